//! R7.7 to R7.9: black market, pesos and mama.

use crate::common::*;

/// Two players, Anna first with these cards.
fn anna_lays(cards: [Card; 2]) -> Position {
    Position::new(2).lays(ANNA, cards).lays(BEN, LAST)
}

#[test]
fn r7_7_the_first_with_this_card_draws_two_materials_each_later_one_one() {
    let position = Position::new(3)
        .lays(ANNA, [Card::Siesta, Card::Refreshment])
        .lays(BEN, [Card::Debris, Card::BlackMarket])
        .lays(CARLA, [Card::BlackMarket, Card::Mama]);
    let mut table = Table::of(&position);
    assert_eq!(table.order(), [ANNA, BEN, CARLA], "Ben is the second in order");

    table.draw([Material::Glass, Material::Debris]).draw([Material::Loam]);

    assert_eq!(table.purse(BEN), goods("1 glass, 1 debris"), "but the first with this card");
    assert_eq!(table.purse(CARLA), goods("1 loam"));
    assert!(matches!(
        table.state.pending(),
        Pending::Chance(Draw::Material { to: Holder::Centre, .. })
    ));
}

#[test]
fn r7_7_as_many_as_are_left() {
    let position = anna_lays([Card::Siesta, Card::BlackMarket]).bag(goods("1 loam"));
    let mut table = Table::of(&position);

    table.draw([Material::Loam]);

    assert_eq!(table.purse(ANNA), goods("1 loam"));
    assert!(table.asks(ANNA, Choice::Lay), "the bag is empty, so there are no supplies either");
}

#[test]
fn r7_7_what_is_drawn_comes_from_the_bag() {
    let position = anna_lays([Card::Siesta, Card::BlackMarket]).bag(goods("1 loam, 1 glass"));
    let mut table = Table::of(&position);
    let Pending::Chance(Draw::Material { from, to }) = table.state.pending() else {
        panic!("a draw is due");
    };
    assert_eq!((from, to), (goods("1 loam, 1 glass"), Holder::Seat(ANNA)));

    table.draw([Material::Glass]);

    let again = table.refused(Input::Chance(Drawn::Material(Material::Glass)));
    assert_eq!(again.reason, Reason::NotInTheBag(Material::Glass));
}

#[test]
fn r7_8_pesos_takes_half_the_pesos_of_the_centre_rounded_up() {
    for (there, taken) in [(1, 1), (4, 2), (7, 4)] {
        let centre = goods("2 brick") + Goods::pesos_of(there);
        let table = Table::of(&anna_lays([Card::Siesta, Card::Pesos]).centre(centre));

        assert_eq!(table.purse(ANNA), Goods::pesos_of(taken), "of {there}");
    }
}

#[test]
fn r7_9_mama_takes_half_the_coloured_materials_choosing_which_and_half_the_debris() {
    let position =
        anna_lays([Card::Siesta, Card::Mama]).centre(goods("2 brick, 1 glass, 3 debris, 4 pesos"));
    let mut table = Table::of(&position);
    assert_eq!(table.asked(), (ANNA, Choice::Mama));
    let choices = [goods("1 brick, 1 glass"), goods("2 brick")];
    assert_eq!(table.legal(), choices.map(|choice| Decision::Mama(choice.colours())));

    table.decide(Decision::Mama(goods("2 brick").colours()));

    assert_eq!(table.purse(ANNA), goods("2 brick, 2 debris"), "both rounded up");
}

#[test]
fn r7_9_neither_more_nor_less_than_half() {
    let position = anna_lays([Card::Siesta, Card::Mama]).centre(goods("2 brick, 3 glass"));
    let table = Table::of(&position);

    for wrong in ["2 glass", "1 brick, 3 glass"] {
        let refusal = table.refusal(ANNA, Decision::Mama(goods(wrong).colours()));
        assert_eq!(refusal, Illegal { clause: "R7.9", reason: Reason::HalfIs { coloured: 3 } });
    }
}

#[test]
fn r7_9_debris_counts_apart() {
    let only_debris = anna_lays([Card::Siesta, Card::Mama]).centre(goods("5 debris"));
    assert_eq!(Table::of(&only_debris).purse(ANNA), goods("3 debris"));

    let one_colour = anna_lays([Card::Siesta, Card::Mama]).centre(goods("5 loam, 2 debris"));
    assert_eq!(Table::of(&one_colour).purse(ANNA), goods("3 loam, 1 debris"));
}

/// R7.2b: debris and mama at once take all debris, whichever comes first.
#[test]
fn r7_9_with_debris_beside_her_nothing_grey_is_left() {
    let position = anna_lays([Card::Debris, Card::Mama]).centre(goods("1 brick, 5 debris"));
    let table = Table::of(&position);

    assert_eq!(table.purse(ANNA), goods("1 brick, 5 debris"));
}
