//! Threads that stay between two steps of a batch: starting them at every step would take as long
//! as the step itself.

use std::process;

use rayon::{ThreadPool, ThreadPoolBuilder};

/// This thread and some more, which are started when they are first needed.
pub(crate) struct Workers {
    count: usize,
    started: Option<Started>,
}

struct Started {
    pool: ThreadPool,
    /// A process that was forked has a copy of the pool, but none of its threads.
    process: u32,
}

impl Workers {
    pub(crate) fn new(count: usize) -> Workers {
        Workers { count: count.max(1), started: None }
    }

    /// How many there are, this thread included.
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// The threads besides this one; none if it works alone, or if the system starts no more.
    pub(crate) fn pool(&mut self) -> Option<&ThreadPool> {
        if self.count == 1 {
            return None;
        }
        let process = process::id();
        if self.started.as_ref().is_none_or(|started| started.process != process) {
            let pool = ThreadPoolBuilder::new().num_threads(self.count - 1).build().ok()?;
            // To drop the pool of another process could wait for threads that are not there.
            std::mem::forget(self.started.replace(Started { pool, process }));
        }
        self.started.as_ref().map(|started| &started.pool)
    }
}
