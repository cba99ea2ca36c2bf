//! Prints how long a level takes for the decisions of a middle game of three players.
//!
//! `cargo run --release -p havana-bots --example pace -- search:1000`

use std::time::{Duration, Instant};

use havana_bots::{Bot, Greedy, Level};
use havana_rules::{Config, Decisions, State, Viewer};
use havana_table::{Purpose, Seed, next_input};

const ROUNDS: core::ops::RangeInclusive<u16> = 6..=8;
const GAMES: u64 = 10;

fn main() {
    let name = std::env::args().nth(1).unwrap_or_else(|| "search:1000".to_owned());
    let level: Level = name.parse().unwrap_or_else(|error| {
        eprintln!("{error}");
        std::process::exit(2);
    });
    let mut times: Vec<Duration> = (0..GAMES).flat_map(|game| timed(level, game)).collect();
    times.sort();
    let sum: Duration = times.iter().sum();
    let Some(median) = times.get(times.len() / 2) else { return };
    println!(
        "{level}, three players, rounds 6 to 8: {} decisions, median {median:.2?}, mean {:.2?}, \
         longest {:.2?}",
        times.len(),
        sum / times.len() as u32,
        times[times.len() - 1],
    );
}

/// The times of all decisions with a choice; greedy plays, so that every level sees the same game.
fn timed(level: Level, game: u64) -> Vec<Duration> {
    let Ok(config) = Config::new(3) else { return Vec::new() };
    let mut state = State::new(&config);
    let mut dice = Seed::of_game(3, game, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(3, game, Purpose::Decisions).stream();
    let (mut player, mut bot) = (Greedy::default(), level.bot());
    let mut legal = Decisions::new();
    let mut times = Vec::new();
    while state.open().round() <= *ROUNDS.end()
        && let Some(input) = next_input(&state, &mut dice, |seat, _, _| {
            let view = state.view(Viewer::Seat(seat));
            view.legal(&mut legal);
            if ROUNDS.contains(&state.open().round()) && legal.len() > 1 {
                let begun = Instant::now();
                bot.decide(&view, &mut policy_rng)?;
                times.push(begun.elapsed());
            }
            player.decide(&view, &mut policy_rng)
        })
    {
        state.advance(input, &mut ());
    }
    times
}
