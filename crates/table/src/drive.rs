//! What comes next in a game, for everything that plays one: a draw, or a player's decision.

use havana_rules::{Choice, Decision, Input, Pending, Seat, State};
use rand_core::Rng;

use crate::chance;

/// The next input of a game: what `rng` draws, or what `decide` answers for the seat that is asked
/// (the lowest, if several are). `None` once the game is over, or if `decide` answers nothing.
///
/// The caller applies it, by [`State::apply`] or, if `decide` takes its answer from the list of
/// legal decisions, by [`State::advance`].
#[inline(always)]
pub fn next_input<R: Rng>(
    state: &State,
    rng: &mut R,
    decide: impl FnOnce(Seat, Choice, &mut R) -> Option<Decision>,
) -> Option<Input> {
    match state.pending() {
        Pending::Over(_) => None,
        Pending::Chance(draw) => chance::draw(rng, draw).map(Input::Chance),
        Pending::Decide { seats, choice } => {
            let seat = seats.lowest()?;
            let decision = decide(seat, choice, rng)?;
            Some(Input::Decision { seat, decision })
        }
    }
}
