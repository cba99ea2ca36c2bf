//! Prints how often grades change if the analysis gets twice the budget.
//!
//! `cargo run --release -p havana-study --example doubling -- games.jsonl search:1000`

use std::fs::File;
use std::io::BufReader;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, process, thread};

use havana_bots::{Budget, Level};
use havana_study::{Effort, Finding, Grade, Study};
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
    for record in records.filter(|record| record.outcome().is_some()) {
        let (once, twice) = (grades(&record, level), grades(&record, twice));
        for (one, other) in once.into_iter().zip(twice) {
            counts[one as usize][other as usize] += 1;
        }
    }
    print(level, twice, &counts);
}

fn print(level: Level, twice: Level, counts: &[[u32; Grade::ALL.len()]; Grade::ALL.len()]) {
    let shown = &Grade::ALL[1..];
    print!("| {level} \\ {twice} |");
    shown.iter().for_each(|grade| print!(" {} |", grade.key()));
    println!("\n|---|{}", "---:|".repeat(shown.len()));
    for one in shown {
        print!("| {} |", one.key());
        shown.iter().for_each(|other| print!(" {} |", counts[*one as usize][*other as usize]));
        println!();
    }
    let all: u32 = counts.iter().flatten().sum::<u32>() - counts[0][0];
    let same: u32 = (1..Grade::ALL.len()).map(|grade| counts[grade][grade]).sum();
    println!("{same} of {all} grades stay the same.");
}

/// The grades of all decisions.
fn grades(record: &Record, level: Level) -> Vec<Grade> {
    let effort = Effort::of(level).unwrap_or_else(|error| fail(&format!("{error}")));
    let study = Study::new(record, effort).unwrap_or_else(|error| fail(&format!("{error}")));
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            match study.find(part) {
                Some(Finding::Decision { weighing, .. }) => found.push((part, weighing.grade())),
                Some(Finding::Draw { .. }) => {}
                None => return found,
            }
        }
    };
    let mut found: Vec<(usize, Grade)> = thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    found.sort_unstable();
    found.into_iter().map(|(_, grade)| grade).collect()
}

fn fail(says: &str) -> ! {
    eprintln!("{says}");
    process::exit(2)
}
