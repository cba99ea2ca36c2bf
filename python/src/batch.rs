//! Many games at once, written into numpy's arrays.

use havana_environment::{Batch, Rows, rng_of_game};
use numpy::{PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::config::{config, value_error};

/// Many games that write into arrays; the class `Batch` of the package owns the arrays.
#[pyclass(module = "havana._havana")]
pub(crate) struct CoreBatch {
    batch: Batch,
    policy_rng: Xoshiro256PlusPlus,
}

type Bytes<'py> = PyReadwriteArray1<'py, u8>;
type Table<'py, T> = PyReadwriteArray2<'py, T>;

#[pymethods]
impl CoreBatch {
    #[new]
    fn new(
        games: usize,
        players: usize,
        seed: u64,
        threads: usize,
        deck: Option<&str>,
        target: Option<u8>,
    ) -> PyResult<CoreBatch> {
        let batch = Batch::new(config(players, deck, target)?, games, seed, threads);
        Ok(CoreBatch { batch, policy_rng: policy_rng(seed) })
    }

    /// How many games have ended.
    fn finished(&self) -> u64 {
        self.batch.finished()
    }

    fn reset(&mut self, seed: u64) {
        self.batch.reset(seed);
        self.policy_rng = policy_rng(seed);
    }

    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    fn step(
        &mut self,
        py: Python<'_>,
        mut actions: Bytes<'_>,
        mut observations: Table<'_, u8>,
        mut masks: Table<'_, u8>,
        mut rewards: Table<'_, f32>,
        mut dones: Bytes<'_>,
        mut seats: Bytes<'_>,
    ) -> PyResult<()> {
        let actions = actions.as_slice_mut()?;
        let rows = Rows {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
        };
        let batch = &mut self.batch;
        py.detach(move || batch.step(actions, rows)).map_err(value_error)
    }

    fn write(
        &mut self,
        mut observations: Table<'_, u8>,
        mut masks: Table<'_, u8>,
        mut rewards: Table<'_, f32>,
        mut dones: Bytes<'_>,
        mut seats: Bytes<'_>,
    ) -> PyResult<()> {
        let rows = Rows {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
        };
        self.batch.write(rows).map_err(value_error)
    }

    fn sample(&mut self, py: Python<'_>, mut actions: Bytes<'_>) -> PyResult<()> {
        let actions = actions.as_slice_mut()?;
        let CoreBatch { batch, policy_rng } = self;
        py.detach(move || batch.sample(policy_rng, actions)).map_err(value_error)
    }
}

fn policy_rng(seed: u64) -> Xoshiro256PlusPlus {
    rng_of_game(seed, u64::MAX, u64::MAX)
}
