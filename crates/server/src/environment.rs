//! What a node takes from the machine it runs on: the time, randomness, tasks, and threads for long
//! work.
//!
//! Nothing else in a node reads a clock or the operating system's randomness, so a simulation that
//! gives its own environment repeats a run exactly. Monotonic time is tokio's, which a simulation
//! can stop and advance. A node starts its tasks here too, so that a simulation can stop all of
//! them at once, as a signal stops a process.

use havana_protocol::Timestamp;
use std::pin::Pin;
use std::sync::Arc;
use std::time::SystemTime;

use rand_core::{TryRng, UnwrapErr};
use thiserror::Error;

/// The world around a node.
pub trait Environment: Send + Sync + 'static {
    /// The wall clock. It may jump.
    fn now(&self) -> Timestamp;

    /// Fills the bytes with secure randomness.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandomness>;

    /// Whether long work runs on threads of its own. A simulation does it on the spot, because the
    /// end of a thread comes at no fixed moment.
    fn has_threads(&self) -> bool;

    /// Runs a task beside the one that calls.
    fn spawn(&self, task: Task) {
        tokio::spawn(task);
    }
}

/// Work that runs to its end on its own.
pub type Task = Pin<Box<dyn Future<Output = ()> + Send>>;

/// The operating system has no randomness to give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the operating system provides no randomness")]
pub struct NoRandomness;

/// The machine itself.
#[derive(Clone, Copy, Debug)]
pub struct Machine;

impl Environment for Machine {
    fn now(&self) -> Timestamp {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Timestamp::default() + since.into()
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        getrandom::fill(bytes).map_err(|_| NoRandomness)
    }

    fn has_threads(&self) -> bool {
        true
    }
}

/// A random generator that draws from an environment each time it is asked.
#[derive(Clone)]
pub(crate) struct EnvironmentRng(Arc<dyn Environment>);

impl EnvironmentRng {
    pub(crate) fn new(environment: Arc<dyn Environment>) -> UnwrapErr<EnvironmentRng> {
        UnwrapErr(EnvironmentRng(environment))
    }
}

impl TryRng for EnvironmentRng {
    type Error = NoRandomness;

    fn try_next_u32(&mut self) -> Result<u32, NoRandomness> {
        let mut bytes = [0; 4];
        self.0.fill(&mut bytes)?;
        Ok(u32::from_le_bytes(bytes))
    }

    fn try_next_u64(&mut self) -> Result<u64, NoRandomness> {
        let mut bytes = [0; 8];
        self.0.fill(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        self.0.fill(bytes)
    }
}

/// Does long work on a thread of its own, or on the spot where there are no threads; `None` if the
/// work panicked.
pub(crate) async fn compute<T: Send + 'static>(
    environment: &dyn Environment,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    if environment.has_threads() {
        tokio::task::spawn_blocking(work).await.ok()
    } else {
        Some(work())
    }
}
