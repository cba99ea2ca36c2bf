//! R4.1 to R4.3: two actions, then buildings.

use crate::common::*;

#[test]
fn r4_1_both_actions_are_carried_out_then_the_next_player_plays() {
    let position = Position::new(2)
        .lays(ANNA, [Card::Debris, Card::Worker])
        .lays(BEN, [Card::Pesos, Card::Mama])
        .centre(goods("2 brick, 3 debris, 5 pesos"));
    let mut table = Table::of(&position);
    table.until(Choice::Lay);

    assert_eq!(table.purse(ANNA), goods("3 debris, 2 workers"));
    assert_eq!(table.purse(BEN), goods("1 brick, 3 pesos"));
    let turns: Vec<Event> = table
        .events
        .iter()
        .copied()
        .filter(|event| matches!(event, Event::ActionBegan { .. } | Event::TurnEnded { .. }))
        .collect();
    assert_eq!(
        turns,
        [
            Event::ActionBegan { seat: ANNA, card: Card::Debris },
            Event::ActionBegan { seat: ANNA, card: Card::Worker },
            Event::TurnEnded { seat: ANNA },
            Event::ActionBegan { seat: BEN, card: Card::Pesos },
            Event::ActionBegan { seat: BEN, card: Card::Mama },
            Event::TurnEnded { seat: BEN },
        ]
    );
}

#[test]
fn r4_1_the_player_chooses_the_sequence() {
    let position = Position::new(2)
        .lays(ANNA, [Card::BlackMarket, Card::Mama])
        .lays(BEN, LAST)
        .centre(goods("1 brick, 1 glass"));
    let table = Table::of(&position);
    assert_eq!(table.asked(), (ANNA, Choice::First));
    assert_eq!(table.legal(), [Decision::First(Card::BlackMarket), Decision::First(Card::Mama)]);

    let mut market_first = table.clone();
    market_first.decide(Decision::First(Card::BlackMarket));
    assert!(matches!(market_first.state.pending(), Pending::Chance(Draw::Material { .. })));
    market_first.draw([Material::Brick, Material::Brick]);
    assert_eq!(market_first.asked(), (ANNA, Choice::Mama), "she knows what the market brought");

    let mut mama_first = table;
    mama_first.decide(Decision::First(Card::Mama));
    assert_eq!(mama_first.asked(), (ANNA, Choice::Mama));
    mama_first.decide(Decision::Mama(goods("1 glass").colours()));
    assert!(matches!(mama_first.state.pending(), Pending::Chance(Draw::Material { .. })));
}

#[test]
fn r4_1_the_cards_stay_where_they_are() {
    let cards = [Card::Siesta, Card::Worker];
    let mut table = Table::of(&Position::new(2).lays(ANNA, cards).lays(BEN, LAST));

    table.until(Choice::Lay);

    assert_eq!(table.state.open().player(ANNA).laid(), Cards::pair(Card::Siesta, Card::Worker));
}

#[test]
fn r4_2_an_action_may_not_be_skipped() {
    let position = Position::new(3)
        .lays(ANNA, [Card::Siesta, Card::PesoThief])
        .lays(BEN, LATE)
        .lays(CARLA, LAST)
        .pesos(BEN, 2);
    let table = Table::of(&position);

    assert_eq!(
        table.legal(),
        [Decision::RobPesos { victim: BEN }, Decision::RobPesos { victim: CARLA }],
        "she must rob someone"
    );
    assert_eq!(
        table.refusal(ANNA, Decision::EndTurn).reason,
        Reason::OtherChoice(Choice::PesoThief)
    );
}

/// R7.1, R7.3a: these two cards allow it.
#[test]
fn r4_2_refreshment_and_conservation_may_be_skipped() {
    let position = Position::new(2)
        .lays(ANNA, [Card::Refreshment, Card::Conservation])
        .lays(BEN, LAST)
        .discarded(ANNA, [Card::Mama]);
    let mut table = Table::of(&position);

    table.decide(Decision::Refresh(None)).decide(Decision::Conserve(None));

    assert_eq!(table.discard(ANNA), Cards::only(Card::Mama));
    for card in [Card::Refreshment, Card::Conservation] {
        assert!(table.happened(Event::ActionDeclined { seat: ANNA, card }));
    }
}

#[test]
fn r4_2_an_action_that_can_do_nothing_does_nothing() {
    let idle = [
        [Card::Siesta, Card::Refreshment],
        [Card::Siesta, Card::Debris],
        [Card::Siesta, Card::Worker],
        [Card::Siesta, Card::Architect],
        [Card::Siesta, Card::PesoThief],
        [Card::Siesta, Card::MaterialsThief],
        [Card::Siesta, Card::BlackMarket],
        [Card::Siesta, Card::Pesos],
        [Card::Siesta, Card::Mama],
    ];
    for cards in idle {
        let position = Position::new(2)
            .lays(ANNA, cards)
            .lays(BEN, [Card::Protection, Card::Mama])
            .has(BEN, goods("10 brick, 10 pesos, 15 workers"))
            .bag(Goods::NONE);
        let mut table = Table::of(&position);
        table.until(Choice::Lay);

        assert!(table.happened(Event::NothingToDo { seat: ANNA, card: cards[1] }), "{cards:?}");
        assert_eq!(table.purse(ANNA), Goods::NONE, "{cards:?}");
    }
}

/// Anna is about to build, Ben comes later.
fn anna_builds() -> Position {
    Position::new(2)
        .lays(BEN, LATE)
        .has(ANNA, goods("2 brick, 4 pesos"))
        .has(BEN, goods("5 brick, 5 pesos"))
        .upper(["statue", "museum", "theatre", "cinema"])
}

#[test]
fn r4_3_only_the_player_whose_turn_it_is_may_build() {
    let table = Table::of(&anna_builds());
    let build = Decision::Build { end: End::UpperLeft, payment: Payment::PLAIN };

    assert_eq!(table.state.check(ANNA, build), Ok(()));
    assert_eq!(
        table.refusal(BEN, build),
        Illegal { clause: "R4.3", reason: Reason::NotYourTurn(BEN) }
    );
}

#[test]
fn r4_3_only_after_both_actions() {
    let table = Table::of(&anna_builds().lays(ANNA, [Card::Siesta, Card::Conservation]));
    let build = Decision::Build { end: End::UpperLeft, payment: Payment::PLAIN };

    assert_eq!(table.asked(), (ANNA, Choice::Conservation));
    assert_eq!(table.refusal(ANNA, build).reason, Reason::OtherChoice(Choice::Conservation));
}

#[test]
fn r4_3_any_number_of_buildings() {
    let position = anna_builds()
        .has(ANNA, goods("1 glass, 2 pesos"))
        .upper(["statue", "bakery", "museum", "theatre", "cinema", "ice_cream_parlour"])
        .has(ANNA, goods("2 brick"));
    let mut table = Table::of(&position);

    table.build(End::UpperRight).build(End::UpperLeft).build(End::UpperLeft);

    assert_eq!(table.points(ANNA), 2 + 2 + 3);
}

#[test]
fn r4_3_building_is_voluntary() {
    let mut table = Table::of(&anna_builds());
    assert!(table.legal().contains(&Decision::EndTurn));

    table.decide(Decision::EndTurn);

    assert_eq!((table.points(ANNA), table.purse(ANNA)), (0, goods("2 brick, 4 pesos")));
    assert_eq!(table.asked(), (BEN, Choice::Build));
}
