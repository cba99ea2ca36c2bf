//! `havana simulate`.

use std::fs::File;

use serde_json::Value;

use crate::common::Folder;

/// The summary as data, without what differs from run to run.
fn summary(folder: &Folder, arguments: &str) -> Value {
    let text = folder.print(&format!("simulate --json {arguments}"));
    let mut summary: Value = serde_json::from_str(&text).expect("JSON");
    let object = summary.as_object_mut().expect("an object");
    let speed = object.remove("speed").expect("speed");
    assert!(speed["games_a_second"].as_f64().is_some_and(|speed| speed > 0.0), "{speed}");
    object.remove("records");
    summary
}

#[test]
fn the_same_seed_gives_the_same_bytes_with_any_number_of_threads() {
    let folder = Folder::new("threads");
    let with = |threads: usize| {
        let file = format!("{threads}.jsonl");
        let arguments = "--players 3 --games 300 --seed 7";
        let summary =
            summary(&folder, &format!("{arguments} --threads {threads} --records {file}"));
        (summary, folder.read(&file))
    };
    let alone = with(1);
    assert!(alone.1.len() > 300 * 10_000);
    for threads in [2, 5] {
        assert!(with(threads) == alone, "{threads} threads");
    }
    let unrecorded = summary(&folder, "--players 3 --games 300 --seed 7");
    assert_eq!(unrecorded, alone.0);
}

#[test]
fn a_game_does_not_depend_on_how_many_follow() {
    let folder = Folder::new("series");
    let records = |games: usize, seed: u64| {
        folder.print(&format!("simulate --games {games} --seed {seed} --records g.jsonl"));
        folder.read("g.jsonl")
    };
    let few = records(3, 5);
    assert!(records(100, 5).starts_with(&few));
    assert!(!records(100, 6).starts_with(&few));
}

#[test]
fn the_sums_agree() {
    let folder = Folder::new("sums");
    for players in 2..=4 {
        let summary = summary(&folder, &format!("--players {players} --games 500"));
        let sum = |list: &str, what: &str| -> f64 {
            let list = summary[list].as_array().expect("a list");
            list.iter().map(|entry| entry[what].as_f64().expect("a number")).sum()
        };
        assert_eq!(summary["seats"].as_array().map(Vec::len), Some(players));
        assert!((sum("endings", "games") - 500.0).abs() < 1e-9);
        assert!((sum("endings", "share") - 1.0).abs() < 1e-9);
        assert!((sum("seats", "share_of_wins") - 1.0).abs() < 1e-9);
        assert!(sum("seats", "wins") >= 500.0);
        let rounds = ["tenth_percentile", "median", "ninetieth_percentile"]
            .map(|which| summary["rounds"][which].as_u64().expect("a number"));
        assert!(rounds.is_sorted() && rounds[0] > 0, "{rounds:?}");
    }
}

#[test]
fn the_table_reads_well() {
    let folder = Folder::new("table");
    let table = folder.print("simulate --players 2 --games 200 --seed 3 --threads 2");
    for words in [
        "200 games of 2 random players",
        "to 25 points, with the house deck, seed 3",
        "on 2 threads",
        "games a second",
        "decisions a second",
        "draws a second",
        "plies a second",
        "rounds, median",
        "90th percentile",
        "share of wins",
        "a player reached the points to win (R8.1)",
        "the last building was gone (R8.2)",
        "the last material was gone (R8.2)",
        "no building was built or removed for twelve rounds (R8.4)",
    ] {
        assert!(table.contains(words), "{words} is missing in\n{table}");
    }
    assert!(!table.contains("writing") && !table.contains('\x1b'), "{table}");
    assert!(table.lines().all(|line| line.chars().count() <= 100), "{table}");
    let recorded = folder.print("simulate --games 1 --records one.jsonl");
    assert!(recorded.contains("including writing the records"), "{recorded}");
    assert!(recorded.contains("1 game of 4 random players"), "{recorded}");
}

#[test]
fn a_deck_and_a_target_can_be_chosen() {
    let folder = Folder::new("deck_and_target");
    let house = include_str!("../../../../data/decks/house.toml");
    folder.write("house.toml", house);
    folder.write("dear.toml", house.replace("points = 1\n", "points = 3\n"));
    folder.write("bad.toml", house.replace("points = 1\n", "points = 9\n"));
    let games = |arguments: &str| {
        folder.print(&format!("simulate --games 20 --records g.jsonl {arguments}"));
        folder.read("g.jsonl")
    };
    let usual = games("");
    assert!(games("--deck house.toml") == usual);
    assert!(games("--target 15") == usual);
    assert!(games("--target 5").len() < usual.len());
    assert!(games("--deck dear.toml") != usual);
    assert_eq!(
        folder.refusal("simulate --deck bad.toml"),
        "bad.toml:6: building \"fruit_stall\": it is worth 9 points; a building is worth 1 to 7; \
         3 more faults: havana deck check bad.toml lists them all"
    );
}

#[test]
fn records_appear_only_when_they_are_complete() {
    let folder = Folder::new("complete");
    folder.write("g.jsonl", "older games");
    folder.write("g.jsonl.part", "left by an interrupted run, and longer than what will follow");
    folder.print("simulate --games 2 --target 1 --records g.jsonl");
    assert_eq!(folder.files(), ["g.jsonl"]);
    assert!(folder.print("verify g.jsonl").starts_with("2 games in 1 file checked: all valid"));
}

#[test]
fn two_runs_do_not_write_the_same_file() {
    let folder = Folder::new("locked");
    let part = File::create(folder.path("g.jsonl.part")).expect("it can be written");
    part.lock().expect("nobody else has it");
    assert_eq!(
        folder.refusal("simulate --games 2 --records g.jsonl"),
        "cannot write g.jsonl: another run is writing it; wait, or name another file"
    );
    assert_eq!(folder.files(), ["g.jsonl.part"]);
}

#[test]
fn a_place_that_cannot_be_written_is_told() {
    let folder = Folder::new("unwritable");
    assert_eq!(
        folder.refusal("simulate --games 2 --records missing/g.jsonl"),
        "cannot write missing/g.jsonl: its folder does not exist; create the folder, or name \
         another file"
    );
    assert_eq!(
        folder.refusal("simulate --games 2 --records ."),
        "cannot write .: it is not a file; name a file"
    );
    assert!(folder.files().is_empty());
}

#[test]
fn bots_sit_as_named_and_play_the_same_with_any_number_of_threads() {
    let folder = Folder::new("bots");
    let with = |threads: usize| {
        let arguments = "--players 3 --games 6 --bots greedy,random --seed 3";
        let file = format!("{threads}.jsonl");
        let summary =
            summary(&folder, &format!("{arguments} --threads {threads} --records {file}"));
        (summary, folder.read(&file))
    };
    let alone = with(1);
    assert!(with(3) == alone);
    let bots: Vec<&Value> = (0..3).map(|seat| &alone.0["seats"][seat]["bot"]).collect();
    assert_eq!(bots, ["greedy", "random", "greedy"]);
    let told = folder.print("simulate --players 3 --games 2 --bots greedy,random --seed 3");
    assert!(told.contains("2 games of 3 greedy and random players"), "{told}");
    assert!(folder.print("replay 1.jsonl --game 2").contains("greedy (0)"));
    assert_eq!(
        folder.refusal("simulate --players 2 --bots random,greedy,planner"),
        "3 bots for 2 players; name at most 2"
    );
}
