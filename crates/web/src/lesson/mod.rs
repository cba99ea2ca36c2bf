//! The guided first game: explanations beside what they are about.

mod card;
mod stand;

use havana_client::lesson::{Lesson, Moment};
use havana_rules::{Event, View, Viewer};
use leptos::prelude::*;

use crate::browser;
use crate::game::GameController;

pub(crate) use card::{card, farewell};

/// Explains everything from the beginning.
pub(crate) fn begin(game: GameController) {
    game.lesson.set(Some(Lesson::begin()));
    game.keep();
}

/// Explains nothing any more.
fn skip(game: GameController) {
    game.lesson.set(None);
    game.keep();
    browser::focus("decide");
}

/// What was shown has been understood; answers whether something was shown.
pub(crate) fn understood(game: GameController) -> bool {
    let shows =
        game.lesson.with_untracked(|lesson| lesson.as_ref().is_some_and(|l| l.shown().is_some()));
    if shows {
        game.lesson.update(|lesson| lesson.iter_mut().for_each(Lesson::understood));
        game.keep();
    }
    shows
}

/// Finds what is to be explained now, and answers it with its number.
fn look(game: GameController) -> Option<card::ShownIdea> {
    let view: View = game.shown.get_untracked();
    let Viewer::Seat(seat) = view.viewer() else { return None };
    let events: Vec<Event> = game.with(|any| any.seen_since(seat));
    let draft = game.draft.get_untracked();
    let moment = Moment { view: &view, events: &events, draft: draft.as_ref() };
    let looked = game.lesson.try_update_untracked(|lesson| {
        let lesson = lesson.as_mut()?;
        let idea = lesson.look(&moment)?;
        Some(card::ShownIdea { idea, number: lesson.number() })
    });
    looked.flatten()
}
