//! Games that a network learns from.

use std::path::PathBuf;
use std::sync::Arc;

use havana_arena::Weights;
use havana_bots::Level;
use havana_learning::{Series, write};
use pyo3::prelude::*;

use crate::config::{config, value_error};

/// Plays games into a folder until it holds this many, and counts the games in it and what was
/// written now: games, choices of cards, positions, bytes.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the package around it names them")]
pub(crate) fn selfplay(
    py: Python<'_>,
    folder: PathBuf,
    games: u64,
    players: Vec<usize>,
    teacher: &str,
    mover: &str,
    weights: Option<&str>,
    seed: u64,
    threads: usize,
    deck: Option<&str>,
) -> PyResult<(u64, u64, u64, u64)> {
    if players.is_empty() {
        return Err(value_error("no number of players; choose of 2, 3 and 4"));
    }
    for &count in &players {
        config(count, None, None)?;
    }
    let series = Series {
        seed,
        deck: config(players[0], deck, None)?.deck(),
        players,
        teacher: teacher.parse::<Level>().map_err(value_error)?,
        mover: mover.parse::<Level>().map_err(value_error)?,
        network: match weights {
            Some(path) => Some(Arc::clone(Weights::read(path).map_err(value_error)?.network())),
            None => None,
        },
    };
    let done = py.detach(|| write(&series, &folder, games, threads.max(1), &|_| {}));
    let done = done.map_err(value_error)?;
    Ok((done.games, done.choices, done.positions, done.bytes))
}
