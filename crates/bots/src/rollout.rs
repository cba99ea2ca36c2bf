//! Rollouts: playing a state on by a fast policy, up to where it is evaluated.

use havana_rules::{Choice, Decision, Decisions, Events, Seat, State, Step};
use havana_table::next_input;
use rand_core::Rng;

use crate::{evaluation, policy};

/// The share of the win that each player can expect after the state was played on for this many
/// rounds by the fast policy, in which all decide by what they can see.
pub fn rollout(
    state: &State,
    rounds: u16,
    legal: &mut Decisions,
    rng: &mut impl Rng,
) -> [f32; Seat::MAX] {
    let mut state = *state;
    let horizon = state.open().round().saturating_add(rounds);
    to_horizon(&mut state, horizon, legal, rng, &mut (), policy::lay);
    evaluation::evaluate(state.open())
}

/// Plays on by the fast policy, cards by `lay`, until the game is over, or until phase 3 of the
/// round `horizon` or a later one begins: there all have had their turn, so their positions can be
/// compared.
pub(crate) fn to_horizon<R: Rng>(
    state: &mut State,
    horizon: u16,
    legal: &mut Decisions,
    rng: &mut R,
    events: &mut impl Events,
    mut lay: impl FnMut(&State, Seat, &Decisions, &mut R) -> Option<Decision>,
) {
    while let Some(input) = next_input(state, rng, |seat, choice, rng| {
        if is_at_horizon(state, horizon) {
            return None;
        }
        state.legal(seat, legal);
        match choice {
            Choice::Lay => lay(state, seat, legal, rng),
            _ => policy::choose(state.open(), seat, choice, legal, rng),
        }
    }) {
        state.advance(input, events);
    }
}

fn is_at_horizon(state: &State, horizon: u16) -> bool {
    let flow = state.open().flow();
    flow.step == Step::Ask(Choice::Lay) && flow.turn == 0 && state.open().round() >= horizon
}
