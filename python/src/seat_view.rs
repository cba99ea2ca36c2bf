//! What a player is handed to choose an action.

use havana_environment::{ACTIONS, OBSERVATION, SeatView as Seen, svg};
use havana_rules::{Config, Seat};
use numpy::PyArray1;
use pyo3::prelude::*;

use crate::config::value_error;
use crate::text::text_of;

/// What a seat that is asked sees, and what it may choose from. It has no way to the whole game.
#[pyclass(module = "havana._havana", frozen, eq)]
#[derive(PartialEq)]
pub(crate) struct SeatView {
    seen: Seen,
    config: Config,
}

impl SeatView {
    pub(crate) fn new(seen: Seen, config: Config) -> SeatView {
        SeatView { seen, config }
    }

    pub(crate) fn seen(&self) -> &Seen {
        &self.seen
    }
}

#[pymethods]
impl SeatView {
    /// The seat that is asked.
    #[getter]
    fn seat(&self) -> usize {
        self.seen.seat().index()
    }

    #[getter]
    fn num_players(&self) -> usize {
        self.config.players()
    }

    #[getter]
    fn round(&self) -> u16 {
        self.seen.view().open().round()
    }

    #[getter]
    fn points(&self) -> Vec<u16> {
        let open = self.seen.view().open();
        open.seats().map(|seat: Seat| open.player(seat).points().into()).collect()
    }

    #[getter]
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        let mut bytes = [0; OBSERVATION];
        self.seen.observe(&mut bytes);
        PyArray1::from_slice(py, &bytes)
    }

    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        let mut mask = [0; ACTIONS];
        self.seen.legal().write(&mut mask);
        PyArray1::from_slice(py, &mask.map(|byte| byte != 0))
    }

    /// The actions that it may choose from. Wider than bytes, which Python would be handed as
    /// `bytes`.
    #[getter]
    fn legal_actions(&self) -> Vec<u16> {
        self.seen.legal().iter().map(|action| action.0.into()).collect()
    }

    /// The table in letters.
    fn text(&self) -> PyResult<String> {
        text_of(&self.config, &[*self.seen.view()])
    }

    /// The table as a picture.
    fn svg(&self) -> String {
        svg(self.seen.view())
    }

    /// The view as JSON.
    fn view_json(&self) -> PyResult<String> {
        serde_json::to_string(self.seen.view()).map_err(value_error)
    }
}
