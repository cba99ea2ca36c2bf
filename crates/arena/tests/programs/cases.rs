//! Matches with programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use havana_arena::{ArenaError, Entrant, FaultKind, Journal, Plan, Results, run};

/// This program, playing in a manner.
fn program(manner: &str) -> String {
    // Names in records are short, so the program is found by its name in its own folder.
    format!("exec:./{} --play {manner}", own_name())
}

fn own_name() -> String {
    let path = env::current_exe().expect("this program has a path");
    let name = path.file_name().expect("and a name").to_string_lossy().into_owned();
    env::set_current_dir(path.parent().expect("in a folder")).expect("which is there");
    name
}

fn plan(bots: &[&str], players: usize, games: u64, limit: Duration) -> Plan {
    let bots: Vec<Entrant> = bots.iter().map(|name| name.parse().expect("a bot")).collect();
    Plan::new(bots, vec![players], games, limit).expect("a plan")
}

fn play(plan: &Plan) -> Results {
    run(plan, 2, None, &|_| {}).expect("the arena continues")
}

const LONG: Duration = Duration::from_mins(2);

pub(crate) fn a_program_plays_a_whole_match() {
    let bots = [&program("well"), "random"];
    let plan = plan(&bots, 2, 10, LONG);
    let results = play(&plan);
    assert_eq!(results.games, 10);
    assert_eq!(results.forfeits, []);
    assert!(results.bots.iter().all(|bot| bot.decisions > 100), "{results:?}");
    // The same answers give the same games.
    assert_eq!(play(&plan).encounters, results.encounters);
}

pub(crate) fn a_program_sees_what_its_seat_sees() {
    // The program itself checks every message and ends if one is wrong, which would be a forfeit.
    for players in [3, 4] {
        let results = play(&plan(&[&program("well"), &program("also")], players, 6, LONG));
        assert_eq!(results.forfeits, []);
    }
}

pub(crate) fn each_fault_loses_its_game_and_is_told() {
    for (manner, kind, what, said) in [
        ("crash", FaultKind::Crashed, "it ended with exit status: 7", Some("ValueError: no idea")),
        ("hang", FaultKind::Silent, "it did not answer within 1 s", None),
        ("deaf", FaultKind::Silent, "it did not answer within 1 s", None),
        ("nonsense", FaultKind::Nonsense, "cannot be understood", Some("\"mama mia\"")),
        ("binary", FaultKind::Nonsense, "cannot be understood", None),
        ("endless", FaultKind::TooLong, "longer than 65536 bytes", None),
        ("illegal", FaultKind::Illegal, "its decision is not legal: ", None),
        ("index", FaultKind::Illegal, "index 100000 is not in the list of", None),
        (
            "stale",
            FaultKind::Nonsense,
            "it answered question 1, not 3",
            Some("{\"id\":1,\"index\":0}"),
        ),
        ("both", FaultKind::Nonsense, "an index or a decision", None),
        ("neither", FaultKind::Nonsense, "an index or a decision", Some("{\"id\":3}")),
    ] {
        let bad = program(manner);
        // Only silence has to be waited for.
        let limit = if kind == FaultKind::Silent { Duration::from_secs(1) } else { LONG };
        let results = play(&plan(&["random", &bad], 2, 2, limit));
        assert_eq!(results.forfeits.len(), 2, "{manner}: {results:?}");
        for forfeit in &results.forfeits {
            assert_eq!(forfeit.bot, bad, "{manner}");
            // On a busy machine an earlier answer may already take longer than a second.
            let late = kind == FaultKind::Silent && forfeit.decision < 3;
            assert!(forfeit.decision == 3 || late, "{manner}: {forfeit:?}");
            assert_eq!(forfeit.seats[forfeit.seat], bad);
            assert_eq!(forfeit.fault.kind, kind, "{manner}: {forfeit:?}");
            assert!(forfeit.fault.what.contains(what), "{manner}: {forfeit:?}");
            if let Some(said) = said {
                assert_eq!(forfeit.fault.said.as_deref(), Some(said), "{manner}");
            }
            let told = forfeit.fault.to_string();
            assert!(!told.contains(char::is_control) && told.len() < 1000, "{told}");
        }
        let share = results.encounters[0].shares[0].interval.share;
        assert!((share - 1.0).abs() < 1e-9, "{manner}: the other one wins");
    }
}

pub(crate) fn the_arena_goes_on_after_a_fault() {
    let bad = program("crash");
    let results = play(&plan(&["random", &bad, "greedy"], 2, 4, LONG));
    // Every game of the bad one is begun afresh, and the others' games are played.
    assert_eq!((results.games, results.forfeits.len()), (12, 8));
    assert_eq!(results.bots.iter().map(|bot| bot.forfeits).collect::<Vec<_>>(), [0, 8, 0]);
    assert!(results.forfeits.iter().all(|forfeit| forfeit.fault.kind == FaultKind::Crashed));
}

pub(crate) fn others_share_a_forfeited_win() {
    let bad = program("illegal");
    let results = play(&plan(&["random", &bad, &program("well")], 3, 3, LONG));
    let all = results.encounters.last().expect("all three together");
    let shares: Vec<f64> = all.shares.iter().map(|share| share.interval.share).collect();
    assert_eq!(
        shares.iter().map(|share| (share * 12.0).round()).collect::<Vec<_>>(),
        [6.0, 0.0, 6.0]
    );
}

pub(crate) fn a_program_that_cannot_be_greeted_is_refused() {
    for (manner, says) in [("stranger", "it speaks protocol 99"), ("rude", "answer to the hello")] {
        let error = run(&plan(&["random", &program(manner)], 2, 2, LONG), 1, None, &|_| {});
        let error = error.expect_err("it cannot play");
        assert!(matches!(error, ArenaError::Program { .. }), "{error:?}");
        assert!(error.to_string().contains(says), "{error}");
    }
}

pub(crate) fn forfeits_are_kept_in_the_journal() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("arena_forfeits");
    let _ = fs::remove_dir_all(&folder);
    let plan = plan(&["random", &program("crash")], 2, 2, LONG);
    let mut journal = Journal::open(&folder, &plan).expect("a new folder");
    let first = run(&plan, 1, Some(&mut journal), &|_| {}).expect("it continues");
    drop(journal);
    let mut journal = Journal::open(&folder, &plan).expect("the same plan");
    assert_eq!(journal.games(), 2);
    let again = run(&plan, 1, Some(&mut journal), &|_| {}).expect("nothing is left to play");
    assert_eq!(again, first);
    assert_eq!(again.forfeits.len(), 2);
    // The games that were broken off are records without an outcome.
    let games = fs::read(folder.join("games.jsonl")).expect("it is there");
    let records: Vec<_> = havana_table::record::Games::new(games.as_slice()).collect();
    assert_eq!(records.len(), 2);
    for game in records {
        assert_eq!(game.expect("a sound record").record.outcome(), None);
    }
}

/// A run is killed without a chance to tell its programs; they notice that there are no more
/// questions.
pub(crate) fn programs_end_with_a_killed_run() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("arena_orphans");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for tests can be written");
    let [begun, ended] = ["begun", "ended"].map(|file| folder.join(file));
    let this = env::current_exe().expect("this program has a path");
    let mut run = Command::new(this)
        .arg("--run")
        .current_dir(&folder)
        .stdout(Stdio::null())
        .spawn()
        .expect("it starts");
    wait_for(&begun);
    run.kill().expect("it was running");
    run.wait().expect("it is gone");
    wait_for(&ended);
}

fn wait_for(file: &Path) {
    let begun = Instant::now();
    while !file.exists() {
        assert!(begun.elapsed() < LONG, "{} does not come", file.display());
        thread::sleep(Duration::from_millis(5));
    }
}

/// Plays until it is stopped, with a program that leaves a file when it begins and
/// when it ends.
pub(crate) fn run_until_killed() {
    let path = env::current_exe().expect("this program has a path");
    let this = path.file_name().expect("and a name").to_string_lossy().into_owned();
    // Names in records are short, so it is called by a link in the folder it runs in.
    fs::hard_link(&path, &this).expect("a new link");
    let bots = ["random".to_owned(), format!("exec:./{this} --play marks")];
    let bots: Vec<&str> = bots.iter().map(String::as_str).collect();
    play(&plan(&bots, 2, 1_000_000, LONG));
}

pub(crate) fn the_python_example_plays_a_whole_match() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let bots: PathBuf = here.join("../../examples/bots");
    let example = fs::read_to_string(bots.join("simple.py")).expect("the example is there");
    assert!(example.lines().count() < 60, "the example is to stay short");
    if env::var_os("HAVANA_WITHOUT_PYTHON").is_some() {
        println!("  left out, as HAVANA_WITHOUT_PYTHON asks: the example in Python");
        return;
    }
    assert!(
        Command::new("python3").arg("--version").output().is_ok(),
        "there is no python3 to play examples/bots/simple.py with: install it, or set \
         HAVANA_WITHOUT_PYTHON=1 to leave this test out"
    );
    env::set_current_dir(bots).expect("the example's folder is there");
    let results = play(&plan(&["random", "exec:python3 simple.py"], 2, 10, LONG));
    assert_eq!(results.forfeits, []);
    assert_eq!(results.games, 10);
    let results = play(&plan(&["random", "exec:python3 simple.py", "greedy"], 4, 4, LONG));
    assert_eq!(results.forfeits, []);
}
