//! What bots lose by a decision in the same positions.
//!
//! `cargo run --release -p havana-study --example same_positions -- 8 21 search:500 random greedy planner`
//! plays 8 games of four bots of the last level with the seed 21, lets every level decide in each of their
//! positions, and weighs what they chose by `search:500`.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, process, thread};

use havana_bots::Level;
use havana_rules::{Config, State, Viewer};
use havana_study::{Effort, Tally, weigh};
use havana_table::{Purpose, Seed, next_input};

const PLAYERS: usize = 4;

/// What each level lost in the positions of a game, in points, and how many positions there were.
type Sums = (Vec<f64>, f64);

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [games, seed, effort, names @ ..] = &arguments[..] else {
        fail("name the number of games, a seed, a search, and levels");
    };
    let games: u64 = games.parse().unwrap_or_else(|error| fail(&format!("{games}: {error}")));
    let seed: u64 = seed.parse().unwrap_or_else(|error| fail(&format!("{seed}: {error}")));
    let effort = effort.parse().unwrap_or_else(|error| fail(&format!("{error}")));
    let effort = Effort::of(effort).unwrap_or_else(|error| fail(&format!("{error}")));
    let parse = |name: &String| name.parse().unwrap_or_else(|error| fail(&format!("{error}")));
    let levels: Vec<Level> = names.iter().map(parse).collect();
    let (next, found) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        return;
                    }
                    let sums = play(&levels, (seed, game), effort);
                    found.lock().unwrap_or_else(|_| fail("a game failed")).push(sums);
                }
            });
        }
    });
    let found: Vec<Sums> = found.into_inner().unwrap_or_else(|_| fail("a game failed"));
    println!("level | positions | points lost by a decision");
    for (place, name) in names.iter().enumerate() {
        let mut tally = Tally::default();
        for (lost, positions) in &found {
            tally.add(lost[place], *positions);
        }
        let Some(mean) = tally.mean() else { continue };
        let interval = 1.96 * mean.error;
        println!("{name} | {} | {:.2} ± {interval:.2}", tally.count(), mean.mean);
    }
}

/// Plays a game of the last level, in which all levels are asked.
fn play(levels: &[Level], (seed, game): (u64, u64), effort: Effort) -> Sums {
    let config = Config::new(PLAYERS).unwrap_or_else(|error| fail(&format!("{error}")));
    let mut bots: Vec<_> = levels.iter().map(|level| level.bot()).collect();
    let mut dice = Seed::of_game(seed, game, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(seed, game, Purpose::Decisions).stream();
    let (mut state, mut number) = (State::new(&config), 0_u64);
    let mut sums = (vec![0.0; levels.len()], 0.0);
    while let Some(input) = next_input(&state, &mut dice, |seat, _, _| {
        let view = state.view(Viewer::Seat(seat));
        let decided: Option<Vec<_>> =
            bots.iter_mut().map(|bot| bot.decide(&view, &mut policy_rng)).collect();
        let decided = decided.unwrap_or_else(|| fail("a bot that does not decide"));
        let weighed = decided.iter().map(|&it| weigh(&view, it, effort, number));
        let weighed: Option<Vec<_>> = weighed.collect();
        let weighed = weighed.unwrap_or_else(|| fail("a decision that is not due"));
        if weighed.first().is_some_and(|weighing| weighing.legal > 1) {
            for (sum, weighing) in sums.0.iter_mut().zip(&weighed) {
                *sum += weighing.loss.points();
            }
            sums.1 += 1.0;
        }
        decided.last().copied()
    }) {
        number += 1;
        state.advance(input, &mut ());
    }
    sums
}

fn fail(says: &str) -> ! {
    eprintln!("{says}");
    process::exit(2)
}
