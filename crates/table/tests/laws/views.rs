//! Views agree with the state they are of.

use havana_rules::Decisions;
use havana_table::chance::below;

use crate::driver::{over_games, viewers};

/// R1.6: whoever has seen a view and all that happened since has the new view.
#[test]
fn r1_6_view_and_seen_events_give_the_next_view() {
    over_games(2, |_| {
        |step, _| {
            for viewer in viewers(step.before) {
                let mut view = step.before.view(viewer);
                step.events.iter().for_each(|event| view.absorb(event.seen_by(viewer)));
                assert_eq!(view, step.after.view(viewer), "{viewer:?} after {:?}", step.input);
            }
        }
    });
}

/// A seat's view lists the same decisions as the state does for that seat.
#[test]
fn a_view_lists_what_the_state_lists() {
    over_games(8, |_| {
        let (mut by_state, mut by_view) = (Decisions::new(), Decisions::new());
        move |step, _| {
            for seat in step.after.open().seats() {
                step.after.legal(seat, &mut by_state);
                step.after.view(havana_rules::Viewer::Seat(seat)).legal(&mut by_view);
                assert_eq!(*by_state, *by_view);
            }
        }
    });
}

/// A game sampled from a view gives that view back.
#[test]
fn a_sampled_game_gives_its_view_back() {
    over_games(8, |_| {
        |step, trial| {
            for viewer in viewers(step.after) {
                let view = step.after.view(viewer);
                let world = view.sample(|bound| below(trial, bound));
                assert_eq!(world.view(viewer), view);
            }
        }
    });
}
