//! How far the removal of what nobody can reach has come.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How far the sweeps have come through tables that are too long for one of them.
#[derive(Clone, Debug)]
pub(crate) struct SweepProgress(Arc<Mutex<[(i64, i64); 3]>>);

impl Default for SweepProgress {
    fn default() -> SweepProgress {
        SweepProgress(Arc::new(Mutex::new([(i64::MIN, i64::MIN); 3])))
    }
}

impl SweepProgress {
    pub(crate) fn lock(&self) -> MutexGuard<'_, [(i64, i64); 3]> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
