//! Decks are data: reading them, and everything that can be wrong with one.

use havana_rules::components::deck::{DeckFault, DeckWrong};
use havana_rules::components::deck_file::{self, Note};
use havana_rules::{Building, BuildingId, Deck};

const HOUSE: &str = include_str!("../../../../data/decks/house.toml");

/// The line of the house deck at which the statue's entry begins.
const STATUE: usize = 26;
const STATUES_KEY: &str = "key = \"statue\"";
const STATUES_POINTS: &str = "points = 2\ncost = { brick = 1, pesos = 2 }";
const STATUES_COST: &str = "cost = { brick = 1, pesos = 2 }";

/// The house deck with a passage of its text replaced.
fn house_with(passage: &str, other: &str) -> String {
    assert_eq!(HOUSE.matches(passage).count(), 1, "{passage}");
    HOUSE.replace(passage, other)
}

fn note(line: usize, building: &str, says: &str) -> Note {
    Note { line, building: Some(building.to_owned()), says: says.to_owned(), wrong: None }
}

/// What is wrong with a text that has just one fault, as far as people read it.
fn fault(text: &str) -> Note {
    let mut faults = deck_file::read(text).expect_err("it is faulty");
    assert_eq!(faults.len(), 1, "{faults:?}");
    Note { wrong: None, ..faults.remove(0) }
}

/// R1.4
#[test]
fn the_house_deck_is_as_its_heading_says() {
    let read = deck_file::read(HOUSE).expect("the house deck is fine");
    let deck = read.deck;

    assert_eq!(read.warnings, []);
    assert_eq!(deck, Deck::house(), "equal decks are the same deck");
    assert_eq!(deck.buildings().len(), 36);
    let worth = |points| BuildingId::all().filter(|&id| deck.points(id) == points).count();
    assert_eq!([1, 2, 3, 4, 5, 6, 7].map(worth), [4, 6, 7, 7, 6, 4, 2]);
    assert_eq!(BuildingId::all().map(|id| u32::from(deck.points(id))).sum::<u32>(), 133);
    assert_eq!(deck.cheap().len(), 4 + 6 + 7, "worth 1, 2 or 3");
}

#[test]
fn a_building_is_found_by_its_key() {
    let deck = Deck::house();

    for building in BuildingId::all() {
        assert_eq!(deck.find(deck.key(building)), Some(building));
    }
    assert_eq!(deck.find("igloo"), None);
    let architects: Vec<&str> =
        BuildingId::all().filter(|&id| deck.needs_architect(id)).map(|id| deck.key(id)).collect();
    assert_eq!(architects.len(), 11);
    assert!(architects.contains(&"capitol") && !architects.contains(&"sea_fortress"));
}

#[test]
fn a_deck_has_36_buildings() {
    let one_more =
        HOUSE.to_owned() + "\n[[building]]\nkey = \"igloo\"\npoints = 1\ncost = { pesos = 9 }\n";
    let of_none = Note { line: 1, building: None, says: count(0), wrong: None };

    assert_eq!(fault(""), of_none);
    let of_one_more = Note { line: 201, building: None, says: count(37), wrong: None };
    assert_eq!(fault(&one_more), of_one_more);
    assert_eq!(fault("").to_string(), "line 1: a deck has 36 buildings, this one has 0");
}

fn count(found: usize) -> String {
    format!("a deck has 36 buildings, this one has {found}")
}

#[test]
fn keys_are_plain_and_differ() {
    let odd = fault(&house_with(STATUES_KEY, "key = \"La Estatua\""));
    assert_eq!(
        odd,
        note(STATUE, "La Estatua", "a key is 1 to 40 lower-case letters, digits and underscores")
    );
    let twice = fault(&house_with(STATUES_KEY, "key = \"beach_hut\""));
    assert_eq!(twice, note(STATUE, "beach_hut", "building 2 has the same key; keys must differ"));
    let long = "x".repeat(41);
    assert_eq!(fault(&house_with(STATUES_KEY, &format!("key = \"{long}\""))).line, STATUE);
}

#[test]
fn a_building_is_worth_1_to_7() {
    for points in [0, 8] {
        let text = house_with(STATUES_POINTS, &format!("points = {points}\n{STATUES_COST}"));
        let says = format!("it is worth {points} points; a building is worth 1 to 7");
        assert_eq!(fault(&text), note(STATUE, "statue", &says));
    }
    let text = house_with(STATUES_POINTS, &format!("points = 300\n{STATUES_COST}"));
    assert_eq!(fault(&text).line, STATUE + 2, "no number a building can have");
}

/// R1.7
#[test]
fn a_cost_can_be_paid() {
    let cases = [
        ("{}", "it costs nothing; give it a cost"),
        ("{ brick = 0 }", "it costs nothing; give it a cost"),
        ("{ brick = 11 }", "it costs 11 brick, but the game has only 10"),
        ("{ debris = 41 }", "it costs 41 debris, but the game has only 40"),
        ("{ workers = 16 }", "it costs 16 workers, but the game has only 15"),
        ("{ pesos = 109 }", "it costs 109 pesos, but the game has only 108"),
        ("{ brick = 5, glass = 4 }", "it costs 9 coloured materials; at most 8 are allowed"),
        ("{ workers = 6 }", "it costs 6 workers; at most 5 are allowed"),
        ("{ pesos = 61 }", "it costs 61 pesos; at most 60 are allowed"),
    ];
    for (cost, says) in cases {
        let text = house_with(STATUES_COST, &format!("cost = {cost}"));
        assert_eq!(fault(&text), note(STATUE, "statue", says), "{cost}");
    }
}

#[test]
fn every_fault_is_told_at_once() {
    let text = house_with(STATUES_POINTS, "points = 9\ncost = {}")
        .replace("key = \"capitol\"", "key = \"Capitol\"");

    let faults = deck_file::read(&text).expect_err("it is faulty");

    let lines: Vec<(usize, Option<&str>)> =
        faults.iter().map(|fault| (fault.line, fault.building.as_deref())).collect();
    let above_its_key = &HOUSE[..HOUSE.find("key = \"capitol\"").expect("there")];
    let capitol = above_its_key.lines().count();
    assert_eq!(
        lines,
        [(STATUE, Some("statue")), (STATUE, Some("statue")), (capitol, Some("Capitol"))]
    );
}

#[test]
fn unknown_and_missing_fields_are_told_with_their_building() {
    let colour = fault(&house_with(STATUES_KEY, &format!("{STATUES_KEY}\ncolour = \"red\"")));
    assert_eq!((colour.line, colour.building.as_deref()), (STATUE + 2, Some("statue")));
    assert!(colour.says.starts_with("unknown field `colour`"), "{colour}");

    let gold = fault(&house_with(STATUES_COST, "cost = { gold = 1 }"));
    assert_eq!((gold.line, gold.building.as_deref()), (STATUE + 3, Some("statue")));
    assert!(gold.says.starts_with("unknown field `gold`"), "{gold}");

    let free = fault(&house_with(STATUES_COST, ""));
    assert_eq!(free, note(STATUE, "statue", "missing field `cost`"));

    let nameless = fault(&house_with(STATUES_KEY, ""));
    assert_eq!(
        nameless,
        Note { line: STATUE, building: None, says: "missing field `key`".to_owned(), wrong: None }
    );

    let misspelt = fault(&(HOUSE.to_owned() + "\n[[buildings]]\nkey = \"igloo\"\n"));
    assert_eq!((misspelt.line, misspelt.building), (197, None));
}

#[test]
fn bad_syntax_is_told_with_its_line() {
    let unquoted = fault(&house_with(STATUES_KEY, "key = statue"));
    assert_eq!((unquoted.line, unquoted.building.as_deref()), (STATUE + 1, Some("statue")));

    let text = fault(&house_with(STATUES_POINTS, &format!("points = \"two\"\n{STATUES_COST}")));
    assert_eq!((text.line, text.building.as_deref()), (STATUE + 2, Some("statue")));

    let nonsense = fault("this is no deck");
    assert_eq!((nonsense.line, nonsense.building), (1, None));

    let endless = fault(&" ".repeat(deck_file::LONGEST + 1));
    assert_eq!(endless.says, "the text has 65537 bytes; a deck has at most 65536");
}

#[test]
fn equal_costs_are_a_warning() {
    let text = house_with("cost = { brick = 2, pesos = 2 }", STATUES_COST);

    let read = deck_file::read(&text).expect("it may be played with");

    assert_eq!(read.warnings, [note(56, "bakery", "costs exactly the same as \"statue\"")]);
    assert_ne!(read.deck, Deck::house());
}

#[test]
fn the_architect_is_part_of_a_cost() {
    let (fountain, church) = ("fountain_square", "parish_church");
    let deck = Deck::house();
    let cost = |key| deck.cost(deck.find(key).expect("there"));

    assert_eq!(cost(fountain), cost(church), "but only one needs the architect, so no warning");
}

#[test]
fn a_list_of_buildings_is_checked_like_a_file() {
    let mut buildings: Vec<Building> = Deck::house().buildings().to_vec();
    buildings[4].points = 8;
    buildings.pop();

    let faults = Deck::new(buildings).expect_err("it is faulty");

    assert_eq!(
        faults,
        [
            DeckFault { place: Some(4), wrong: DeckWrong::Points { found: 8 } },
            DeckFault { place: None, wrong: DeckWrong::Count { found: 35 } },
        ]
    );
    assert_eq!(
        faults[0].to_string(),
        "building 5: it is worth 8 points; a building is worth 1 to 7"
    );
    assert_eq!(faults[1].to_string(), "a deck has 36 buildings, this one has 35");
}
