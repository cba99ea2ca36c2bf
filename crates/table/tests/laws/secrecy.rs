//! Two games that differ only in what a viewer may not know are the same to that viewer.

use havana_rules::{Card, Decision, Decisions, Event, Input, Seat, State, Viewer};
use havana_table::chance::below;
use rand_chacha::ChaCha8Rng;

use crate::driver::{over_games, viewers};

/// R1.6: views, lists, refusals and events of the two games are the same bytes.
#[test]
fn r1_6_what_may_not_be_known_does_not_show() {
    over_games(40, |_| {
        |step, trial| {
            for viewer in viewers(step.before) {
                let twin = step.before.view(viewer).sample(|bound| below(trial, bound));
                same_view(step.before, &twin, viewer);
                same_refusals(step.before, &twin, viewer);
                let input = counterpart(step.input, viewer, &twin, trial);
                let mut after = twin;
                let mut events = Vec::new();
                after.apply(input, &mut events).expect("the twin can go the same way");
                assert_eq!(seen(step.events, viewer), seen(&events, viewer));
                if !reveals(step.events) {
                    same_view(step.after, &after, viewer);
                }
            }
        }
    });
}

fn same_view(one: &State, other: &State, viewer: Viewer) {
    let bytes = |state: &State| serde_json::to_string(&state.view(viewer)).expect("a view is data");
    assert_eq!(bytes(one), bytes(other));
}

/// What the viewer would be told about each decision they could try.
fn same_refusals(one: &State, other: &State, viewer: Viewer) {
    let Viewer::Seat(seat) = viewer else { return };
    let (mut here, mut there) = (Decisions::new(), Decisions::new());
    one.legal(seat, &mut here);
    other.legal(seat, &mut there);
    assert_eq!(*here, *there);
    let tries = Card::ALL.into_iter().flat_map(|card| {
        [
            Decision::Lay { card, cover: Card::Mama },
            Decision::Refresh(Some(card)),
            Decision::First(card),
            Decision::RobPesos { victim: Seat::ALL[card as usize % 4] },
        ]
    });
    for decision in tries {
        assert_eq!(one.check(seat, decision), other.check(seat, decision));
    }
}

/// The same step in the twin game: where another player decides in secret, something that they can
/// decide there and that looks the same.
fn counterpart(input: Input, viewer: Viewer, twin: &State, trial: &mut ChaCha8Rng) -> Input {
    let Input::Decision { seat, decision } = input else { return input };
    if viewer.sees_hand_of(seat) {
        return input;
    }
    let mut legal = Decisions::new();
    twin.legal(seat, &mut legal);
    let alike: Vec<Decision> =
        legal.iter().copied().filter(|&other| looks_like(other, decision)).collect();
    let decision = alike[below(trial, alike.len() as u32) as usize];
    Input::Decision { seat, decision }
}

fn looks_like(one: Decision, other: Decision) -> bool {
    match (one, other) {
        (Decision::Lay { cover, .. }, Decision::Lay { cover: same, .. }) => cover == same,
        (Decision::Open(..), Decision::Open(..))
        | (Decision::Refresh(Some(_)), Decision::Refresh(Some(_))) => true,
        _ => one == other,
    }
}

/// What the viewer is told, up to the moment at which hidden cards are turned up: from there on
/// the two games may well differ.
fn seen(events: &[Event], viewer: Viewer) -> Vec<String> {
    let until = events.iter().position(is_reveal).unwrap_or(events.len());
    let told = events[..until].iter().map(|event| event.seen_by(viewer));
    told.map(|event| serde_json::to_string(&event).expect("an event is data")).collect()
}

fn reveals(events: &[Event]) -> bool {
    events.iter().any(is_reveal)
}

fn is_reveal(event: &Event) -> bool {
    matches!(event, Event::PairRevealed { .. } | Event::CardRevealed { .. })
}
