//! Deals: the same luck for everybody, and what is found out does not depend on how it is played.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use havana_arena::{DEFAULT_LIMIT, Journal, Plan, Results, run};
use havana_rules::Input;
use havana_table::Record;
use havana_table::record::Games;
use serde_json::Value;

fn plan(bots: &[&str], players: &[usize], games: u64) -> Plan {
    let bots = bots.iter().map(|name| name.parse().expect("a bot")).collect();
    Plan::new(bots, players.to_vec(), games, DEFAULT_LIMIT).expect("a plan")
}

fn fresh(folder: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    let _ = fs::remove_dir_all(&path);
    path
}

fn play(plan: &Plan, threads: usize, folder: &Path) -> Results {
    let mut journal = Journal::open(folder, plan).expect("it can be written");
    run(plan, threads, Some(&mut journal), &|_| {}).expect("it is played")
}

/// All games of a folder, by table, deal and rotation.
fn games(folder: &Path) -> BTreeMap<(u64, u64, u64), Record> {
    let index = fs::read_to_string(folder.join("index.jsonl")).expect("it is there");
    let records = fs::read(folder.join("games.jsonl")).expect("it is there");
    let lines = index.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let number = |line: &Value, key: &str| line[key].as_u64().expect("a number");
    lines
        .zip(Games::new(records.as_slice()))
        .map(|(line, game)| {
            let [table, deal, rotation] =
                ["encounter", "deal", "rotation"].map(|k| number(&line, k));
            ((table, deal, rotation), game.expect("a sound record").record)
        })
        .collect()
}

/// What was drawn before the first decision.
fn setup(record: &Record) -> Vec<Input> {
    record.inputs().iter().copied().take_while(|i| matches!(i, Input::Chance(_))).collect()
}

#[test]
fn every_deal_is_played_in_all_rotations_with_the_same_luck() {
    let folder = fresh("deals");
    let plan = plan(&["random", "greedy", "planner"], &[2, 3], 6);
    play(&plan, 2, &folder);
    let games = games(&folder);
    assert_eq!(games.len() as u64, plan.most_games());
    for (&(table, deal, rotation), record) in &games {
        let encounter = &plan.encounters()[usize::try_from(table).expect("few")];
        let names = record.header().names().expect("the bots' names");
        let seats: Vec<String> = encounter.seats.iter().map(|&bot| plan.name(bot)).collect();
        let shift = usize::try_from(rotation).expect("few");
        assert!(
            names
                .iter()
                .enumerate()
                .all(|(seat, name)| { seats[(seat + seats.len() - shift) % seats.len()] == *name })
        );
        let first = setup(&games[&(table, deal, 0)]);
        assert!(first.len() > 12, "the order of age and the first buildings");
        assert_eq!(setup(record), first, "rotation {rotation} of deal {deal}");
        if let Some(next) = games.get(&(table, deal + 1, 0)) {
            assert_ne!(setup(next), first, "deal {deal} and the next");
        }
    }
}

#[test]
fn games_do_not_depend_on_the_threads_or_on_one_another() {
    let plan_of = |games| plan(&["random", "greedy"], &[2, 4], games);
    let [alone, together, more] = ["threads_1", "threads_4", "more"].map(fresh);
    let one = play(&plan_of(8), 1, &alone);
    let four = play(&plan_of(8), 4, &together);
    assert_eq!(one.encounters, four.encounters);
    assert_eq!(games(&alone), games(&together));
    play(&plan_of(16), 2, &more);
    let more = games(&more);
    assert!(games(&alone).iter().all(|(id, record)| more[id] == *record));
}

#[test]
fn another_seed_gives_other_games() {
    let mut plan = plan(&["random", "greedy"], &[2], 2);
    let [one, other] = ["seed_1", "seed_2"].map(fresh);
    play(&plan, 1, &one);
    plan.seed = 2;
    play(&plan, 1, &other);
    assert_ne!(games(&one), games(&other));
}

#[test]
fn a_sequential_run_that_was_stopped_ends_the_same() {
    // Near equals cannot be told apart so finely, and random is told from either at once.
    let mut plan = plan(&["random", "search:10", "search:11"], &[2], 160);
    plan.sprt = "0.495,0.505".parse().ok();
    let folder = fresh("stopped");
    let whole = play(&plan, 2, &folder);
    let mut deals: Vec<u64> = whole.encounters.iter().map(|one| one.deals).collect();
    deals.sort_unstable();
    assert!(deals[0] < deals[2] && deals[2] > 16, "the tables end at different times: {deals:?}");
    for share in [10, 2, 1] {
        // A run with other threads finishes games in another order, so the index is read again.
        let index = fs::read_to_string(folder.join("index.jsonl")).expect("it is there");
        let lines: Vec<&str> = index.lines().collect();
        let kept = lines.len() / share - usize::from(share == 1);
        let part = lines[..kept].join("\n") + "\n";
        fs::write(folder.join("index.jsonl"), part).expect("it can be written");
        let again = play(&plan, 2, &folder);
        assert_eq!(again.encounters, whole.encounters, "after {kept} games");
        assert_eq!(games(&folder).len() as u64, whole.games);
    }
}
