//! What is counted while players play.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Mutex, PoisonError};

/// What is counted while they play.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) sockets: AtomicU64,
    pub(crate) done: AtomicU64,
    pub(crate) stale: AtomicU64,
    pub(crate) running: AtomicU64,
    pub(crate) finished: AtomicU64,
    pub(crate) measuring: AtomicBool,
    pub(crate) noted: Mutex<BTreeMap<String, u64>>,
}

impl Counts {
    /// Something went otherwise than it should.
    pub(crate) fn note(&self, what: &str) {
        let mut noted = self.noted.lock().unwrap_or_else(PoisonError::into_inner);
        *noted.entry(what.to_owned()).or_default() += 1;
    }
}
