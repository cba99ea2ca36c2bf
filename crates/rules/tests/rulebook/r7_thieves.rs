//! R7.5 and R7.6: the two thieves.

use crate::common::*;

/// Anna has played, then Ben with this thief, then Carla and Diego.
fn thief_before_two(thief: Card) -> Position {
    Position::new(4)
        .lays(ANNA, [Card::Siesta, Card::Refreshment])
        .lays(BEN, [Card::Siesta, thief])
        .lays(CARLA, LATE)
        .lays(DIEGO, LATER)
}

/// Ben is the last in order.
fn thief_last(thief: Card) -> Position {
    Position::new(3)
        .lays(ANNA, [Card::Siesta, Card::Refreshment])
        .lays(CARLA, LATE)
        .lays(BEN, [thief, Card::Mama])
}

fn rob_pesos(victim: Seat) -> Decision {
    Decision::RobPesos { victim }
}

fn rob(victim: Seat, loot: Loot) -> Decision {
    Decision::RobMaterials { victim, loot }
}

#[test]
fn r7_5_peso_thief_takes_half_rounded_down() {
    for (has, taken) in [(1, 0), (2, 1), (5, 2), (8, 4), (9, 4)] {
        let position = Position::new(2)
            .lays(ANNA, [Card::Siesta, Card::PesoThief])
            .lays(BEN, LAST)
            .pesos(BEN, has);
        let table = Table::of(&position);

        assert_eq!(table.purse(ANNA).pesos(), taken, "of {has}");
        assert_eq!(table.purse(BEN).pesos(), has - taken, "of {has}");
    }
}

#[test]
fn r7_5_he_names_one_of_those_still_to_come() {
    let position = thief_before_two(Card::PesoThief).pesos(ANNA, 9).pesos(CARLA, 4).pesos(DIEGO, 6);
    let mut table = Table::of(&position);
    assert_eq!(table.asked(), (BEN, Choice::PesoThief));
    assert_eq!(table.legal(), [rob_pesos(CARLA), rob_pesos(DIEGO)]);
    assert_eq!(table.refusal(BEN, rob_pesos(ANNA)).reason, Reason::AlreadyPlayed(ANNA));

    table.decide(rob_pesos(DIEGO));

    assert_eq!((table.purse(BEN).pesos(), table.purse(DIEGO).pesos()), (3, 3));
}

#[test]
fn r7_5_the_last_in_order_names_any_other_player() {
    let position = thief_last(Card::PesoThief).pesos(ANNA, 4).pesos(CARLA, 6);
    let table = Table::of(&position);

    assert_eq!(table.asked(), (BEN, Choice::PesoThief));
    assert_eq!(table.legal(), [rob_pesos(ANNA), rob_pesos(CARLA)]);
}

#[test]
fn r7_5_a_protected_player_cannot_be_named() {
    let position = thief_before_two(Card::PesoThief)
        .lays(CARLA, [Card::Protection, Card::Pesos])
        .pesos(CARLA, 20)
        .pesos(DIEGO, 4);
    let table = Table::of(&position);

    assert_eq!(table.purse(CARLA).pesos(), 20);
    assert_eq!(table.purse(BEN).pesos(), 2, "only Diego could be named, so he was");
}

#[test]
fn r7_5_if_all_who_are_still_to_come_are_protected_he_takes_nothing() {
    let position = thief_before_two(Card::PesoThief)
        .lays(CARLA, [Card::Protection, Card::Pesos])
        .lays(DIEGO, [Card::Protection, Card::Mama])
        .pesos(ANNA, 20);
    let table = Table::of(&position);

    assert!(table.happened(Event::NothingToDo { seat: BEN, card: Card::PesoThief }));
    assert_eq!(table.purse(ANNA).pesos(), 20, "any other player is for the last in order only");
}

#[test]
fn r7_5_a_player_without_pesos_can_be_named() {
    let mut table = Table::of(&thief_before_two(Card::PesoThief).pesos(DIEGO, 6));

    table.decide(rob_pesos(CARLA));

    assert!(table.happened(Event::PesosStolen { seat: BEN, victim: CARLA, pesos: 0 }));
    assert_eq!((table.purse(BEN).pesos(), table.purse(DIEGO).pesos()), (0, 6));
}

#[test]
fn r7_5_several_thieves_may_rob_the_same_player() {
    let position = Position::new(3)
        .lays(ANNA, [Card::Siesta, Card::PesoThief])
        .lays(BEN, [Card::Debris, Card::PesoThief])
        .lays(CARLA, LAST)
        .pesos(CARLA, 9);
    let mut table = Table::of(&position);

    table.decide(rob_pesos(CARLA)).until(Choice::Lay);

    assert_eq!((table.purse(ANNA).pesos(), table.purse(BEN).pesos()), (4, 2));
    assert_eq!(table.purse(CARLA).pesos(), 3);
}

#[test]
fn r7_6_materials_thief_takes_one_material_of_his_choice() {
    let position = thief_before_two(Card::MaterialsThief)
        .has(CARLA, goods("1 brick, 1 glass, 2 debris, 5 pesos"));
    let mut table = Table::of(&position);
    let one = |material| rob(CARLA, Loot::One(material));
    assert_eq!(
        table.legal(),
        [
            one(Material::Brick),
            one(Material::Glass),
            one(Material::Debris),
            rob(DIEGO, Loot::Nothing)
        ]
    );

    table.decide(one(Material::Debris));

    assert_eq!(table.purse(BEN), goods("1 debris"));
    assert_eq!(table.purse(CARLA), goods("1 brick, 1 glass, 1 debris, 5 pesos"));
}

#[test]
fn r7_6_from_more_than_three_coloured_ones_he_takes_one_or_two() {
    let position = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::MaterialsThief])
        .lays(BEN, LAST)
        .has(BEN, goods("3 brick, 1 glass, 1 debris"));
    let mut table = Table::of(&position);
    let (brick, glass, debris) = (Material::Brick, Material::Glass, Material::Debris);
    assert_eq!(
        table.legal(),
        [
            Loot::One(brick),
            Loot::One(glass),
            Loot::One(debris),
            Loot::Two(brick, brick),
            Loot::Two(brick, glass),
            Loot::Two(brick, debris),
            Loot::Two(glass, debris),
        ]
        .map(|loot| rob(BEN, loot)),
        "two of a kind only where there are two"
    );

    table.decide(rob(BEN, Loot::Two(brick, brick)));

    assert_eq!(
        (table.purse(ANNA), table.purse(BEN)),
        (goods("2 brick"), goods("1 brick, 1 glass, 1 debris"))
    );
}

#[test]
fn r7_6_three_coloured_ones_and_much_debris_are_not_enough_for_two() {
    let position = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::MaterialsThief])
        .lays(BEN, LAST)
        .has(BEN, goods("3 brick, 9 debris"));
    let table = Table::of(&position);

    let two = rob(BEN, Loot::Two(Material::Brick, Material::Debris));
    assert_eq!(table.refusal(ANNA, two).reason, Reason::OneAtMost(BEN));
    assert_eq!(table.legal().len(), 2);
}

#[test]
fn r7_6_the_victim_is_chosen_as_by_the_peso_thief() {
    let loaded = |position: Position| {
        let bricks = goods("1 brick, 1 glass");
        position.has(ANNA, bricks).has(CARLA, bricks)
    };
    let victims = |position: &Position| -> Vec<Seat> {
        let mut named: Vec<Seat> = Table::of(position)
            .legal()
            .into_iter()
            .map(|decision| match decision {
                Decision::RobMaterials { victim, .. } => victim,
                other => panic!("{other:?}"),
            })
            .collect();
        named.dedup();
        named
    };
    let thief = Card::MaterialsThief;

    assert_eq!(victims(&loaded(thief_before_two(thief))), [CARLA, DIEGO], "those still to come");
    assert_eq!(victims(&loaded(thief_last(thief))), [ANNA, CARLA], "the last names anyone");
    let protected = loaded(thief_last(thief)).lays(CARLA, [Card::Protection, Card::Pesos]);
    assert_eq!(victims(&protected), [ANNA], "but nobody protected");
}

#[test]
fn r7_6_if_all_who_are_still_to_come_are_protected_he_takes_nothing() {
    let position = Position::new(3)
        .lays(BEN, [Card::Siesta, Card::MaterialsThief])
        .lays(CARLA, [Card::Protection, Card::Pesos])
        .has(ANNA, goods("2 brick"))
        .has(CARLA, goods("2 brick"));
    let table = Table::of(&position);

    assert!(table.happened(Event::NothingToDo { seat: BEN, card: Card::MaterialsThief }));
    assert_eq!(table.purse(BEN), Goods::NONE);
}
