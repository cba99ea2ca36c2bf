//! Old records still replay: games that were played under version 1 of the rules, recorded by a
//! program that knew no other, continue and end under it.

use havana_rules::{Event, RULES_VERSION, RulesVersion, State};
use havana_table::record::{Fault, Games};
use havana_table::{Record, Replay};

use crate::common::*;

/// Random games of two, three and four players, and at the end one of four in which R7.4a was
/// ruled otherwise.
const TEXT: &str = include_str!("rules_1/games.jsonl");
/// The same games in the binary form, one after another in the same order.
const BINARY: [&[u8]; 4] = [
    include_bytes!("rules_1/1.havr"),
    include_bytes!("rules_1/2.havr"),
    include_bytes!("rules_1/3.havr"),
    include_bytes!("rules_1/4.havr"),
];

fn old_games() -> Vec<Record> {
    let games = Games::new(TEXT.as_bytes());
    games.map(|game| game.expect("a sound game").record).collect()
}

/// Whether the inputs of a record make the same game under the newest rules.
fn same_under_newest(record: &Record) -> bool {
    let config = record.header().config().with_rules(RulesVersion::NEWEST);
    let (mut state, mut events) = (State::new(&config), Vec::new());
    let before = Replay::new(record).flat_map(|moment| moment.events).collect::<Vec<Event>>();
    let legal = record.inputs().iter().all(|&input| state.apply(input, &mut events).is_ok());
    legal && events == before
}

#[test]
fn r7_4a_games_of_version_1_replay_as_they_were_played() {
    let games = old_games();
    let players: Vec<usize> = games.iter().map(|game| game.header().config().players()).collect();
    assert_eq!(players, [2, 3, 4, 4]);
    for game in &games {
        assert_eq!(game.header().config().rules(), RulesVersion::One);
        assert!(game.outcome().is_some(), "played to its end");
    }
    let same: Vec<bool> = games.iter().map(same_under_newest).collect();
    assert_eq!(same, [true, true, true, false], "the last one is ruled otherwise today");
}

#[test]
fn both_forms_of_version_1_are_written_as_they_were() {
    for (game, bytes) in old_games().iter().zip(BINARY) {
        assert_eq!(Record::from_binary(bytes).as_ref(), Ok(game));
        assert_eq!(game.to_binary(), bytes);
    }
    let text: String = old_games().iter().map(Record::to_text).collect();
    assert_eq!(text, TEXT);
}

#[test]
fn a_game_goes_on_under_the_rules_it_began_under() {
    for game in old_games() {
        for played in [0, 1, game.inputs().len() / 2] {
            let begun =
                Record::new(game.header().clone(), &game.inputs()[..played]).expect("legal");
            let read = Record::from_binary(&begun.to_binary()).expect("a sound record");
            let continued = Record::new(read.header().clone(), game.inputs()).expect("legal");
            assert_eq!(continued, game);
        }
    }
}

#[test]
fn new_games_are_played_under_the_newest_rules() {
    let record = random_game(config(4), 1);
    assert_eq!(record.header().config().rules(), RulesVersion::NEWEST);
    assert!(record.to_text().contains(&format!("\"rules\":{RULES_VERSION},")));
}

#[test]
fn rules_to_come_are_refused() {
    let text = random_game(config(2), 1).to_text();
    let to_come = RULES_VERSION + 1;
    let text = text.replace(&format!("\"rules\":{RULES_VERSION}"), &format!("\"rules\":{to_come}"));
    let error = Games::new(text.as_bytes()).next().expect("a game").expect_err("unknown rules");
    assert_eq!(error.fault, Fault::ForeignRules { found: to_come });
}
