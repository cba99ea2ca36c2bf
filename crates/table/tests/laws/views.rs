//! Views agree with the state they are of.

use havana_rules::{Card, Cards, Decisions, Viewer};
use havana_table::chance::below;

use crate::driver::{over_games, viewers};

/// R1.6: a view plus everything seen since gives the new view.
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
                step.after.view(Viewer::Seat(seat)).legal(&mut by_view);
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

/// R1.6: whether one card or another lies face down, only its owner can tell; and they placed one
/// that they had.
#[test]
fn r1_6_another_card_face_down_looks_the_same_to_all_others() {
    over_games(8, |_| {
        |step, _| {
            for seat in step.after.open().seats() {
                let own = step.after.view(Viewer::Seat(seat));
                let (hand, laid) = own.hand().zip(own.face_down()).expect("one's own cards");
                for card in Card::ALL {
                    let mut other = *step.after;
                    other.lay_instead(seat, Cards::only(card));
                    let own = other.view(Viewer::Seat(seat));
                    let is_laid = laid.len() == 1 && hand.union(laid).contains(card);
                    let expected = if is_laid { Cards::only(card) } else { laid };
                    assert_eq!(own.face_down(), Some(expected));
                    assert_eq!(own.hand(), Some(hand.union(laid).without(expected)));
                    for viewer in viewers(step.after).filter(|viewer| !viewer.sees_hand_of(seat)) {
                        assert_eq!(other.view(viewer), step.after.view(viewer));
                    }
                }
            }
        }
    });
}
