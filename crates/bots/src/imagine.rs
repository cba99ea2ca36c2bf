//! Playing a world on in the mind, up to where it is judged.

use havana_rules::{Choice, Decisions, Events, Input, Pending, State, Step};
use havana_table::chance;
use rand_core::Rng;

use crate::policy;
use crate::search::Habits;

/// Plays on by the fast policy, cards by habit if there are habits, until the game is over, or
/// until phase 3 of the round `horizon` or a later one begins: there all have had their turn, so
/// their standings can be compared.
pub(crate) fn play_on(
    state: &mut State,
    horizon: u16,
    legal: &mut Decisions,
    luck: &mut impl Rng,
    events: &mut impl Events,
    mut habits: Option<&mut Habits>,
) -> Option<()> {
    loop {
        let input = match state.pending() {
            Pending::Over(_) => return Some(()),
            Pending::Chance(draw) => Input::Chance(chance::draw(luck, draw)?),
            Pending::Decide { .. } if is_judged(state, horizon) => return Some(()),
            Pending::Decide { seats, choice } => {
                let seat = seats.lowest()?;
                state.legal(seat, legal);
                let decision = match &mut habits {
                    Some(habits) if choice == Choice::Lay => {
                        habits.lay(state, seat, legal, luck)?
                    }
                    _ => policy::choose(state.open(), seat, choice, legal, luck)?,
                };
                Input::Decision { seat, decision }
            }
        };
        state.advance(input, events);
    }
}

fn is_judged(state: &State, horizon: u16) -> bool {
    let flow = state.open().flow();
    flow.step == Step::Ask(Choice::Lay) && flow.turn == 0 && state.open().round() >= horizon
}
