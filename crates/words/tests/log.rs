//! One game's log in every language, to be read by people who speak it.

mod common;

use std::collections::HashSet;
use std::fmt::Write as _;
use std::mem::discriminant;

use common::games::{NAMES, game_with_a_swap, play};
use havana_rules::{Deck, Event, Seat, Viewer};
use havana_words::{Language, Names, StoryLine, Words};

/// How many rounds are told in full; of the others only what has not happened before.
const ROUNDS: u16 = 3;

#[test]
fn a_game_is_told_in_every_language() {
    let reader = Seat::ALL[0];
    let events = play(game_with_a_swap(), |_| {});
    let seen: Vec<Event> = events.iter().map(|event| event.seen_by(Viewer::Seat(reader))).collect();
    for words in Language::ALL.map(Words::new) {
        let story = words.story(&seen, &Names::new(NAMES, Some(reader)), Deck::house());
        let log = worth_reading(&story, &seen, reader);
        insta::assert_snapshot!(format!("log_{}", words.language().tag()), log);
    }
}

/// The first rounds, and then every line that tells of something new: another kind of event,
/// another role of the reader in it, another card that can do nothing.
fn worth_reading(story: &[StoryLine], events: &[Event], reader: Seat) -> String {
    let late = |event: &Event| matches!(event, Event::RoundBegan { round, .. } if *round > ROUNDS);
    let from = events.iter().position(late).unwrap_or(events.len());
    let mut told = HashSet::new();
    let mut log = String::new();
    for line in story {
        let event = &events[line.event];
        let role = (line.seat == Some(reader), line.victim == Some(reader));
        let idle = matches!(event, Event::NothingToDo { .. }).then_some(&line.text);
        let is_new = told.insert((discriminant(event), role, idle));
        if line.event < from || is_new {
            let skipped = if line.event < from { "" } else { "… " };
            writeln!(log, "{skipped}{}", line.text).expect("a string takes everything");
        }
    }
    log
}
