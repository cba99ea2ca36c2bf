//! A table keeps a game, its numbers and its record together.

use crate::common::*;
use havana_rules::{Card, Choice, Decision, Input, Pending, Reason, State};
use havana_table::{Purpose, Record, Refused, Seed, Seq, Table};

fn played_at_random(players: usize, game: u64) -> Table {
    let mut table = table(players, game);
    let mut policy_rng = Seed::of_game(SERIES, game, Purpose::Decisions).stream();
    while decide_at_random(&mut table, &mut policy_rng, &mut Vec::new()).is_some() {}
    table
}

#[test]
fn a_new_table_waits_for_the_first_decision() {
    let mut events = Vec::new();
    let table = Table::new(config(3), dice(1), &mut events).expect("seeded dice never fail");
    assert!(matches!(table.pending(), Pending::Decide { .. }));
    assert!(table.inputs().iter().all(|input| matches!(input, Input::Chance(_))));
    assert!(!events.is_empty());
}

#[test]
fn draws_can_be_watched_one_by_one() {
    let mut slow = Table::unstarted(config(2), dice(1));
    assert_eq!(slow.state(), &State::new(&config(2)));
    let mut number = 0;
    while let Some(seq) = slow.draw(&mut ()).expect("seeded dice never fail") {
        assert_eq!(seq, Seq(number));
        number += 1;
    }
    let at_once = table(2, 1);
    assert_eq!(slow.inputs(), at_once.inputs());
    assert_eq!(slow.state(), at_once.state());
    assert_eq!(slow.draw(&mut ()), Ok(None), "no draw is due");
}

#[test]
fn a_decision_is_numbered_and_recorded() {
    let mut table = table(2, 3);
    let open = Decision::Open(Card::Siesta, Card::Mama);
    while let Some((seat, legal)) = asked(&table) {
        let decision = if legal.contains(&open) { open } else { legal[0] };
        let next = table.inputs().len();
        let seq = table.decide(seat, decision, &mut ()).expect("legal");
        assert_eq!(seq.0 as usize, next);
        assert_eq!(table.inputs()[next], Input::Decision { seat, decision });
        assert!(table.inputs()[next + 1..].iter().all(|input| matches!(input, Input::Chance(_))));
        if decision == open {
            return;
        }
    }
    panic!("the opening comes first");
}

#[test]
fn an_illegal_decision_changes_nothing() {
    let mut table = table(2, 3);
    let (state, inputs) = (*table.state(), table.inputs().to_vec());
    let mut events = Vec::new();
    let refused = table.decide(ANNA, Decision::EndTurn, &mut events).expect_err("not due");
    let Refused::Illegal(illegal) = refused else { panic!("{refused:?}") };
    assert!(matches!(illegal.reason, Reason::OtherChoice(_) | Reason::NotYourTurn(_)));
    assert_eq!((table.state(), table.inputs()), (&state, &*inputs));
    assert!(events.is_empty());
}

#[test]
fn the_same_seed_gives_the_same_record() {
    for players in 2..=4 {
        assert_eq!(played_at_random(players, 9).record(), played_at_random(players, 9).record());
        assert_ne!(played_at_random(players, 9).record(), played_at_random(players, 10).record());
    }
}

/// A table and the fast way of simulating are two ways to the same game.
#[test]
fn a_table_plays_like_self_play() {
    for players in 2..=4 {
        for game in 0..20 {
            assert_eq!(
                played_at_random(players, game).record(),
                random_game(config(players), game)
            );
        }
    }
}

#[test]
fn the_record_of_a_table_is_the_one_its_inputs_make() {
    let mut table = table(4, 2);
    let mut policy_rng = Seed::of_game(SERIES, 2, Purpose::Decisions).stream();
    loop {
        let record = table.record();
        assert_eq!(Record::new(config(4), table.inputs()), Ok(record.clone()));
        assert_eq!(record.outcome(), table.state().outcome());
        if decide_at_random(&mut table, &mut policy_rng, &mut Vec::new()).is_none() {
            break;
        }
    }
}

#[test]
fn a_recorded_game_goes_on_at_a_new_table() {
    let record = random_game(config(3), 4);
    let broken_off = Record::new(config(3), &record.inputs()[..25]).expect("a beginning");
    let mut table = Table::resume(broken_off, dice(99), &mut ()).expect("seeded dice never fail");
    assert_eq!(table.inputs()[..25], record.inputs()[..25]);
    assert!(matches!(table.pending(), Pending::Decide { .. }), "draws that were due are made");
    let mut policy_rng = Seed::of_game(SERIES, 99, Purpose::Decisions).stream();
    while decide_at_random(&mut table, &mut policy_rng, &mut Vec::new()).is_some() {}
    assert!(table.record().outcome().is_some());
}

#[test]
fn all_are_asked_at_once_only_in_the_opening() {
    let mut table = table(4, 6);
    while let Some((seat, legal)) = asked(&table) {
        if let Pending::Decide { seats, choice } = table.pending() {
            assert!(choice == Choice::Opening || seats.len() == 1);
        }
        table.decide(seat, legal[legal.len() - 1], &mut ()).expect("legal");
    }
}
