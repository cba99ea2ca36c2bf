//! What is known of a hand is exactly what the public history allows: compared with the set of
//! all hands that could have led to it, kept one by one.

use std::collections::BTreeSet;

use havana_rules::{Card, Cards, Config, Decision, Event, State, Viewer};
use havana_table::chance::below;
use rand_chacha::ChaCha8Rng;

use crate::driver::{any, games, play};

/// All sets of cards that one player may hold, face-down ones included.
type Possible = BTreeSet<Cards>;

/// R7.1: a player who refreshes and takes back as late as possible: no hand is
/// more uncertain.
fn secretive(state: &State, legal: &[Decision], policy_rng: &mut ChaCha8Rng) -> Decision {
    let wished: Vec<Decision> = legal
        .iter()
        .copied()
        .filter(|decision| match decision {
            Decision::Open(low, _) => *low == Card::Refreshment,
            Decision::Refresh(card) => card.is_some(),
            Decision::Lay { cover, .. } => *cover != Card::Refreshment,
            Decision::TakeBack(back) => !back,
            _ => true,
        })
        .collect();
    // Now and then they do something else, so that nothing is certain.
    if wished.is_empty() || below(policy_rng, 8) == 0 {
        any(state, legal, policy_rng)
    } else {
        any(state, &wished, policy_rng)
    }
}

fn follow(possible: &mut Possible, event: &Event, laid: Cards) {
    let rest = Cards::ALL.without(laid);
    *possible = match *event {
        Event::PairRevealed { .. } | Event::DiscardTakenBack { .. } => [rest].into(),
        Event::CardTakenUp { .. } => possible
            .iter()
            .flat_map(|held| rest.without(*held).iter().map(|card| held.union(Cards::only(card))))
            .collect(),
        Event::CardRevealed { card, .. } => possible
            .iter()
            .filter(|held| held.contains(card))
            .map(|held| held.without(Cards::only(card)))
            .collect(),
        _ => return,
    };
}

fn seat_of(event: &Event) -> Option<havana_rules::Seat> {
    match *event {
        Event::PairRevealed { seat, .. }
        | Event::DiscardTakenBack { seat }
        | Event::CardTakenUp { seat, .. }
        | Event::CardRevealed { seat, .. } => Some(seat),
        _ => None,
    }
}

/// R7.1, R1.6: the trail of discards allows a hand if and only if the history does.
#[test]
fn r7_1_the_trail_allows_just_the_possible_hands() {
    let mut widest = 0;
    for players in 2..=4 {
        for game in 0..games(20) {
            let start = State::new(&Config::new(players).expect("2 to 4 players"));
            let mut possible = vec![Possible::new(); players];
            let mut view = start.view(Viewer::Spectator);
            play(start, game, secretive, |step, trial| {
                for event in step.events {
                    view.absorb(event.seen_by(Viewer::Spectator));
                    if let Some(seat) = seat_of(event) {
                        let laid = view.open().player(seat).laid();
                        follow(&mut possible[seat.index()], event, laid);
                    }
                }
                let world = view.sample(|bound| below(trial, bound));
                for seat in view.open().seats().filter(|&s| !possible[s.index()].is_empty()) {
                    let possible = &possible[seat.index()];
                    widest = widest.max(possible.len());
                    assert_eq!(&allowed(&view, seat), possible);
                    for state in [step.after, &world] {
                        let own = state.view(Viewer::Seat(seat));
                        let held = own.hand().and_then(|hand| Some(hand.union(own.face_down()?)));
                        assert!(possible.contains(&held.expect("a player sees his own cards")));
                    }
                }
            });
        }
    }
    assert!(widest > 50, "the games were never uncertain enough: {widest}");
}

/// Every set of cards that the view allows a player to hold.
fn allowed(view: &havana_rules::View, seat: havana_rules::Seat) -> Possible {
    let player = view.open().player(seat);
    let trail = player.trail();
    let holds = player.hand_size() + usize::from(player.covered().is_some());
    let returned = trail.returned(player.laid(), holds);
    subsets(trail.cards(), returned)
        .into_iter()
        .filter(|&back| trail.allows(back))
        .map(|back| trail.fresh(player.laid()).union(back))
        .collect()
}

fn subsets(cards: Cards, size: usize) -> Vec<Cards> {
    let Some(card) = cards.lowest() else {
        return if size == 0 { vec![Cards::NONE] } else { Vec::new() };
    };
    let rest = cards.without(Cards::only(card));
    let mut sets = subsets(rest, size);
    if size > 0 {
        let with = subsets(rest, size - 1);
        sets.extend(with.into_iter().map(|set| set.union(Cards::only(card))));
    }
    sets
}

/// R7.1: sampling reaches every possible hand, and each about equally often.
#[test]
fn r7_1_sampling_is_even() {
    let start = State::new(&Config::new(2).expect("2 players"));
    let mut tried = 0;
    for game in 0..40 {
        play(start, game, secretive, |step, trial| {
            let view = step.after.view(Viewer::Spectator);
            let seat = havana_rules::Seat::ALL[0];
            let player = view.open().player(seat);
            if player.laid().is_empty() || player.covered().is_some() || tried >= 30 {
                return;
            }
            let possible = allowed(&view, seat);
            if !(3..=12).contains(&possible.len()) {
                return;
            }
            tried += 1;
            let mut counts = std::collections::BTreeMap::<Cards, u32>::new();
            let draws = 600 * possible.len() as u32;
            for _ in 0..draws {
                let world = view.sample(|bound| below(trial, bound));
                let hand = world.view(Viewer::Seat(seat)).hand().expect("his own hand");
                *counts.entry(hand).or_default() += 1;
            }
            assert_eq!(counts.keys().copied().collect::<Possible>(), possible);
            // 600 expected with a deviation of under 25: six deviations never happen by chance.
            assert!(counts.values().all(|&count| count.abs_diff(600) < 150), "{counts:?}");
        });
    }
    assert!(tried > 10, "only {tried} uncertain hands were tried");
}
