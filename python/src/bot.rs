//! Our bots: they are handed a view, like every bot of the project.

use std::sync::{Arc, Mutex, PoisonError};

use havana_arena::Entrant;
use havana_bots::{Bot, Level, Reasons};
use havana_environment::{Action, SeatView as Seen, rng_of_game};
use havana_rules::{Decision, Decisions, View};
use pyo3::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::config::value_error;
use crate::game::{Dice, Game};
use crate::seat_view::SeatView;

/// A bot of a level such as `search:1000`.
#[pyclass(module = "havana._havana")]
pub(crate) struct CoreBot {
    level: Level,
    state: Mutex<BotState>,
}

struct BotState {
    bot: Box<dyn Bot>,
    rng: Xoshiro256PlusPlus,
    /// What was decided last, for the actions of a decision that has several.
    last: Option<(View, Decision)>,
}

impl BotState {
    fn consider(&mut self, view: &View) -> Option<Reasons> {
        self.bot.consider(view, &mut self.rng)
    }

    /// The next action of the seat that is asked.
    fn act(&mut self, asked: &Seen) -> Option<Action> {
        let view = asked.view();
        if let Some((seen, decision)) = self.last
            && asked.is_drafting()
            && seen == *view
            && let Some(action) = asked.towards(decision)
        {
            return Some(action);
        }
        let reasons = self.consider(view)?;
        // Another player may have begun the decision, so the best that fits is taken.
        let weighed = reasons.weighed().map(|one| one.decision);
        let wanted = core::iter::once(reasons.choice()).chain(weighed);
        let chosen = wanted.filter_map(|one| Some((one, asked.towards(one)?))).next();
        if let Some((decision, action)) = chosen {
            self.last = Some((*view, decision));
            return Some(action);
        }
        asked.legal().nth(0)
    }
}

#[pymethods]
impl CoreBot {
    #[new]
    #[pyo3(signature = (level, seed=0, weights=None))]
    fn new(level: &str, seed: u64, weights: Option<&str>) -> PyResult<CoreBot> {
        let named = weights.map_or_else(|| level.to_owned(), |path| format!("{level}@{path}"));
        let (level, bot) = match named.parse().map_err(value_error)? {
            Entrant::Level(level) => (level, level.bot()),
            Entrant::Learned(level, weights) => {
                (level, level.bot_with(Arc::clone(weights.network())))
            }
            Entrant::Program(_) => return Err(value_error("programs play in havana arena only")),
        };
        let rng = rng_of_game(seed, 2, 0);
        Ok(CoreBot { level, state: Mutex::new(BotState { bot, rng, last: None }) })
    }

    #[getter]
    fn name(&self) -> String {
        self.level.to_string()
    }

    #[getter]
    fn nickname(&self) -> &'static str {
        self.level.nickname()
    }

    /// Begins its randomness again.
    fn seed(&self, seed: u64) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        (state.rng, state.last) = (rng_of_game(seed, 2, 0), None);
    }

    /// The action it chooses for the seat that is asked, from what that seat sees.
    fn act(&self, py: Python<'_>, seen: &SeatView) -> PyResult<u8> {
        let seen = seen.seen();
        let action =
            py.detach(|| self.state.lock().unwrap_or_else(PoisonError::into_inner).act(seen));
        action.map(|action| action.0).ok_or_else(|| value_error("there is nothing to decide"))
    }

    /// What it weighs for a seat, the best decision first: the decision as JSON, what is expected
    /// of it, and the number of simulated games behind that.
    fn consider(&self, py: Python<'_>, seen: &SeatView) -> PyResult<Vec<(String, f32, u32)>> {
        let view = *seen.seen().view();
        let reasons =
            py.detach(|| self.state.lock().unwrap_or_else(PoisonError::into_inner).consider(&view));
        let Some(reasons) = reasons else { return Ok(Vec::new()) };
        reasons
            .weighed()
            .map(|one| {
                let decision = serde_json::to_string(&one.decision).map_err(value_error)?;
                Ok((decision, one.expected, one.tries))
            })
            .collect()
    }
}

/// Lets bots play their seats until a seat without one is asked, or the game is over.
#[pyfunction]
pub(crate) fn run_bots(
    py: Python<'_>,
    game: &mut Game,
    dice: &mut Dice,
    bots: Vec<Option<PyRef<'_, CoreBot>>>,
) -> PyResult<()> {
    let states: Vec<Option<&Mutex<BotState>>> =
        bots.iter().map(|bot| bot.as_ref().map(|bot| &bot.state)).collect();
    let history = game.history_mut();
    let dice = dice.rng();
    py.detach(move || {
        let mut list = Box::new(Decisions::new());
        loop {
            history.draw_all(dice, &mut list);
            let Some(seat) = history.game().seat() else { return Ok(()) };
            let Some(Some(state)) = states.get(seat.index()) else { return Ok(()) };
            let asked = history.game().seat_view(seat);
            let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(action) = asked.and_then(|asked| state.act(&asked)) else { return Ok(()) };
            history.play(action, &mut list).map_err(value_error)?;
        }
    })
}
