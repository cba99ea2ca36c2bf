//! R6: a new card.

use crate::common::*;

/// Two players about to lay a new card, Anna first.
fn at_phase_3() -> Table {
    let mut table = Table::of(&Position::new(2).lays(BEN, LATE));
    table.until(Choice::Lay);
    table
}

#[test]
fn r6_1_each_lays_one_card_in_the_order_of_play() {
    let mut table = at_phase_3();
    assert_eq!(table.asked(), (ANNA, Choice::Lay));
    assert_eq!(
        table.refusal(BEN, Decision::Lay { card: Card::Mama, cover: Card::Pesos }).reason,
        Reason::NotYourTurn(BEN)
    );

    table.lay(Card::Worker, Card::Siesta);
    assert_eq!(table.asked(), (BEN, Choice::Lay));
    assert_eq!(table.hand(ANNA).len(), 10, "exactly one card");
}

#[test]
fn r6_1_any_card_of_the_hand_on_either_of_the_two() {
    let table = at_phase_3();

    let mut expected = Vec::new();
    for card in table.hand(ANNA).iter() {
        for cover in [Card::Siesta, Card::Refreshment] {
            expected.push(Decision::Lay { card, cover });
        }
    }

    assert_eq!(table.legal(), expected);
    assert_eq!(expected.len(), 11 * 2);
}

#[test]
fn r6_1_what_is_covered_is_seen_by_all_what_is_laid_is_not() {
    let mut table = at_phase_3();

    table.lay(Card::Worker, Card::Siesta);

    let seen = table.state.view(Viewer::Spectator);
    assert_eq!(seen.open().player(ANNA).covered(), Some(Card::Siesta));
    let laid = Event::CardLaid { seat: ANNA, covered: Card::Siesta, card: Some(Card::Worker) };
    assert!(table.happened(laid));
    assert_eq!(
        laid.seen_by(Viewer::Seat(BEN)),
        Event::CardLaid { seat: ANNA, covered: Card::Siesta, card: None }
    );
    assert_eq!(laid.seen_by(Viewer::Seat(ANNA)), laid);
}

#[test]
fn r6_2_all_are_revealed_together_and_the_covered_ones_discarded() {
    let mut table = at_phase_3();

    table.lay(Card::Worker, Card::Siesta);
    let anna = table.state.open().player(ANNA);
    assert_eq!(anna.laid(), Cards::pair(Card::Siesta, Card::Refreshment), "not revealed yet");

    table.lay(Card::Architect, Card::Debris);
    let open = table.state.open();
    assert_eq!(open.player(ANNA).laid(), Cards::pair(Card::Refreshment, Card::Worker));
    assert_eq!(open.player(BEN).laid(), Cards::pair(Card::Architect, Card::Pesos));
    assert_eq!(table.discard(ANNA), Cards::only(Card::Siesta));
    assert_eq!(table.discard(BEN), Cards::only(Card::Debris));
}

/// Anna's first eight discards; with two laid out, three cards are left in her hand.
const EIGHT: [Card; 8] = [
    Card::Protection,
    Card::Conservation,
    Card::TaxCollector,
    Card::Worker,
    Card::Architect,
    Card::PesoThief,
    Card::MaterialsThief,
    Card::BlackMarket,
];

/// The table after the reveal of a round that Anna began with this many cards in hand.
fn after_reveal_with(in_hand: usize) -> Table {
    let discarded = EIGHT.into_iter().chain([Card::Debris, Card::Pesos]).take(11 - in_hand);
    let position = Position::new(2).lays(BEN, LATE).discarded(ANNA, discarded);
    let mut table = Table::of(&position);
    table.next_round(&[(Card::Mama, Card::Siesta), (Card::Mama, Card::Pesos)]);
    table
}

#[test]
fn r6_3_with_two_cards_in_hand_he_may_take_his_discard_pile_back() {
    let mut table = after_reveal_with(3);
    assert_eq!(table.asked(), (ANNA, Choice::TakeBack));
    assert_eq!(table.hand(ANNA).len(), 2);

    table.decide(Decision::TakeBack(true));

    assert_eq!(table.hand(ANNA).len(), 11);
    assert_eq!(table.discard(ANNA), Cards::NONE, "all of it");
}

#[test]
fn r6_3_it_is_all_or_nothing_and_he_may_decline() {
    let mut table = after_reveal_with(3);
    assert_eq!(table.legal(), [Decision::TakeBack(true), Decision::TakeBack(false)]);

    table.decide(Decision::TakeBack(false));

    assert_eq!((table.hand(ANNA).len(), table.discard(ANNA).len()), (2, 9));
    assert!(table.happened(Event::DiscardLeft { seat: ANNA }));
}

#[test]
fn r6_3_with_three_cards_he_is_not_asked() {
    let table = after_reveal_with(4);

    assert_eq!(table.hand(ANNA).len(), 3);
    assert!(!table.has_asked(Choice::TakeBack));
}

#[test]
fn r6_3_with_one_card_he_is_asked_again() {
    let table = after_reveal_with(2);

    assert_eq!(table.asked(), (ANNA, Choice::TakeBack));
    assert_eq!(table.hand(ANNA).len(), 1);
}

#[test]
fn r6_3_with_an_empty_hand_he_must_take_it_back() {
    let table = after_reveal_with(1);

    assert!(!table.has_asked(Choice::TakeBack));
    assert!(table.happened(Event::DiscardTakenBack { seat: ANNA }));
    assert_eq!(table.hand(ANNA).len(), 11);
}

/// R6.5
#[test]
fn r6_3_players_are_asked_in_the_order_of_play() {
    let position = Position::new(2).lays(ANNA, LAST).discarded(ANNA, EIGHT).discarded(BEN, EIGHT);
    let mut table = Table::of(&position);

    table.next_round(&[(Card::Mama, Card::Siesta), (Card::Siesta, Card::Mama)]);

    assert_eq!(table.asked(), (BEN, Choice::TakeBack));
    table.decide(Decision::TakeBack(true));
    assert_eq!(table.asked(), (ANNA, Choice::TakeBack), "though she comes first from now on");
}

#[test]
fn r6_4_then_the_next_round_begins() {
    let mut table = Table::of(&Position::new(2).lays(BEN, LATE).round(3));

    table.next_round(&[(Card::Mama, Card::Siesta), (Card::Siesta, Card::Pesos)]);

    assert_eq!(table.state.open().round(), 4);
    assert_eq!(table.order(), [BEN, ANNA], "02 before 19");
}
