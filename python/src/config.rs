//! What is agreed before a game, from Python's arguments.

use havana_rules::components::deck_file;
use havana_rules::{Config, Seat};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;

/// A refusal, as Python raises it.
pub(crate) fn value_error(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The game of these arguments; the deck is the text of a deck file.
pub(crate) fn config(players: usize, deck: Option<&str>, target: Option<u8>) -> PyResult<Config> {
    let mut config = Config::new(players).map_err(value_error)?;
    if let Some(text) = deck {
        let read = deck_file::read(text).map_err(|notes| {
            let says: Vec<String> = notes.iter().map(ToString::to_string).collect();
            value_error(format!("this is not a deck: {}", says.join("; ")))
        })?;
        config = config.with_deck(read.deck);
    }
    match target {
        Some(target) => config.with_target(target).map_err(value_error),
        None => Ok(config),
    }
}

/// The seat with this number at a table of this many.
pub(crate) fn seat(number: usize, players: usize) -> PyResult<Seat> {
    let seat = Seat::new(number.min(255) as u8).filter(|_| number < players);
    seat.ok_or_else(|| {
        PyIndexError::new_err(format!("seat {number} does not exist; choose 0 to {}", players - 1))
    })
}
