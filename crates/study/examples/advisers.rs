//! Which bots find better decisions: what each of them loses by what it thinks best.
//!
//! `cargo run --release -p havana-study --example advisers -- games.jsonl 9 master:20000 search:2000
//! master:1000`: every ninth decision of the games, judged by a much longer search. The judge looks
//! for the best decision; where a bot found another one, the judge tries both equally often in the
//! same sampled states.
//!
//! With `played:64` instead of a search no bot judges. Where a bot found another decision than the
//! first one, the game is played on to its end 64 times after each of them, both times with the same
//! draws, in turn by `search:100` and by `master:100` in all seats.

#![allow(clippy::cast_precision_loss, reason = "counts here are far below the limit")]

use std::fs::File;
use std::io::BufReader;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, process, thread};

use havana_bots::{Bot, Budget, Level, Search, Settings};
use havana_rules::{Decision, Decisions, Input, Seat, State, Viewer};
use havana_table::record::Games;
use havana_table::{Purpose, Replay, Seed, next_input};

/// Who plays games on.
const PLAYERS: [Level; 2] =
    [Level::Search(Budget::Iterations(100)), Level::Master(Budget::Iterations(100))];

/// A moment at which a seat has a choice.
#[derive(Clone, Copy)]
struct Moment {
    state: State,
    seat: Seat,
}

#[derive(Clone, Copy)]
enum Judge {
    Search(Budget, Settings),
    Played(u64),
}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let [file, every, judged_by, bots @ ..] = &words[..] else {
        fail(
            "name a record file, a number, a judge and bots, such as games.jsonl 9 master:20000 \
              search:2000 master:1000",
        );
    };
    let level =
        |word: &String| -> Level { word.parse().unwrap_or_else(|error| fail(&format!("{error}"))) };
    let judge = Judge::named(judged_by);
    let bots = bots.iter().map(level).collect::<Vec<Level>>();
    let every = every.parse().ok().filter(|&every| every > 0);
    let every: usize = every.unwrap_or_else(|| fail("every how many decisions?"));
    let moments: Vec<Moment> = moments(file).into_iter().step_by(every).collect();
    let losses = losses(&moments, judge, &bots);
    println!("{} decisions, judged by {judged_by}", moments.len());
    let model = if let Judge::Played(_) = judge { "first bot" } else { "judge" };
    println!("| bot | chooses what the {model} does | loses, in points |\n|---|---:|---:|");
    for (place, bot) in bots.iter().enumerate() {
        let of_bot: Vec<Option<f64>> = losses.iter().map(|all| all[place]).collect();
        let count = of_bot.len() as f64;
        let same = of_bot.iter().filter(|loss| loss.is_none()).count() as f64;
        let mean = of_bot.iter().map(|loss| loss.unwrap_or(0.0)).sum::<f64>() / count;
        let squares = of_bot.iter().map(|loss| (loss.unwrap_or(0.0) - mean).powi(2)).sum::<f64>();
        let error = (squares / count / (count - 1.0)).sqrt();
        println!("| `{bot}` | {:.1}% | {mean:.2} ± {:.2} |", 100.0 * same / count, 1.96 * error);
    }
}

/// All moments of the games at which a player had a choice.
fn moments(file: &str) -> Vec<Moment> {
    let opened = File::open(file).unwrap_or_else(|error| fail(&format!("{file}: {error}")));
    let (mut moments, mut legal) = (Vec::new(), Decisions::new());
    for game in Games::new(BufReader::new(opened)) {
        let record = game.unwrap_or_else(|error| fail(&format!("{error}"))).record;
        let mut replay = Replay::new(&record);
        for &input in record.inputs() {
            if let Input::Decision { seat, .. } = input {
                replay.state().legal(seat, &mut legal);
                if legal.len() > 1 {
                    moments.push(Moment { state: *replay.state(), seat });
                }
            }
            replay.step(&mut ());
        }
    }
    moments
}

/// What each bot loses by each decision, in points; `None` where it chooses what it is compared
/// with.
fn losses(moments: &[Moment], judge: Judge, bots: &[Level]) -> Vec<Vec<Option<f64>>> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(&moment) = moments.get(place) else { return found };
            found.extend(moment.losses(place as u64, judge, bots));
        }
    };
    thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}

impl Moment {
    /// What each bot loses here, at this place among all moments.
    fn losses(self, place: u64, judge: Judge, bots: &[Level]) -> Option<Vec<Option<f64>>> {
        let view = self.state.view(Viewer::Seat(self.seat));
        let mut rng = Seed::of_game(1, place, Purpose::Decisions).stream();
        let mut best = |bot: &mut dyn Bot| Some(bot.consider(&view, &mut rng)?.best().decision);
        let mut judging = judge.search();
        let judged = judging.as_mut().and_then(|search| best(search));
        let choices: Vec<Decision> =
            bots.iter().map(|level| best(&mut *level.bot())).collect::<Option<_>>()?;
        let model = judged.or(choices.first().copied())?;
        let loss = |choice: Decision| match judge {
            _ if choice == model => Some(None),
            Judge::Search(..) => {
                let compared = judging.as_mut()?.compare(&view, model, choice, &mut rng)?;
                Some(Some(compared.first - compared.second))
            }
            Judge::Played(games) => Some(Some(self.lost(place * games, games, [model, choice]))),
        };
        let losses: Option<Vec<_>> = choices.into_iter().map(loss).collect();
        Some(losses?.into_iter().map(|loss| loss.map(|share| 100.0 * share)).collect())
    }

    /// What part of the win the second decision loses beside the first, in this many games from
    /// this number on.
    fn lost(self, first: u64, games: u64, decisions: [Decision; 2]) -> f64 {
        let lost = |number: u64| {
            let level = PLAYERS[number as usize % PLAYERS.len()];
            let seed = Seed::of_game(2, number, Purpose::Dice);
            let [one, other] = decisions.map(|decision| self.played_on(decision, level, seed));
            one - other
        };
        (first..first + games).map(lost).sum::<f64>() / games as f64
    }

    /// The seat's part of the win if this level plays on after a decision.
    fn played_on(self, decision: Decision, level: Level, seed: Seed) -> f64 {
        let (mut state, mut dice, mut policy_rng) = (self.state, seed.stream(), seed.stream());
        state.advance(Input::Decision { seat: self.seat, decision }, &mut ());
        let mut bot = level.bot();
        while let Some(input) = next_input(&state, &mut dice, |seat, _, _| {
            bot.decide(&state.view(Viewer::Seat(seat)), &mut policy_rng)
        }) {
            state.advance(input, &mut ());
        }
        let winners = state.outcome().map(|outcome| outcome.winners).unwrap_or_default();
        if winners.contains(self.seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    }
}

impl Judge {
    fn named(name: &str) -> Judge {
        if let Some(games) = name.strip_prefix("played:").and_then(|count| count.parse().ok()) {
            return Judge::Played(games);
        }
        match name.parse() {
            Ok(Level::Search(budget @ Budget::Iterations(_))) => {
                Judge::Search(budget, Settings::BEST)
            }
            Ok(Level::Master(budget @ Budget::Iterations(_))) => {
                Judge::Search(budget, Settings::MASTER)
            }
            _ => fail(
                "the judge is a search with a number of games, such as search:20000, or played:64",
            ),
        }
    }

    fn search(self) -> Option<Search> {
        match self {
            Judge::Search(budget, settings) => Some(Search::new(budget).with_settings(settings)),
            Judge::Played(_) => None,
        }
    }
}

fn fail(says: &str) -> ! {
    eprintln!("{says}");
    process::exit(2)
}
