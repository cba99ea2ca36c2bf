//! Observations byte by byte, written again in the plainest way.

use havana_environment::{FIELDS, Field, OBSERVATION, PLAYER_FIELDS, observe};
use havana_rules::{BuildingId, Card, Cards, Choice, Pending, RowName, Seat, View, Viewer};

use crate::play;

fn cards(cards: Cards) -> Vec<u8> {
    Card::ALL.iter().map(|&card| u8::from(cards.contains(card))).collect()
}

fn one_hot(place: usize, len: usize) -> Vec<u8> {
    (0..len).map(|other| u8::from(other == place)).collect()
}

fn rows(view: &View) -> Vec<u8> {
    let (open, mut bytes) = (view.open(), Vec::new());
    for row in RowName::ALL {
        let buildings = open.row(row).as_slice();
        for place in 0..6 {
            let Some(&building) = buildings.get(place) else {
                bytes.extend([0; 11]);
                continue;
            };
            let is_end = place == 0 || place == buildings.len() - 1;
            let deck = open.deck();
            bytes.extend([building.index() as u8 + 1, u8::from(is_end), deck.points(building)]);
            bytes.push(u8::from(deck.needs_architect(building)));
            bytes.extend(deck.cost(building).lanes());
        }
    }
    bytes
}

fn player(view: &View, seat: Seat, field: &str) -> Vec<u8> {
    let open = view.open();
    let player = open.player(seat);
    let trail = player.trail();
    let place_of = |card| (0..trail.len()).find(|&place| trail.card(place) == card);
    let by_card = |value: &dyn Fn(usize) -> usize| -> Vec<u8> {
        Card::ALL.iter().map(|&card| place_of(card).map_or(0, value) as u8).collect()
    };
    match field {
        "seated" => vec![1],
        "asked" => vec![u8::from(open.pending().asked().contains(seat))],
        "points" => vec![player.points()],
        "goods" => player.goods().lanes().to_vec(),
        "hand_size" => vec![player.hand_size() as u8],
        "discard_size" => vec![player.discard_size() as u8],
        "order" => one_hot(open.order().place_of(seat).expect("all are in order"), 4),
        "age" => one_hot(open.oldest_first().place_of(seat).expect("all have an age"), 4),
        "laid" => cards(player.laid()),
        "covered" => cards(player.covered().map_or(Cards::NONE, Cards::only)),
        "trail" => by_card(&|place| place + 1),
        "returned" => by_card(&|place| trail.sure(place + 1) - trail.sure(place)),
        other => panic!("the test does not know the field {other}"),
    }
}

/// The bytes of a field; `None` for those of a decision in progress.
fn expected(view: &View, seat: Seat, field: Field) -> Option<Vec<u8>> {
    let open = view.open();
    let players = open.player_count();
    let further = |steps| Seat::ALL[(seat.index() + steps) % players];
    Some(match field.name {
        "tax_victim" => {
            let victim = match open.pending() {
                Pending::Decide { choice: Choice::Tax { victim }, .. } => Some(victim),
                _ => None,
            };
            (1..4)
                .map(|steps| u8::from(steps < players && victim == Some(further(steps))))
                .collect()
        }
        "players" => one_hot(players - 2, 3),
        "target" => vec![open.target()],
        "round" => vec![open.round().min(255) as u8],
        "quiet_rounds" => vec![open.quiet_rounds()],
        "removed" => vec![u8::from(open.is_removed())],
        "acted" => cards(open.acted()),
        "to_act" => cards(open.flow().to_act),
        "centre" => open.centre().lanes().to_vec(),
        "supply" => open.supply().lanes().to_vec(),
        "rows" => rows(view),
        "pile" => BuildingId::all().map(|one| u8::from(open.pile().contains(one))).collect(),
        "seats" => {
            let mut bytes = Vec::new();
            for steps in 0..players {
                let fields = PLAYER_FIELDS.iter();
                bytes.extend(fields.flat_map(|field| player(view, further(steps), field.name)));
            }
            bytes.resize(field.len, 0);
            bytes
        }
        "hand" => cards(view.hand().expect("a seat has a hand")),
        "face_down" => cards(view.face_down().expect("a seat has it")),
        "discard" => cards(view.discard().expect("a seat has it")),
        _ => return None,
    })
}

#[test]
fn every_field_says_what_the_view_says() {
    let mut compared = 0;
    for seed in 0..12 {
        let players = 2 + seed as usize % 3;
        play(players, seed, |history| {
            let game = history.game();
            for seat in Seat::ALL.into_iter().take(players) {
                let view = game.view(Viewer::Seat(seat));
                let mut bytes = [0xEE; OBSERVATION];
                observe(game, &view, &mut bytes);
                for field in FIELDS {
                    let found = &bytes[field.offset..field.offset + field.len];
                    if let Some(wanted) = expected(&view, seat, field) {
                        assert_eq!(found, wanted, "{} of {seat}", field.name);
                        compared += 1;
                    }
                }
            }
        });
    }
    assert!(compared > 10_000, "{compared} fields were compared");
}
