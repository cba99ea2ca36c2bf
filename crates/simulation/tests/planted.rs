//! The simulation finds bugs: each of these, planted in the store and never in a node, within 120
//! seeds.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use havana_simulation::{Failure, Options, run};
use havana_store::Lie;

/// A bug must be found within this many seeds.
const SEEDS: u64 = 120;

/// With how many seeds frames are repeated.
const REPEATED: u64 = 20;

/// Lies of the store lead to one of the expected failures. The seed that found them last time comes
/// first, so that all 120 are run only after the simulation has changed.
fn are_found(lies: &'static [(&'static str, Lie)], last: u64, expected: &[&str]) {
    let options = Options { lies, ..Options::default() };
    let (next, found) = (AtomicU64::new(0), AtomicBool::new(false));
    let failures = Mutex::new(Vec::<Failure>::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let count = next.fetch_add(1, Ordering::Relaxed);
                    if count > SEEDS || found.load(Ordering::Relaxed) {
                        return;
                    }
                    let seed = if count == 0 { last } else { count };
                    if let Err(failure) = run(seed, options) {
                        found.store(true, Ordering::Relaxed);
                        failures.lock().unwrap().push(*failure);
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().unwrap();
    let failure = failures.first().unwrap_or_else(|| panic!("{lies:?}: nothing is found"));
    println!("{lies:?}: found by seed {}: {}", failure.seed, failure.why);
    assert!(expected.iter().any(|why| failure.why.contains(why)), "{failure}");
}

#[test]
fn downtimes_that_are_forgotten_are_found() {
    let lies = &[("downtimes", Lie::Pretend("DELETE FROM downtime"))];
    are_found(lies, 18, &["left on their clock"]);
}

/// As where the last seat is taken in one call and the game begins in another, which is cut off.
#[test]
fn a_full_table_that_does_not_begin_is_found() {
    let lies = &[
        ("take_seat", Lie::Also("UPDATE game SET begun = NULL WHERE moves = 0")),
        ("full_tables", Lie::Pretend("DELETE FROM game WHERE begun IS NULL")),
    ];
    are_found(lies, 2, &["is full and does not begin"]);
}

#[test]
fn an_acknowledgement_before_the_commit_is_found() {
    let lies = &[("append", Lie::Forget)];
    are_found(lies, 1, &["was acknowledged as move", "saw event"]);
}

/// As where the hint is lost and polling does not replace it.
#[test]
fn a_change_of_a_table_that_is_never_reported_is_found() {
    let lies = &[("positions", Lie::Pretend("UPDATE game SET changed = 0"))];
    are_found(lies, 54, &["never hears of", "nobody decided it", "come to their end"]);
}

/// As by a retry without a look whether the first try was stored.
#[test]
fn a_move_that_is_stored_twice_is_found() {
    const AGAIN: &str = "
        INSERT INTO move (game, seq, seat, command, inputs, at, hash)
        SELECT game, seq + 1, seat, NULL, inputs, move.at, hash FROM move JOIN game ON game.id = game
        WHERE seq = moves - 1 AND moved = (SELECT MAX(moved) FROM game) AND seat IS NOT NULL;
        UPDATE game SET moves = (SELECT COUNT(*) FROM move WHERE game = id)";
    are_found(&[("append", Lie::Also(AGAIN))], 1, &["the table says", "nobody decided it"]);
}

#[test]
fn a_read_from_before_the_last_commit_is_found() {
    const BEFORE: &str = "
        DELETE FROM move WHERE seq > 0 AND seq = (SELECT moves - 1 FROM game WHERE id = game);
        UPDATE game SET moves = (SELECT COUNT(*) FROM move WHERE game = id)";
    are_found(&[("moves", Lie::Pretend(BEFORE))], 1, &["come to their end", "never hears of"]);
}

/// Events and sayings have numbers, so that a message that comes twice, as no connection delivers
/// it, harms nobody.
#[test]
fn a_frame_that_comes_twice_harms_nobody() {
    let options = Options { repeats_frames: true, ..Options::default() };
    for seed in 1..=REPEATED {
        run(seed, options).unwrap_or_else(|failure| panic!("{failure}"));
    }
}
