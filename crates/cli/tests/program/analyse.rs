//! `havana analyse`.

use serde_json::Value;

use crate::common::Folder;

/// A folder with three short games of two players.
fn games(test: &str) -> Folder {
    let folder = Folder::new(test);
    folder.print(
        "simulate --players 2 --games 3 --target 6 --bots greedy,random --seed 5 --records games.jsonl",
    );
    folder
}

fn json(folder: &Folder, arguments: &str) -> Value {
    serde_json::from_str(&folder.print(&format!("analyse games.jsonl --json {arguments}")))
        .expect("JSON")
}

#[test]
fn nothing_depends_on_the_threads() {
    let folder = games("analyse_threads");
    let with = |threads: usize| {
        let command = format!(
            "analyse games.jsonl --game 2 --bot search:40 --threads {threads} --html page.html"
        );
        let told = folder.print(&command);
        let page = String::from_utf8(folder.read("page.html")).expect("text");
        assert!(page.contains(&format!("<code>havana {command}</code>")));
        (told, page.replace(&format!("--threads {threads}"), ""))
    };
    let (told, page) = with(1);
    assert!(told.starts_with("Game 2 of games.jsonl, analysed by search:40\n"), "{told}");
    for heading in ["Where the results come from", "What decided the game"] {
        assert!(told.contains(heading), "{told}");
    }
    for id in ["course", "players", "moments", "decisions", "luck"] {
        assert!(page.contains(&format!("<section id=\"{id}\"")), "{id}");
    }
    for foreign in ["src=", "<link", "url(", "@import", "href=\"http"] {
        assert!(!page.contains(foreign), "the page needs nothing else: {foreign}");
    }
    assert!(with(3) == (told, page));
    assert_eq!(folder.files(), ["games.jsonl", "page.html"]);
}

#[test]
fn the_numbers_add_up_for_other_programs_too() {
    let folder = games("analyse_json");
    let game = json(&folder, "--game 1 --bot search:40");
    let number = |value: &Value| value.as_i64().expect("a whole number");
    let whole = number(&game["whole"]);
    for player in game["players"].as_array().expect("players") {
        let account = &player["account"];
        let parts = ["start", "own", "others", "draws"].map(|part| number(&account[part]));
        assert_eq!(parts.iter().sum::<i64>(), number(&account["result"]));
    }
    let steps = game["steps"].as_array().expect("steps");
    for step in steps {
        let sum =
            |side: &str| step[side].as_array().expect("shares").iter().map(number).sum::<i64>();
        assert_eq!((sum("before"), sum("after")), (whole, whole));
    }
    for pair in steps.windows(2) {
        assert_eq!(pair[0]["after"], pair[1]["before"]);
    }
    let decision = steps.iter().find(|step| step["kind"] == "decision").expect("a decision");
    assert!(decision["options"].as_array().is_some_and(|options| !options.is_empty()));
    assert_eq!(game["decisive"].as_array().map(Vec::len), Some(3));
}

#[test]
fn the_players_of_several_games_are_compared() {
    let folder = games("analyse_series");
    let told = folder.print("analyse games.jsonl --bot search:20");
    assert!(told.starts_with("3 games, analysed by search:20\n"), "{told}");
    let summary = json(&folder, "--bot search:20");
    let players = summary["players"].as_array().expect("players");
    let names: Vec<&str> = players.iter().filter_map(|player| player["name"].as_str()).collect();
    assert!(names.contains(&"random") && names.contains(&"greedy"), "{names:?}");
    assert_eq!(summary["luck_by_seat"].as_array().map(Vec::len), Some(2));
    // A player who chooses at random loses about what a random choice loses.
    let beside = |name: &str| {
        let player = players.iter().find(|player| player["name"] == name).expect("a player");
        player["beside_random"]["mean"].as_f64().expect("a number")
    };
    assert!(told.contains("beside random") && (50.0..200.0).contains(&beside("random")), "{told}");
    let one = folder.print("analyse games.jsonl --bot search:20 --threads 1");
    assert_eq!(one, told, "nothing depends on the threads");
}

#[test]
fn what_cannot_be_analysed_is_told_on_one_line() {
    let folder = games("analyse_refusals");
    let text = String::from_utf8(folder.read("games.jsonl")).expect("text");
    let begun: Vec<&str> = text.lines().take(30).collect();
    folder.write("begun.jsonl", begun.join("\n") + "\n");
    folder.write("empty.jsonl", "");
    for (arguments, says) in [
        ("games.jsonl --bot greedy", "greedy cannot analyse; name a search and its games"),
        ("games.jsonl --bot search:50ms", "such as search:2000"),
        ("games.jsonl --game 4", "games.jsonl contains only 3 games; choose --game 1 to 3"),
        ("games.jsonl --html page.html", "games.jsonl has several games: a page is about one"),
        ("missing.jsonl", "cannot read missing.jsonl: no such file"),
        ("empty.jsonl", "empty.jsonl contains no game; choose another file"),
        ("begun.jsonl", "game 1: the game is not over; only finished games can be analysed"),
        ("games.jsonl --game 1 --html no/page.html", "its folder does not exist"),
    ] {
        let refusal = folder.refusal(&format!("analyse {arguments}"));
        assert!(refusal.contains(says), "{arguments}: {refusal}");
    }
    assert_eq!(folder.files(), ["begun.jsonl", "empty.jsonl", "games.jsonl"]);
}
