//! The numbers of actions, the layout of observations, and statistics.

use havana_arena::Interval;
use havana_environment::{
    ACTIONS, Action, DRAWS, FIELDS, Field, OBSERVATION, PLAYER_FIELDS, Part, VERSION,
};
use pyo3::prelude::*;

/// Version, number of actions, bytes of an observation, number of draws.
#[pyfunction]
pub(crate) fn sizes() -> (u32, usize, usize, usize) {
    (VERSION, ACTIONS, OBSERVATION, DRAWS)
}

/// The name of one action.
#[pyfunction]
pub(crate) fn action_name(action: u8) -> String {
    Part::of(Action(action)).name()
}

/// The names of all actions, by number.
#[pyfunction]
pub(crate) fn action_names() -> Vec<String> {
    (0..=255).map(action_name).collect()
}

type PyField = (&'static str, usize, usize, &'static str);

fn tuples(fields: &[Field]) -> Vec<PyField> {
    fields.iter().map(|field| (field.name, field.offset, field.len, field.about)).collect()
}

/// The layout of an observation: name, offset, length, meaning.
#[pyfunction]
pub(crate) fn fields() -> Vec<PyField> {
    tuples(&FIELDS)
}

/// The layout of one player in the field `seats`.
#[pyfunction]
pub(crate) fn player_fields() -> Vec<PyField> {
    tuples(&PLAYER_FIELDS)
}

/// The mean of the scores of all deals with its 95 % interval: share, low, high.
#[pyfunction]
pub(crate) fn interval(scores: Vec<f64>, rotations: usize) -> (f64, f64, f64) {
    let interval = Interval::of_deals(&scores, rotations);
    (interval.share, interval.low, interval.high)
}
