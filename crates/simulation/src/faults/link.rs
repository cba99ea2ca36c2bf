//! The link from one node to the store.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use havana_store::{Fault, Hint, Lie, StoreLink, Trip};
use tokio::sync::mpsc::UnboundedSender;

use super::Plan;
use crate::journal::Journal;
use crate::rng::Rng;

/// More calls of one node at one moment than any sound node makes.
const BUSY: u32 = 20_000;

/// How much more often a call for a table has a fault than a call for a move: a run makes a few of
/// the former and hundreds of the latter, and each kind should meet faults.
const RARE_CALLS: u32 = 8;

/// The link from one node to the store, with the faults of the plan.
pub(crate) struct FaultyLink {
    node: usize,
    plan: Arc<Plan>,
    journal: Arc<Journal>,
    /// Where a node is sent that dies within a call: which, after what time, for how long.
    deaths: UnboundedSender<Death>,
    /// What the store lies about, by the operation that is asked.
    lies: &'static [(&'static str, Lie)],
    state: Mutex<State>,
}

/// A node dies between a commit and its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Death {
    pub(crate) node: usize,
    /// How long after the call.
    pub(crate) after: Duration,
    /// How long until it starts again.
    pub(crate) down: Duration,
}

struct State {
    rng: Rng,
    /// Until when every call fails, or hangs if so.
    out: Option<(Duration, bool)>,
    calls_at: (Duration, u32),
}

impl FaultyLink {
    pub(crate) fn new(
        node: usize,
        plan: Arc<Plan>,
        journal: Arc<Journal>,
        deaths: UnboundedSender<Death>,
        rng: Rng,
        lies: &'static [(&'static str, Lie)],
    ) -> FaultyLink {
        let state = State { rng, out: None, calls_at: (Duration::ZERO, 0) };
        FaultyLink { node, plan, journal, deaths, lies, state: Mutex::new(state) }
    }

    /// From now on, for this time, every call fails or hangs.
    pub(crate) fn fail_for(&self, time: Duration, hangs: bool) {
        self.state().out = Some((self.journal.elapsed() + time, hangs));
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_calm(&self) -> bool {
        self.journal.elapsed() >= self.plan.calm
    }

    fn fault(&self, operation: &'static str, state: &mut State) -> Option<Fault> {
        let now = self.journal.elapsed();
        if self.is_calm() {
            return None;
        }
        if let Some((until, hangs)) = state.out
            && now < until
        {
            return Some(if hangs { Fault::Late(until.saturating_sub(now)) } else { Fault::Fail });
        }
        if state.rng.below(10_000) >= self.plan.store * weight(operation) {
            return None;
        }
        Some(match state.rng.below(8) {
            0..3 => Fault::Fail,
            3 => Fault::Unknown,
            4 => Fault::Unanswered,
            5 => Fault::Hang,
            _ => Fault::Late(state.rng.ms(500, 20_000)),
        })
    }
}

/// How much likelier than usual a fault is.
fn weight(operation: &'static str) -> u32 {
    match operation {
        "new_table" | "take_seat" | "free_seat" | "fill_with_bots" | "begin_game" | "finish" => {
            RARE_CALLS
        }
        _ => 1,
    }
}

impl fmt::Debug for FaultyLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the link of node {}", self.node)
    }
}

impl StoreLink for FaultyLink {
    fn node(&self) -> usize {
        self.node
    }

    fn trip(&self, operation: &'static str, writes: bool) -> Trip {
        let mut state = self.state();
        let now = self.journal.elapsed();
        if state.calls_at.0 != now {
            state.calls_at = (now, 0);
        }
        state.calls_at.1 += 1;
        if state.calls_at.1 > BUSY {
            drop(state);
            self.journal.fail(format_args!("node {} asks {operation} without end", self.node));
            return Trip { fault: Some(Fault::Hang), ..Trip::default() };
        }
        let fault = self.fault(operation, &mut state);
        let most = self.plan.store_latency;
        let (there, mut back) = (state.rng.ms(0, most), state.rng.ms(0, most));
        let deaths = self.plan.deaths * weight(operation);
        if writes && !self.is_calm() && state.rng.below(100_000) < deaths {
            self.journal.note(format_args!("node {} dies of {operation}", self.node));
            let after = there + Duration::from_millis(1);
            let death = Death { node: self.node, after, down: state.rng.ms(0, 5_000) };
            let _ = self.deaths.send(death);
            back += Duration::from_millis(5);
        }
        if let Some(fault) = fault {
            self.journal.note(format_args!("store of node {}: {operation} {fault:?}", self.node));
        }
        let lie = self.lies.iter().find(|(about, _)| *about == operation).map(|(_, lie)| *lie);
        Trip { there, back, fault, lie }
    }

    fn hint(&self, _: Hint) -> Vec<Duration> {
        let mut state = self.state();
        let [lost, repeated, delayed] = self.plan.hints;
        // Where no hint ever arrives, none does in calm times either: nodes find out by asking.
        if state.rng.chance(lost) && (lost == 1000 || !self.is_calm()) {
            return Vec::new();
        }
        if self.is_calm() {
            return vec![state.rng.ms(0, 5)];
        }
        let most = if state.rng.chance(delayed) { 5_000 } else { 10 };
        let mut times = vec![state.rng.ms(0, most)];
        if state.rng.chance(repeated) {
            times.push(state.rng.ms(0, 2_000));
        }
        times
    }
}
