//! R1: what is on the table, and who sees what of it.

use crate::common::*;
use havana_rules::{BuildingId, Deck};

#[test]
fn r1_1_there_are_80_materials_half_of_them_debris() {
    let bag = Table::new(2).supply();

    for colour in Material::COLOURED {
        assert_eq!(bag.of(colour), 10, "{colour}");
    }
    assert_eq!(bag.of(Material::Debris), 40);
    assert_eq!(bag.materials(), 80);
    assert_eq!(bag.coloured(), 40, "debris is not a coloured material");
}

#[test]
fn r1_2_there_are_108_pesos() {
    assert_eq!(Table::new(4).supply().pesos(), 36 + 24 * 3);
}

#[test]
fn r1_2_whoever_is_owed_pesos_takes_what_is_left() {
    let empty_stock = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::TaxCollector])
        .lays(BEN, LATE)
        .pesos(BEN, 108);
    let table = Table::of(&empty_stock);
    assert_eq!(table.purse(ANNA), Goods::NONE, "the tax collector finds no peso");

    let two_left = Position::new(2).pesos(BEN, 106);
    let mut table = Table::of(&two_left);
    table.until(Choice::Lay);
    assert_eq!(table.centre().pesos(), 2, "the supplies bring two instead of three");
    assert_eq!(table.supply().pesos(), 0);
}

#[test]
fn r1_3_there_are_15_workers_and_no_more() {
    assert_eq!(Table::new(3).supply().workers(), 15);

    let one_left = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::Worker])
        .lays(BEN, LATE)
        .has(BEN, goods("14 workers"));
    assert_eq!(Table::of(&one_left).purse(ANNA), goods("1 worker"));
}

#[test]
fn r1_4_there_are_36_different_buildings_worth_1_to_7_with_a_cost_each() {
    let deck = Deck::house();

    assert_eq!(deck.buildings().len(), 36);
    for building in BuildingId::all() {
        assert!((1..=7).contains(&deck.points(building)), "{}", deck.key(building));
        assert!(!deck.cost(building).is_empty(), "{}", deck.key(building));
    }
    let statue = deck.find("statue").expect("the one printed example");
    assert_eq!((deck.cost(statue), deck.points(statue)), (goods("1 brick, 2 pesos"), 2));
}

#[test]
fn r1_4_people_can_play_with_a_deck_of_their_own() {
    let mut buildings = Deck::house().buildings().to_vec();
    buildings[0].key = "my_own_hut".to_owned();
    let own = Deck::new(buildings).expect("a fine deck");
    let mut table = Table::agreed(&Config::new(2).unwrap().with_deck(own));

    table.apply(Input::Chance(Drawn::Ages(Lineup::by_number(2)))).lay_buildings(["my_own_hut"]);

    assert_eq!(table.row(RowName::Upper), ["my_own_hut"]);
}

#[test]
fn r1_5_each_player_has_the_same_13_cards() {
    let table = Table::new(4);

    let printed = Card::ALL.map(|card| (card.digit(), card.key()));
    assert_eq!(
        printed,
        [
            (0, "siesta"),
            (1, "refreshment"),
            (2, "protection"),
            (2, "debris"),
            (3, "conservation"),
            (3, "tax_collector"),
            (4, "worker"),
            (4, "architect"),
            (5, "peso_thief"),
            (6, "materials_thief"),
            (7, "black_market"),
            (8, "pesos"),
            (9, "mama"),
        ]
    );
    for seat in Seat::ALL {
        assert_eq!(table.hand(seat), Cards::ALL);
    }
}

/// The views of a game's other player and of a spectator.
fn what_others_see(table: &Table) -> [havana_rules::View; 2] {
    [table.state.view(Viewer::Seat(BEN)), table.state.view(Viewer::Spectator)]
}

#[test]
fn r1_6_what_a_player_owns_lies_open() {
    let position = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::Protection])
        .has(ANNA, goods("2 glass, 3 debris, 4 pesos, 1 worker"))
        .bought(ANNA, ["statue"]);
    let table = Table::of(&position);

    for view in what_others_see(&table) {
        let anna = view.open().player(ANNA);
        assert_eq!(anna.goods(), goods("2 glass, 3 debris, 4 pesos, 1 worker"));
        assert_eq!(anna.buildings().iter().collect::<Vec<_>>(), [table.building("statue")]);
        assert_eq!((anna.points(), anna.laid()), (2, Cards::pair(Card::Siesta, Card::Protection)));
        assert_eq!((anna.hand_size(), anna.discard_size()), (11, 0));
    }
}

#[test]
fn r1_6_a_hand_is_seen_by_its_owner_alone() {
    let table = Table::of(&Position::new(2).discarded(ANNA, [Card::Worker, Card::Mama]));

    let own = table.state.view(Viewer::Seat(ANNA));
    assert_eq!(own.hand().map(Cards::len), Some(9));
    assert_eq!(own.discard(), Some(Cards::pair(Card::Worker, Card::Mama)));
    assert_eq!(table.state.view(Viewer::Spectator).hand(), None);
    assert_eq!(table.state.view(Viewer::Seat(CARLA)).hand(), None, "nobody sits there");
    assert_ne!(table.state.view(Viewer::Seat(BEN)).hand(), own.hand());
}

#[test]
fn r1_6_a_card_laid_face_down_is_seen_by_its_owner_alone() {
    let mut one = Table::of(&Position::new(2));
    one.until(Choice::Lay);
    let mut other = one.clone();
    let (seat, _) = one.asked();
    assert_eq!(seat, BEN, "the younger one begins");

    one.lay(Card::Worker, Card::Siesta);
    other.lay(Card::Mama, Card::Siesta);

    let anna = Viewer::Seat(ANNA);
    assert_eq!(one.state.view(anna), other.state.view(anna));
    assert_eq!(one.state.view(Viewer::Spectator), other.state.view(Viewer::Spectator));
    assert_ne!(one.state.view(Viewer::Seat(BEN)), other.state.view(Viewer::Seat(BEN)));
    let seen = |table: &Table| -> Vec<Event> {
        table.events.iter().map(|event| event.seen_by(anna)).collect()
    };
    assert_eq!(seen(&one), seen(&other));
}

#[test]
fn r1_6_a_card_taken_back_by_refreshment_is_not_seen() {
    let position = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::Refreshment])
        .lays(BEN, LATE)
        .discarded(ANNA, [Card::Worker, Card::Mama]);
    let mut one = Table::of(&position);
    let mut other = one.clone();

    one.decide(Decision::Refresh(Some(Card::Worker)));
    other.decide(Decision::Refresh(Some(Card::Mama)));

    assert_eq!(what_others_see(&one), what_others_see(&other));
    assert_ne!(one.hand(ANNA), other.hand(ANNA));
    let hidden = Event::CardTakenUp { seat: ANNA, card: None };
    let seen = |table: &Table, viewer| table.events.iter().any(|e| e.seen_by(viewer) == hidden);
    assert!(seen(&one, Viewer::Seat(BEN)) && seen(&one, Viewer::Spectator));
    assert!(!seen(&one, Viewer::Seat(ANNA)), "she sees which one it was");
}
