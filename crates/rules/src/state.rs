//! A whole game at one moment: what lies open, and what each player hides.

use serde::{Deserialize, Serialize};
use static_assertions::assert_not_impl_any;

use crate::check;
use crate::components::seat::Seat;
use crate::config::Config;
use crate::decision::{Decision, Input};
use crate::decisions::Decisions;
use crate::error::Illegal;
use crate::event::Events;
use crate::hidden::Hidden;
use crate::legal;
use crate::open::Open;
use crate::pending::{Choice, Outcome, Pending};
use crate::play::Play;
use crate::view::{View, Viewer};

/// A whole game at one moment. Small, copyable, without a seed or any order of things to come.
///
/// It cannot be serialised, and the compiler checks it: what leaves this crate is a [`View`], or the list of inputs that
/// leads here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) hidden: [Hidden; Seat::MAX],
}

impl State {
    /// A game about to be set up.
    pub fn new(config: &Config) -> State {
        State { open: Open::new(config), hidden: [Hidden::FRESH; Seat::MAX] }
    }

    /// What the game is waiting for.
    #[inline]
    pub fn pending(&self) -> Pending {
        self.open.pending()
    }

    /// The outcome, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.open.outcome()
    }

    /// Everything that lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// Lists all that the seat may decide now, in a stable order; nothing if it is not asked.
    #[inline(always)]
    pub fn legal(&self, seat: Seat, out: &mut Decisions) {
        legal::list(&self.open, self.hidden[seat.index()], seat, out);
    }

    /// Whether the seat may decide so now, and if not, which clause forbids it.
    #[inline]
    pub fn check(&self, seat: Seat, decision: Decision) -> Result<(), Illegal> {
        check::decision(&self.open, self.hidden[seat.index()], seat, decision)
    }

    /// Applies an input and continues to where the next one is needed; or refuses it and
    /// changes nothing.
    #[inline]
    pub fn apply(&mut self, input: Input, events: &mut impl Events) -> Result<(), Illegal> {
        match input {
            Input::Decision { seat, decision } => self.check(seat, decision)?,
            Input::Chance(drawn) => check::drawn(&self.open, drawn)?,
        }
        self.advance(input, events);
        Ok(())
    }

    /// Carries out an input that is known to be legal (a decision taken from the list of
    /// [`State::legal`], a draw of what [`State::pending`] offers) without checking it again: for
    /// simulations. Any other input may break the laws of the game; use [`State::apply`] for it.
    #[inline]
    pub fn advance(&mut self, input: Input, events: &mut impl Events) {
        let mut play = Play::new(self, events);
        match input {
            Input::Decision { seat, decision } => play.decide(seat, &decision),
            Input::Chance(drawn) => play.draw(drawn),
        }
    }

    /// For random play: lists what the seat may decide about this choice, lets it pick, and applies
    /// that. The same as [`State::legal`] and [`State::advance`] one after the other, and quicker. `None` if
    /// nothing was picked. The seat must be the one that is asked.
    #[inline(always)]
    pub fn choose(
        &mut self,
        seat: Seat,
        choice: Choice,
        list: &mut Decisions,
        events: &mut impl Events,
        pick: impl FnOnce(&[Decision]) -> Option<&Decision>,
    ) -> Option<()> {
        Play::new(self, events).choose(seat, choice, list, pick)
    }

    /// What a viewer may see of the game.
    pub fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }
}

// It holds hidden cards: send a view instead.
assert_not_impl_any!(State: Serialize, Deserialize<'static>);

const _: () = assert!(size_of::<State>() <= 256, "the state must stay small enough to copy");
