//! What a person does at the table: points, confirms, takes back, asks for a hint.

use std::collections::VecDeque;
use std::time::Duration;

use havana_bots::{Budget, Level};
use havana_client::{Refusal, Session, Sitter, Spot};
use havana_rules::{Choice, Decision, Pending, View, Viewer};
use leptos::prelude::*;

use super::desk::{Desk, Doing};
use super::notice::Notice;
use crate::{app, browser, lesson, study, thinker};

/// How long the strongest bot thinks about a hint.
pub(crate) const HINT: Sitter = Sitter::Bot(Level::Search(Budget::Iterations(4000)));

/// How long a notice is shown that asks for nothing.
const NOTICE_TIME: Duration = Duration::from_secs(6);

/// Whether a person wants to confirm every decision.
fn asks_always() -> bool {
    app::app().settings.with_untracked(|settings| settings.ask)
}

impl Desk {
    /// Points at a place of the table.
    pub(crate) fn press(self, spot: Spot) {
        let view = self.shown.get_untracked();
        let mut draft = self.draft.get_untracked();
        let pressed = match &mut draft {
            Some(draft) => draft.press(&view, spot),
            None => Err(Refusal::NotYourTurn),
        };
        match pressed {
            Ok(()) => {
                self.notice.set(None);
                self.since.set(None);
                let is_made = draft.as_ref().is_some_and(|draft| draft.is_made_by(spot));
                self.draft.set(draft);
                crate::sound::play(crate::sound::Sound::Click);
                if is_made && self.acts_at_once() {
                    self.confirm();
                }
            }
            Err(refusal) => self.notice.set(Some(Notice::Refused(refusal))),
        }
    }

    /// Whether one press is enough for a decision that has one part. What a server is told cannot
    /// be taken back, so it is confirmed first.
    fn acts_at_once(self) -> bool {
        self.line().is_none() && !asks_always()
    }

    /// Makes this decision; players who want to confirm everything see it first.
    pub(crate) fn decide(self, decision: Decision) {
        self.draft.update(|draft| draft.iter_mut().for_each(|draft| draft.take_over(decision)));
        self.notice.set(None);
        self.since.set(None);
        if !asks_always() {
            self.confirm();
        }
    }

    /// What was decided about the player whom a tax collector comes to next, if it was.
    pub(super) fn next_planned(self, view: &View) -> Option<Decision> {
        let Pending::Decide { choice: Choice::Tax { victim }, .. } = view.pending() else {
            self.planned.update_value(Vec::clear);
            return None;
        };
        let planned = self.planned.try_update_value(std::mem::take).unwrap_or_default();
        let (now, later): (Vec<_>, Vec<_>) =
            planned.into_iter().partition(|&(seat, _)| seat == victim);
        self.planned.set_value(later);
        let decision = Decision::Tax { victim, loss: now.first()?.1 };
        matches!(view.check(decision), Some(Ok(()))).then_some(decision)
    }

    /// Confirms the decision as it stands.
    pub(crate) fn confirm(self) {
        let view = self.shown.get_untracked();
        let Some(draft) = self.draft.get_untracked() else {
            self.notice.set(Some(Notice::Refused(Refusal::NotYourTurn)));
            return;
        };
        match draft.confirm(&view) {
            Ok(decision) if study::warns(self, draft.seat(), decision) => {}
            Ok(decision) => {
                lesson::decided(self);
                self.planned.set_value(draft.planned());
                // The click is confirmed on screen first.
                self.clear();
                self.doing.set(Doing::Showing);
                let turn = self.turn.get_value();
                browser::after_picture(move || {
                    if self.turn.get_value() == turn {
                        self.carry_out(draft.seat(), decision);
                    }
                });
            }
            Err(refusal) => self.notice.set(Some(Notice::Refused(refusal))),
        }
    }

    /// Takes the last click back, or the last decision, or says why that cannot be.
    pub(crate) fn undo(self) {
        if self.draft.with_untracked(|draft| draft.as_ref().is_some_and(|draft| !draft.is_blank()))
        {
            self.draft.update(|draft| {
                if let Some(draft) = draft {
                    draft.clear();
                }
            });
            self.notice.set(None);
            return;
        }
        let Viewer::Seat(seat) = self.viewer() else { return };
        if self.doing.get_untracked() == Doing::Elsewhere {
            return;
        }
        if self.line().is_some() {
            self.tell(Notice::Sent);
            return;
        }
        let undone = self.change(|session| session.undo(seat));
        match undone {
            Some(Ok(_)) => {
                self.clear();
                self.turn.update_value(|turn| *turn += 1);
                self.queue.update_value(VecDeque::clear);
                self.planned.update_value(Vec::clear);
                self.keep();
                self.doing.set(Doing::Deciding(seat));
                self.open_curtain(seat);
                self.tell(Notice::Undone);
            }
            Some(Err(reason)) => self.notice.set(Some(Notice::NoUndo(reason))),
            None => {}
        }
    }

    /// Tells something that need not stay in sight.
    fn tell(self, notice: Notice) {
        self.notice.set(Some(notice.clone()));
        set_timeout(
            move || {
                if self.notice.try_get_untracked() == Some(Some(notice)) {
                    self.notice.set(None);
                }
            },
            NOTICE_TIME,
        );
    }

    /// Asks the strongest bot what it would do.
    pub(crate) fn ask_hint(self) {
        let Doing::Deciding(seat) = self.doing.get_untracked() else {
            self.notice.set(Some(Notice::Refused(Refusal::NotYourTurn)));
            return;
        };
        // There are no hints in games among people.
        let Some(ask) = self.here(|session| session.ask(seat, HINT)) else { return };
        self.since.set(None);
        self.hint_asked.set(true);
        self.hint.set(None);
        let inputs = self.here(Session::inputs);
        thinker::ask(&ask, move |thought| {
            let now = self.here(Session::inputs);
            if now == inputs && self.hint_asked.try_get_untracked() == Some(true) {
                self.hint.set(thought);
            }
        });
    }

    /// Does what a hint proposes.
    pub(crate) fn follow_hint(self, decision: Decision) {
        self.hint_asked.set(false);
        self.decide(decision);
    }
}
