//! Brute force: the sequence of two actions is asked just where it makes a difference.

mod explore;
mod tables;

use self::explore::{ends_if_first, turn_with};
use super::matters;
use crate::components::card::{Card, Cards};
use crate::components::goods::Goods;
use crate::components::seat::Seat;
use crate::config::RulesVersion;
use crate::position::Position;
use crate::state::State;

/// Whether the two sequences leave the player different possibilities: different ends, or a choice
/// made with knowledge that the other sequence does not give.
fn differ(start: &State, [one, other]: [Card; 2]) -> bool {
    let (one_first, other_first) = (ends_if_first(start, one), ends_if_first(start, other));
    one_first.informed != other_first.informed || one_first.lines != other_first.lines
}

/// Tries every pair of cards for every player of these tables; tells how often it was asked.
fn check_all_pairs(tables: impl Iterator<Item = State>) -> [usize; 2] {
    let mut asked_or_not = [0; 2];
    for table in tables {
        for turn in 0..table.open.player_count() as u8 {
            for (place, &one) in Card::ALL.iter().enumerate() {
                for &other in &Card::ALL[place + 1..] {
                    let (start, seat) = turn_with(&table, turn, [one, other]);
                    let asked = matters(&start.open, seat, Cards::pair(one, other));
                    let real = differ(&start, [one, other]);
                    assert_eq!(asked, real, "{one} and {other} of {seat}: {start:?}");
                    asked_or_not[usize::from(asked)] += 1;
                }
            }
        }
    }
    asked_or_not
}

#[test]
fn r4_1_the_sequence_is_asked_just_where_it_matters_in_games_played_at_random() {
    let [not_asked, asked] = check_all_pairs(tables::from_games(12));

    assert!(not_asked > 1000 && asked > 100, "{not_asked} {asked}");
}

#[test]
fn r4_1_the_sequence_is_asked_just_where_it_matters_when_everything_is_scarce() {
    let [not_asked, asked] = check_all_pairs(tables::scarce(300));

    assert!(not_asked > 1000 && asked > 100, "{not_asked} {asked}");
}

const ANNA: Seat = Seat::ALL[0];
const BEN: Seat = Seat::ALL[1];
const CARLA: Seat = Seat::ALL[2];

/// Anna is to act with these cards, before Ben and Carla.
fn is_asked(table: &Position, cards: [Card; 2]) -> bool {
    let order = table
        .clone()
        .lays(ANNA, [Card::Siesta, Card::Refreshment])
        .lays(BEN, [Card::Debris, Card::Pesos])
        .lays(CARLA, [Card::Pesos, Card::Mama]);
    let (start, seat) = turn_with(&order.begin().expect("a fine table"), 0, cards);
    assert_eq!(seat, ANNA);
    let asked = matters(&start.open, seat, Cards::pair(cards[0], cards[1]));
    assert_eq!(asked, differ(&start, cards), "{cards:?}");
    asked
}

fn table() -> Position {
    Position::new(3)
}

fn workers(count: u8) -> Goods {
    Goods::workers_of(count)
}

/// Brick, sandstone, loam, glass and debris.
fn materials([brick, sandstone, loam, glass, debris]: [u8; 5]) -> Goods {
    Goods::from_lanes([brick, sandstone, loam, glass, debris, 0, 0])
}

#[test]
fn a_draw_before_a_choice_matters() {
    let cards = [Card::Refreshment, Card::BlackMarket];
    let choice = table().discarded(ANNA, [Card::Worker]).has(BEN, materials([1, 0, 0, 0, 0]));
    let bag = |bag| choice.clone().bag(materials(bag));

    assert!(is_asked(&bag([1, 1, 0, 0, 1]), cards));
    assert!(!is_asked(&bag([0, 0, 0, 0, 9]), cards), "only debris can come");
    assert!(!is_asked(&bag([1, 1, 0, 0, 0]), cards), "all that is left comes");
    assert!(!is_asked(&bag([0; 5]), cards), "nothing comes");
    assert!(!is_asked(&table(), cards), "there is no choice");
}

#[test]
fn a_row_filled_up_before_a_choice_matters() {
    let cards = [Card::Conservation, Card::Mama];
    let choice = table().centre(materials([1, 1, 0, 0, 0]));
    let short = choice.clone().upper(["museum", "cinema", "theatre"]);

    assert!(is_asked(&short, cards));
    assert!(!is_asked(&choice, cards), "both rows are long");
    assert!(!is_asked(&short.clone().pile(["statue"]), cards), "it is known what comes");
    assert!(!is_asked(&short.pile([]), cards), "nothing comes");
}

#[test]
fn a_taxed_worker_that_can_be_hired_at_once_matters() {
    let stock = |left: u8| table().has(BEN, workers(1)).has(CARLA, workers(14 - left));

    assert!(is_asked(&stock(0), [Card::TaxCollector, Card::Architect]));
    assert!(!is_asked(&stock(1), [Card::TaxCollector, Card::Architect]));
    assert!(is_asked(&stock(1), [Card::TaxCollector, Card::Worker]));
    assert!(!is_asked(&stock(2), [Card::TaxCollector, Card::Worker]));
}

/// R7.4a: the architect takes the last worker, and a later player with a worker card is first.
#[test]
fn r4_9_the_last_worker_matters_to_a_later_player_with_the_same_card() {
    let cards = [Card::Worker, Card::Architect];
    let stock = |left: u8| table().has(CARLA, workers(15 - left));
    let asked = |position: &Position, [one, other]: [Card; 2]| {
        let order = position
            .clone()
            .lays(ANNA, [Card::Siesta, Card::Refreshment])
            .lays(BEN, [Card::Debris, Card::Pesos])
            .lays(CARLA, [Card::Pesos, Card::Mama]);
        let (mut start, seat) = turn_with(&order.begin().expect("a fine table"), 0, cards);
        start.open.player_mut(BEN).laid = Cards::pair(one, other);
        let asked = matters(&start.open, seat, Cards::pair(cards[0], cards[1]));
        assert_eq!(asked, differ(&start, cards));
        asked
    };
    let worker = [Card::Worker, Card::Mama];

    assert!(asked(&stock(1), worker));
    assert!(!asked(&stock(0), worker), "neither is carried out");
    assert!(!asked(&stock(2), worker), "both are carried out");
    assert!(!asked(&stock(1), [Card::Pesos, Card::Mama]), "no later player has the card");
    assert!(!asked(&stock(1).rules(RulesVersion::One), worker), "the attempt counted");
}

#[test]
fn a_material_that_tax_collector_and_thief_both_want_matters() {
    let cards = [Card::TaxCollector, Card::MaterialsThief];
    let both = |goods| table().has(BEN, goods).has(CARLA, goods);

    assert!(is_asked(&both(materials([1, 0, 0, 0, 0])), cards), "the last one");
    assert!(!is_asked(&both(materials([2, 0, 0, 0, 0])), cards));
    assert!(is_asked(&both(materials([2, 2, 0, 0, 3])), cards), "the fourth coloured one");
    assert!(!is_asked(&both(materials([2, 3, 0, 0, 3])), cards));

    let spared = materials([1, 0, 0, 0, 0]) + workers(1);
    assert!(is_asked(&both(spared), cards), "the thief must take one");
    assert!(!is_asked(&table().has(BEN, spared), cards), "the thief may name Carla");
}
