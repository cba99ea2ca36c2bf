//! `havana report`.

use serde_json::Value;

use crate::common::Folder;

fn figures(folder: &Folder, arguments: &str) -> Value {
    serde_json::from_str(&folder.print(&format!("report --json {arguments}"))).expect("JSON")
}

#[test]
fn the_page_does_not_depend_on_the_threads() {
    let folder = Folder::new("report_threads");
    let with = |threads: usize| {
        let arguments = "--players 2,4 --games 6 --bots random,greedy --seed 3 --out page.html";
        let command = format!("report {arguments} --threads {threads}");
        let told = folder.print(&command);
        assert!(told.contains("All figures of 12 games: page.html"), "{told}");
        let page = String::from_utf8(folder.read("page.html")).expect("text");
        assert!(page.contains(&format!("<code>havana {command}</code>")));
        page.replace(&format!("--threads {threads}"), "")
    };
    let alone = with(1);
    assert!(
        alone.contains("6 games with 2 players and 6 games with 4, played by random and greedy")
    );
    assert!(with(3) == alone);
    assert_eq!(folder.files(), ["page.html"]);
}

#[test]
fn recorded_games_give_the_figures_of_the_games_played() {
    let folder = Folder::new("report_records");
    folder.print("simulate --players 3 --games 5 --bots greedy --seed 3 --records three.jsonl");
    folder.print("simulate --players 2 --games 5 --bots greedy --seed 3 --records two.jsonl");
    let recorded = figures(&folder, "--records three.jsonl two.jsonl");
    let played = figures(&folder, "--players 2,3 --games 5 --bots greedy --seed 3");
    assert_eq!(recorded["tables"], played["tables"]);
    assert_eq!(recorded["bots"], played["bots"]);
    assert_eq!(recorded["deck"], "the house deck");
    assert_eq!(recorded["tables"][1]["games"], 5);
}

#[test]
fn games_that_do_not_belong_together_are_refused() {
    let folder = Folder::new("report_mixed");
    let house = include_str!("../../../../data/decks/house.toml");
    folder.write("other.toml", house.replacen("debris = 4", "debris = 5", 1));
    folder.print("simulate --players 2 --games 2 --records one.jsonl");
    folder.print("simulate --players 3 --games 2 --deck other.toml --records other.jsonl");
    folder.print("simulate --players 2 --games 2 --target 9 --records short.jsonl");
    assert_eq!(
        folder.refusal("report --records one.jsonl other.jsonl"),
        "other.jsonl: game 1 has a different deck than the games before it; choose files with \
         games of the same kind"
    );
    assert_eq!(
        folder.refusal("report --records one.jsonl short.jsonl"),
        "short.jsonl: game 1 has a different number of points to win than the games before it; \
         choose files with games of the same kind"
    );
    let table = figures(&folder, "--records other.jsonl");
    assert_eq!(table["deck"], "the deck in their records");
}

#[test]
fn what_cannot_be_done_is_told_on_one_line() {
    let folder = Folder::new("report_refusals");
    for (arguments, says) in [
        ("report --bots best", "there is no level \"best\"; choose random, greedy"),
        ("report --players 5", "choose 2 to 4"),
        ("report --games 0", "choose 1 to 50000"),
        ("report --bots random --records games.jsonl", "cannot be used with"),
        ("report --records missing.jsonl", "cannot read missing.jsonl: no such file"),
        ("report --games 1 --bots random --out no/page.html", "its folder does not exist"),
        ("report --games 1 --bots random --deck no.toml", "cannot read no.toml"),
    ] {
        let refusal = folder.refusal(arguments);
        assert!(refusal.contains(says), "{arguments}: {refusal}");
    }
    folder.write("empty.jsonl", "");
    assert_eq!(
        folder.refusal("report --records empty.jsonl"),
        "the records contain no finished game; choose other files"
    );
    assert_eq!(folder.files(), ["empty.jsonl"], "nothing half-done is left behind");
}
