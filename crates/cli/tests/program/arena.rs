//! `havana arena`.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use std::time::{Duration, Instant};
use std::{fs, thread};

use serde_json::Value;

use crate::common::Folder;

/// The results as data, without the speed, which differs from run to run.
fn without_speed(text: &str) -> Value {
    let mut results: Value = serde_json::from_str(text).expect("JSON");
    for bot in results["bots"].as_array_mut().expect("a list") {
        let speed = bot.as_object_mut().expect("an object").remove("speed").expect("speed");
        assert!(speed["decisions_a_second"].as_f64().is_some_and(|speed| speed > 0.0), "{speed}");
        let [mean, high] = ["mean_millis", "p99_millis"].map(|key| speed[key].as_f64());
        assert!(mean > Some(0.0) && high > Some(0.0), "{speed}");
    }
    results
}

fn results(folder: &Folder, arguments: &str) -> Value {
    without_speed(&folder.print(&format!("arena --json {arguments}")))
}

#[test]
fn results_do_not_depend_on_the_threads() {
    let folder = Folder::new("arena_threads");
    let with = |threads: usize| {
        let arguments = "--bots random,greedy,search:5 --players 2,3 --games 12 --seed 3";
        results(&folder, &format!("{arguments} --threads {threads}"))
    };
    let alone = with(1);
    assert_eq!(alone["games"], 12 * (3 + 6 + 1));
    assert_eq!(with(4), alone);
}

#[test]
fn the_stronger_bot_is_found() {
    let folder = Folder::new("arena_stronger");
    let results = results(&folder, "--bots random,greedy --players 2,3,4 --games 160");
    for encounter in results["encounters"].as_array().expect("a list") {
        let share = &encounter["shares"][0];
        let [low, high, fair] =
            ["low", "high", "fair"].map(|key| share[key].as_f64().expect("a number"));
        if share["bot"] == "greedy" {
            assert!(low > fair, "{encounter}");
        } else {
            assert!(high < fair, "{encounter}");
        }
    }
    let rating = |bot: usize| results["bots"][bot]["rating"].as_f64().expect("a number");
    assert!(rating(1) > rating(0) + 5.0, "{results}");
}

#[test]
fn the_table_reads_well() {
    let folder = Folder::new("arena_table");
    let table = folder.print("arena --bots random,greedy --players 2,4 --games 8 --out games");
    for words in [
        "24 games of 2 bots with the house deck, seed 1",
        "2 players: share of wins, 50.0% is fair",
        "random against greedy",
        "4 players: share of wins, 25.0% is fair",
        "greedy against 3 random",
        "rating",
        "p99",
        "havana replay games/games.jsonl --game 1",
    ] {
        assert!(table.contains(words), "{words} is missing in\n{table}");
    }
    assert!(table.lines().all(|line| line.chars().count() <= 100), "{table}");
    let verified = folder.print("verify games/games.jsonl");
    assert!(verified.starts_with("24 games in 1 file checked: all valid"), "{verified}");
    let replayed = folder.print("replay games/games.jsonl --game 24");
    assert!(replayed.contains("greedy") && replayed.contains("random"), "{replayed}");
}

#[test]
fn a_killed_run_goes_on_where_it_stood() {
    let folder = Folder::new("arena_killed");
    let arguments = "arena --bots greedy,search:100 --players 2,3 --games 18 --threads 2 --json";
    let whole = without_speed(&folder.print(&format!("{arguments} --out whole")));

    let mut run = folder
        .command(&format!("{arguments} --out killed"))
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    let index = folder.path("killed/index.jsonl");
    let lines = || fs::read(&index).map_or(0, |bytes| bytes.split(|&b| b == b'\n').count() - 1);
    let begun = Instant::now();
    while lines() < 4 {
        assert!(begun.elapsed() < Duration::from_mins(5), "no game was finished");
        thread::sleep(Duration::from_millis(1));
    }
    run.kill().expect("it was running");
    run.wait().expect("it ends");
    let finished = lines();
    // A busy machine may play them all before this test gets its turn to kill.
    assert!((4..=54).contains(&finished), "{finished} games were finished before the kill");

    // As if it had been killed in the middle of writing a game, and of its line.
    let append = |file: &str, text: &str| {
        let file = fs::OpenOptions::new().append(true).open(folder.path(file));
        file.and_then(|mut file| file.write_all(text.as_bytes())).expect("it can be written");
    };
    let kept = folder.read("killed/games.jsonl");
    append("killed/games.jsonl", "{\"havana\":\"record\",\"format\":1,\"rules\":1,\"pla");
    append("killed/index.jsonl", "{\"game\":5,\"encoun");

    assert_eq!(without_speed(&folder.print(&format!("{arguments} --out killed"))), whole);
    assert_eq!(lines(), 54);
    assert!(folder.print("verify killed/games.jsonl").starts_with("54 games in 1 file checked"));
    let end = |line: &str| {
        let line: Value = serde_json::from_str(line).expect("JSON");
        line["end"].as_u64().and_then(|end| usize::try_from(end).ok()).expect("a length")
    };
    let index = BufReader::new(fs::File::open(&index).expect("it is there"));
    let ends: Vec<usize> = index.lines().map(|line| end(&line.expect("text"))).collect();
    let games = folder.read("killed/games.jsonl");
    // What was finished before is not played again.
    assert!(games[..ends[finished - 1]] == kept[..ends[finished - 1]]);
    assert_eq!(ends.last(), Some(&games.len()));

    // A third time there is nothing left to play.
    assert_eq!(without_speed(&folder.print(&format!("{arguments} --out killed"))), whole);
    assert!(folder.read("killed/games.jsonl") == games);
    let written = String::from_utf8(folder.read("killed/results.json")).expect("text");
    assert_eq!(without_speed(&written), whole);
}

#[test]
fn a_folder_keeps_the_games_of_one_plan() {
    let folder = Folder::new("arena_plan");
    folder.print("arena --bots random,greedy --games 4 --out games");
    assert_eq!(
        folder.refusal("arena --bots random,greedy --games 4 --out games --seed 2"),
        "games contains games with other arguments: seed was 1, and is now 2; use the same ones, \
         or name another folder"
    );
    assert_eq!(
        folder.refusal("arena --bots greedy,random --games 4 --out games"),
        "games contains games with other arguments: bots was [\"random\",\"greedy\"], and is now \
         [\"greedy\",\"random\"]; use the same ones, or name another folder"
    );
    let index = String::from_utf8(folder.read("games/index.jsonl")).expect("text");
    folder.write("games/index.jsonl", index.replacen("\"deal\":0", "\"deal\":9", 1));
    assert_eq!(
        folder.refusal("arena --bots random,greedy --games 4 --out games"),
        "games/index.jsonl: line 1 is not a game of this plan; name another folder"
    );
    fs::remove_file(folder.path("games/arena.json")).expect("it is there");
    assert_eq!(
        folder.refusal("arena --bots random,greedy --games 4 --out games"),
        "games/arena.json: it is missing, but there are games; name another folder"
    );
}

#[test]
fn records_that_were_lost_are_played_again() {
    let folder = Folder::new("arena_lost");
    let arguments = "--bots random,greedy --games 6 --out games";
    let whole = results(&folder, arguments);
    let games = folder.read("games/games.jsonl");
    folder.write("games/games.jsonl", &games[..games.len() / 2]);
    assert_eq!(results(&folder, arguments), whole);
    let verified = folder.print("verify games/games.jsonl");
    assert!(verified.starts_with("6 games in 1 file checked: all valid"), "{verified}");
}

#[test]
fn records_are_not_trusted_unseen() {
    let folder = Folder::new("arena_damaged");
    let arguments = "arena --bots random,greedy --games 6 --out games";
    folder.print(arguments);
    let games = String::from_utf8(folder.read("games/games.jsonl")).expect("text");
    let index = String::from_utf8(folder.read("games/index.jsonl")).expect("text");
    let mend = "cut games/index.jsonl before line 1 to continue from there, or name another folder";

    // A card that is not the one that was laid, of the same length.
    folder.write("games/games.jsonl", games.replacen("\"mama\"", "\"nama\"", 1));
    let refusal = folder.refusal(arguments);
    assert!(refusal.starts_with("games/games.jsonl: game 1 is not valid: "), "{refusal}");
    assert!(refusal.ends_with(mend), "{refusal}");

    // The win goes to the other bot.
    let (won, lost) = ("\"parts\":[12,0]", "\"parts\":[0,12]");
    let first = index.lines().next().expect("a line");
    let turned =
        if first.contains(won) { first.replace(won, lost) } else { first.replace(lost, won) };
    folder.write("games/games.jsonl", &games);
    folder.write("games/index.jsonl", index.replacen(first, &turned, 1));
    assert_eq!(
        folder.refusal(arguments),
        format!(
            "games/games.jsonl: game 1 has a different outcome than its line in index.jsonl; {mend}"
        )
    );

    // Doing what it says helps.
    folder.write("games/index.jsonl", "");
    folder.print(arguments);
    assert!(folder.print("verify games/games.jsonl").starts_with("6 games"));
}

#[test]
fn two_runs_do_not_write_the_same_folder() {
    let folder = Folder::new("arena_busy");
    folder.print("arena --bots random,greedy --games 2 --out games");
    let index = fs::File::open(folder.path("games/index.jsonl")).expect("it is there");
    index.lock().expect("nobody else has it");
    assert_eq!(
        folder.refusal("arena --bots random,greedy --games 2 --out games"),
        "another run is writing to games; wait, or name another folder"
    );
}

#[test]
fn a_clear_case_is_stopped_early() {
    let folder = Folder::new("arena_sprt");
    let arguments = "--bots greedy,random --players 2,3 --games 3000 --sprt 0.50,0.60";
    let alone = results(&folder, &format!("{arguments} --threads 1"));
    assert_eq!(results(&folder, &format!("{arguments} --threads 3")), alone);
    let tests: Vec<(&Value, u64)> = alone["encounters"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|one| (&one["test"]["verdict"], one["deals"].as_u64().expect("a number")))
        .collect();
    assert_eq!(tests[0].0, "stronger");
    assert_eq!((tests[1].0, tests[2].0), (&"stronger".into(), &"not_stronger".into()));
    assert!(tests.iter().all(|(_, deals)| *deals < 200 && deals % 16 == 0), "{tests:?}");
}

#[test]
fn what_cannot_be_played_is_told_in_a_line() {
    let folder = Folder::new("arena_refused");
    for (arguments, says) in [
        ("--bots greedy", "1 bots; name 2 to 12, with commas between"),
        ("--bots greedy,greedy", "greedy is named twice; name each bot once"),
        ("--bots greedy,random --players 2,2", "2 players; choose some of 2, 3 and 4, each once"),
    ] {
        assert_eq!(folder.refusal(&format!("arena {arguments}")), says);
    }
    for (arguments, says) in [
        ("--bots greedy,genius", "genius"),
        ("--bots greedy,random --players 5", "choose 2 to 4"),
        ("--bots greedy,random --sprt 0.5", "give two shares, the lower one first"),
        ("--bots greedy,exec:./nobody.py", "exec:./nobody.py cannot play: it cannot be started"),
        ("--bots greedy,random --limit 0", "choose 0.01 to 3600 seconds"),
    ] {
        let refusal = folder.refusal(&format!("arena {arguments}"));
        assert!(refusal.contains(says), "{refusal}");
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_is_told_and_the_arena_goes_on() {
    let folder = Folder::new("arena_forfeits");
    let bot =
        "read hello; echo '{\"protocol\":1}'; read game; read question; echo oops >&2; exit 3";
    folder.write("a_bot_with_a_rather_long_name.sh", bot);
    let mut command = folder.command("arena --games 24 --threads 2 --out games --bots");
    command.arg("random,greedy,exec:sh a_bot_with_a_rather_long_name.sh");
    let ran = command.output().expect("the program starts");
    let table = String::from_utf8(ran.stdout).expect("text");
    assert!(ran.status.success(), "{table}");
    for words in [
        "72 games of 3 bots",
        "48 games were lost by a fault; the others share the win",
        "exec:sh a_bot_with_a_rather_long_name.sh, seat 1, decision 1 in deal 0, rotation 0 of random",
        "it ended with exit status: 3 instead of answering; it said: oops",
        "and 38 more; --json lists all",
    ] {
        assert!(table.contains(words), "{words} is missing in\n{table}");
    }
    assert!(table.lines().all(|line| line.chars().count() <= 100), "{table}");
    let verified = folder.print("verify games/games.jsonl");
    assert!(verified.starts_with("72 games in 1 file checked: all valid"), "{verified}");
}

#[test]
fn one_stronger_among_weaker_is_played_alone() {
    let folder = Folder::new("arena_alone");
    let bots = "--bots greedy,random --players 2,3,4 --games 12";
    let table = folder.print(&format!("arena {bots} --tables alone --out games"));
    for words in ["greedy against random", "greedy against 2 random", "greedy against 3 random"] {
        assert!(table.contains(words), "{words} is missing in\n{table}");
    }
    assert!(!table.contains("random against") && table.starts_with("36 games"), "{table}");
    let error = folder.refusal(&format!("arena {bots} --out games"));
    assert!(error.contains("tables was \"alone\", and is now \"all\""), "{error}");
}
