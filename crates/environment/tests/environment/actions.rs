//! Actions and decisions are the same thing.

use std::collections::BTreeSet;

use havana_environment::{Action, Game, History, Mover, Part, drawn};
use havana_rules::{Choice, Decision, Decisions, Pending, Viewer};

use crate::play;

/// All decisions that actions lead to from here, each with its number of actions.
fn reachable(game: &Game, depth: usize, found: &mut Vec<(Decision, usize)>) {
    for action in game.legal().iter() {
        let mut next = *game;
        match next.play(action, &mut Decisions::new()).expect("it was offered") {
            Some(decision) => found.push((decision, depth)),
            None => reachable(&next, depth + 1, found),
        }
    }
}

#[test]
fn actions_reach_every_legal_decision_once_and_no_other() {
    let mut choices = BTreeSet::new();
    let mut longest = 0;
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (4, 4), (3, 5), (2, 6), (4, 7), (3, 8)] {
        play(players, seed, |history| {
            let game = history.game();
            if game.is_drafting() {
                return;
            }
            let seat = game.seat().expect("someone is asked");
            let mut legal = Decisions::new();
            game.view(Viewer::Seat(seat)).legal(&mut legal);
            let mut found = Vec::new();
            reachable(game, 1, &mut found);
            assert_eq!(found.len(), legal.len());
            for &decision in legal.iter() {
                assert!(found.iter().any(|(other, _)| *other == decision), "{decision:?}");
            }
            longest = longest.max(found.iter().map(|(_, depth)| *depth).max().unwrap_or(0));
            if let Pending::Decide { choice, .. } = game.full_state().pending() {
                choices.insert(match choice {
                    Choice::Tax { .. } => "Tax".to_owned(),
                    other => format!("{other:?}"),
                });
            }
        });
    }
    assert!(choices.len() >= 11, "the games asked for {choices:?} only");
    assert!(longest >= 3, "no decision had several parts");
}

#[test]
fn a_decision_is_led_to_by_its_actions() {
    for (players, seed) in [(2, 11), (3, 12), (4, 13)] {
        play(players, seed, |history| {
            let start = history.game();
            let mut found = Vec::new();
            reachable(start, 1, &mut found);
            for (decision, depth) in found {
                let mut game = *start;
                for step in 1..=depth {
                    let action = game.towards(decision).expect("it leads there");
                    let made = game.play(action, &mut Decisions::new()).expect("it is legal");
                    assert_eq!(made, (step == depth).then_some(decision));
                }
            }
        });
    }
}

#[test]
fn illegal_actions_change_nothing_and_say_so() {
    play(3, 20, |history| {
        for number in 0..=255 {
            let mut game = *history.game();
            if !game.legal().contains(Action(number)) {
                let refused = game.play(Action(number), &mut Decisions::new());
                let says = refused.expect_err("it is not legal").to_string();
                assert!(says.contains(&Part::of(Action(number)).name()), "{says}");
                assert_eq!(&game, history.game());
            }
        }
    });
}

#[test]
fn moves_by_number_lead_to_the_same_game() {
    for players in [2, 3, 4] {
        let mut at = 0;
        play(players, 50, |history| {
            at += 1;
            if at % 5 > 0 && !history.game().is_drafting() {
                return;
            }
            let mut again = History::new(*history.config());
            let mut list = Decisions::new();
            for (who, number) in history.full_moves() {
                match who {
                    Mover::Chance => {
                        let drawn = drawn(number.into(), players).expect("a draw");
                        again.draw(drawn, &mut list).expect("it is possible");
                    }
                    Mover::Seat(seat) => {
                        assert_eq!(again.game().seat(), Some(seat));
                        again.play(Action(number), &mut list).expect("it is legal");
                    }
                }
            }
            assert_eq!(&again, history);
        });
    }
}
