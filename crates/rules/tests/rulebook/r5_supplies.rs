//! R5: supplies.

use crate::common::*;

#[test]
fn r5_1_three_materials_and_three_pesos_are_added_to_the_centre() {
    let mut table = Table::of(&Position::new(2).centre(goods("1 loam, 2 pesos")));
    let Pending::Chance(Draw::Material { to: Holder::Centre, .. }) = table.state.pending() else {
        panic!("nobody can do anything, so the supplies come first");
    };

    table.draw([Material::Brick, Material::Debris, Material::Brick]);

    assert_eq!(table.centre(), goods("2 brick, 1 loam, 1 debris, 5 pesos"), "what lay there stays");
    assert_eq!(table.supply(), Goods::BOX - table.centre());
    assert!(table.asks(BEN, Choice::Lay));
}

#[test]
fn r5_1_they_come_after_the_last_turn() {
    let position = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::Pesos])
        .lays(BEN, [Card::Debris, Card::Pesos])
        .centre(goods("4 pesos"));
    let mut table = Table::of(&position);

    table.until(Choice::Lay);

    assert_eq!((table.purse(ANNA), table.purse(BEN)), (goods("2 pesos"), goods("1 peso")));
    assert_eq!(table.centre().pesos(), 1 + 3);
}

#[test]
fn r5_1_as_many_as_are_left() {
    let position = Position::new(2).pesos(ANNA, 107).bag(goods("1 glass, 1 debris"));
    let mut table = Table::of(&position);

    table.draw([Material::Debris, Material::Glass]);

    assert_eq!(table.centre(), goods("1 glass, 1 debris, 1 peso"));
    assert!(table.asks(BEN, Choice::Lay), "nothing more is drawn");
}

#[test]
fn r5_1_an_empty_bag_and_an_empty_stock_bring_nothing() {
    let position = Position::new(2).pesos(ANNA, 108).has(BEN, goods("1 brick")).bag(Goods::NONE);
    let table = Table::of(&position);

    assert!(table.asks(ANNA, Choice::Lay));
    assert_eq!(table.centre(), Goods::NONE);
}
