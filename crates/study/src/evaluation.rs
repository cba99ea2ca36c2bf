//! What a state is worth to each player, everything on the table known: rollouts by a policy that
//! itself sees only what its player sees.

use havana_bots::rollout;
use havana_rules::{Decisions, Pending, Seat, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::share::Shares;

/// The number of rounds a rollout looks ahead.
const ROUNDS: u16 = 2;

/// Evaluates the states of one game. The same random numbers are used for every state, so it is
/// one function of the state, and differences between states vary less than the values.
pub(crate) struct Evaluation {
    seed: u64,
    games: u32,
    legal: Box<Decisions>,
}

/// What the rollouts of a state gave.
pub(crate) struct Rollouts {
    /// The mean.
    pub(crate) shares: Shares,
    /// Every rollout; none if the game is over and the result is known.
    pub(crate) each: Vec<[f32; Seat::MAX]>,
}

impl Evaluation {
    pub(crate) fn new(seed: u64, games: u32) -> Evaluation {
        Evaluation { seed, games: games.max(2), legal: Box::default() }
    }

    /// What the state is worth; exact if the game is over.
    pub(crate) fn of(&mut self, state: &State) -> Rollouts {
        self.with(state, self.games)
    }

    /// The same with more rollouts, by this factor.
    pub(crate) fn of_many(&mut self, state: &State, factor: u32) -> Rollouts {
        self.with(state, self.games.saturating_mul(factor))
    }

    fn with(&mut self, state: &State, games: u32) -> Rollouts {
        if let Pending::Over(outcome) = state.pending() {
            return Rollouts { shares: Shares::of_outcome(outcome), each: Vec::new() };
        }
        let each: Vec<[f32; Seat::MAX]> = (0..games)
            .map(|game| {
                let seed = self.seed.wrapping_add(u64::from(game));
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                rollout(state, ROUNDS, &mut self.legal, &mut rng)
            })
            .collect();
        let count = each.len().max(1) as f64;
        let mean = Seat::ALL.map(|seat| {
            each.iter().map(|shares| f64::from(shares[seat.index()])).sum::<f64>() / count
        });
        Rollouts { shares: Shares::whole(mean, state.open().player_count()), each }
    }
}
