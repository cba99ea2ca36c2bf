//! Inputs in binary: in a record, and in the moves that a server stores.

use havana_rules::{Decision, Drawn, Input, Seat};
use serde::{Deserialize, Serialize};

/// The inputs of one move as bytes.
pub fn encode_inputs(inputs: &[Input]) -> Vec<u8> {
    let wire: Vec<InputWire> = inputs.iter().copied().map(InputWire::from).collect();
    let written = postcard::to_allocvec(&wire);
    debug_assert!(written.is_ok(), "every part of an input has a length known beforehand");
    written.unwrap_or_default()
}

/// The inputs of one move; `None` if the bytes are damaged.
pub fn decode_inputs(bytes: &[u8]) -> Option<Vec<Input>> {
    match postcard::take_from_bytes::<Vec<InputWire>>(bytes) {
        Ok((wire, [])) => Some(wire.into_iter().map(Input::from).collect()),
        _ => None,
    }
}

#[derive(Serialize, Deserialize)]
pub(super) enum InputWire {
    Decision(Seat, Decision),
    Chance(Drawn),
}

impl From<Input> for InputWire {
    fn from(input: Input) -> InputWire {
        match input {
            Input::Decision { seat, decision } => InputWire::Decision(seat, decision),
            Input::Chance(drawn) => InputWire::Chance(drawn),
        }
    }
}

impl From<InputWire> for Input {
    fn from(wire: InputWire) -> Input {
        match wire {
            InputWire::Decision(seat, decision) => Input::Decision { seat, decision },
            InputWire::Chance(drawn) => Input::Chance(drawn),
        }
    }
}
