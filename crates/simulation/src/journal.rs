//! What happened in a run: the last lines of it, a hash of all of it, and what was wrong.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

use crate::rng::{FNV_START, fnv};

/// How many lines a failure shows.
const SHOWN: usize = 60;

/// The journal of one run.
#[derive(Debug)]
pub(crate) struct Journal {
    start: Instant,
    inner: Mutex<Inner>,
    failed: Notify,
    /// Whether every line is printed as it is written.
    aloud: bool,
}

#[derive(Debug)]
struct Inner {
    lines: VecDeque<String>,
    hash: u64,
    count: u64,
    failure: Option<String>,
}

impl Journal {
    pub(crate) fn new(aloud: bool) -> Journal {
        let lines = VecDeque::new();
        let inner = Inner { lines, hash: FNV_START, count: 0, failure: None };
        Journal { start: Instant::now(), inner: Mutex::new(inner), failed: Notify::new(), aloud }
    }

    /// The virtual time since the beginning.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Writes a line.
    pub(crate) fn note(&self, what: fmt::Arguments<'_>) {
        let mut inner = self.inner();
        let line = format!("{:9.3} {what}", self.elapsed().as_secs_f64());
        if self.aloud {
            println!("{line}");
        }
        inner.hash = fnv(inner.hash, line.as_bytes());
        inner.count += 1;
        if inner.lines.len() == SHOWN {
            inner.lines.pop_front();
        }
        inner.lines.push_back(line);
    }

    /// Something must not be as it is; the first such thing ends the run.
    pub(crate) fn fail(&self, why: fmt::Arguments<'_>) {
        if self.inner().failure.is_none() {
            self.note(format_args!("WRONG: {why}"));
            self.inner().failure = Some(why.to_string());
            self.failed.notify_one();
        }
    }

    /// Waits until something is wrong.
    pub(crate) async fn failed(&self) -> String {
        loop {
            if let Some(why) = self.inner().failure.clone() {
                return why;
            }
            self.failed.notified().await;
        }
    }

    pub(crate) fn failure(&self) -> Option<String> {
        self.inner().failure.clone()
    }

    /// A hash of all lines, and how many there are.
    pub(crate) fn hash(&self) -> (u64, u64) {
        let inner = self.inner();
        (inner.hash, inner.count)
    }

    pub(crate) fn last_lines(&self) -> Vec<String> {
        self.inner().lines.iter().cloned().collect()
    }

    fn inner(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
