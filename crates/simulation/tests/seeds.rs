//! Runs the world under many seeds.
//!
//! `HAVANA_SEED=n` runs one and prints everything that happens; `HAVANA_SEEDS=n` runs that many
//! instead of 300; `HAVANA_FIRST_SEED=n` begins with another.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use havana_simulation::{Failure, Options, Summary, run};

/// How many seeds are run where nothing is said.
const SEEDS: u64 = 300;
/// The most failures that are shown.
const SHOWN: usize = 3;

fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is a number, not \"{text}\"")))
}

#[test]
fn every_seed_holds() {
    if let Some(seed) = number("HAVANA_SEED") {
        let options = Options { aloud: true, ..Options::default() };
        let summary = run(seed, options).unwrap_or_else(|failure| panic!("{failure}"));
        println!("{summary:?}");
        return;
    }
    let first = number("HAVANA_FIRST_SEED").unwrap_or(1);
    let last = first + number("HAVANA_SEEDS").unwrap_or(SEEDS);
    let begun = Instant::now();
    let (next, done) = (AtomicU64::new(first), AtomicU64::new(0));
    let (failures, all) = (Mutex::new(Vec::<Failure>::new()), Mutex::new(Vec::<Summary>::new()));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= last {
                        return;
                    }
                    match run(seed, Options::default()) {
                        Ok(summary) => all.lock().unwrap().push(summary),
                        Err(failure) => {
                            println!("seed {seed}: {}", failure.why);
                            failures.lock().unwrap().push(*failure);
                        }
                    }
                    let count = done.fetch_add(1, Ordering::Relaxed) + 1;
                    if count.is_multiple_of(100) {
                        let wrong = failures.lock().unwrap().len();
                        println!(
                            "{count} seeds, {wrong} wrong, {:.0} s",
                            begun.elapsed().as_secs_f64()
                        );
                    }
                }
            });
        }
    });
    let (mut failures, all) = (failures.into_inner().unwrap(), all.into_inner().unwrap());
    let sum = |of: fn(&Summary) -> u64| all.iter().map(of).sum::<u64>();
    println!(
        "{} seeds in {:.1} s: {} minutes of play, {} moves, {} acknowledged, {} kills, {} pauses, \
         {} players replaced, {} games rated, {} days tried",
        last - first,
        begun.elapsed().as_secs_f64(),
        sum(|one| one.lasted_ms) / 60_000,
        sum(|one| one.moves),
        sum(|one| one.acknowledged),
        sum(|one| one.kills),
        sum(|one| one.pauses),
        sum(|one| one.relieved),
        sum(|one| one.rated),
        sum(|one| one.tries),
    );
    failures.sort_by_key(|failure| failure.seed);
    for failure in failures.iter().take(SHOWN) {
        println!("\n{failure}");
    }
    let seeds: Vec<u64> = failures.iter().map(|failure| failure.seed).collect();
    assert!(seeds.is_empty(), "{} seeds do not hold: {seeds:?}", seeds.len());
}

#[test]
fn a_seed_gives_the_same_run_each_time() {
    for seed in [3, 7, 11] {
        let [one, other] = [(); 2].map(|()| run(seed, Options::default()));
        assert_eq!(one, other);
    }
}
