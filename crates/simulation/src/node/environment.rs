//! The world around one simulated node.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use havana_protocol::{Day, Millis, Timestamp};
use havana_server::environment::{Environment, NoRandomness, Task};
use tokio::time::Instant;

use super::gate::Gate;
use crate::faults::Plan;
use crate::rng::Rng;

/// The wall clock at the beginning of most runs.
const EPOCH: Timestamp = Timestamp::from_millis(1_800_000_000_000);
/// Where a day is to end in a run, it begins so long before.
const EVENING: Millis = Millis::seconds(600);

/// When a run begins, by wall clocks.
pub(crate) fn beginning(plan: &Plan) -> Timestamp {
    if plan.next_day { Day::of(EPOCH).ends() - EVENING } else { EPOCH }
}

/// A node's clock, randomness and tasks.
pub(crate) struct Machine {
    pub(crate) gate: Arc<Gate>,
    start: Instant,
    began: Timestamp,
    /// How far the wall clock is ahead of the true time; it may jump.
    offset: Arc<AtomicI64>,
    rng: Mutex<Rng>,
}

impl Machine {
    pub(crate) fn new(
        start: Instant,
        began: Timestamp,
        offset: Arc<AtomicI64>,
        rng: Rng,
    ) -> Machine {
        Machine { gate: Gate::new(), start, began, offset, rng: Mutex::new(rng) }
    }
}

impl Environment for Machine {
    fn now(&self) -> Timestamp {
        self.began + self.start.elapsed().into() + Millis::new(self.offset.load(Ordering::Relaxed))
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        self.rng.lock().unwrap_or_else(PoisonError::into_inner).fill(bytes);
        Ok(())
    }

    fn has_threads(&self) -> bool {
        false
    }

    fn spawn(&self, task: Task) {
        self.gate.spawn(task);
    }
}
