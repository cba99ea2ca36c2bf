//! Games played by random players, as fast as the rules allow.

use havana_rules::{Decisions, Events, Input, Outcome, Pending, State};
use rand_core::Rng;

use crate::chance;

/// What a played-out game amounted to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// How the game ended.
    pub outcome: Outcome,
    /// How many decisions players made.
    pub decisions: u32,
    /// How often chance was asked.
    pub draws: u32,
}

/// Plays a game to its end: `draws_rng` draws, `decisions_rng` chooses evenly among all legal
/// decisions. Every input is shown to `watch` before it is applied.
#[inline]
pub fn play_out(
    state: &mut State,
    draws_rng: &mut impl Rng,
    decisions_rng: &mut impl Rng,
    legal: &mut Decisions,
    events: &mut impl Events,
    mut watch: impl FnMut(Input),
) -> Option<Played> {
    let (mut decisions, mut draws) = (0, 0);
    loop {
        match state.pending() {
            Pending::Over(outcome) => return Some(Played { outcome, decisions, draws }),
            Pending::Chance(draw) => {
                draws += 1;
                let drawn = chance::draw(draws_rng, draw)?;
                watch(Input::Chance(drawn));
                state.advance(Input::Chance(drawn), events);
            }
            Pending::Decide { seats, choice } => {
                decisions += 1;
                let seat = seats.lowest()?;
                state.choose(seat, choice, legal, events, |list| {
                    let decision =
                        list.get(chance::below(decisions_rng, list.len() as u32) as usize)?;
                    watch(Input::Decision { seat, decision: *decision });
                    Some(decision)
                })?;
            }
        }
    }
}
