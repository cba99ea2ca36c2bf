//! Which bots find better decisions: what each of them loses by what it thinks best, judged by a
//! much longer search.
//!
//! `cargo run --release -p havana-study --example advisers -- games.jsonl 9 master:20000 search:2000
//! master:1000`: every ninth decision of the games. The judge looks for the best decision; where a
//! bot chose another one, the judge tries both equally often in the same sampled states.

#![allow(clippy::cast_precision_loss, reason = "counts here are far below the limit")]

use std::fs::File;
use std::io::BufReader;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, process, thread};

use havana_bots::{Bot, Budget, Level, Search, Settings};
use havana_rules::{Decisions, Input, View, Viewer};
use havana_table::record::Games;
use havana_table::{Purpose, Replay, Seed};

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let [file, every, judge, bots @ ..] = &words[..] else {
        fail(
            "name a record file, a number, a judge and bots, such as games.jsonl 9 master:20000 \
              search:2000 master:1000",
        );
    };
    let level =
        |word: &String| -> Level { word.parse().unwrap_or_else(|error| fail(&format!("{error}"))) };
    let (judge, bots) = (level(judge), bots.iter().map(level).collect::<Vec<Level>>());
    let every = every.parse().ok().filter(|&every| every > 0);
    let every: usize = every.unwrap_or_else(|| fail("every how many decisions?"));
    let views: Vec<View> = decisions(file).into_iter().step_by(every).collect();
    let losses = losses(&views, judge, &bots);
    println!("{} decisions, judged by {judge}", views.len());
    println!("| bot | chooses what the judge does | loses, in points |\n|---|---:|---:|");
    for (place, bot) in bots.iter().enumerate() {
        let of_bot: Vec<Option<f64>> = losses.iter().map(|all| all[place]).collect();
        let count = of_bot.len() as f64;
        let same = of_bot.iter().filter(|loss| loss.is_none()).count() as f64;
        let mean = of_bot.iter().flatten().sum::<f64>() / count;
        let squares = of_bot.iter().map(|loss| (loss.unwrap_or(0.0) - mean).powi(2)).sum::<f64>();
        let error = (squares / count / (count - 1.0)).sqrt();
        println!("| `{bot}` | {:.1}% | {mean:.2} ± {:.2} |", 100.0 * same / count, 1.96 * error);
    }
}

/// All views of the games in which a player had a choice.
fn decisions(file: &str) -> Vec<View> {
    let opened = File::open(file).unwrap_or_else(|error| fail(&format!("{file}: {error}")));
    let (mut views, mut legal) = (Vec::new(), Decisions::new());
    for game in Games::new(BufReader::new(opened)) {
        let record = game.unwrap_or_else(|error| fail(&format!("{error}"))).record;
        let mut replay = Replay::new(&record);
        for &input in record.inputs() {
            if let Input::Decision { seat, .. } = input {
                let view = replay.state().view(Viewer::Seat(seat));
                view.legal(&mut legal);
                if legal.len() > 1 {
                    views.push(view);
                }
            }
            replay.step(&mut ());
        }
    }
    views
}

/// What each bot loses by each decision, in points; `None` where it chooses what the judge does.
fn losses(views: &[View], judge: Level, bots: &[Level]) -> Vec<Vec<Option<f64>>> {
    let next = AtomicUsize::new(0);
    let work = || {
        let (mut judge, mut found) = (search(judge), Vec::new());
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(view) = views.get(place) else { return found };
            let mut rng = Seed::of_game(1, place as u64, Purpose::Decisions).stream();
            let Some(reasons) = judge.consider(view, &mut rng) else { continue };
            let best = reasons.best().decision;
            let loss = |bot: &Level| {
                let choice = bot.bot().consider(view, &mut rng)?.best().decision;
                if choice == best {
                    return None;
                }
                let compared = judge.compare(view, best, choice, &mut rng)?;
                Some(100.0 * (compared.first - compared.second))
            };
            found.push(bots.iter().map(loss).collect());
        }
    };
    thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}

fn search(level: Level) -> Search {
    match level {
        Level::Search(budget @ Budget::Iterations(_)) => Search::new(budget),
        Level::Master(budget @ Budget::Iterations(_)) => {
            Search::new(budget).with_settings(Settings::MASTER)
        }
        _ => fail("the judge is a search with a number of games, such as search:20000"),
    }
}

fn fail(says: &str) -> ! {
    eprintln!("{says}");
    process::exit(2)
}
