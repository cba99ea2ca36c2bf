//! One game with its history.

use havana_environment::{
    ACTIONS, Action, Game as Played, History, Mover, OBSERVATION, draw_outcomes, drawn, observe,
    rewards, rng_of_game, svg,
};
use havana_rules::{Decisions, Seat, State, View, Viewer};
use havana_table::record::Games;
use havana_table::{Record, chance};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::config::{config, seat, value_error};
use crate::seat_view::SeatView;
use crate::text::text_of;

/// Where draws come from: the same seed gives the same draws.
#[pyclass(module = "havana._havana")]
pub(crate) struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub(crate) fn rng(&mut self) -> &mut Xoshiro256PlusPlus {
        &mut self.0
    }
}

#[pymethods]
impl Dice {
    #[new]
    fn new(seed: u64) -> Dice {
        Dice(rng_of_game(seed, 0, 0))
    }
}

/// One game. What a seat sees of it is asked for by seat; methods with `full` in their name show
/// everything.
#[pyclass(module = "havana._havana", from_py_object)]
#[derive(Clone)]
pub(crate) struct Game {
    history: History,
}

impl Game {
    pub(crate) fn history_mut(&mut self) -> &mut History {
        &mut self.history
    }

    fn players(&self) -> usize {
        self.history.config().players()
    }

    fn game(&self) -> &Played {
        self.history.game()
    }

    fn viewer(&self, number: Option<usize>) -> PyResult<Viewer> {
        match number {
            Some(number) => seat(number, self.players()).map(Viewer::Seat),
            None => Ok(Viewer::Spectator),
        }
    }

    pub(crate) fn record(&self) -> PyResult<Record> {
        Record::new(*self.history.config(), self.history.full_inputs()).map_err(value_error)
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (players=2, deck=None, target=None))]
    fn new(players: usize, deck: Option<&str>, target: Option<u8>) -> PyResult<Game> {
        Ok(Game { history: History::new(config(players, deck, target)?) })
    }

    #[getter]
    fn num_players(&self) -> usize {
        self.players()
    }

    /// The seat that is asked; `None` if something is to be drawn, or the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.game().seat().map(Seat::index)
    }

    /// All seats that are asked: several in the opening.
    #[getter]
    fn seats_asked(&self) -> Vec<usize> {
        self.game().full_state().pending().asked().iter().map(Seat::index).collect()
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.game().outcome().is_some()
    }

    #[getter]
    fn is_chance(&self) -> bool {
        self.game().draw().is_some()
    }

    #[getter]
    fn round(&self) -> u16 {
        self.game().full_state().open().round()
    }

    /// Whether all turns of the round are over: new materials come, or new cards are laid.
    #[getter]
    fn are_turns_over(&self) -> bool {
        self.game().are_turns_over()
    }

    /// The points of each seat; they lie open.
    #[getter]
    fn points(&self) -> Vec<u16> {
        let open = self.game().full_state().open();
        open.seats().map(|seat| open.player(seat).points().into()).collect()
    }

    /// What the game brought each seat; all 0 until it is over.
    fn rewards(&self) -> Vec<f32> {
        let players = self.players();
        let earned = self.game().outcome().map(|outcome| rewards(outcome, players));
        earned.unwrap_or_default()[..players].to_vec()
    }

    // Python would be handed a list of bytes as `bytes`, so these are wider.
    fn legal_actions(&self) -> Vec<u16> {
        self.game().legal().iter().map(|action| action.0.into()).collect()
    }

    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let mut mask = [0; ACTIONS];
        self.game().legal().write(&mut mask);
        PyBytes::new(py, &mask)
    }

    fn observe<'py>(&self, py: Python<'py>, number: usize) -> PyResult<Bound<'py, PyBytes>> {
        let viewer = Viewer::Seat(seat(number, self.players())?);
        let mut bytes = [0; OBSERVATION];
        observe(self.game(), &self.game().view(viewer), &mut bytes);
        Ok(PyBytes::new(py, &bytes))
    }

    /// What a seat that is asked sees and may choose from, without a way to this game; by default
    /// of the lowest seat that is asked.
    #[pyo3(signature = (number=None))]
    fn seat_view(&self, number: Option<usize>) -> PyResult<SeatView> {
        let asked = match number {
            Some(number) => Some(seat(number, self.players())?),
            None => self.game().seat(),
        };
        let seen = asked.and_then(|seat| self.game().seat_view(seat));
        let seen = seen.ok_or_else(|| match number {
            Some(number) => value_error(format!("seat {number} is not asked now")),
            None => value_error("no player is asked now"),
        })?;
        Ok(SeatView::new(seen, *self.history.config()))
    }

    /// Plays an action for the seat that is asked.
    fn play(&mut self, action: u8) -> PyResult<()> {
        let mut list = Box::new(Decisions::new());
        self.history.play(Action(action), &mut list).map_err(value_error)
    }

    /// All that can be drawn now, by number, with its probability.
    fn chance_outcomes(&self) -> Vec<(usize, f64)> {
        self.game().draw().map(draw_outcomes).unwrap_or_default()
    }

    /// Draws what this number means.
    fn draw(&mut self, number: usize) -> PyResult<()> {
        let drawn = drawn(number, self.players())
            .ok_or_else(|| value_error(format!("draw {number} does not exist")))?;
        self.history.draw(drawn, &mut Box::new(Decisions::new())).map_err(value_error)
    }

    /// Draws until a player is asked or the game is over.
    fn draw_all(&mut self, dice: &mut Dice) {
        self.history.draw_all(&mut dice.0, &mut Box::new(Decisions::new()));
    }

    /// What a seat has seen, as one line; it differs wherever the seat could tell a difference.
    fn told(&self, number: usize) -> PyResult<String> {
        let viewer = seat(number, self.players())?;
        let mut words: Vec<String> = Vec::new();
        for input in self.history.observed(viewer) {
            let who = match input.who {
                Mover::Chance => "c".to_owned(),
                Mover::Seat(seat) => seat.index().to_string(),
            };
            let number = input.number.map_or("?".to_owned(), |number| number.to_string());
            let detail =
                if input.detail == 0 { String::new() } else { format!(".{}", input.detail) };
            words.push(format!("{who}:{number}{detail}"));
        }
        if self.game().seat() == Some(viewer) {
            words.extend(self.game().drafted().iter().map(|action| format!("+{}", action.0)));
        }
        Ok(words.join(" "))
    }

    /// The last moves as a seat saw them, two bytes each: who (1: chance, 2: the seat itself, 3: the
    /// next seat), and 1 + the number of the draw or action, 0 if it is hidden.
    fn told_bytes<'py>(
        &self,
        py: Python<'py>,
        number: usize,
        moves: usize,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let viewer = seat(number, self.players())?;
        let inputs = self.history.observed(viewer);
        let mut bytes = vec![0; 2 * moves];
        for (input, pair) in inputs.iter().rev().zip(bytes.chunks_exact_mut(2)) {
            pair[0] = match input.who {
                Mover::Chance => 1,
                Mover::Seat(seat) => {
                    2 + ((seat.index() + self.players() - viewer.index()) % self.players()) as u8
                }
            };
            // The number 255 is never played, so one more than a number fits.
            pair[1] = input.number.map_or(0, |number| number.saturating_add(1));
        }
        Ok(PyBytes::new(py, &bytes))
    }

    /// A game that the seat cannot tell from this one.
    fn resample(&self, number: usize, seed: u64) -> PyResult<Game> {
        let viewer = seat(number, self.players())?;
        let mut rng = rng_of_game(seed, 1, 0);
        let history = self.history.resample(viewer, |bound| chance::below(&mut rng, bound));
        let unreachable = |illegal| PyRuntimeError::new_err(format!("{illegal}; please report it"));
        Ok(Game { history: history.map_err(unreachable)? })
    }

    /// The view of a seat, or of a spectator, as JSON.
    #[pyo3(signature = (seat=None))]
    fn view_json(&self, seat: Option<usize>) -> PyResult<String> {
        serde_json::to_string(&self.game().view(self.viewer(seat)?)).map_err(value_error)
    }

    /// The table in letters, as a seat or a spectator sees it.
    #[pyo3(signature = (seat=None))]
    fn text(&self, seat: Option<usize>) -> PyResult<String> {
        text_of(self.history.config(), &[self.game().view(self.viewer(seat)?)])
    }

    /// The table as a picture, as a seat or a spectator sees it.
    #[pyo3(signature = (seat=None))]
    fn svg(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(svg(&self.game().view(self.viewer(seat)?)))
    }

    /// The table in letters with the hidden cards of all players.
    fn full_text(&self) -> PyResult<String> {
        let state: &State = self.game().full_state();
        let views: Vec<View> =
            state.open().seats().map(|seat| state.view(Viewer::Seat(seat))).collect();
        text_of(self.history.config(), &views)
    }

    /// The record as JSON lines: everything that happened.
    fn full_record(&self) -> PyResult<String> {
        Ok(self.record()?.to_text())
    }

    /// Every move by number with its player, -1 for chance: everything that happened.
    fn full_moves(&self) -> Vec<(i8, u8)> {
        let moves = self.history.full_moves().into_iter();
        let who = |who| match who {
            Mover::Chance => -1,
            Mover::Seat(seat) => seat.index() as i8,
        };
        moves.map(|(mover, number)| (who(mover), number)).collect()
    }

    /// A copy that shares nothing with this game.
    fn clone(&self) -> Game {
        Clone::clone(self)
    }

    fn __copy__(&self) -> Game {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Game {
        Clone::clone(self)
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.history == other.history
    }

    /// Restores a pickled game: the record, and the number of moves of a decision in progress.
    #[staticmethod]
    fn _restore(record: &str, drafted: Vec<u8>) -> PyResult<Game> {
        let mut games = read_records(record)?;
        let mut game = games.pop().ok_or_else(|| value_error("the record has no game"))?;
        while let Some(&action) = drafted.get(game.game().drafted().len()) {
            game.play(action)?;
        }
        Ok(game)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Game>) -> PyResult<(Bound<'py, PyAny>, (String, Vec<u8>))> {
        let restore = slf.get_type().getattr("_restore")?;
        let game = slf.borrow();
        let drafted = game.game().drafted().iter().map(|action| action.0).collect();
        Ok((restore, (game.full_record()?, drafted)))
    }
}

/// The games of a text of records, each at its end.
#[pyfunction]
pub(crate) fn read_records(text: &str) -> PyResult<Vec<Game>> {
    let mut found = Vec::new();
    for game in Games::new(text.as_bytes()) {
        let record = game.map_err(value_error)?.record;
        let history = History::replay(*record.header().config(), record.inputs());
        found.push(Game { history: history.map_err(value_error)? });
    }
    Ok(found)
}
