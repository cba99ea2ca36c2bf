//! Trying a moment of a replay out: a seat plays on from what it knew, and then back.

use std::cell::{Cell, RefCell};
use std::cmp::Reverse;

use havana_client::{Plan, SavedGame, Sitter, from_link, sort_short, to_link};
use havana_rules::Seat;
use havana_table::{Record, Replay};
use leptos::prelude::*;

use crate::app::{app, go};
use crate::game::{self, GameController};
use crate::part::{computed, press};
use crate::route::Page;
use crate::text::{names_of, say, t, words};
use crate::{browser, tutor};

thread_local! {
    /// The replay that a game was taken from, and its moment.
    static FROM: RefCell<Option<(String, usize)>> = const { RefCell::new(None) };
    static WORK: RefCell<tutor::Work> = RefCell::default();
    /// The moment at which the next replay begins.
    static RESUMED: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Plays on from this moment of a game at this seat; what it could not know is sampled.
pub(crate) fn begin(record: &Record, step: usize, seat: Seat) {
    let Ok(begun) = Record::new(record.header().clone(), &record.inputs()[..step]) else { return };
    let seed = u64::from_le_bytes(browser::random_bytes());
    let (place, seed) = (seat.index().to_string(), seed.to_string());
    let question = ["try".to_owned(), to_link(&begun), place, seed, String::new()];
    let from = (to_link(record), step);
    app().opening.set(true);
    let work = tutor::ask(question, move |message| {
        app().opening.set(false);
        WORK.take().stop();
        let Some(record) = message.and_then(|message| from_link(&message.first).ok()) else {
            return;
        };
        let mut sitters = vec![Plan::PLANNER; record.header().config().players()];
        sitters[seat.index()] = Sitter::Person;
        let saved = SavedGame { record, sitters, memory_aid: true, lesson: None };
        FROM.replace(Some(from.clone()));
        game::open(move || GameController::try_out(saved));
    });
    WORK.replace(work).stop();
}

/// The way back to the replay, over a game that was taken from one.
pub(crate) fn way_back(game: GameController) -> Option<AnyView> {
    (game.is_show && FROM.with_borrow(Option::is_some)).then(|| {
        view! { <button class="answer back-to-replay" id="back-to-replay" on:click=press(back)>{t("study-back")}</button> }
            .into_any()
    })
}

/// After a game that was taken from a replay: what happened in the recorded game, and the way back.
pub(crate) fn after_trial(game: GameController) -> Option<AnyView> {
    let back = way_back(game)?;
    let link = FROM.with_borrow(|from| from.as_ref().map(|(link, _)| link.clone()))?;
    let record = from_link(&link).ok()?;
    let mut end = Replay::new(&record);
    end.seek(record.inputs().len());
    let open = *end.state().open();
    let names = names_of(&record);
    let recorded = move || {
        let mut seats: Vec<Seat> = open.seats().collect();
        sort_short(&mut seats, |&seat| Reverse(open.player(seat).points()));
        let result = |seat: &Seat| {
            let name = names.get(seat.index()).map_or("", String::as_str);
            format!("{name} – {}", words().points(open.player(*seat).points()))
        };
        let results: Vec<String> = seats.iter().map(result).collect();
        say("study-recorded", &[("results", results.join(", ").into())])
    };
    Some(view! { <p class="about" id="recorded">{computed(recorded)}</p>{back} }.into_any())
}

/// Back to the replay, at the same moment.
fn back() {
    let Some((replay, step)) = FROM.take() else { return };
    if let Some(game) = game::current().get_untracked() {
        game.leave();
    }
    game::current().set(None);
    RESUMED.set(Some(step));
    go(Page::Replay(replay));
}

/// The moment at which this replay begins, if it was left for a game.
pub(crate) fn resumed_at() -> Option<usize> {
    RESUMED.take()
}
