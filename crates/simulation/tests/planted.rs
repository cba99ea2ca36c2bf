//! The simulation finds bugs: each of these, put back on purpose, within 120 seeds.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use havana_server::planted::{Bug, Planted};
use havana_simulation::{Failure, Options, run};

/// A bug must be found within this many seeds.
const SEEDS: u64 = 120;

/// A bug leads to one of the expected failures. The seed that found it last time comes first, so
/// that all 120 are run only after the simulation has changed.
fn is_found(bug: Bug, last: u64, expected: &[&str]) {
    let options = Options { planted: Planted::only(bug), ..Options::default() };
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
    let failure = failures.first().unwrap_or_else(|| panic!("{bug:?} is not found"));
    println!("{bug:?} is found by seed {}: {}", failure.seed, failure.why);
    assert!(expected.iter().any(|why| failure.why.contains(why)), "{failure}");
}

#[test]
fn clocks_checked_before_a_heartbeat_are_found() {
    is_found(Bug::ClocksBeforeHeartbeat, 18, &["left on their clock"]);
}

#[test]
fn a_join_in_two_steps_is_found() {
    is_found(Bug::TwoStepJoin, 2, &["is full and does not begin"]);
}

#[test]
fn an_acknowledgement_before_the_commit_is_found() {
    is_found(Bug::AcknowledgedBeforeCommit, 1, &["was acknowledged as move", "saw event"]);
}

#[test]
fn a_lost_hint_that_is_never_polled_is_found() {
    is_found(Bug::LostTableHint, 54, &["never hears of", "nobody decided it", "come to their end"]);
}

#[test]
fn a_doubled_retry_is_found() {
    is_found(
        Bug::DoubledRetry,
        5,
        &["nobody decided it", "its player decided", "nothing to decide", "nothing to draw"],
    );
}
