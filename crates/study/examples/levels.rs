//! What bots lose by their decisions, in points and beside players who choose at random.
//!
//! `cargo run --release -p havana-study --example levels -- 20 21 search:1000 random greedy planner`
//! plays 20 games of four bots of each level with the seed 21 and weighs every decision by
//! `search:1000`.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, process, thread};

use havana_bots::Level;
use havana_rules::{Config, State, Viewer};
use havana_study::{Effort, Share, Tally, stake, weigh};
use havana_table::{Purpose, Seed, next_input};

const PLAYERS: usize = 4;

/// What one game lost: how many decisions with a choice, their losses and their stakes, in points.
#[derive(Clone, Copy, Default)]
struct Sums {
    decisions: f64,
    lost: f64,
    stake: f64,
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [games, seed, effort, levels @ ..] = &arguments[..] else {
        fail("name the number of games, a seed, a search, and levels");
    };
    let games: u64 = games.parse().unwrap_or_else(|error| fail(&format!("{games}: {error}")));
    let seed: u64 = seed.parse().unwrap_or_else(|error| fail(&format!("{seed}: {error}")));
    let effort = effort.parse().unwrap_or_else(|error| fail(&format!("{error}")));
    let effort = Effort::of(effort).unwrap_or_else(|error| fail(&format!("{error}")));
    println!("level | decisions | points lost by a decision | beside a random choice");
    for name in levels {
        let level: Level = name.parse().unwrap_or_else(|error| fail(&format!("{error}")));
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
                        let sums = play(level, (seed, game), effort);
                        found.lock().unwrap_or_else(|_| fail("a game failed")).push(sums);
                    }
                });
            }
        });
        let found = found.into_inner().unwrap_or_else(|_| fail("a game failed"));
        let (mut by_decision, mut by_stake) = (Tally::default(), Tally::default());
        for Sums { decisions, lost, stake } in &found {
            by_decision.add(*lost, *decisions);
            by_stake.add(*lost, *stake);
        }
        let (Some(points), Some(part)) = (by_decision.mean(), by_stake.mean()) else { continue };
        println!(
            "{name} | {} | {:.2} ± {:.2} | {:.1}% ± {:.1}",
            by_decision.count(),
            points.mean,
            1.96 * points.error,
            100.0 * part.mean,
            196.0 * part.error
        );
    }
}

fn play(level: Level, (seed, game): (u64, u64), effort: Effort) -> Sums {
    let config = Config::new(PLAYERS).unwrap_or_else(|error| fail(&format!("{error}")));
    let mut bots: Vec<_> = (0..PLAYERS).map(|_| level.bot()).collect();
    let mut dice = Seed::of_game(seed, game, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(seed, game, Purpose::Decisions).stream();
    let (mut state, mut sums, mut number) = (State::new(&config), Sums::default(), 0_u64);
    while let Some(input) = next_input(&state, &mut dice, |seat, _, _| {
        let view = state.view(Viewer::Seat(seat));
        let decided = bots.get_mut(seat.index()).and_then(|bot| bot.decide(&view, &mut policy_rng));
        let decision = decided.unwrap_or_else(|| fail("a bot that does not decide"));
        let weighing = weigh(&view, decision, effort, number);
        if let Some(weighing) = weighing.filter(|weighing| weighing.legal > 1) {
            // Other random numbers than those that found the best one.
            let at_random = stake(&view, weighing.best(), effort, !number);
            sums.decisions += 1.0;
            sums.lost += weighing.loss.points();
            sums.stake += at_random.map_or(0.0, Share::points);
        }
        Some(decision)
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
