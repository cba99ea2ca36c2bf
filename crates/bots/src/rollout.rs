//! Rollouts from a known state, for analysing games that are over.

use havana_rules::{Decisions, Seat, State};
use rand_core::Rng;

use crate::{imagine, judgement};

/// The share of the win that each player can expect after the state was played on for this many
/// rounds by the fast policy, in which all decide by what they can see. `None` only if a game asks
/// for what it cannot get, which never happens.
pub fn rollout(
    state: &State,
    rounds: u16,
    legal: &mut Decisions,
    luck: &mut impl Rng,
) -> Option<[f32; Seat::MAX]> {
    let mut state = *state;
    let horizon = state.open().round().saturating_add(rounds);
    imagine::play_on(&mut state, horizon, legal, luck, &mut (), None)?;
    Some(judgement::win_shares(state.open()))
}
