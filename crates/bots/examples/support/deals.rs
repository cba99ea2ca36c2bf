//! Duplicate deals: one player among others, each deal played once in every seat with the same
//! dice.

#![allow(clippy::cast_precision_loss, reason = "counts here are far below the limit")]

use core::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use havana_bots::Bot;
use havana_rules::{Config, Decision, Input, Pending, Seat, State, Viewer};
use havana_table::{Purpose, Seed, chance};
use rand_core::Rng;

/// Whoever decides for a seat of a game. What he may look at is for the program to say.
pub(crate) type Player = Box<dyn FnMut(&State, Seat, &mut dyn Rng) -> Option<Decision>>;

/// A bot, which is shown what its seat can see and nothing else.
pub(crate) fn honest(mut bot: Box<dyn Bot>) -> Player {
    Box::new(move |state, seat, luck| bot.decide(&state.view(Viewer::Seat(seat)), luck))
}

/// What is played; another series has other deals.
pub(crate) struct Deals {
    pub(crate) players: usize,
    pub(crate) count: u64,
    pub(crate) series: u64,
}

/// The share of the wins in each deal.
pub(crate) struct Shares {
    players: usize,
    deals: Vec<f64>,
    rounds: u32,
    seconds: f64,
}

impl Deals {
    /// Plays all deals on all cores.
    pub(crate) fn play(
        &self,
        one: impl Fn() -> Player + Sync,
        others: impl Fn() -> Player + Sync,
    ) -> Shares {
        let begun = Instant::now();
        let next = AtomicU64::new(0);
        let work = || {
            let (mut shares, mut rounds) = (Vec::new(), 0);
            loop {
                let deal = next.fetch_add(1, Ordering::Relaxed);
                if deal >= self.count {
                    return (shares, rounds);
                }
                let mut won = 0.0;
                for place in 0..self.players {
                    let (share, length) = self.game(deal, place, &one, &others);
                    won += share;
                    rounds += u32::from(length);
                }
                shares.push(won / self.players as f64);
            }
        };
        let results: Vec<(Vec<f64>, u32)> = std::thread::scope(|scope| {
            let threads = std::thread::available_parallelism().map_or(1, usize::from);
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
        });
        Shares {
            players: self.players,
            rounds: results.iter().map(|(_, rounds)| rounds).sum(),
            deals: results.into_iter().flat_map(|(shares, _)| shares).collect(),
            seconds: begun.elapsed().as_secs_f64(),
        }
    }

    /// The part of the win, and the length in rounds, with the one in this seat.
    fn game(
        &self,
        deal: u64,
        place: usize,
        one: &impl Fn() -> Player,
        others: &impl Fn() -> Player,
    ) -> (f64, u16) {
        let mut state = State::new(&Config::new(self.players).expect("2 to 4 players"));
        let mut dice = Seed::of_game(self.series, deal, Purpose::Dice).stream();
        let whims = deal * Seat::MAX as u64 + place as u64;
        let mut whims = Seed::of_game(self.series, whims, Purpose::Whims).stream();
        let seated = |seat| if seat == place { one() } else { others() };
        let mut players: Vec<Player> = (0..self.players).map(seated).collect();
        let outcome = loop {
            let input = match state.pending() {
                Pending::Over(outcome) => break outcome,
                Pending::Chance(draw) => {
                    Input::Chance(chance::draw(&mut dice, draw).expect("something to draw from"))
                }
                Pending::Decide { seats, .. } => {
                    let seat = seats.lowest().expect("somebody is asked");
                    let decision = players[seat.index()](&state, seat, &mut whims);
                    Input::Decision { seat, decision: decision.expect("a decision") }
                }
            };
            state.apply(input, &mut ()).expect("players keep to the rules");
        };
        let won = outcome.winners.iter().any(|seat| seat.index() == place);
        let part = if won { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
        (part, state.open().round())
    }
}

impl fmt::Display for Shares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (deals, players) = (self.deals.len() as f64, self.players as f64);
        let games = deals * players;
        let share = self.deals.iter().sum::<f64>() / deals;
        let spread = self.deals.iter().map(|deal| (deal - share).powi(2)).sum::<f64>();
        // The games of a deal share their luck: so many independent games they are worth.
        let worth = share * (1.0 - share) * deals * (deals - 1.0) / spread;
        let (low, high) = wilson(share, if worth.is_finite() { worth.min(games) } else { deals });
        write!(
            f,
            "{players} players, {deals} deals: wins {:.1} % ({:.1} to {:.1}) of {games} games, \
             {:.1} rounds, {:.1} s",
            100.0 * share,
            100.0 * low,
            100.0 * high,
            f64::from(self.rounds) / games,
            self.seconds,
        )
    }
}

/// The interval that holds the true share 95 times in 100.
fn wilson(share: f64, games: f64) -> (f64, f64) {
    let z = 1.96_f64;
    let middle = share + z * z / (2.0 * games);
    let width = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    ((middle - width) / scale, (middle + width) / scale)
}
