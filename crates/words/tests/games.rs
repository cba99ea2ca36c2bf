//! Whatever happens in a game can be said in every language, and nothing is missing in it.

mod common;

use std::collections::BTreeSet;
use std::fmt::Debug;

use common::games::{NAMES, game_with_a_swap, names, play, players};
use havana_rules::{Decision, Decisions, Event, Pending, Seat, State, Viewer};
use havana_words::{Language, Words};

const CHOICES: &str = "Build Conservation First Lay Mama MaterialsThief Opening PesoThief \
                       Refreshment Swap TakeBack Tax";
const DECISIONS: &str = "Build Conserve EndTurn First Lay Mama Open Refresh RobMaterials RobPesos \
                         Swap TakeBack Tax";
const EVENTS: &str = "ActionBegan ActionDeclined AgesDrawn BuildingLaid BuildingRemoved \
                      BuildingSwapped Built CardLaid CardRevealed CardTakenUp DiscardLeft \
                      DiscardTakenBack GameOver MaterialDrawn MaterialsStolen NothingToDo \
                      PairChosen PairRevealed PesosFromStock PesosStolen RoundBegan \
                      TakenFromCentre Taxed TurnEnded Waiting WorkersHired";

/// Games of all sizes, among them one of the rare ones that begin with a swap.
fn games() -> impl Iterator<Item = u64> {
    (0..24).chain([game_with_a_swap()])
}

fn all_words() -> [Words; 6] {
    Language::ALL.map(Words::new)
}

/// A text in which something is missing shows it in brackets.
fn assert_whole(text: &str, what: &dyn Debug) {
    assert!(!text.is_empty() && !text.contains('⟦'), "{what:?}: {text}");
}

/// The name of a variant.
fn kind(value: &impl Debug) -> String {
    let shown = format!("{value:?}");
    shown.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

fn assert_all_seen(seen: &BTreeSet<String>, expected: &str) {
    let expected: BTreeSet<String> = expected.split_whitespace().map(str::to_owned).collect();
    assert_eq!(*seen, expected);
}

#[test]
fn every_question_and_every_answer() {
    let (mut choices, mut decisions) = (BTreeSet::new(), BTreeSet::new());
    let mut legal = Decisions::new();
    for game in games() {
        play(game, |table| {
            let Pending::Decide { seats, choice } = table.pending() else { return };
            choices.insert(kind(&choice));
            for seat in seats.iter() {
                table.state().legal(seat, &mut legal);
                // Every language in turn, so that a game of thousands of answers stays quick.
                let words = all_words()[table.inputs().len() % 6];
                let names = names().read_by(Some(seat));
                assert_whole(&words.choice(&choice, &names), &choice);
                for decision in legal.iter() {
                    decisions.insert(kind(decision));
                    let said = words.decision(decision, &names, table.state().open());
                    assert_whole(&said, decision);
                }
            }
        });
    }
    assert_all_seen(&choices, CHOICES);
    assert_all_seen(&decisions, DECISIONS);
}

#[test]
fn answers_to_one_question_are_told_apart() {
    let mut legal = Decisions::new();
    for game in 0..3 {
        play(game, |table| {
            let Pending::Decide { seats, .. } = table.pending() else { return };
            let seat = seats.lowest().expect("a seat is asked");
            table.state().legal(seat, &mut legal);
            let words = all_words()[table.inputs().len() % 6];
            let open = table.state().open();
            let said: BTreeSet<String> =
                legal.iter().map(|decision| words.decision(decision, &names(), open)).collect();
            assert_eq!(said.len(), legal.len(), "{said:#?}");
        });
    }
}

#[test]
fn everything_that_happens() {
    let mut kinds = BTreeSet::new();
    for game in games() {
        let mut deck = None;
        let events = play(game, |table| deck = Some(table.state().open().deck()));
        let deck = deck.expect("somebody decided");
        kinds.extend(events.iter().map(kind));
        for words in all_words() {
            for event in &events {
                if let Some(text) = words.event(event, &names(), deck) {
                    assert_whole(&text, event);
                }
            }
            for seat in Seat::ALL.into_iter().take(players(game)) {
                let viewer = Viewer::Seat(seat);
                let seen: Vec<Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
                for line in words.story(&seen, &names().read_by(Some(seat)), deck) {
                    assert_whole(&line.text, &seen[line.event]);
                    let about_the_reader = line.seat == Some(seat) || line.victim == Some(seat);
                    let called = line.text.contains(NAMES[seat.index()]);
                    assert!(!(about_the_reader && called), "{words:?}: {}", line.text);
                }
            }
        }
    }
    assert_all_seen(&kinds, EVENTS);
}

/// Decisions of one moment, tried at another one, are refused for all kinds of reasons.
#[test]
fn every_refusal_that_games_bring() {
    for game in 0..6 {
        let mut tried: Vec<Decision> = Vec::new();
        let mut legal = Decisions::new();
        let mut refused = 0;
        let mut try_all = |state: &State, tried: &[Decision], round: usize| {
            for seat in state.open().seats() {
                let names = names().read_by(Some(seat));
                for decision in tried {
                    let Err(illegal) = state.check(seat, *decision) else { continue };
                    refused += 1;
                    let words = all_words()[(round + refused) % 6];
                    assert_whole(&words.refusal(&illegal, &names), &illegal);
                    assert_whole(&words.rule(illegal.clause), &illegal);
                }
            }
        };
        play(game, |table| {
            let Pending::Decide { seats, .. } = table.pending() else { return };
            let seat = seats.lowest().expect("a seat is asked");
            table.state().legal(seat, &mut legal);
            tried.extend(legal.iter().step_by(5));
            let recent = tried.len().saturating_sub(40);
            try_all(table.state(), &tried[recent..], table.inputs().len());
        });
        assert!(refused > 0);
    }
}
