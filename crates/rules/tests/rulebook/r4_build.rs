//! R4.4 to R4.8: what may be bought, how it is paid for, and how the rows are filled up.

use crate::common::*;

/// Anna can build at once; Ben comes later and owns nothing.
fn anna_has(purse: &str) -> Position {
    Position::new(2).lays(BEN, LATE).has(ANNA, goods(purse))
}

fn build(end: End, payment: Payment) -> Decision {
    Decision::Build { end, payment }
}

#[test]
fn r4_4_only_the_four_ends_can_be_taken() {
    let position = anna_has("10 pesos")
        .upper(["taxi_rank", "newspaper_kiosk", "cinema"])
        .lower(["museum", "library", "theatre"]);
    let table = Table::of(&position);

    assert_eq!(
        table.legal(),
        [Decision::EndTurn, build(End::UpperLeft, Payment::PLAIN)],
        "the newspaper kiosk could be paid for, but lies inside"
    );
}

#[test]
fn r4_4_the_next_one_inward_becomes_the_end_at_once() {
    let position = anna_has("9 pesos")
        .upper(["taxi_rank", "newspaper_kiosk", "cinema", "museum"])
        .lower(["library", "theatre", "university"]);
    let mut table = Table::of(&position);

    table.build(End::UpperLeft);
    assert_eq!(table.row(RowName::Upper), ["newspaper_kiosk", "cinema", "museum"]);
    assert!(table.legal().contains(&build(End::UpperLeft, Payment::PLAIN)));

    table.build(End::UpperLeft);
    assert_eq!(table.points(ANNA), 2 + 1);
}

#[test]
fn r4_5_materials_go_to_the_box_pesos_and_workers_to_the_stock() {
    let position = anna_has("1 sandstone, 2 debris, 4 pesos, 3 workers").upper([
        "harbour_office",
        "museum",
        "street_well",
    ]);
    let mut table = Table::of(&position);
    let (stock, boxed) = (table.supply(), table.state.open().boxed());

    table.build(End::UpperLeft);
    assert_eq!(table.purse(ANNA), goods("2 debris, 1 peso, 1 worker"));
    assert_eq!(table.supply(), stock + goods("3 pesos, 2 workers"));
    assert_eq!(table.state.open().boxed(), boxed + goods("1 sandstone"));
}

#[test]
fn r4_5_debris_of_a_cost_goes_to_the_box_too() {
    let mut table = Table::of(&anna_has("4 debris").upper(["fruit_stall", "museum", "cinema"]));
    let boxed = table.state.open().boxed();

    table.build(End::UpperLeft);

    assert_eq!(table.purse(ANNA), Goods::NONE);
    assert_eq!(table.state.open().boxed(), boxed + goods("4 debris"));
}

#[test]
fn r4_5_what_is_missing_is_told() {
    let table = Table::of(&anna_has("1 brick, 4 pesos").upper(["statue", "cinema", "taxi_rank"]));

    let refusal = table.refusal(ANNA, build(End::UpperRight, Payment::PLAIN));

    assert_eq!(refusal, Illegal { clause: "R4.5", reason: Reason::Short { of: goods("2 pesos") } });
}

/// Two buildings that need the architect lie outside, one that does not inside.
const ARCHITECTS_ROW: [&str; 4] = ["clock_tower", "newspaper_kiosk", "museum", "library"];

#[test]
fn r4_5_the_architect_must_be_laid_out() {
    let without = anna_has("2 loam, 1 brick, 6 pesos").upper(ARCHITECTS_ROW);
    let mut table = Table::of(&without);
    table.until(Choice::Lay);
    assert!(!table.has_asked(Choice::Build), "the card in her hand does not help");
    assert!(table.hand(ANNA).contains(Card::Architect));

    let with_a_way_to_build = Table::of(&without.lower(["taxi_rank", "theatre", "cinema"]));
    assert_eq!(
        with_a_way_to_build.refusal(ANNA, build(End::UpperLeft, Payment::PLAIN)),
        Illegal { clause: "R4.5", reason: Reason::NeedsArchitect }
    );
}

#[test]
fn r4_5_one_architect_stays_and_serves_any_number_of_buildings() {
    let cards = [Card::Siesta, Card::Architect];
    let position = anna_has("2 loam, 1 brick, 6 pesos").lays(ANNA, cards).upper(ARCHITECTS_ROW);
    let mut table = Table::of(&position);

    table.build(End::UpperLeft).build(End::UpperRight);

    assert_eq!(table.points(ANNA), 3 + 4);
    assert!(table.state.open().player(ANNA).laid().contains(Card::Architect));
}

#[test]
fn r4_6_five_pesos_replace_a_worker() {
    let mut table = Table::of(&anna_has("5 pesos").upper(["beach_hut", "museum", "cinema"]));
    let stock = table.supply();

    table.decide(build(End::UpperLeft, pesos_for_workers(1)));

    assert_eq!((table.points(ANNA), table.purse(ANNA)), (1, Goods::NONE));
    assert_eq!(table.supply(), stock + goods("5 pesos"));
}

#[test]
fn r4_6_five_debris_replace_any_coloured_material() {
    for (key, colour) in [
        ("statue", "1 brick"),
        ("corner_bodega", "1 sandstone"),
        ("barber_shop", "1 loam"),
        ("ice_cream_parlour", "1 glass"),
    ] {
        let position = anna_has("8 debris, 2 pesos, 1 worker").upper([key, "museum", "cinema"]);
        let mut table = Table::of(&position);
        let boxed = table.state.open().boxed().debris();

        table.decide(build(End::UpperLeft, debris_for(colour)));

        assert_eq!(table.points(ANNA), 2, "{key}");
        assert!(table.state.open().boxed().debris() >= boxed + 5, "{key}");
    }
}

#[test]
fn r4_6_also_when_he_has_the_real_thing() {
    let position = anna_has("1 brick, 5 debris, 2 pesos").upper(["statue", "museum", "cinema"]);
    let mut table = Table::of(&position);
    assert_eq!(
        table.legal(),
        [
            Decision::EndTurn,
            build(End::UpperLeft, Payment::PLAIN),
            build(End::UpperLeft, debris_for("1 brick")),
        ]
    );

    table.decide(build(End::UpperLeft, debris_for("1 brick")));

    assert_eq!(table.purse(ANNA), goods("1 brick"));
}

#[test]
fn r4_6_as_often_as_he_can() {
    let position = anna_has("15 debris, 10 pesos").upper(["museum", "railway_station", "theatre"]);
    let mut table = Table::of(&position);
    let all_replaced =
        Payment { debris_for: goods("2 sandstone, 1 glass").colours(), pesos_for_workers: 2 };
    assert_eq!(table.legal(), [Decision::EndTurn, build(End::UpperLeft, all_replaced)]);

    table.decide(build(End::UpperLeft, all_replaced));

    assert_eq!((table.points(ANNA), table.purse(ANNA)), (5, Goods::NONE));
}

#[test]
fn r4_6_every_mix_is_offered_once() {
    let position = anna_has("2 sandstone, 1 glass, 10 debris, 5 pesos, 2 workers").upper([
        "museum",
        "theatre",
        "railway_station",
    ]);
    let table = Table::of(&position);

    let mut mixes = Vec::new();
    for replaced in ["nothing", "1 glass", "1 sandstone", "1 sandstone, 1 glass", "2 sandstone"] {
        for pesos_for_workers in 0..=1 {
            let payment = Payment { pesos_for_workers, ..debris_for(replaced) };
            mixes.push(build(End::UpperLeft, payment));
        }
    }
    let offered: Vec<_> = table.legal().into_iter().filter(|d| *d != Decision::EndTurn).collect();
    assert_eq!(offered, mixes, "those that replace least come first");
}

#[test]
fn r4_6_never_the_other_way_round() {
    let position = anna_has("9 brick, 15 workers, 2 debris, 5 pesos").upper([
        "taxi_rank",
        "museum",
        "fruit_stall",
    ]);
    let mut table = Table::of(&position);
    table.until(Choice::Lay);

    assert!(!table.has_asked(Choice::Build), "workers are no pesos, bricks no debris");
}

#[test]
fn r4_6_nothing_is_replaced_that_is_not_in_the_cost() {
    let position = anna_has("1 brick, 9 debris, 9 pesos").upper(["statue", "museum", "cinema"]);
    let table = Table::of(&position);

    for payment in [debris_for("1 glass"), debris_for("2 brick"), pesos_for_workers(1)] {
        assert_eq!(
            table.refusal(ANNA, build(End::UpperLeft, payment)),
            Illegal { clause: "R4.6", reason: Reason::MoreThanItCosts }
        );
    }
}

#[test]
fn r4_7_a_bought_building_lies_open_before_its_owner() {
    let position = anna_has("1 brick, 2 pesos").upper(["statue", "museum", "cinema", "bakery"]);
    let mut table = Table::of(&position);

    table.build(End::UpperLeft);

    let anna = table.state.view(Viewer::Spectator).open().player(ANNA).buildings();
    assert_eq!(anna.iter().collect::<Vec<_>>(), [table.building("statue")]);
    assert_eq!(table.points(ANNA), 2);
}

#[test]
fn r4_7_its_points_can_never_be_lost() {
    let position = Position::new(3)
        .lays(BEN, [Card::Conservation, Card::TaxCollector])
        .lays(CARLA, [Card::PesoThief, Card::MaterialsThief])
        .lays(ANNA, LAST)
        .has(ANNA, goods("2 brick, 4 pesos"))
        .bought(ANNA, ["statue"]);
    let mut table = Table::of(&position);

    table.decide(Decision::Conserve(Some(End::UpperLeft))).until(Choice::Lay);

    assert_eq!(table.purse(ANNA), goods("2 pesos"), "taxed and robbed twice");
    assert_eq!(table.points(ANNA), 2);
    assert_eq!(table.state.open().player(ANNA).buildings().len(), 1);
}

#[test]
fn r4_8_a_row_of_two_is_filled_up_between_the_two() {
    let position = anna_has("6 pesos").upper(["taxi_rank", "museum", "cinema"]);
    let mut table = Table::of(&position);

    table.build(End::UpperLeft);
    assert!(matches!(
        table.state.pending(),
        Pending::Chance(Draw::Building { row: RowName::Upper, .. })
    ));
    table.lay_buildings(["statue", "bakery", "rum_bar", "library"]);

    assert_eq!(
        table.row(RowName::Upper),
        ["museum", "statue", "bakery", "rum_bar", "library", "cinema"]
    );
    assert!(!table.state.open().pile().contains(table.building("statue")));
}

#[test]
fn r4_8_it_happens_at_once_before_he_builds_on() {
    let position = anna_has("9 pesos").upper(["taxi_rank", "newspaper_kiosk", "cinema"]);
    let mut table = Table::of(&position);

    table.build(End::UpperLeft).lay_buildings(["statue", "bakery", "rum_bar", "library"]);

    assert_eq!(table.asked(), (ANNA, Choice::Build));
    table.build(End::UpperLeft);
    assert_eq!(table.row(RowName::Upper), ["statue", "bakery", "rum_bar", "library", "cinema"]);
}

#[test]
fn r4_8_as_many_as_the_pile_still_has() {
    let position =
        anna_has("6 pesos").upper(["taxi_rank", "museum", "cinema"]).pile(["statue", "bakery"]);
    let mut table = Table::of(&position);

    table.build(End::UpperLeft).lay_buildings(["bakery", "statue"]);

    assert_eq!(table.row(RowName::Upper), ["museum", "bakery", "statue", "cinema"]);
    assert!(table.state.open().pile().is_empty());
    assert!(!matches!(table.state.pending(), Pending::Chance(Draw::Building { .. })));
}

#[test]
fn r4_8_with_an_empty_pile_a_row_shrinks_to_one_end_and_to_none() {
    let position =
        anna_has("9 pesos").upper(["taxi_rank", "newspaper_kiosk"]).lower(["museum"]).pile([]);
    let mut table = Table::of(&position);
    let ends =
        |table: &Table| -> Vec<End> { table.state.open().ends().map(|(end, _)| end).collect() };
    assert_eq!(ends(&table), [End::UpperLeft, End::UpperRight, End::LowerLeft]);

    table.build(End::UpperLeft);
    assert_eq!(table.row(RowName::Upper), ["newspaper_kiosk"]);
    assert_eq!(ends(&table), [End::UpperLeft, End::LowerLeft], "a row of one has one end");

    table.build(End::UpperLeft);
    assert_eq!(ends(&table), [End::LowerLeft], "an empty row has none");
}
