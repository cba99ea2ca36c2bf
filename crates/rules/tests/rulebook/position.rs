//! Describing a table: what is not said, what adds up, and what cannot be.

use crate::common::*;
use havana_rules::{Buildings, ConfigWrong, Deck, PositionError};

#[test]
fn what_is_not_said_is_plain() {
    let state = Position::new(3).begin().expect("a plain table");
    let open = state.open();

    assert_eq!((open.player_count(), open.target(), open.round()), (3, 20, 1));
    assert_eq!(open.oldest_first(), Lineup::by_number(3));
    for seat in open.seats() {
        let player = open.player(seat);
        assert_eq!((player.goods(), player.buildings()), (Goods::NONE, Buildings::NONE));
        assert_eq!((player.hand_size(), player.discard_size()), (11, 0));
    }
    for row in RowName::ALL {
        assert_eq!(open.row(row).len(), 6);
    }
    assert_eq!(open.pile().len(), 24);
    assert_eq!(open.boxed(), Goods::NONE);
}

#[test]
fn what_is_said_is_there() {
    let state = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::Protection])
        .lays(BEN, [Card::Protection, Card::Pesos])
        .discarded(ANNA, [Card::Mama, Card::Worker])
        .has(ANNA, goods("2 brick, 1 worker"))
        .pesos(ANNA, 3)
        .bought(ANNA, ["statue"])
        .bought(ANNA, ["bakery"])
        .centre(goods("4 debris"))
        .boxed(goods("5 glass"))
        .upper(["museum", "cinema", "library"])
        .lower(["capitol", "cathedral", "theatre"])
        .removed_buildings(["ballroom"])
        .target(30)
        .ages([BEN, ANNA])
        .round(7)
        .begin()
        .expect("a fine table");
    let open = state.open();
    let anna = open.player(ANNA);

    assert_eq!(anna.goods(), goods("2 brick, 3 pesos, 1 worker"));
    assert_eq!((anna.points(), anna.buildings().len()), (2 + 3, 2));
    assert_eq!((anna.hand_size(), anna.discard_size()), (9, 2));
    let trail = anna.trail();
    assert_eq!([trail.card(0), trail.card(1)], [Card::Mama, Card::Worker], "in order");
    assert_eq!((open.target(), open.round()), (30, 7));
    assert_eq!(open.oldest_first().as_slice(), [BEN, ANNA]);
    assert_eq!(open.boxed(), goods("5 glass"));
    assert_eq!(open.supply() + anna.goods() + open.centre() + goods("5 glass"), Goods::BOX);
    assert_eq!(open.pile().len(), 36 - 2 - 6 - 1);
}

#[test]
fn a_described_state_is_one_that_play_reaches() {
    let mut played = Table::new(2).deal_rows(
        ["statue", "capitol", "cathedral", "sea_fortress", "museum", "theatre"],
        ["cinema", "taxi_rank", "bakery", "rum_bar", "library", "market_hall"],
    );
    played.draw([Material::Debris, Material::Glass]).draw([Material::Brick; 3]);
    played.decide_as(ANNA, Decision::Open(Card::Siesta, Card::Worker));
    played.decide_as(BEN, Decision::Open(Card::Debris, Card::Pesos));
    played.draw([Material::Loam; 3]);
    played.lay(Card::Mama, Card::Siesta).lay(Card::Mama, Card::Pesos);

    let described = Position::new(2)
        .lays(ANNA, [Card::Worker, Card::Mama])
        .lays(BEN, [Card::Debris, Card::Mama])
        .discarded(ANNA, [Card::Siesta])
        .discarded(BEN, [Card::Pesos])
        .has(ANNA, goods("1 debris, 1 peso, 2 workers"))
        .has(BEN, goods("1 glass, 3 pesos"))
        .centre(goods("3 brick, 3 loam, 5 pesos"))
        .upper(["statue", "capitol", "cathedral", "sea_fortress", "museum", "theatre"])
        .lower(["cinema", "taxi_rank", "bakery", "rum_bar", "library", "market_hall"])
        .begin()
        .expect("a fine table");

    assert_eq!(described, played.state);
}

#[test]
fn the_beginning_of_the_round_is_told() {
    let table = Table::of(&Position::new(2).round(4));

    let order = Lineup::new(&[BEN, ANNA]).expect("two");
    assert_eq!(table.events[0], Event::RoundBegan { round: 4, order });
    assert!(table.happened(Event::ActionBegan { seat: BEN, card: Card::Siesta }));
}

#[test]
fn a_pile_that_is_named_leaves_the_others_out_of_the_game() {
    let state = Position::new(2).pile(["statue", "bakery"]).begin().expect("a fine table");

    assert_eq!(state.open().pile().len(), 2);
    assert_eq!(state.open().row(RowName::Upper).len(), 6);
}

#[test]
fn a_bag_that_is_named_leaves_the_others_in_the_box() {
    let position = Position::new(2).has(ANNA, goods("1 brick")).bag(goods("2 loam"));
    let state = position.begin().expect("a fine table");

    assert_eq!(state.open().supply().only_materials(), goods("2 loam"));
    assert_eq!(state.open().boxed().materials(), 80 - 3);
}

#[test]
fn another_deck_has_other_buildings() {
    let mut buildings = Deck::house().buildings().to_vec();
    buildings[0].key = "my_own_hut".to_owned();
    let own = Deck::new(buildings).expect("a fine deck");
    let position = Position::new(2).deck(own).bought(ANNA, ["my_own_hut"]);

    assert_eq!(position.begin().expect("a fine table").open().player(ANNA).points(), 1);
}

/// What is wrong with a table, and how it is said.
fn wrong(position: &Position) -> (PositionError, String) {
    let error = position.begin().expect_err("it is not a fine table");
    (error.clone(), error.to_string())
}

fn assert_wrong(position: &Position, error: PositionError, message: &str) {
    assert_eq!(wrong(position), (error, message.to_owned()));
}

#[test]
fn an_agreement_that_cannot_be_is_refused() {
    let config = PositionError::Config;
    let two = Position::new(2);

    let five = config(ConfigWrong::Players(5));
    assert_wrong(&Position::new(5), five, "5 players; Havana is for 2, 3 or 4");
    let ages = "the order of age must name every player once";
    assert_wrong(&two.clone().ages([ANNA, ANNA]), config(ConfigWrong::Ages), ages);
    assert_wrong(&two.clone().ages([ANNA]), config(ConfigWrong::Ages), ages);
    let target = config(ConfigWrong::Target(0));
    assert_wrong(&two.clone().target(0), target, "0 points to win; choose 1 to 100");
    let nobody = PositionError::NoSuchSeat(CARLA);
    assert_wrong(&two.clone().pesos(CARLA, 1), nobody, "no one plays at seat 2");
    assert_wrong(&two.round(0), PositionError::RoundZero, "rounds are counted from 1");
}

#[test]
fn a_card_lies_in_one_place() {
    let twice = PositionError::CardTwice(ANNA, Card::Mama);
    let message = "seat 0 has only one 9 Mama, but it is in two places";
    let two = Position::new(2);

    assert_wrong(&two.clone().lays(ANNA, [Card::Mama, Card::Mama]), twice.clone(), message);
    let laid_and_discarded = two.clone().lays(ANNA, LAST).discarded(ANNA, [Card::Mama]);
    assert_wrong(&laid_and_discarded, twice.clone(), message);
    let discarded_twice = two.clone().discarded(ANNA, [Card::Mama, Card::Mama]);
    assert_wrong(&discarded_twice, twice, message);
    let everything = Card::ALL.into_iter().skip(2);
    assert_wrong(
        &two.discarded(ANNA, everything),
        PositionError::EmptyHand(ANNA),
        "seat 0 has no card in hand; the discard pile had to be taken back",
    );
}

#[test]
fn there_are_only_so_many_goods() {
    let too_many = |of, found, there_are| PositionError::TooMany { of, found, there_are };

    let bricks = Position::new(2).has(ANNA, goods("6 brick")).centre(goods("5 brick"));
    assert_wrong(
        &bricks,
        too_many("brick", 11, 10),
        "there are 11 brick, but the game has only 10",
    );
    let boxed = Position::new(2).has(ANNA, goods("6 debris")).boxed(goods("40 debris"));
    assert_eq!(wrong(&boxed).0, too_many("debris", 46, 40));
    let bag = Position::new(2).has(ANNA, goods("6 loam")).bag(goods("5 loam"));
    assert_eq!(wrong(&bag).0, too_many("loam", 11, 10));
    let pesos = Position::new(2).pesos(ANNA, 255).pesos(BEN, 255).pesos(BEN, 255);
    assert_eq!(wrong(&pesos).0, too_many("pesos", 765, 108));
    let stock = Position::new(2).bag(goods("1 brick, 3 pesos"));
    assert_wrong(
        &stock,
        PositionError::NotMaterials(goods("1 brick, 3 pesos")),
        "bag and box hold only materials, not 1 brick, 3 pesos",
    );
}

#[test]
fn a_building_lies_in_one_place() {
    let two = Position::new(2);

    let unknown = PositionError::UnknownBuilding("igloo".to_owned());
    assert_wrong(&two.clone().bought(ANNA, ["igloo"]), unknown, "the deck has no \"igloo\"");
    let twice = PositionError::BuildingTwice("statue".to_owned());
    let message = "\"statue\" lies in two places";
    let both_bought = two.clone().bought(ANNA, ["statue"]).bought(BEN, ["statue"]);
    assert_wrong(&both_bought, twice.clone(), message);
    let laid_and_removed =
        two.clone().upper(["statue", "museum", "cinema"]).removed_buildings(["statue"]);
    assert_wrong(&laid_and_removed, twice.clone(), message);
    let laid_and_piled = two.clone().lower(["statue", "museum", "cinema"]).pile(["statue"]);
    assert_wrong(&laid_and_piled, twice, message);
}

#[test]
fn a_row_has_three_to_six_buildings_while_the_pile_has_any() {
    let keys: Vec<&str> = Deck::house().buildings().iter().map(|b| b.key.as_str()).collect();
    let long = Position::new(2).upper(keys[..7].iter().copied());
    let error = PositionError::RowTooLong { row: RowName::Upper, found: 7 };
    assert_wrong(&long, error, "7 buildings in the upper row; at most 6 fit");

    let short = Position::new(2).lower(["statue", "bakery"]);
    let error = PositionError::RowTooShort { row: RowName::Lower, found: 2 };
    let message = "2 buildings in the lower row; it had to be filled up from the pile";
    assert_wrong(&short, error, message);
    assert!(short.pile([]).begin().is_ok());
}

#[test]
fn a_game_that_is_over_has_no_next_round() {
    let two = Position::new(2);

    let won = two.clone().target(2).bought(BEN, ["statue"]);
    assert_wrong(&won, PositionError::HasWon(BEN), "seat 1 has won already");
    let no_buildings = two.clone().upper([]).lower([]).pile([]);
    let over = PositionError::Over(Ending::Buildings);
    assert_wrong(&no_buildings, over, "the game is over (R8.2)");
    let no_materials = two.clone().bag(Goods::NONE);
    assert_wrong(&no_materials, PositionError::Over(Ending::Materials), "the game is over (R8.2)");
    let still = two.clone().has(ANNA, goods("1 brick")).bag(Goods::NONE).quiet_rounds(12);
    assert_wrong(&still, PositionError::Over(Ending::Standstill), "the game is over (R8.4)");
    let message = "3 quiet rounds, but the bag is not empty";
    assert_wrong(&two.quiet_rounds(3), PositionError::NotQuiet(3), message);
}
