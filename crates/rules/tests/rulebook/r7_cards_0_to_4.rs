//! R7.0 to R7.4b: siesta, refreshment, protection, debris, conservation, tax collector, worker
//! and architect.

use crate::common::*;

/// Two players, Anna first with these cards.
fn anna_lays(cards: [Card; 2]) -> Position {
    Position::new(2).lays(ANNA, cards).lays(BEN, LAST)
}

#[test]
fn r7_0_siesta_does_nothing() {
    let position = anna_lays([Card::Siesta, Card::Protection])
        .centre(goods("2 brick, 3 debris, 4 pesos"))
        .has(BEN, goods("1 glass, 1 worker"))
        .discarded(ANNA, [Card::Mama]);
    let table = Table::of(&position);

    assert!(table.happened(Event::ActionBegan { seat: ANNA, card: Card::Siesta }));
    assert_eq!(table.purse(ANNA), Goods::NONE);
    assert_eq!(table.discard(ANNA), Cards::only(Card::Mama));
}

#[test]
fn r7_1_refreshment_takes_one_card_of_the_discard_pile_into_the_hand() {
    let position = anna_lays([Card::Siesta, Card::Refreshment])
        .discarded(ANNA, [Card::Mama, Card::Worker, Card::Pesos]);
    let mut table = Table::of(&position);
    assert_eq!(table.asked(), (ANNA, Choice::Refreshment));
    assert_eq!(
        table.legal(),
        [None, Some(Card::Worker), Some(Card::Pesos), Some(Card::Mama)].map(Decision::Refresh)
    );

    table.decide(Decision::Refresh(Some(Card::Worker)));

    assert!(table.hand(ANNA).contains(Card::Worker));
    assert_eq!(table.discard(ANNA), Cards::pair(Card::Mama, Card::Pesos));
    assert_eq!(table.state.open().player(ANNA).hand_size(), 9, "that she took one is seen");
}

#[test]
fn r7_1_refreshment_may_be_done_without() {
    let position = anna_lays([Card::Siesta, Card::Refreshment]).discarded(ANNA, [Card::Worker]);
    let mut table = Table::of(&position);

    table.decide(Decision::Refresh(None));

    assert_eq!(table.discard(ANNA), Cards::only(Card::Worker));
}

#[test]
fn r7_1_only_from_his_own_discard_pile() {
    let position = anna_lays([Card::Siesta, Card::Refreshment])
        .discarded(ANNA, [Card::Worker])
        .discarded(BEN, [Card::Architect]);
    let table = Table::of(&position);

    let others = Decision::Refresh(Some(Card::Architect));
    assert_eq!(table.refusal(ANNA, others).reason, Reason::NotInDiscard(Card::Architect));
}

#[test]
fn r7_2a_thieves_and_tax_collectors_take_nothing_from_a_protected_player() {
    for robber in [Card::TaxCollector, Card::PesoThief, Card::MaterialsThief] {
        let position = Position::new(2)
            .lays(ANNA, [Card::Siesta, robber])
            .lays(BEN, [Card::Protection, Card::Mama])
            .has(BEN, goods("5 glass, 1 debris, 6 pesos, 2 workers"));
        let mut table = Table::of(&position);
        table.until(Choice::Lay);

        assert_eq!(table.purse(BEN), goods("5 glass, 1 debris, 6 pesos, 2 workers"), "{robber}");
    }
}

/// R7.5: the last in order may name any other player, but not this one.
#[test]
fn r7_2a_protection_holds_after_his_own_turn_too() {
    let position = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::Protection])
        .lays(BEN, [Card::PesoThief, Card::MaterialsThief])
        .has(ANNA, goods("3 glass, 8 pesos"));
    let mut table = Table::of(&position);

    table.until(Choice::Lay);

    assert_eq!(table.purse(ANNA), goods("3 glass, 8 pesos"));
    assert!(!table.has_asked(Choice::PesoThief) && !table.has_asked(Choice::MaterialsThief));
}

#[test]
fn r7_2b_debris_takes_all_debris_of_the_centre() {
    let table = Table::of(
        &anna_lays([Card::Siesta, Card::Debris]).centre(goods("1 brick, 7 debris, 2 pesos")),
    );

    assert_eq!(table.purse(ANNA), goods("7 debris"));
    assert!(table.happened(Event::TakenFromCentre { seat: ANNA, goods: goods("7 debris") }));
}

/// Anna and then Ben have conservation.
fn two_conservations() -> Position {
    Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::Conservation])
        .lays(BEN, [Card::Debris, Card::Conservation])
        .upper(["taxi_rank", "museum", "theatre", "cinema"])
        .lower(["library", "bakery", "rum_bar", "capitol"])
}

#[test]
fn r7_3a_conservation_removes_an_end_building_to_the_box() {
    let mut table = Table::of(&two_conservations());
    assert_eq!(
        table.legal(),
        [
            None,
            Some(End::UpperLeft),
            Some(End::UpperRight),
            Some(End::LowerLeft),
            Some(End::LowerRight)
        ]
        .map(Decision::Conserve)
    );

    table.decide(Decision::Conserve(Some(End::LowerRight)));

    assert_eq!(table.row(RowName::Lower), ["library", "bakery", "rum_bar"]);
    assert!(!table.state.open().pile().contains(table.building("capitol")));
    assert_eq!((table.points(ANNA), table.points(BEN)), (0, 0), "worth nothing to anyone");
}

#[test]
fn r7_3a_only_one_building_a_round_is_removed() {
    let mut table = Table::of(&two_conservations());

    table.decide(Decision::Conserve(Some(End::LowerRight))).until(Choice::Lay);

    assert!(table.happened(Event::NothingToDo { seat: BEN, card: Card::Conservation }));
    assert_eq!(table.row(RowName::Upper).len() + table.row(RowName::Lower).len(), 7);
}

#[test]
fn r7_3a_whoever_declines_leaves_it_to_the_next() {
    let mut table = Table::of(&two_conservations());

    table.decide(Decision::Conserve(None));
    assert_eq!(table.asked(), (BEN, Choice::Conservation));
    table.decide(Decision::Conserve(Some(End::UpperLeft)));

    assert_eq!(table.row(RowName::Upper), ["museum", "theatre", "cinema"]);
}

#[test]
fn r7_3a_in_the_next_round_one_may_be_removed_again() {
    let mut table = Table::of(&two_conservations());
    table.decide(Decision::Conserve(Some(End::LowerRight)));

    table.next_round(&[(Card::Debris, Card::Siesta), (Card::Worker, Card::Debris)]);

    assert_eq!(table.asked(), (ANNA, Choice::Conservation));
}

/// R4.8: the row is filled up at once.
#[test]
fn r7_3a_a_row_of_two_is_filled_up() {
    let mut table = Table::of(&two_conservations().upper(["taxi_rank", "museum", "cinema"]));

    table.decide(Decision::Conserve(Some(End::UpperRight)));
    table.lay_buildings(["statue", "beach_hut", "fruit_stall", "theatre"]);

    assert_eq!(
        table.row(RowName::Upper),
        ["taxi_rank", "statue", "beach_hut", "fruit_stall", "theatre", "museum"]
    );
}

#[test]
fn r7_3b_the_tax_collector_takes_a_peso_from_the_stock() {
    let table = Table::of(&Position::new(2).lays(ANNA, [Card::Siesta, Card::TaxCollector]));

    assert_eq!(table.purse(ANNA), goods("1 peso"));
    assert!(table.happened(Event::PesosFromStock { pesos: 1, to: Holder::Seat(ANNA) }));
}

#[test]
fn r7_3b_everyone_still_to_come_loses_a_worker_or_a_material() {
    let position = Position::new(3)
        .lays(ANNA, [Card::Siesta, Card::TaxCollector])
        .lays(BEN, LATE)
        .lays(CARLA, LATER)
        .has(BEN, goods("1 brick, 1 worker"))
        .has(CARLA, goods("2 glass, 1 debris"));
    let mut table = Table::of(&position);
    let (stock, boxed) = (table.supply(), table.state.open().boxed());

    assert_eq!(table.asked(), (ANNA, Choice::Tax { victim: BEN }));
    let losses = [Loss::Worker, Loss::Material(Material::Brick)];
    assert_eq!(table.legal(), losses.map(|loss| Decision::Tax { victim: BEN, loss }));
    table.decide(Decision::Tax { victim: BEN, loss: Loss::Worker });

    assert_eq!(table.asked(), (ANNA, Choice::Tax { victim: CARLA }));
    table.decide(Decision::Tax { victim: CARLA, loss: Loss::Material(Material::Debris) });

    assert_eq!(table.purse(BEN), goods("1 brick"));
    assert_eq!(table.purse(CARLA), goods("2 glass"));
    let open = table.state.open();
    assert_eq!(open.boxed(), boxed + goods("1 debris"), "materials go to the box");
    assert_eq!(table.supply().workers(), stock.workers() + 1, "workers go to the stock");
}

#[test]
fn r7_3b_players_who_have_already_played_lose_nothing() {
    let position = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::Refreshment])
        .lays(BEN, [Card::Siesta, Card::TaxCollector])
        .has(ANNA, goods("1 brick, 1 worker"));
    let mut table = Table::of(&position);

    table.until(Choice::Lay);

    assert_eq!(table.purse(ANNA), goods("1 brick, 1 worker"));
    assert_eq!(table.purse(BEN), goods("1 peso"));
}

#[test]
fn r7_3b_protected_players_and_those_with_neither_lose_nothing() {
    let position = Position::new(3)
        .lays(ANNA, [Card::Siesta, Card::TaxCollector])
        .lays(BEN, [Card::Protection, Card::Mama])
        .lays(CARLA, LATER)
        .has(BEN, goods("1 brick, 1 worker"))
        .pesos(CARLA, 4);
    let table = Table::of(&position);

    assert!(!table.has_asked(Choice::Tax { victim: BEN }));
    assert_eq!(table.purse(BEN), goods("1 brick, 1 worker"));
    assert_eq!(table.purse(CARLA), goods("4 pesos"), "pesos are not taxed");
}

#[test]
fn r7_3b_debris_may_be_taxed() {
    let table =
        Table::of(&anna_lays([Card::Siesta, Card::TaxCollector]).has(BEN, goods("2 debris")));

    assert_eq!(table.purse(BEN), goods("1 debris"));
}

#[test]
fn r7_4a_the_first_with_this_card_takes_two_workers_each_later_one_one() {
    let position = Position::new(3)
        .lays(ANNA, [Card::Siesta, Card::Refreshment])
        .lays(BEN, [Card::Debris, Card::Worker])
        .lays(CARLA, [Card::Worker, Card::Mama]);
    let mut table = Table::of(&position);

    table.until(Choice::Lay);

    assert_eq!(table.order(), [ANNA, BEN, CARLA], "Ben is the second in order");
    assert_eq!(table.purse(BEN), goods("2 workers"), "but the first with this card");
    assert_eq!(table.purse(CARLA), goods("1 worker"));
}

#[test]
fn r7_4a_an_architect_does_not_make_a_worker_a_later_one() {
    let position = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::Architect])
        .lays(BEN, [Card::Debris, Card::Worker]);
    let mut table = Table::of(&position);

    table.until(Choice::Lay);

    assert_eq!((table.purse(ANNA), table.purse(BEN)), (goods("1 worker"), goods("2 workers")));
}

#[test]
fn r7_4a_in_the_next_round_there_is_a_first_again() {
    let mut table = Table::of(&anna_lays([Card::Siesta, Card::Worker]));

    table.next_round(&[(Card::Debris, Card::Siesta), (Card::Siesta, Card::Mama)]);
    table.until(Choice::Lay);

    assert_eq!(table.purse(ANNA).workers(), 4);
}

#[test]
fn r7_4a_as_many_as_are_left() {
    let one_left = anna_lays([Card::Siesta, Card::Worker]).has(BEN, goods("14 workers"));
    let none_left = anna_lays([Card::Siesta, Card::Worker]).has(BEN, goods("15 workers"));

    assert_eq!(Table::of(&one_left).purse(ANNA), goods("1 worker"));
    assert_eq!(Table::of(&none_left).purse(ANNA), Goods::NONE);
}

/// Anna acts first with the Worker and this many are left; Ben then pays two back by building, and
/// Carla acts last with the worker too. How many workers Carla takes.
fn carla_hires(rules: RulesVersion, left: u8) -> u8 {
    let before = 13 - left;
    let position = Position::new(3)
        .rules(rules)
        .upper(["railway_station", "museum", "cinema"])
        .lays(ANNA, [Card::Siesta, Card::Worker])
        .lays(BEN, [Card::Debris, Card::Pesos])
        .lays(CARLA, [Card::Worker, Card::Mama])
        .has(BEN, goods("3 brick, 2 workers"))
        .has(CARLA, Goods::workers_of(before));
    let mut table = Table::of(&position);
    table.until(Choice::Build);
    assert_eq!(table.purse(ANNA).workers(), left, "Anna takes what is left");
    table.build(End::UpperLeft);
    table.until(Choice::Lay);
    table.purse(CARLA).workers() - before
}

#[test]
fn r7_4a_finding_no_worker_is_not_carrying_the_action_out() {
    assert_eq!(carla_hires(RulesVersion::NEWEST, 0), 2, "Carla is the first to take any");
    assert_eq!(carla_hires(RulesVersion::NEWEST, 1), 1, "Anna took one of two and was first");
}

#[test]
fn r7_4a_under_the_first_rules_the_attempt_counted() {
    assert_eq!(carla_hires(RulesVersion::One, 0), 1);
    assert_eq!(carla_hires(RulesVersion::One, 1), 1);
}

#[test]
fn r7_4b_the_architect_takes_one_worker_if_one_is_left() {
    let position = anna_lays([Card::Siesta, Card::Architect]);

    assert_eq!(Table::of(&position).purse(ANNA), goods("1 worker"));
    let none_left = position.has(BEN, goods("15 workers"));
    assert_eq!(Table::of(&none_left).purse(ANNA), Goods::NONE);
}

/// R4.5: and it is laid out for the buildings that need it, without forcing anyone to build.
#[test]
fn r7_4b_the_architect_lets_him_build_and_does_not_make_him() {
    let position = anna_lays([Card::Siesta, Card::Architect])
        .has(ANNA, goods("1 loam, 3 pesos"))
        .upper(["clock_tower", "museum", "cinema"]);
    let table = Table::of(&position);

    assert_eq!(
        table.legal(),
        [Decision::EndTurn, Decision::Build { end: End::UpperLeft, payment: Payment::PLAIN }]
    );
}
