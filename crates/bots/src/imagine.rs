//! Playing a world on in the mind, up to where it is judged.

use havana_rules::{Choice, Decision, Decisions, Events, Seat, State, Step};
use havana_table::next_input;
use rand_core::Rng;

use crate::policy;

/// Plays on by the fast policy, cards by `lay`, until the game is over, or until phase 3 of the
/// round `horizon` or a later one begins: there all have had their turn, so their standings can be
/// compared.
pub(crate) fn play_on<R: Rng>(
    state: &mut State,
    horizon: u16,
    legal: &mut Decisions,
    luck: &mut R,
    events: &mut impl Events,
    mut lay: impl FnMut(&State, Seat, &Decisions, &mut R) -> Option<Decision>,
) {
    while let Some(input) = next_input(state, luck, |seat, choice, luck| {
        if is_judged(state, horizon) {
            return None;
        }
        state.legal(seat, legal);
        match choice {
            Choice::Lay => lay(state, seat, legal, luck),
            _ => policy::choose(state.open(), seat, choice, legal, luck),
        }
    }) {
        state.advance(input, events);
    }
}

/// Cards by the fast policy.
pub(crate) fn lay_by_policy(
    state: &State,
    seat: Seat,
    legal: &Decisions,
    luck: &mut impl Rng,
) -> Option<Decision> {
    policy::choose(state.open(), seat, Choice::Lay, legal, luck)
}

fn is_judged(state: &State, horizon: u16) -> bool {
    let flow = state.open().flow();
    flow.step == Step::Ask(Choice::Lay) && flow.turn == 0 && state.open().round() >= horizon
}
