//! What a person does at the table: points, confirms, takes back, asks for a hint.

use havana_client::lesson::Lesson;
use havana_client::{Doing, Notice, Play, Spot};
use havana_rules::Decision;
use leptos::prelude::*;

use super::controller::GameController;
use crate::motion;

impl GameController {
    /// Continues: shows what happened, lets bots think, asks people.
    pub(crate) fn go_on(self) {
        self.drive(Play::start);
    }

    /// Points at a place of the table.
    pub(crate) fn press(self, spot: Spot) {
        self.drive(|play| play.press(spot));
    }

    /// Makes this decision; players who want to confirm everything see it first.
    pub(crate) fn decide(self, decision: Decision) {
        self.drive(|play| play.decide(decision));
    }

    /// Confirms the decision as it stands.
    pub(crate) fn confirm(self) {
        self.drive(Play::confirm);
    }

    /// Gives up what was chosen, and the answer to it.
    pub(crate) fn clear_draft(self) {
        self.drive(Play::clear_draft);
    }

    /// Takes the last click back, or the last decision, or says why that cannot be.
    pub(crate) fn undo(self) {
        self.drive(Play::undo);
    }

    /// A person has taken the device and is alone with it.
    pub(crate) fn open_curtain(self) {
        self.drive(Play::open_curtain);
    }

    /// Shows all at once, if something is being shown.
    pub(crate) fn skip_if_showing(self) {
        if self.doing.get_untracked() == Doing::Showing {
            motion::stop();
            self.drive(Play::skip);
        }
    }

    /// Asks the strongest bot what it would do.
    pub(crate) fn ask_hint(self) {
        // Everyone plays the deal of the day without help.
        if self.day.is_none() {
            self.drive(Play::ask_hint);
        }
    }

    /// Does what a hint proposes.
    pub(crate) fn follow_hint(self, decision: Decision) {
        self.drive(|play| play.follow_hint(decision));
    }

    /// The hint was read.
    pub(crate) fn close_hint(self) {
        self.drive(Play::close_hint);
    }

    /// What happened since the last decision was read.
    pub(crate) fn close_since(self) {
        self.drive(Play::close_since);
    }

    /// A notice was in sight for long enough.
    pub(super) fn close_notice(self, notice: &Notice) {
        self.drive(|play| play.close_notice(notice));
    }

    /// Another window has opened this game: this one stops, so that the game does not fork.
    pub(crate) fn hand_to_other_window(self) {
        self.drive(Play::hand_over);
    }

    /// Leaves a game in this program; one on a server is left with its page.
    pub(crate) fn leave(self) {
        if !self.is_online() {
            self.drive(Play::leave);
        }
    }

    /// A person has decided; a guided game then has something else to explain.
    pub(super) fn lesson_decided(self) {
        if self.lesson.with_untracked(Option::is_some) {
            self.lesson.update(|lesson| lesson.iter_mut().for_each(Lesson::decided));
        }
    }
}
