//! A warning before a blunder, for those who have turned it on, in games against bots.

use std::cell::RefCell;

use havana_client::{Session, to_link};
use havana_rules::{Decision, Input, Seat};
use havana_table::Record;
use leptos::prelude::*;

use super::tutor::{self, Work};
use crate::app::app;
use crate::game::{Desk, Notice};

/// A decision that is checked or has been: the number of the input, and what it would be.
type Checked = (usize, Decision);

thread_local! {
    static CHECKED: RefCell<Option<(Checked, bool)>> = const { RefCell::new(None) };
    static WORK: RefCell<Work> = RefCell::default();
}

/// Whether a decision waits: it is being checked, or the player is warned of it for the first time.
pub(crate) fn warns(desk: Desk, seat: Seat, decision: Decision) -> bool {
    let is_on = app().settings.with_untracked(|settings| settings.warn);
    // Never where other people play, at this screen or elsewhere.
    let alone = desk.here(|session| session.people().count() == 1).unwrap_or(false);
    if !is_on || !alone {
        return false;
    }
    let Some(record) = desk.here(Session::record) else { return false };
    let now = (record.inputs().len(), decision);
    let known = CHECKED.with_borrow(|checked| checked.filter(|(checked, _)| *checked == now));
    if let Some((_, is_checked)) = known {
        return !is_checked;
    }
    let inputs = [record.inputs(), &[Input::Decision { seat, decision }]].concat();
    let Ok(tried) = Record::new(record.header().clone(), &inputs) else { return false };
    CHECKED.replace(Some((now, false)));
    desk.notice.set(Some(Notice::Checking));
    let question = ["warn".to_owned(), to_link(&tried), String::new(), tutor::bot()];
    let work = tutor::ask(question, move |told| {
        WORK.take().stop();
        CHECKED.with_borrow_mut(|checked| {
            if let Some((_, is_checked)) = checked.as_mut().filter(|(checked, _)| *checked == now) {
                *is_checked = true;
            }
        });
        let still = desk.draft.try_with_untracked(|draft| {
            draft.as_ref().and_then(havana_client::Draft::decision) == Some(decision)
        });
        // The player may have thought of something else in the meantime.
        if still != Some(true) || desk.here(Session::inputs) != Some(now.0) {
            return;
        }
        match told.filter(|told| !told.second.is_empty()) {
            Some(told) => desk.notice.set(Some(Notice::Warned(told.second))),
            None => desk.confirm(),
        }
    });
    WORK.replace(work).stop();
    true
}
