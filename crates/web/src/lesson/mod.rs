//! The guided first game: explanations beside what they are about.

mod card;
mod stand;

use havana_client::lesson::{Lesson, Moment};
use havana_rules::{Event, View, Viewer};
use leptos::prelude::*;

use crate::browser;
use crate::game::Desk;

pub(crate) use card::{card, farewell};

/// Explains everything from the beginning.
pub(crate) fn begin(desk: Desk) {
    desk.lesson.set(Some(Lesson::begin()));
    desk.keep();
}

/// Explains nothing any more.
fn skip(desk: Desk) {
    desk.lesson.set(None);
    desk.keep();
    browser::focus("decide");
}

/// What was shown has been understood; answers whether something was shown.
pub(crate) fn understood(desk: Desk) -> bool {
    let shows =
        desk.lesson.with_untracked(|lesson| lesson.as_ref().is_some_and(|l| l.shown().is_some()));
    if shows {
        desk.lesson.update(|lesson| lesson.iter_mut().for_each(Lesson::understood));
        desk.keep();
    }
    shows
}

/// A person has decided.
pub(crate) fn decided(desk: Desk) {
    if desk.lesson.with_untracked(Option::is_some) {
        desk.lesson.update(|lesson| lesson.iter_mut().for_each(Lesson::decided));
    }
}

/// Finds what is to be explained now, and answers it with its number.
fn look(desk: Desk) -> Option<card::Shown> {
    let view: View = desk.shown.get_untracked();
    let Viewer::Seat(seat) = view.viewer() else { return None };
    let events: Vec<Event> = desk.with(|game| game.seen_since(seat));
    let draft = desk.draft.get_untracked();
    let moment = Moment { view: &view, events: &events, draft: draft.as_ref() };
    let looked = desk.lesson.try_update_untracked(|lesson| {
        let lesson = lesson.as_mut()?;
        let idea = lesson.look(&moment)?;
        Some(card::Shown { idea, number: lesson.number() })
    });
    looked.flatten()
}
