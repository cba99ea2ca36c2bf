//! Whether a decision can be taken back at a local table.

use havana_rules::{Config, Decision, Event, Events, Input, Seat, State};
use thiserror::Error;

/// Why a decision cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoUndo {
    /// The seat has decided nothing yet.
    #[error("{0} has decided nothing yet")]
    NothingDecided(Seat),
    /// Something was drawn since: the player knows more than before.
    #[error("something was drawn since")]
    Drawn,
    /// Hidden cards were revealed since.
    #[error("cards were revealed since")]
    Revealed,
    /// Another player has decided since, knowing what this one did.
    #[error("{0} has decided since")]
    DecidedSince(Seat),
}

/// The seat's last decision and its place, if it can be taken back.
pub(crate) fn last_decision(
    config: &Config,
    inputs: &[Input],
    seat: Seat,
) -> Result<(usize, Decision), NoUndo> {
    let own = inputs.iter().enumerate().rev().find_map(|(place, input)| match *input {
        Input::Decision { seat: decider, decision } if decider == seat => Some((place, decision)),
        _ => None,
    });
    let (place, decision) = own.ok_or(NoUndo::NothingDecided(seat))?;
    let mut state = replayed(config, &inputs[..place]);
    for &input in &inputs[place..] {
        match input {
            Input::Chance(_) => return Err(NoUndo::Drawn),
            // R2.5: openings are chosen apart and in secret, so none depends on another.
            Input::Decision { decision: Decision::Open(..), .. } => {}
            Input::Decision { seat: decider, .. } if decider != seat => {
                return Err(NoUndo::DecidedSince(decider));
            }
            Input::Decision { .. } => {}
        }
        let mut shown = Shown(false);
        apply(&mut state, input, &mut shown);
        if shown.0 {
            return Err(NoUndo::Revealed);
        }
    }
    Ok((place, decision))
}

/// Whether hidden cards were shown to everybody.
struct Shown(bool);

impl Events for Shown {
    fn push(&mut self, event: Event) {
        self.0 |= matches!(event, Event::PairRevealed { .. } | Event::CardRevealed { .. });
    }
}

/// The state that a list of inputs leads to; all of them must have been legal.
pub(crate) fn replayed(config: &Config, inputs: &[Input]) -> State {
    let mut state = State::new(config);
    for &input in inputs {
        apply(&mut state, input, &mut ());
    }
    state
}

fn apply(state: &mut State, input: Input, events: &mut impl Events) {
    let applied = state.apply(input, events);
    debug_assert!(applied.is_ok(), "an input that was played is legal when it is played again");
}
