//! R8: the end.

use crate::common::*;

fn outcome(winners: &[Seat], ending: Ending) -> Outcome {
    Outcome { winners: winners.iter().copied().collect(), ending }
}

/// Anna can buy the statue (2 points) and much more; Ben comes later.
fn anna_builds(players: usize) -> Position {
    let mut position = Position::new(players).has(ANNA, goods("3 brick, 12 pesos"));
    for seat in Seat::ALL.into_iter().take(players).skip(1) {
        position = position.lays(seat, LATE);
    }
    position.upper(["statue", "bakery", "taxi_rank"])
}

#[test]
fn r8_1_25_20_or_15_points_win() {
    let almost: [(usize, &[&str]); 3] = [
        (2, &["capitol", "cathedral", "sea_fortress", "market_hall"]),
        (3, &["capitol", "cathedral", "ballroom"]),
        (4, &["capitol", "cathedral"]),
    ];
    for (players, bought) in almost {
        let position = anna_builds(players).bought(ANNA, bought.iter().copied());
        let target = [25, 20, 15][players - 2];
        let mut table = Table::of(&position);
        assert_eq!(table.points(ANNA), target - 1);

        table.build(End::UpperLeft);

        assert_eq!(table.points(ANNA), target + 1, "more is as good");
        assert_eq!(table.outcome(), outcome(&[ANNA], Ending::Target));
    }
}

#[test]
fn r8_1_at_once_in_the_middle_of_his_turn() {
    let mut table = Table::of(&anna_builds(2).target(2));

    table.build(End::UpperLeft);

    assert_eq!(table.state.pending(), Pending::Over(outcome(&[ANNA], Ending::Target)));
    assert_eq!(table.row(RowName::Upper).len(), 2, "the row is not even filled up");
    assert!(!table.happened(Event::TurnEnded { seat: ANNA }));
    assert_eq!(table.refusal(ANNA, Decision::EndTurn).reason, Reason::GameIsOver);
}

#[test]
fn r8_1_one_point_less_does_not_win() {
    let mut table = Table::of(&anna_builds(2).target(3));

    table.build(End::UpperLeft);

    assert_eq!(table.points(ANNA), 2);
    assert_eq!(table.state.outcome(), None);
}

#[test]
fn r8_2_the_game_ends_when_all_buildings_have_left_the_table() {
    let position = anna_builds(2).bought(BEN, ["bakery"]).upper(["statue"]).lower([]).pile([]);
    let mut table = Table::of(&position);

    table.build(End::UpperLeft);

    assert_eq!(table.outcome(), outcome(&[BEN], Ending::Buildings), "most points win");
}

/// R7.3a: removed buildings count as well as bought ones.
#[test]
fn r8_2_also_when_the_last_building_is_removed() {
    let position = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::Conservation])
        .lays(BEN, LATE)
        .bought(BEN, ["bakery"])
        .upper([])
        .lower(["cinema"])
        .pile([]);
    let mut table = Table::of(&position);

    table.decide(Decision::Conserve(Some(End::LowerLeft)));

    assert_eq!(table.outcome(), outcome(&[BEN], Ending::Buildings));
}

#[test]
fn r8_2_the_game_ends_when_all_materials_have_left_the_table() {
    let position = Position::new(2)
        .lays(BEN, LATE)
        .has(ANNA, goods("1 brick, 12 pesos"))
        .upper(["statue", "museum", "taxi_rank"])
        .bag(Goods::NONE);
    let mut table = Table::of(&position);

    table.build(End::UpperLeft);

    assert_eq!(table.outcome(), outcome(&[ANNA], Ending::Materials));
}

/// R7.3b: a taxed material goes to the box like a paid one.
#[test]
fn r8_2_also_when_the_last_material_is_taxed_away() {
    let position = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::TaxCollector])
        .lays(BEN, LATE)
        .has(BEN, goods("1 loam, 1 worker"))
        .bought(ANNA, ["statue"])
        .bag(Goods::NONE);
    let mut table = Table::of(&position);

    table.decide(Decision::Tax { victim: BEN, loss: Loss::Material(Material::Loam) });

    assert_eq!(table.outcome(), outcome(&[ANNA], Ending::Materials));
}

#[test]
fn r8_2_also_when_the_last_material_had_to_be_taxed() {
    let position = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::TaxCollector])
        .lays(BEN, LATE)
        .has(BEN, goods("1 loam"))
        .bought(BEN, ["statue"])
        .bag(Goods::NONE);
    let table = Table::of(&position);

    assert_eq!(table.outcome(), outcome(&[BEN], Ending::Materials));
}

#[test]
fn r8_2_an_empty_bag_or_an_empty_pile_alone_does_not_end_it() {
    let position = Position::new(2)
        .lays(BEN, LATE)
        .has(ANNA, goods("1 brick, 6 pesos"))
        .upper(["taxi_rank", "museum"])
        .pile([])
        .bag(Goods::NONE);
    let mut table = Table::of(&position);

    table
        .build(End::UpperLeft)
        .next_round(&[(Card::Worker, Card::Siesta), (Card::Mama, Card::Debris)]);

    assert_eq!(table.state.open().round(), 2);
    assert_eq!(table.state.outcome(), None);
}

#[test]
fn r8_3_most_points_tied_share_the_win() {
    let position = Position::new(3)
        .lays(BEN, LATE)
        .lays(CARLA, LATER)
        .has(ANNA, goods("1 brick, 2 pesos"))
        .bought(BEN, ["beach_hut"])
        .bought(CARLA, ["corner_bodega"])
        .upper(["statue"])
        .lower([])
        .pile([]);
    let mut table = Table::of(&position);

    table.build(End::UpperLeft);

    assert_eq!(table.outcome(), outcome(&[ANNA, CARLA], Ending::Buildings));
}

/// A table with an empty bag; one brick prevents the end.
fn empty_bag() -> Position {
    Position::new(2)
        .lays(BEN, LATE)
        .has(ANNA, goods("1 brick, 2 pesos"))
        .upper(["statue", "museum", "theatre", "cinema"])
        .bag(Goods::NONE)
}

/// A round in which everyone does as little as they may.
fn pass_a_round(table: &mut Table) {
    let round = table.state.open().round();
    while table.state.outcome().is_none() && table.state.open().round() == round {
        table.step_idly();
    }
}

#[test]
fn r8_4_twelve_quiet_rounds_with_an_empty_bag_end_the_game() {
    let mut table = Table::of(&empty_bag().bought(BEN, ["bakery"]));

    for round in 1..=11 {
        pass_a_round(&mut table);
        assert_eq!(table.state.outcome(), None, "after round {round}");
    }
    pass_a_round(&mut table);

    assert_eq!(table.outcome(), outcome(&[BEN], Ending::Standstill));
    assert_eq!(table.state.open().round(), 12);
}

#[test]
fn r8_4_a_building_bought_begins_the_count_anew() {
    let mut table = Table::of(&empty_bag().has(BEN, goods("1 debris")).quiet_rounds(11));

    table.build(End::UpperLeft);
    pass_a_round(&mut table);

    assert_eq!(table.state.outcome(), None);
    assert_eq!(table.state.open().quiet_rounds(), 1, "the round that begins now");
}

#[test]
fn r8_4_a_building_removed_begins_the_count_anew() {
    let position = empty_bag().lays(ANNA, [Card::Siesta, Card::Conservation]).quiet_rounds(11);
    let mut table = Table::of(&position);

    table.decide(Decision::Conserve(Some(End::LowerLeft)));
    pass_a_round(&mut table);

    assert_eq!(table.state.outcome(), None);
}

/// R8.5
#[test]
fn r8_4_rounds_with_materials_in_the_bag_do_not_count() {
    let mut table = Table::of(&empty_bag().bag(goods("2 loam")));

    pass_a_round(&mut table);
    assert_eq!(table.state.open().quiet_rounds(), 1, "the bag was emptied in the round before");
}

/// R8.3: those with most points share the win.
#[test]
fn r8_4_it_ends_as_when_the_buildings_run_out() {
    let mut table = Table::of(&empty_bag().quiet_rounds(11));

    pass_a_round(&mut table);

    assert_eq!(table.outcome(), outcome(&[ANNA, BEN], Ending::Standstill));
}
