//! The games and positions that the benchmarks share.

#![allow(clippy::cast_precision_loss, reason = "counts here are far below the limit")]

use std::sync::atomic::{AtomicU64, Ordering};

use havana_rules::{Choice, Config, Decisions, Pending, State};
use havana_table::selfplay::{Played, play_out};
use havana_table::{Purpose, Seed};

/// A table of this many players, about to be set up.
///
/// # Panics
/// If there are not 2 to 4 of them.
pub fn table(players: usize) -> State {
    State::new(&Config::new(players).expect("2 to 4 players"))
}

/// Plays one random game.
///
/// # Panics
/// If the rules stop without an end, which the tests show they never do.
pub fn game(start: &State, number: u64, legal: &mut Decisions) -> Played {
    let mut rng = Seed::of_game(0, number, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(0, number, Purpose::Decisions).stream();
    let mut state = *start;
    play_out(&mut state, &mut rng, &mut policy_rng, legal, &mut (), |_| {})
        .expect("every game ends")
}

/// A state of a random game of three in its sixth round or later that waits for this kind of
/// choice.
///
/// # Panics
/// If no game has one.
pub fn middle_game(wanted: Choice) -> State {
    let start = table(3);
    let mut legal = Decisions::new();
    for number in 0.. {
        let mut rng = Seed::of_game(1, number, Purpose::Dice).stream();
        let mut policy_rng = Seed::of_game(1, number, Purpose::Decisions).stream();
        let mut state = start;
        let mut inputs = Vec::new();
        play_out(&mut state, &mut rng, &mut policy_rng, &mut legal, &mut (), |input| {
            inputs.push(input);
        });
        let mut state = start;
        for input in inputs {
            let waits =
                matches!(state.pending(), Pending::Decide { choice, .. } if choice == wanted);
            if waits && state.open().round() >= 6 {
                return state;
            }
            state.advance(input, &mut ());
        }
    }
    unreachable!("some game has a {wanted:?}")
}

/// The share of the wins that one player has in each deal, if every deal is played once in each
/// seat; `won` plays a deal with that player in a seat, and all cores play.
///
/// # Panics
/// If a game does.
pub fn shares(deals: u64, players: usize, won: impl Fn(u64, usize) -> f64 + Sync) -> Vec<f64> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut shares = Vec::new();
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= deals {
                return shares;
            }
            let sum: f64 = (0..players).map(|place| won(deal, place)).sum();
            shares.push(sum / players as f64);
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("it plays on")).collect()
    })
}

/// The part of the win of the player in this seat of a finished game.
///
/// # Panics
/// If the game is not over.
pub fn part_of_win(state: &State, place: usize) -> f64 {
    let winners = state.outcome().expect("every player decides").winners;
    let has_won = winners.iter().any(|seat| seat.index() == place);
    if has_won { 1.0 / winners.len() as f64 } else { 0.0 }
}
