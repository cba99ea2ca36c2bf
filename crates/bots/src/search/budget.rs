//! How long a search may think.

use std::sync::atomic::{AtomicBool, Ordering};

/// What a search may spend on one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// This many simulated games; the same seed then gives the same decision.
    Iterations(u32),
    /// This much time. Without a clock, as in a browser's sandbox, it is converted to a number of
    /// simulated games that take about that long.
    Milliseconds(u32),
}

/// About this many games are simulated in a millisecond in a browser.
#[cfg(target_arch = "wasm32")]
const GAMES_A_MILLISECOND: u32 = 50;

impl Budget {
    /// What each of several trees may spend; time passes for all of them at once.
    pub(super) fn shared_by(self, trees: usize) -> Budget {
        match self {
            Budget::Iterations(all) => Budget::Iterations(all.div_ceil(trees as u32)),
            Budget::Milliseconds(_) => self,
        }
    }
}

/// Tells when the budget is spent. There is always time for one game, so that there is an answer.
#[derive(Clone, Copy)]
pub(super) struct Meter<'a> {
    iterations: u32,
    #[cfg(not(target_arch = "wasm32"))]
    deadline: Option<std::time::Instant>,
    stop: &'a AtomicBool,
}

/// The clock is read only once in this many games, because reading it takes time too.
const BETWEEN_LOOKS: u32 = 16;

impl<'a> Meter<'a> {
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn new(budget: Budget, stop: &'a AtomicBool) -> Meter<'a> {
        use std::time::{Duration, Instant};
        match budget {
            Budget::Iterations(iterations) => Meter { iterations, deadline: None, stop },
            Budget::Milliseconds(time) => {
                let deadline = Instant::now() + Duration::from_millis(time.into());
                Meter { iterations: u32::MAX, deadline: Some(deadline), stop }
            }
        }
    }

    #[cfg(target_arch = "wasm32")]
    pub(super) fn new(budget: Budget, stop: &'a AtomicBool) -> Meter<'a> {
        match budget {
            Budget::Iterations(iterations) => Meter { iterations, stop },
            Budget::Milliseconds(time) => {
                Meter { iterations: time.saturating_mul(GAMES_A_MILLISECOND), stop }
            }
        }
    }

    /// Whether the budget is spent after this many games.
    pub(super) fn is_spent(&self, games: u32) -> bool {
        if games >= self.iterations {
            return true;
        }
        games > 0
            && games.is_multiple_of(BETWEEN_LOOKS)
            && (self.stop.load(Ordering::Relaxed) || self.time_is_up())
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn time_is_up(&self) -> bool {
        self.deadline.is_some_and(|deadline| std::time::Instant::now() >= deadline)
    }

    #[cfg(target_arch = "wasm32")]
    #[expect(clippy::unused_self, reason = "there is no clock to look at")]
    fn time_is_up(&self) -> bool {
        false
    }
}
