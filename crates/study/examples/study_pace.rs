//! Prints how long the analysis of each game of a file takes on two threads.
//!
//! `cargo run --release -p havana-study --example study_pace -- games.jsonl search:1000`

use std::fs::File;
use std::io::BufReader;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use std::{env, process, thread};

use havana_study::{Effort, Study};
use havana_table::record::Games;

const THREADS: usize = 2;

fn main() {
    let (Some(file), Some(level)) = (env::args().nth(1), env::args().nth(2)) else {
        fail("name a record file and a level, such as games.jsonl search:1000");
    };
    let level = level.parse().unwrap_or_else(|error| fail(&format!("{error}")));
    let effort = Effort::of(level).unwrap_or_else(|error| fail(&format!("{error}")));
    let file = File::open(&file).unwrap_or_else(|error| fail(&format!("{file}: {error}")));
    for (number, game) in (1..).zip(Games::new(BufReader::new(file))) {
        let record = game.unwrap_or_else(|error| fail(&format!("{error}"))).record;
        let study = Study::new(&record, effort).unwrap_or_else(|error| fail(&format!("{error}")));
        let (begun, next) = (Instant::now(), AtomicUsize::new(0));
        thread::scope(|scope| {
            for _ in 0..THREADS {
                scope.spawn(|| while study.find(next.fetch_add(1, Ordering::Relaxed)).is_some() {});
            }
        });
        let taken = begun.elapsed();
        println!("game {number}: {} decisions and draws, {taken:.2?} with {level}", study.len());
    }
}

fn fail(says: &str) -> ! {
    eprintln!("{says}");
    process::exit(2)
}
