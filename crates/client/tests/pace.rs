//! How long a player looks at what happens, their own forced turns above all.

mod common;

use std::time::Duration;

use common::against_bots;
use common::screen::Screen;
use havana_client::Doing;
use havana_rules::{Event, Seat};

const ME: Seat = Seat::ALL[0];

/// A whole game against bots, with everything that was shown.
fn whole_game(seed: u64) -> Screen {
    let mut screen = Screen::here(against_bots(3, seed));
    loop {
        screen.settle();
        match screen.doing() {
            Doing::Deciding(_) => {
                let decision = screen.legal(seed as usize).expect("a question");
                screen.input(|play| play.decide(decision));
            }
            Doing::Over => return screen,
            other => panic!("{other:?}"),
        }
    }
}

/// Whose card does this without a question, if it is such an event.
fn forced(event: &Event) -> Option<Seat> {
    match *event {
        Event::WorkersHired { seat, .. } | Event::TakenFromCentre { seat, .. } => Some(seat),
        _ => None,
    }
}

#[test]
fn own_forced_turns_are_looked_at_longest() {
    let (mut mine, mut others) = (0, 0);
    for seed in 0..4 {
        for (events, time) in whole_game(seed).shown {
            let event = events[0];
            let acts = events.iter().filter(|event| forced(event).is_some()).count();
            assert!(acts <= 1, "every card has its own moment: {events:?}");
            let usual = Duration::from_millis(750);
            match forced(&event) {
                Some(ME) => {
                    mine += 1;
                    assert_eq!(time, usual * 3 / 2, "{event:?}");
                }
                Some(_) => {
                    others += 1;
                    assert_eq!(time, usual, "{event:?}");
                }
                None => {}
            }
        }
    }
    assert!(mine > 20 && others > 40, "{mine} and {others}");
}

#[test]
fn a_skipped_show_is_complete() {
    let mut screen = Screen::here(against_bots(2, 3));
    while screen.doing() != Doing::Over {
        screen.input(havana_client::Play::skip);
        screen.settle();
        if let Some(decision) = screen.legal(1) {
            screen.input(|play| play.decide(decision));
        }
    }
    let game = screen.play.game().expect("a game");
    assert_eq!(screen.log, game.seen(0, havana_rules::Viewer::Seat(ME)));
}
