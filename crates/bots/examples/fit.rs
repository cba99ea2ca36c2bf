//! Fits the weights of the evaluation to the results of complete games.
//!
//! `cargo run --release -p havana-bots --example fit -- search:100 400`: this many games each of 2,
//! 3 and 4 players. Every fifth game is held out, to measure how well the weights predict games
//! that they were not fitted to; a uniform guess has a loss of 0.693, 1.099 and 1.386.

#![allow(clippy::cast_precision_loss, reason = "counts here are far below the limit")]

use std::sync::atomic::{AtomicU64, Ordering};

use havana_bots::Level;
use havana_bots::evaluation::{self, FEATURES, Features};
use havana_rules::{Choice, Config, Open, State, Viewer};
use havana_table::{Purpose, Seed, next_input};

/// The series of games, different from those in which strength is measured.
const SERIES: u64 = 100;
const STEPS: i32 = 600;
/// What keeps a weight near nothing unless the games speak for it.
const RESTRAINT: f64 = 0.0005;
/// The weights of the features, then the two parts of the spread.
const NUMBERS: usize = FEATURES.len() + 2;

/// A table as it looked when a phase 3 began, and who won in the end.
struct Sample {
    game: u64,
    open: Open,
    features: Vec<Features>,
    left: f64,
    parts: Vec<f64>,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let level = words.next().unwrap_or_else(|| "search:100".to_owned());
    let level: Level = level.parse().unwrap_or_else(|error| {
        eprintln!("{error}");
        std::process::exit(2);
    });
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(400);
    let all = played(level, games);
    let (apart, fitted): (Vec<Sample>, Vec<Sample>) =
        all.into_iter().partition(|sample| sample.game % 15 < 3);
    let numbers = fit(&fitted);
    println!("{} tables to fit to, {} kept apart", fitted.len(), apart.len());
    for (name, number) in FEATURES.iter().chain(&["spread", "spread a point left"]).zip(numbers) {
        println!("{number:7.3}  {name}");
    }
    for players in 2..=4 {
        let of = |loss: &dyn Fn(&Sample) -> f64| {
            let losses: Vec<f64> =
                apart.iter().filter(|sample| sample.parts.len() == players).map(loss).collect();
            losses.iter().sum::<f64>() / losses.len() as f64
        };
        println!(
            "{players} players: loses {:.3}, the weights in use {:.3}",
            of(&|sample| loss(sample, &shares(sample, &numbers).0)),
            of(&|sample| loss(sample, &evaluation::evaluate(&sample.open).map(f64::from))),
        );
    }
}

fn played(level: Level, games: u64) -> Vec<Sample> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut samples = Vec::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= 3 * games {
                return samples;
            }
            play(level, 2 + game as usize % 3, game, &mut samples);
        }
    };
    let mut samples: Vec<Sample> = std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).flatten().collect()
    });
    // Sums depend on their order, which the threads must not.
    samples.sort_by_key(|sample| sample.game);
    samples
}

fn play(level: Level, players: usize, game: u64, samples: &mut Vec<Sample>) {
    let mut state = State::new(&Config::new(players).expect("2 to 4 players"));
    let mut dice = Seed::of_game(SERIES, game, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(SERIES, game, Purpose::Decisions).stream();
    let mut bot = level.bot();
    let begun = samples.len();
    while let Some(input) = next_input(&state, &mut dice, |seat, choice, _| {
        let open = *state.open();
        if choice == Choice::Lay && open.flow().turn == 0 {
            samples.push(Sample {
                game,
                open,
                features: open.seats().map(|seat| evaluation::features(&open, seat)).collect(),
                left: evaluation::points_left(&open).into(),
                parts: Vec::new(),
            });
        }
        bot.decide(&state.view(Viewer::Seat(seat)), &mut policy_rng)
    }) {
        state.advance(input, &mut ());
    }
    let outcome = state.outcome().expect("every bot decides");
    let part = 1.0 / outcome.winners.len() as f64;
    let part = |seat| if outcome.winners.contains(seat) { part } else { 0.0 };
    for sample in &mut samples[begun..] {
        sample.parts = sample.open.seats().map(part).collect();
    }
}

/// What each player can expect by these numbers, and how far they have come.
fn shares(sample: &Sample, numbers: &[f64; NUMBERS]) -> (Vec<f64>, Vec<f64>) {
    let far = |features: &Features| {
        features.iter().zip(numbers).map(|(&has, weight)| f64::from(has) * weight).sum::<f64>()
    };
    let standings: Vec<f64> = sample.features.iter().map(far).collect();
    let best = standings.iter().copied().fold(f64::MIN, f64::max);
    let spread = spread(sample, numbers);
    let shares: Vec<f64> = standings.iter().map(|far| ((far - best) / spread).exp()).collect();
    let sum: f64 = shares.iter().sum();
    (shares.into_iter().map(|share| share / sum).collect(), standings)
}

fn spread(sample: &Sample, numbers: &[f64; NUMBERS]) -> f64 {
    (numbers[FEATURES.len()] + numbers[FEATURES.len() + 1] * sample.left).max(0.1)
}

/// How much a forecast was surprised.
fn loss(sample: &Sample, shares: &[f64]) -> f64 {
    let surprise = |(part, share): (&f64, &f64)| -part * share.max(1e-9).ln();
    sample.parts.iter().zip(shares).map(surprise).sum()
}

/// Follows the slope of the loss downwards (Adam). A point weighs 1, as the measure of the rest.
fn fit(samples: &[Sample]) -> [f64; NUMBERS] {
    let mut numbers = [0.0; NUMBERS];
    (numbers[0], numbers[FEATURES.len()]) = (1.0, 2.0);
    let (mut drift, mut size) = ([0.0; NUMBERS], [0.0; NUMBERS]);
    for step in 1..=STEPS {
        let rate = if step < STEPS / 2 { 0.03 } else { 0.005 };
        let slope = slope(samples, &numbers);
        for place in 1..NUMBERS {
            drift[place] = 0.9 * drift[place] + 0.1 * slope[place];
            size[place] = 0.99 * size[place] + 0.01 * slope[place].powi(2);
            let drift = drift[place] / (1.0 - 0.9_f64.powi(step));
            let size = size[place] / (1.0 - 0.99_f64.powi(step));
            numbers[place] -= rate * drift / (size.sqrt() + 1e-8);
        }
    }
    numbers
}

fn slope(samples: &[Sample], numbers: &[f64; NUMBERS]) -> [f64; NUMBERS] {
    let mut slope = [0.0; NUMBERS];
    for sample in samples {
        let (shares, standings) = shares(sample, numbers);
        let spread = spread(sample, numbers);
        for (place, features) in sample.features.iter().enumerate() {
            let pull = (shares[place] - sample.parts[place]) / spread / samples.len() as f64;
            for (slope, &has) in slope.iter_mut().zip(features) {
                *slope += pull * f64::from(has);
            }
            slope[FEATURES.len()] -= pull * standings[place] / spread;
            slope[FEATURES.len() + 1] -= pull * standings[place] / spread * sample.left;
        }
    }
    for place in 1..FEATURES.len() {
        slope[place] += RESTRAINT * numbers[place];
    }
    slope
}
