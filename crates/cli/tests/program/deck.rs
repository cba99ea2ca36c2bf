//! `havana deck check`.

use crate::common::Folder;

const HOUSE: &str = include_str!("../../../../data/decks/house.toml");

/// The line on which a text stands, counted from 1.
fn line_of(text: &str, words: &str) -> usize {
    1 + text.lines().position(|line| line.contains(words)).expect("it is there")
}

#[test]
fn the_house_deck_is_shown_with_all_its_buildings() {
    let folder = Folder::new("house");
    folder.write("house.toml", HOUSE);
    let shown = folder.print("deck check house.toml");
    assert!(shown.starts_with("house.toml: 36 buildings worth 133 points, valid\n"));
    let row = |name: &str| -> Vec<String> {
        let line = shown.lines().find(|line| line.trim_start().starts_with(name));
        let words = line.unwrap_or_default().trim_start().trim_start_matches(name);
        words.split_whitespace().map(str::to_owned).collect()
    };
    assert_eq!(row("Statue"), ["2", "1", "·", "·", "·", "·", "2", "·"]);
    assert_eq!(row("Capitol"), ["7", "1", "1", "1", "1", "·", "3", "1", "yes"]);
    assert_eq!(row("total"), ["133", "19", "18", "18", "18", "14", "44", "27", "11"]);
    assert_eq!(row("in the game"), ["10", "10", "10", "10", "40", "108", "15"]);
    assert!(shown.contains("\n  4   7  ▪▪▪▪▪▪▪\n"), "{shown}");
    assert!(!shown.contains("warning"), "{shown}");
}

#[test]
fn the_boulevard_deck_differs_in_four_costs() {
    const BOULEVARD: &str = include_str!("../../../../data/decks/boulevard.toml");
    let folder = Folder::new("boulevard");
    folder.write("boulevard.toml", BOULEVARD);
    let shown = folder.print("deck check boulevard.toml");
    assert!(shown.starts_with("boulevard.toml: 36 buildings worth 133 points, valid\n"));
    assert!(!shown.contains("warning"), "{shown}");
    let lines = |text: &'static str| text.lines().filter(|line| !line.starts_with('#'));
    let differ: Vec<_> =
        lines(HOUSE).zip(lines(BOULEVARD)).filter(|(old, new)| old != new).collect();
    assert_eq!(differ.len(), 4, "{differ:?}");
    assert!(differ.iter().all(|(old, _)| old.starts_with("cost = ")), "{differ:?}");
}

#[test]
fn faults_are_told_with_file_line_and_building() {
    let folder = Folder::new("deck_faults");
    let text = HOUSE
        .replace("key = \"beach_hut\"", "key = \"Beach hut\"")
        .replace("points = 7", "points = 8")
        .replace("cost = { pesos = 6 }", "cost = { pesos = 61 }");
    folder.write("mine.toml", &text);
    let ran = folder.run("deck check mine.toml");
    let told: Vec<&str> = ran.out.lines().collect();
    assert_eq!(ran.code, 1);
    assert_eq!(told.last(), Some(&"mine.toml: 4 faults; correct the file and check again"));
    let entry = |key: &str| line_of(&text, key) - 1;
    let expected = [
        format!("mine.toml:{}: building \"Beach hut\": a key is ", entry("\"Beach hut\"")),
        format!("mine.toml:{}: building \"taxi_rank\": it costs 61 pesos", entry("\"taxi_rank\"")),
        format!("mine.toml:{}: building \"cathedral\": it is worth 8", entry("\"cathedral\"")),
        format!("mine.toml:{}: building \"capitol\": it is worth 8", entry("\"capitol\"")),
    ];
    for beginning in expected {
        assert!(told.iter().any(|line| line.starts_with(&beginning)), "{beginning}\n{}", ran.out);
    }
}

#[test]
fn a_text_that_cannot_be_understood_is_told_with_its_line() {
    let folder = Folder::new("deck_syntax");
    let text = HOUSE.replace("key = \"statue\"\npoints = 2", "key = \"statue\"\nworth = 2");
    folder.write("mine.toml", &text);
    let ran = folder.run("deck check mine.toml");
    let line = line_of(&text, "worth = 2");
    assert!(
        ran.out.starts_with(&format!("mine.toml:{line}: building \"statue\": ")),
        "{}",
        ran.out
    );
    assert_eq!(ran.code, 1);
    folder.write("mine.toml", [b"# \xff\n".as_slice(), HOUSE.as_bytes()].concat());
    let ran = folder.run("deck check mine.toml");
    assert!(ran.out.starts_with("mine.toml:1: not UTF-8 text"), "{}", ran.out);
    folder.write("mine.toml", "#".repeat(1 << 20));
    let ran = folder.run("deck check mine.toml");
    assert!(ran.out.starts_with("mine.toml:1: longer than 65536 bytes"), "{}", ran.out);
    assert_eq!(ran.code, 1);
}

#[test]
fn equal_buildings_are_a_warning() {
    let folder = Folder::new("deck_warning");
    let text = HOUSE.replace("cost = { workers = 1 }", "cost = { pesos = 3 }");
    folder.write("mine.toml", &text);
    let shown = folder.print("deck check mine.toml");
    let line = line_of(&text, "newspaper_kiosk") - 1;
    let warning = format!("warning: mine.toml:{line}: building \"newspaper_kiosk\": ");
    assert!(shown.contains(&warning), "{shown}");
}
