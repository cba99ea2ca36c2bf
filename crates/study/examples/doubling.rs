//! Prints how often grades change if the analysis gets twice the budget, and by how many standard
//! errors the losses differ where both found the same best decision.
//!
//! `cargo run --release -p havana-study --example doubling -- games.jsonl search:1000`

use std::fs::File;
use std::io::BufReader;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, process, thread};

use havana_bots::{Budget, Level};
use havana_study::{Effort, Finding, Grade, Study, Weighing};
use havana_table::Record;
use havana_table::record::Games;

fn main() {
    let (Some(file), Some(level)) = (env::args().nth(1), env::args().nth(2)) else {
        fail("name a record file and a level, such as games.jsonl search:1000");
    };
    let level = level.parse().unwrap_or_else(|error| fail(&format!("{error}")));
    let Level::Search(Budget::Iterations(games)) = level else {
        fail("name a search with a number of games, such as search:1000");
    };
    let twice = Level::Search(Budget::Iterations(2 * games));
    let file = File::open(&file).unwrap_or_else(|error| fail(&format!("{file}: {error}")));
    let records = Games::new(BufReader::new(file)).map(|game| match game {
        Ok(game) => game.record,
        Err(error) => fail(&format!("{error}")),
    });
    let mut counts = [[0_u32; Grade::ALL.len()]; Grade::ALL.len()];
    let (mut compared, mut squares) = (0.0, 0.0);
    for record in records.filter(|record| record.outcome().is_some()) {
        let (once, twice) = (weighings(&record, level), weighings(&record, twice));
        for (one, other) in once.iter().zip(&twice) {
            counts[one.grade() as usize][other.grade() as usize] += 1;
            if one.best() == other.best() && one.best() != one.chosen {
                let error = one.error.points().hypot(other.error.points());
                let apart = (one.loss.points() - other.loss.points()) / error;
                compared += 1.0;
                squares += apart * apart;
            }
        }
    }
    print(level, twice, &counts);
    let apart: f64 = squares / compared;
    println!("{compared} losses differ by {:.2} standard errors (root mean square).", apart.sqrt());
}

fn print(level: Level, twice: Level, counts: &[[u32; Grade::ALL.len()]; Grade::ALL.len()]) {
    let shown = &Grade::ALL[1..];
    print!("| {level} \\ {twice} |");
    for grade in shown {
        print!(" {} |", grade.key());
    }
    println!("\n|---|{}", "---:|".repeat(shown.len()));
    for one in shown {
        print!("| {} |", one.key());
        for other in shown {
            print!(" {} |", counts[*one as usize][*other as usize]);
        }
        println!();
    }
    let all: u32 = counts.iter().flatten().sum::<u32>() - counts[0][0];
    let same: u32 = (1..Grade::ALL.len()).map(|grade| counts[grade][grade]).sum();
    println!("{same} of {all} grades stay the same.");
}

/// All decisions of a game, weighed.
fn weighings(record: &Record, level: Level) -> Vec<Weighing> {
    let effort = Effort::of(level).unwrap_or_else(|error| fail(&format!("{error}")));
    let study = Study::new(record, effort).unwrap_or_else(|error| fail(&format!("{error}")));
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            match study.find(part) {
                Some(Finding::Decision { weighing, .. }) => found.push((part, weighing)),
                Some(Finding::Draw { .. }) => {}
                None => return found,
            }
        }
    };
    let mut found: Vec<(usize, Weighing)> = thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    found.sort_by_key(|(part, _)| *part);
    found.into_iter().map(|(_, weighing)| weighing).collect()
}

fn fail(says: &str) -> ! {
    eprintln!("{says}");
    process::exit(2)
}
