//! R3: the number and the order of play.

use crate::common::*;

#[test]
fn r3_1_the_lower_digit_comes_first() {
    let number = |one, other| Cards::pair(one, other).number();

    assert_eq!(number(Card::BlackMarket, Card::Siesta), 7, "07");
    assert_eq!(number(Card::Pesos, Card::Protection), 28, "never 82");
    assert_eq!(number(Card::Protection, Card::Debris), 22);
    for one in Card::ALL {
        for other in Card::ALL.into_iter().filter(|&other| other != one) {
            let (low, high) = (one.digit().min(other.digit()), one.digit().max(other.digit()));
            assert_eq!(number(one, other), 10 * low + high, "{one} and {other}");
        }
    }
}

#[test]
fn r3_2_play_goes_from_the_lowest_number_to_the_highest() {
    let position = Position::new(4)
        .lays(ANNA, [Card::Pesos, Card::Mama])
        .lays(BEN, [Card::Siesta, Card::Mama])
        .lays(CARLA, [Card::Debris, Card::Mama])
        .lays(DIEGO, [Card::Siesta, Card::Pesos]);

    assert_eq!(Table::of(&position).order(), [DIEGO, BEN, CARLA, ANNA]);
}

/// R3.3: the order is the one at the reveal, no matter what the players do in between.
#[test]
fn r3_2_the_order_holds_for_phases_1_and_3() {
    let same = [Card::Siesta, Card::Refreshment];
    let position = Position::new(2)
        .lays(ANNA, same)
        .lays(BEN, same)
        .has(ANNA, goods("2 brick, 2 pesos"))
        .has(BEN, goods("1 brick, 2 pesos"))
        .upper(["statue", "museum", "theatre"]);
    let mut table = Table::of(&position);
    assert_eq!(table.asked(), (BEN, Choice::Build), "fewer coloured materials");

    table.build(End::UpperLeft);
    assert!(table.points(BEN) > table.points(ANNA), "by this he would be second now");

    table.until(Choice::Lay);
    assert_eq!(table.order(), [BEN, ANNA]);
    assert_eq!(table.asked(), (BEN, Choice::Lay));
}

/// What ties are broken by, the weightiest first: one of it for this player.
const TIE_BREAKS: [fn(Position, Seat) -> Position; 5] = [
    |position, seat| {
        position.bought(seat, [if seat == ANNA { "beach_hut" } else { "fruit_stall" }])
    },
    |position, seat| position.has(seat, goods("1 brick")),
    |position, seat| position.has(seat, goods("1 peso")),
    |position, seat| position.has(seat, goods("1 worker")),
    |position, seat| position.has(seat, goods("1 debris")),
];

/// The order of two equal numbers if Anna has more of this, and Ben more of all that weighs less.
fn order_if_anna_has_more(level: usize) -> Vec<Seat> {
    // The younger one comes first, so her age speaks for Anna, too.
    let mut position = Position::new(2).ages([BEN, ANNA]);
    position = TIE_BREAKS[level](position, ANNA);
    for lighter in &TIE_BREAKS[level + 1..] {
        position = lighter(position, BEN);
    }
    Table::of(&position).order()
}

#[test]
fn r3_3_equal_numbers_fewer_points_come_first() {
    assert_eq!(order_if_anna_has_more(0), [BEN, ANNA]);
}

#[test]
fn r3_3_then_fewer_coloured_materials() {
    assert_eq!(order_if_anna_has_more(1), [BEN, ANNA]);
}

#[test]
fn r3_3_then_fewer_pesos() {
    assert_eq!(order_if_anna_has_more(2), [BEN, ANNA]);
}

#[test]
fn r3_3_then_fewer_workers() {
    assert_eq!(order_if_anna_has_more(3), [BEN, ANNA]);
}

#[test]
fn r3_3_then_less_debris() {
    assert_eq!(order_if_anna_has_more(4), [BEN, ANNA]);
}

#[test]
fn r3_3_then_the_younger_player() {
    let order = |oldest_first: [Seat; 3]| Table::of(&Position::new(3).ages(oldest_first)).order();

    assert_eq!(order([ANNA, BEN, CARLA]), [CARLA, BEN, ANNA]);
    assert_eq!(order([BEN, CARLA, ANNA]), [ANNA, CARLA, BEN]);
}

#[test]
fn r3_3_the_number_weighs_more_than_anything() {
    let position = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::Refreshment])
        .lays(BEN, [Card::Siesta, Card::Debris])
        .has(ANNA, goods("3 glass, 9 pesos"))
        .bought(ANNA, ["statue"]);

    assert_eq!(Table::of(&position).order(), [ANNA, BEN]);
}

#[test]
fn r3_3_the_order_of_age_is_drawn_where_nobody_has_given_it() {
    let mut table = Table::agreed(&Config::new(3).expect("three"));
    assert_eq!(table.state.pending(), Pending::Chance(Draw::Ages { players: 3 }));

    let drawn = Lineup::new(&[BEN, CARLA, ANNA]).expect("three");
    table.apply(Input::Chance(Drawn::Ages(drawn)));

    assert_eq!(table.state.open().oldest_first(), drawn);
    assert!(matches!(Table::new(3).state.pending(), Pending::Chance(Draw::Building { .. })));
}
