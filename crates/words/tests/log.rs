//! One game's log in every language, to be read by people who speak it.

mod common;

use std::fmt::Write as _;

use common::games::{NAMES, play};
use havana_rules::{Deck, Event, Seat, Viewer};
use havana_words::{Language, Names, Words};

/// How many rounds are told: enough for every card, and not too many to read.
const ROUNDS: u16 = 8;

/// Which game; one in which much happens.
const GAME: u64 = 1;

#[test]
fn a_game_is_told_in_every_language() {
    let reader = Seat::ALL[0];
    let events = play(3, GAME, |_| {});
    let seen: Vec<Event> = events.iter().map(|event| event.seen_by(Viewer::Seat(reader))).collect();
    let enough = seen
        .iter()
        .position(|event| matches!(event, Event::RoundBegan { round, .. } if *round > ROUNDS));
    let told = &seen[..enough.unwrap_or(seen.len())];
    for words in Language::ALL.map(Words::new) {
        let names = Names::new(NAMES, Some(reader));
        let mut log = String::new();
        for line in words.story(told, &names, Deck::house()) {
            writeln!(log, "{}", line.text).expect("a string takes everything");
        }
        for line in words.story(&seen[seen.len() - 1..], &names, Deck::house()) {
            writeln!(log, "…\n{}", line.text).expect("a string takes everything");
        }
        insta::assert_snapshot!(format!("log_{}", words.language().tag()), log);
    }
}
