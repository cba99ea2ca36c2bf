//! Decisions as labels in every language, to be read by people who speak it.

mod common;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::mem::discriminant;

use common::games::{NAMES, game_with_a_swap, play};
use havana_rules::{Choice, Decision, Decisions, Pending, Seat};
use havana_words::{Language, Names, Words};

/// What is written under each question: a few answers of each kind are enough to read.
const ANSWERS: usize = 2;

#[test]
fn questions_and_answers_read_well_in_every_language() {
    let names = Names::new(NAMES, Some(Seat::ALL[0]));
    let mut pages: BTreeMap<&str, String> = BTreeMap::new();
    let mut asked = Vec::new();
    let mut legal = Decisions::new();
    play(game_with_a_swap(), |table| {
        let Pending::Decide { seats, choice } = table.pending() else { return };
        table.state().legal(seats.lowest().expect("a seat is asked"), &mut legal);
        let is_yes_or_no = matches!(choice, Choice::First | Choice::TakeBack);
        let is_worth_reading = is_yes_or_no || legal.len() > ANSWERS;
        if !is_worth_reading || asked.contains(&discriminant(&choice)) {
            return;
        }
        asked.push(discriminant(&choice));
        for words in Language::ALL.map(Words::new) {
            let page = pages.entry(words.language().tag()).or_default();
            writeln!(page, "{}", words.choice(&choice, &names)).expect("a string takes all");
            for decision in some(&legal) {
                let label = words.decision(decision, &names, table.state().open());
                writeln!(page, "  - {label}").expect("a string takes all");
            }
        }
    });
    for (tag, page) in pages {
        insta::assert_snapshot!(format!("labels_{tag}"), page);
    }
}

/// The first and the last decisions of a list, which differ most.
fn some(decisions: &[Decision]) -> impl Iterator<Item = &Decision> {
    let (first, rest) = decisions.split_at(ANSWERS.min(decisions.len()));
    first.iter().chain(&rest[rest.len().saturating_sub(ANSWERS)..])
}
