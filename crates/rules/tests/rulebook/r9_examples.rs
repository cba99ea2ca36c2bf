//! R9: the rulebooks' own examples.

use crate::common::*;

const VANESSA: Seat = Seat::ALL[0];
const PETER: Seat = Seat::ALL[1];
const TOBIAS: Seat = Seat::ALL[2];
const SARAH: Seat = Seat::ALL[3];

/// Vanessa, Peter and Tobias with 07, 24 and 26.
fn first_round() -> Position {
    Position::new(3)
        .lays(VANESSA, [Card::BlackMarket, Card::Siesta])
        .lays(PETER, [Card::Protection, Card::Worker])
        .lays(TOBIAS, [Card::Protection, Card::MaterialsThief])
}

#[test]
fn r9_1_the_order_of_play_with_07_24_and_26() {
    let table = Table::of(&first_round());

    let numbers = [VANESSA, PETER, TOBIAS].map(|seat| table.state.open().player(seat).number());
    assert_eq!(numbers, [Some(7), Some(24), Some(26)]);
    assert_eq!(table.order(), [VANESSA, PETER, TOBIAS]);

    // The dutch rulebook gives Peter debris; the number is the same.
    let dutch = Table::of(&first_round().lays(PETER, [Card::Debris, Card::Worker]));
    assert_eq!(dutch.order(), [VANESSA, PETER, TOBIAS]);
}

#[test]
fn r9_2_the_far_right_building_of_the_upper_row_for_1_brick_and_2_pesos() {
    let position = Position::new(3)
        .has(VANESSA, goods("2 brick, 5 pesos"))
        .lays(PETER, LATE)
        .lays(TOBIAS, LAST)
        .upper(["newspaper_kiosk", "museum", "theatre", "statue"]);
    let mut table = Table::of(&position);
    let stock = table.supply();

    table.build(End::UpperRight);

    assert_eq!(table.purse(VANESSA), goods("1 brick, 3 pesos"));
    assert_eq!(table.supply(), stock + goods("2 pesos"), "the pesos go to the stock");
    assert_eq!(table.state.open().boxed(), goods("1 brick"), "the brick goes to the box");
    assert_eq!(table.points(VANESSA), 2);
}

#[test]
fn r9_3_an_8_revealed_over_a_0_beside_a_7_makes_78() {
    let mut table = Table::of(&first_round());
    table.until(Choice::Lay);

    table.lay(Card::Pesos, Card::Siesta);
    table.lay(Card::Mama, Card::Worker);
    table.lay(Card::Mama, Card::MaterialsThief);

    assert_eq!(table.state.open().player(VANESSA).number(), Some(78));
    assert_eq!(table.discard(VANESSA), Cards::only(Card::Siesta));
}

#[test]
fn r9_13_in_phase_3_the_first_covers_their_0_then_the_4_then_the_6_is_covered() {
    let mut table = Table::of(&first_round());
    table.until(Choice::Lay);

    for (seat, card, cover) in [
        (VANESSA, Card::Pesos, Card::Siesta),
        (PETER, Card::Mama, Card::Worker),
        (TOBIAS, Card::Mama, Card::MaterialsThief),
    ] {
        assert!(table.asks(seat, Choice::Lay));
        table.lay(card, cover);
    }

    assert_eq!(table.discard(PETER), Cards::only(Card::Worker));
    assert_eq!(table.discard(TOBIAS), Cards::only(Card::MaterialsThief));
}

#[test]
fn r9_14_a_6_and_a_0_are_06_and_a_2_and_an_8_are_28() {
    let table = Table::of(
        &Position::new(2)
            .lays(VANESSA, [Card::MaterialsThief, Card::Siesta])
            .lays(PETER, [Card::Pesos, Card::Protection]),
    );

    assert_eq!(table.state.open().player(VANESSA).number(), Some(6));
    assert_eq!(table.state.open().player(PETER).number(), Some(28));
    assert_eq!(table.order(), [VANESSA, PETER]);
}

#[test]
fn r9_4_of_three_conservations_only_the_first_removes() {
    let position = Position::new(4)
        .lays(SARAH, [Card::Siesta, Card::Conservation])
        .lays(TOBIAS, [Card::Debris, Card::Conservation])
        .lays(VANESSA, [Card::Conservation, Card::Mama])
        .upper(["statue", "museum", "theatre", "cinema"]);
    let mut table = Table::of(&position);
    assert_eq!(table.asked(), (SARAH, Choice::Conservation));

    table.decide(Decision::Conserve(Some(End::UpperLeft))).until(Choice::Lay);

    assert_eq!(table.row(RowName::Upper), ["museum", "theatre", "cinema"]);
    for seat in [TOBIAS, VANESSA] {
        assert!(table.happened(Event::NothingToDo { seat, card: Card::Conservation }));
    }
}

#[test]
fn r9_5_the_tax_collector_with_one_before_him_and_two_after() {
    let position = Position::new(4)
        .lays(VANESSA, [Card::Siesta, Card::Refreshment])
        .lays(PETER, [Card::Siesta, Card::TaxCollector])
        .lays(TOBIAS, LATE)
        .lays(SARAH, LATER)
        .has(VANESSA, goods("1 glass, 1 worker"))
        .has(TOBIAS, goods("1 glass, 1 worker"))
        .has(SARAH, goods("1 brick, 2 debris"));
    let mut table = Table::of(&position);

    table.decide(Decision::Tax { victim: TOBIAS, loss: Loss::Worker });
    table.decide(Decision::Tax { victim: SARAH, loss: Loss::Material(Material::Debris) });

    assert_eq!(table.purse(PETER), goods("1 peso"));
    assert_eq!(table.purse(VANESSA), goods("1 glass, 1 worker"), "she has already played");
    assert_eq!(table.purse(TOBIAS), goods("1 glass"));
    assert_eq!(table.purse(SARAH), goods("1 brick, 1 debris"));
}

#[test]
fn r9_6_the_peso_thief_takes_3_of_7_from_one_of_two_followers() {
    let position = Position::new(4)
        .lays(SARAH, [Card::Siesta, Card::Refreshment])
        .lays(VANESSA, [Card::Siesta, Card::PesoThief])
        .lays(PETER, LATE)
        .lays(TOBIAS, LATER)
        .pesos(SARAH, 5)
        .pesos(PETER, 5)
        .pesos(TOBIAS, 7);
    let mut table = Table::of(&position);
    assert_eq!(
        table.legal(),
        [PETER, TOBIAS].map(|victim| Decision::RobPesos { victim }),
        "Sarah has already played"
    );

    table.decide(Decision::RobPesos { victim: TOBIAS });

    assert_eq!(table.purse(VANESSA), goods("3 pesos"));
    assert_eq!(table.purse(TOBIAS), goods("4 pesos"));
}

#[test]
fn r9_7_the_materials_thief_takes_1_loam_and_1_debris() {
    let position = Position::new(4)
        .lays(TOBIAS, [Card::Debris, Card::MaterialsThief])
        .lays(SARAH, LAST)
        .has(SARAH, goods("2 brick, 1 sandstone, 1 loam, 3 debris"));
    let mut table = Table::of(&position);

    let loot = Loot::Two(Material::Loam, Material::Debris);
    table.decide(Decision::RobMaterials { victim: SARAH, loot });

    assert_eq!(table.purse(TOBIAS), goods("1 loam, 1 debris"));
    assert_eq!(table.purse(SARAH), goods("2 brick, 1 sandstone, 2 debris"));
}

#[test]
fn r9_8_pesos_twice_10_in_the_centre_5_and_then_3() {
    let position = Position::new(4)
        .lays(VANESSA, [Card::Siesta, Card::Pesos])
        .lays(SARAH, [Card::Protection, Card::Pesos])
        .centre(goods("10 pesos"));
    let mut table = Table::of(&position);

    table.until(Choice::Lay);

    assert_eq!(table.purse(VANESSA), goods("5 pesos"));
    assert_eq!(table.purse(SARAH), goods("3 pesos"));
}

#[test]
fn r9_9_mama_with_6_coloured_and_5_debris_takes_3_and_3() {
    let position = Position::new(2)
        .lays(PETER, [Card::Siesta, Card::Mama])
        .centre(goods("3 brick, 2 sandstone, 1 loam, 5 debris"));
    let mut table = Table::of(&position);

    table.decide(Decision::Mama(goods("2 sandstone, 1 loam").colours()));

    assert_eq!(table.purse(PETER), goods("2 sandstone, 1 loam, 3 debris"));
    assert!(table.centre().of(Material::Brick) >= 3);
}

#[test]
fn r9_10_debris_takes_all_4() {
    let position =
        Position::new(2).lays(VANESSA, [Card::Protection, Card::Debris]).centre(goods("4 debris"));
    let table = Table::of(&position);

    assert_eq!(table.purse(VANESSA), goods("4 debris"));
}

#[test]
fn r9_11_two_cards_left_after_the_reveal_all_come_back() {
    let all_but_three_in_hand = [
        Card::Protection,
        Card::Debris,
        Card::Conservation,
        Card::TaxCollector,
        Card::Worker,
        Card::Architect,
        Card::PesoThief,
        Card::MaterialsThief,
    ];
    let position = Position::new(2).lays(PETER, LATE).discarded(VANESSA, all_but_three_in_hand);
    let mut table = Table::of(&position);
    table.next_round(&[(Card::Mama, Card::Siesta), (Card::Mama, Card::Pesos)]);
    assert_eq!(table.hand(VANESSA), Cards::pair(Card::BlackMarket, Card::Pesos));

    table.decide(Decision::TakeBack(true));

    assert_eq!(table.hand(VANESSA).len(), 11);
}

#[test]
fn r9_12_upper_left_then_lower_right_then_lower_right_again() {
    let position = Position::new(2)
        .lays(PETER, LATE)
        .has(VANESSA, goods("1 brick, 1 glass, 10 pesos"))
        .upper(["statue", "museum", "theatre", "cinema"])
        .lower(["capitol", "cathedral", "sea_fortress", "ice_cream_parlour", "taxi_rank"]);
    let mut table = Table::of(&position);

    table.build(End::UpperLeft).build(End::LowerRight).build(End::LowerRight);

    assert_eq!(table.row(RowName::Upper), ["museum", "theatre", "cinema"]);
    assert_eq!(table.row(RowName::Lower), ["capitol", "cathedral", "sea_fortress"]);
    assert_eq!(table.points(VANESSA), 2 + 2 + 2);
}
