//! What a game being played asks of its driver.

use core::time::Duration;

use havana_rules::{Decision, Event, Seat};

use super::sound::Sound;
use crate::online::{News, Output};
use crate::thought::Ask;

/// The number of what is under way. A report of an earlier one counts for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Epoch(u32);

impl Epoch {
    pub(super) fn next(self) -> Epoch {
        Epoch(self.0.wrapping_add(1))
    }
}

/// What the driver of a [`super::Play`] has to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// Show these events, which happen at the same moment. Report [`super::Play::landed`] when the
    /// table is to change and [`super::Play::shown_to_end`] when they were looked at, or
    /// [`super::Play::skip`] to show everything at once.
    Show {
        /// What to report.
        epoch: Epoch,
        /// The events.
        events: Vec<Event>,
        /// How long they are looked at, at the usual speed.
        time: Duration,
    },
    /// The table that is shown has changed by these events: add them to the log.
    Tell(Vec<Event>),
    /// Another table is shown: the log is all that [`super::Play::seen`] tells.
    Retell,
    /// A person has decided. Report [`super::Play::apply`] when they see that.
    Apply(Epoch),
    /// A person has decided: find out whether that is a blunder, and report [`super::Play::checked`].
    Check {
        /// What to report.
        epoch: Epoch,
        /// Who decided.
        seat: Seat,
        /// The decision.
        decision: Decision,
    },
    /// A person has answered a puzzle: judge it. Nothing is reported.
    Judge(Decision),
    /// Ask a bot, and report [`super::Play::answered`].
    Ask {
        /// What to report.
        epoch: Epoch,
        /// The question.
        ask: Ask,
    },
    /// Ask a bot for a hint, and report [`super::Play::hint_answered`].
    AskHint {
        /// What to report.
        epoch: Epoch,
        /// The question.
        ask: Ask,
    },
    /// Give this decision a random id, and report [`super::Play::submit`].
    Submit(Decision),
    /// Save the game as [`super::Play::saved`] tells it.
    Save,
    /// Play this sound.
    Sound(Sound),
    /// The game is over.
    Over,
    /// Do this with the socket to the server.
    Socket(Output),
    /// Something is new at the server's table.
    News(News),
}
