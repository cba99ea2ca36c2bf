//! A choice that has one outcome is not asked: for each kind of choice a case asked and one not.

use crate::common::*;

/// Whether this is asked before the turns of a round are over, if everyone does as little as
/// possible.
fn is_asked(position: &Position, about: Choice) -> bool {
    let mut table = Table::of(position);
    table.until(Choice::Lay);
    table.has_asked(about)
}

/// Anna with these cards, then Ben and Carla.
fn anna_lays(cards: [Card; 2]) -> Position {
    Position::new(3).lays(ANNA, cards).lays(BEN, LATE).lays(CARLA, LATER)
}

#[test]
fn the_swap_is_asked_only_where_no_end_building_is_cheap() {
    let upper = ["capitol", "beach_hut", "cathedral", "sea_fortress", "museum", "theatre"];
    let lower = ["cinema", "taxi_rank", "bakery", "rum_bar", "statue", "market_hall"];

    assert!(Table::new(2).deal_rows(upper, lower).has_asked(Choice::Swap));
    let mut cheap_end = lower;
    cheap_end.reverse();
    cheap_end.swap(0, 1);
    assert!(!Table::new(2).deal_rows(upper, cheap_end).has_asked(Choice::Swap));
}

/// R4.9
#[test]
fn the_sequence_is_asked_only_where_it_makes_a_difference() {
    let no_choice = anna_lays([Card::Refreshment, Card::BlackMarket]).has(BEN, goods("1 brick"));
    assert!(!is_asked(&no_choice, Choice::First));

    let bag_and_choice = no_choice.discarded(ANNA, [Card::Mama]);
    assert!(is_asked(&bag_and_choice, Choice::First));
    assert!(!is_asked(&bag_and_choice.bag(Goods::NONE), Choice::First));

    let apart = anna_lays([Card::PesoThief, Card::MaterialsThief])
        .has(BEN, goods("2 brick, 2 loam, 9 pesos"))
        .pesos(CARLA, 4);
    assert!(!is_asked(&apart, Choice::First));
}

#[test]
fn refreshment_is_asked_only_where_something_is_discarded() {
    let refreshment = anna_lays([Card::Siesta, Card::Refreshment]);

    assert!(is_asked(&refreshment.clone().discarded(ANNA, [Card::Mama]), Choice::Refreshment));
    assert!(!is_asked(&refreshment, Choice::Refreshment));
}

#[test]
fn conservation_is_asked_only_until_a_building_is_removed() {
    let position =
        anna_lays([Card::Siesta, Card::Conservation]).lays(BEN, [Card::Debris, Card::Conservation]);
    let mut table = Table::of(&position);
    assert!(table.asks(ANNA, Choice::Conservation));

    let mut declined = table.clone();
    declined.decide(Decision::Conserve(None));
    assert!(declined.asks(BEN, Choice::Conservation));

    table.decide(Decision::Conserve(Some(End::UpperLeft)));
    assert!(!table.asks(BEN, Choice::Conservation));
}

#[test]
fn taxes_are_asked_only_of_players_with_different_things_to_lose() {
    let position = anna_lays([Card::Siesta, Card::TaxCollector])
        .has(BEN, goods("3 brick, 5 pesos"))
        .has(CARLA, goods("1 brick, 1 worker"));

    assert!(!is_asked(&position, Choice::Tax { victim: BEN }), "a brick and nothing else");
    assert!(is_asked(&position, Choice::Tax { victim: CARLA }));
}

#[test]
fn the_peso_thief_is_asked_only_where_he_can_choose_and_take_something() {
    let thief = anna_lays([Card::Siesta, Card::PesoThief]);

    assert!(is_asked(&thief.clone().pesos(BEN, 2), Choice::PesoThief));
    let nothing_to_take = thief.clone().pesos(BEN, 1).pesos(CARLA, 1);
    assert!(!is_asked(&nothing_to_take, Choice::PesoThief), "half of 1, rounded down, is nothing");
    let one_victim = thief.pesos(BEN, 8).lays(CARLA, [Card::Protection, Card::Mama]);
    assert!(!is_asked(&one_victim, Choice::PesoThief));
}

/// R7.10
#[test]
fn the_materials_thief_is_asked_only_where_he_can_choose() {
    let thief = anna_lays([Card::Siesta, Card::MaterialsThief]);
    let one_victim = thief.clone().lays(CARLA, [Card::Protection, Card::Mama]);

    assert!(is_asked(&thief.clone().has(BEN, goods("1 brick")), Choice::MaterialsThief), "whom");
    let two_kinds = one_victim.clone().has(BEN, goods("1 brick, 1 debris"));
    assert!(is_asked(&two_kinds, Choice::MaterialsThief), "what");
    let one_or_two = one_victim.clone().has(BEN, goods("4 brick"));
    assert!(is_asked(&one_or_two, Choice::MaterialsThief), "how much");

    assert!(!is_asked(&one_victim.has(BEN, goods("3 brick")), Choice::MaterialsThief));
    assert!(!is_asked(&thief.pesos(BEN, 5), Choice::MaterialsThief), "nobody has a material");
}

#[test]
fn mama_is_asked_only_where_several_colours_lie_in_the_centre() {
    let mama = anna_lays([Card::Siesta, Card::Mama]);

    assert!(is_asked(&mama.clone().centre(goods("1 brick, 1 loam")), Choice::Mama));
    assert!(!is_asked(&mama.clone().centre(goods("5 brick, 9 debris")), Choice::Mama));
    assert!(!is_asked(&mama.centre(goods("9 debris")), Choice::Mama));
}

#[test]
fn building_is_asked_only_of_those_who_can_pay() {
    let position = Position::new(2).lays(BEN, LATE).upper(["statue", "museum", "cinema"]);

    assert!(is_asked(&position.clone().has(ANNA, goods("1 brick, 2 pesos")), Choice::Build));
    assert!(!is_asked(&position.has(ANNA, goods("1 brick, 1 peso")), Choice::Build));
}

#[test]
fn laying_is_always_asked_though_one_card_be_left() {
    let all_but_one = Card::ALL
        .into_iter()
        .filter(|card| ![Card::Siesta, Card::Refreshment, Card::Mama].contains(card));
    let mut table = Table::of(&Position::new(2).lays(BEN, LATE).discarded(ANNA, all_but_one));
    table.until(Choice::Lay);

    assert_eq!(table.asked(), (ANNA, Choice::Lay));
    assert_eq!(table.legal().len(), 2, "which of the two it covers is still her choice");
}

#[test]
fn taking_back_is_asked_only_with_one_or_two_cards_in_hand() {
    let after_reveal_with = |cards_in_hand: usize| {
        let in_hand = [Card::Mama, Card::Pesos, Card::BlackMarket, Card::Debris];
        let kept = &in_hand[..=cards_in_hand];
        let laid = [Card::Siesta, Card::Refreshment];
        let gone =
            Card::ALL.into_iter().filter(|card| !kept.contains(card) && !laid.contains(card));
        let mut table = Table::of(&Position::new(2).lays(BEN, LATE).discarded(ANNA, gone));
        table.next_round(&[(Card::Mama, Card::Siesta), (Card::Mama, Card::Pesos)]);
        table.has_asked(Choice::TakeBack)
    };

    assert_eq!([0, 1, 2, 3].map(after_reveal_with), [false, true, true, false]);
}
