//! What a person does at the table: points, confirms, takes back, asks for a hint.

use havana_bots::{Budget, Level};
use havana_rules::{Decision, Seat, Viewer};

use super::{Awaited, Doing, Epoch, Hint, Notice, Play, Sound, Source, Task};
use crate::draft::{Draft, Refusal};
use crate::setup::Sitter;
use crate::spot::Spot;
use crate::thought::{Ask, Thought};

/// Who is asked for a hint: the strongest bot, for longer than it thinks in a game.
pub const HINT: Sitter = Sitter::Bot(Level::Master(Budget::Iterations(2000)));
/// Who is asked while its weights are on their way, so that no one waits for them. It simulates
/// twice as many games in the same time.
pub const HINT_MEANWHILE: Sitter = Sitter::Bot(Level::Search(Budget::Iterations(4000)));

impl Play {
    /// Points at a place of the table.
    pub fn press(&mut self, spot: Spot) {
        let (Some(view), Some(draft)) = (&self.shown, &mut self.draft) else {
            return self.refuse(Refusal::NotYourTurn);
        };
        if let Err(refusal) = draft.press(view, spot) {
            return self.refuse(refusal);
        }
        let is_made = draft.is_made_by(spot);
        (self.notice, self.since) = (None, None);
        self.do_task(Task::Sound(Sound::Click));
        // What a server is told cannot be taken back, so it is confirmed first.
        if is_made && !self.is_online() && !self.confirms_all {
            self.confirm();
        }
    }

    /// Makes this decision; players who want to confirm everything see it first.
    pub fn decide(&mut self, decision: Decision) {
        self.draft.iter_mut().for_each(|draft| draft.take_over(decision));
        (self.notice, self.since) = (None, None);
        if !self.confirms_all {
            self.confirm();
        }
    }

    /// Confirms the decision as it stands.
    pub fn confirm(&mut self) {
        let (Some(view), Some(draft)) = (&self.shown, &self.draft) else {
            return self.refuse(Refusal::NotYourTurn);
        };
        match draft.confirm(view) {
            Ok(decision) if self.is_puzzle() => {
                self.clear();
                self.do_task(Task::Judge(decision));
            }
            Ok(decision) if self.waits_for_check(decision) => {
                self.check(draft.seat(), decision);
            }
            Ok(decision) => {
                let seat = draft.seat();
                self.planned = draft.planned();
                self.clear();
                self.doing = Doing::Showing;
                let epoch = self.await_report(Awaited::Confirmed { seat, decision });
                self.do_task(Task::Apply(epoch));
            }
            Err(refusal) => self.refuse(refusal),
        }
    }

    fn waits_for_check(&self, decision: Decision) -> bool {
        self.warns && self.is_alone() && self.checked != Some(decision)
    }

    fn check(&mut self, seat: Seat, decision: Decision) {
        if self.awaited == Awaited::Check(decision) {
            return;
        }
        self.hint = Hint::Closed;
        self.notice = Some(Notice::Checking);
        let epoch = self.await_report(Awaited::Check(decision));
        self.do_task(Task::Check { epoch, seat, decision });
    }

    /// A decision was checked; it is confirmed unless there is something to warn of. To keep it in
    /// spite of a warning, the player confirms it again.
    pub fn checked(&mut self, epoch: Epoch, warning: Option<String>) {
        let Awaited::Check(decision) = self.awaited else { return };
        if self.epoch != epoch {
            return;
        }
        self.cancel();
        let (Some(view), Some(draft)) = (&self.shown, &self.draft) else { return };
        // The player may have thought of something else in the meantime.
        if draft.confirm(view) != Ok(decision) {
            self.notice.take_if(|notice| *notice == Notice::Checking);
            return;
        }
        self.checked = Some(decision);
        match warning {
            Some(warning) => self.notice = Some(Notice::Warned(warning)),
            None => self.confirm(),
        }
    }

    /// Gives up what was chosen, and the answer to it.
    pub fn clear_draft(&mut self) {
        self.draft.iter_mut().for_each(Draft::clear);
        self.notice = None;
    }

    /// Takes the last press back, or the last decision, or says why that cannot be.
    pub fn undo(&mut self) {
        if self.draft.as_ref().is_some_and(|draft| !draft.is_blank()) {
            return self.clear_draft();
        }
        let Viewer::Seat(seat) = self.viewer() else { return };
        if self.doing == Doing::Elsewhere || self.is_puzzle() {
            return;
        }
        let Source::Here(session) = &mut self.source else {
            self.notice = Some(Notice::Sent);
            return;
        };
        if matches!(self.awaited, Awaited::Confirmed { .. }) {
            // It is not applied yet, so it is enough to forget it.
            self.planned.clear();
            self.go_on();
            self.notice = Some(Notice::Undone);
            return;
        }
        match session.undo(seat) {
            Ok(_) => {
                self.clear();
                self.queue.clear();
                self.planned.clear();
                self.save();
                self.doing = Doing::Deciding(seat);
                self.sit_down(seat);
                self.notice = Some(Notice::Undone);
            }
            Err(reason) => self.notice = Some(Notice::NoUndo(reason)),
        }
    }

    /// Asks the strongest bot what it would do. There are no hints in games among people.
    pub fn ask_hint(&mut self) {
        let Doing::Deciding(seat) = self.doing else {
            return self.refuse(Refusal::NotYourTurn);
        };
        if self.is_puzzle() {
            return;
        }
        let Some(ask) = self.session().map(|session| session.ask(seat, HINT)) else { return };
        let ask = Ask { meanwhile: Some(HINT_MEANWHILE), ..ask };
        self.since = None;
        self.hint = Hint::Asked;
        self.do_task(Task::AskHint { epoch: self.epoch, ask });
    }

    /// The strongest bot has answered; `None` if it cannot.
    pub fn hint_answered(&mut self, epoch: Epoch, thought: Option<Thought>) {
        if self.epoch == epoch && self.hint == Hint::Asked {
            self.hint = thought.map_or(Hint::Closed, Hint::Answered);
        }
    }

    /// Does what a hint proposes.
    pub fn follow_hint(&mut self, decision: Decision) {
        self.close_hint();
        self.decide(decision);
    }

    /// The hint was read.
    pub fn close_hint(&mut self) {
        self.hint = Hint::Closed;
    }

    /// What happened since the last decision was read.
    pub fn close_since(&mut self) {
        self.since = None;
    }

    /// The answer was read, unless there is another one by now.
    pub fn close_notice(&mut self, read: &Notice) {
        self.notice.take_if(|notice| notice == read);
    }

    pub(super) fn refuse(&mut self, refusal: Refusal) {
        self.notice = Some(Notice::Refused(refusal));
    }
}
