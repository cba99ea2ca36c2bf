//! R2: setting up.

use crate::common::*;
use havana_rules::Deck;

/// Cheap buildings lie inside the rows, and none at their four ends.
const UPPER: [&str; 6] = ["capitol", "beach_hut", "cathedral", "sea_fortress", "museum", "theatre"];
const LOWER: [&str; 6] = ["cinema", "taxi_rank", "bakery", "rum_bar", "statue", "market_hall"];

fn with_dear_ends(players: usize) -> Table {
    Table::new(players).deal_rows(UPPER, LOWER)
}

fn with_a_cheap_end(players: usize) -> Table {
    let upper = ["capitol", "theatre", "cathedral", "sea_fortress", "museum", "clock_tower"];
    Table::new(players).deal_rows(upper, LOWER)
}

fn swap(table: &Table, bring: &str, replace: End) -> Decision {
    Decision::Swap { bring: table.building(bring), replace }
}

#[test]
fn r2_1_twelve_buildings_lie_open_in_two_rows_of_six() {
    let table = with_dear_ends(2);

    assert_eq!(table.row(RowName::Upper), UPPER);
    assert_eq!(table.row(RowName::Lower), LOWER);
    let pile = table.state.open().pile();
    assert_eq!(pile.len(), 24);
    assert!(!UPPER.iter().chain(&LOWER).any(|key| pile.contains(table.building(key))));
}

#[test]
fn r2_2_nobody_swaps_if_an_end_building_is_worth_3_or_less() {
    let table = with_a_cheap_end(2);

    assert!(!table.has_asked(Choice::Swap));
}

#[test]
fn r2_2_the_oldest_player_swaps_if_no_end_building_is_cheap() {
    let ages = Lineup::new(&[CARLA, ANNA, BEN]).expect("three");
    let agreed = Config::new(3).and_then(|config| config.with_ages(ages)).expect("agreed");

    let table = Table::agreed(&agreed).deal_rows(UPPER, LOWER);

    assert_eq!(table.asked(), (CARLA, Choice::Swap));
}

#[test]
fn r2_2_the_two_buildings_change_places() {
    let mut table = with_dear_ends(2);

    table.decide(swap(&table, "corner_bodega", End::LowerRight));

    assert_eq!(table.row(RowName::Upper), UPPER);
    assert_eq!(table.row(RowName::Lower)[..5], LOWER[..5]);
    assert_eq!(table.row(RowName::Lower)[5], "corner_bodega");
    let pile = table.state.open().pile();
    assert!(pile.contains(table.building("market_hall")));
    assert!(!pile.contains(table.building("corner_bodega")));
    assert_eq!(pile.len(), 24);
}

#[test]
fn r2_2_any_cheap_building_of_the_pile_may_come_to_any_end() {
    let table = with_dear_ends(2);
    let open = table.state.open();
    let cheap_in_the_pile = open.pile().iter().filter(|&id| open.deck().points(id) <= 3).count();
    assert_eq!(cheap_in_the_pile, 17 - 5, "all but those inside the rows");

    let legal = table.legal();

    assert_eq!(legal.len(), cheap_in_the_pile * 4);
    for replace in End::ALL {
        assert!(legal.contains(&swap(&table, "fruit_stall", replace)));
    }
}

#[test]
fn r2_2_what_is_brought_is_worth_1_to_3() {
    let table = with_dear_ends(2);

    let dear = swap(&table, "library", End::UpperLeft);
    assert_eq!(table.refusal(ANNA, dear), Illegal { clause: "R2.2", reason: Reason::NotCheap });
}

/// R2.6
#[test]
fn r2_2_nothing_is_brought_if_the_pile_has_nothing_cheap() {
    let mut buildings = Deck::house().buildings().to_vec();
    for building in &mut buildings {
        building.points = 7;
    }
    let dear = Config::new(2).expect("two").with_deck(Deck::new(buildings).expect("a deck"));
    let mut table = Table::agreed(&dear);

    table.apply(Input::Chance(Drawn::Ages(Lineup::by_number(2))));
    let table = table.deal_rows(UPPER, LOWER);

    assert!(!table.has_asked(Choice::Swap));
}

#[test]
fn r2_3_each_player_gets_a_peso_and_a_material() {
    let mut table = with_a_cheap_end(3);

    table.draw([Material::Glass, Material::Debris, Material::Loam]);

    assert_eq!(table.purse(ANNA), goods("1 glass, 1 peso"));
    assert_eq!(table.purse(BEN), goods("1 debris, 1 peso"));
    assert_eq!(table.purse(CARLA), goods("1 loam, 1 peso"));
}

#[test]
fn r2_4_three_materials_and_four_pesos_lie_in_the_centre() {
    let mut table = with_a_cheap_end(2);
    table.draw([Material::Debris, Material::Debris]);

    table.draw([Material::Brick, Material::Debris, Material::Brick]);

    assert_eq!(table.centre(), goods("2 brick, 1 debris, 4 pesos"));
    assert_eq!(table.supply(), Goods::BOX - goods("2 brick, 3 debris, 6 pesos"));
}

fn at_the_opening(players: usize) -> Table {
    let mut table = with_a_cheap_end(players);
    table.draw(vec![Material::Debris; players + 3]);
    table
}

#[test]
fn r2_5_all_choose_two_of_their_cards_in_any_sequence() {
    let table = at_the_opening(3);
    let Pending::Decide { seats, choice: Choice::Opening } = table.state.pending() else {
        panic!("the opening is due");
    };
    assert_eq!(seats, Seats::first(3));

    for seat in seats.iter() {
        let mut legal = Decisions::new();
        table.state.legal(seat, &mut legal);
        assert_eq!(legal.len(), 13 * 12 / 2);
    }
}

#[test]
fn r2_5_the_cards_are_revealed_when_all_have_chosen() {
    let mut table = at_the_opening(2);

    table.decide_as(BEN, Decision::Open(Card::Debris, Card::Mama));
    assert_eq!(table.state.open().player(BEN).laid(), Cards::NONE, "not yet");
    assert_eq!(table.refusal(BEN, Decision::Open(Card::Siesta, Card::Mama)).clause, "R2.5");

    table.decide_as(ANNA, Decision::Open(Card::Siesta, Card::Debris));
    let open = table.state.open();
    assert_eq!(open.player(ANNA).laid(), Cards::pair(Card::Siesta, Card::Debris));
    assert_eq!(open.player(BEN).laid(), Cards::pair(Card::Debris, Card::Mama));
    assert_eq!(open.round(), 1);
}

#[test]
fn r2_5_the_choice_is_secret() {
    let mut one = at_the_opening(2);
    let mut other = one.clone();

    one.decide_as(BEN, Decision::Open(Card::Debris, Card::Mama));
    other.decide_as(BEN, Decision::Open(Card::Siesta, Card::Worker));

    for viewer in [Viewer::Seat(ANNA), Viewer::Spectator] {
        assert_eq!(one.state.view(viewer), other.state.view(viewer));
    }
    let own = one.state.view(Viewer::Seat(BEN));
    assert_eq!(own.face_down(), Some(Cards::pair(Card::Debris, Card::Mama)));
}
