//! How long a search may think.

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

/// Tells when the budget is spent. There is always time for one game, so that there is an answer.
#[derive(Clone, Copy)]
pub(super) struct Meter {
    iterations: u32,
    #[cfg(not(target_arch = "wasm32"))]
    deadline: Option<std::time::Instant>,
}

/// The clock is read only once in this many games, because reading it takes time too.
#[cfg(not(target_arch = "wasm32"))]
const BETWEEN_LOOKS: u32 = 16;

#[cfg(not(target_arch = "wasm32"))]
impl Meter {
    pub(super) fn new(budget: Budget) -> Meter {
        use std::time::{Duration, Instant};
        match budget {
            Budget::Iterations(iterations) => Meter { iterations, deadline: None },
            Budget::Milliseconds(time) => {
                let deadline = Instant::now() + Duration::from_millis(time.into());
                Meter { iterations: u32::MAX, deadline: Some(deadline) }
            }
        }
    }

    /// Whether the budget is spent after this many games.
    pub(super) fn is_spent(self, games: u32) -> bool {
        let looks = games > 0 && games.is_multiple_of(BETWEEN_LOOKS);
        let is_over = |deadline| looks && std::time::Instant::now() >= deadline;
        games >= self.iterations || self.deadline.is_some_and(is_over)
    }
}

#[cfg(target_arch = "wasm32")]
impl Meter {
    pub(super) fn new(budget: Budget) -> Meter {
        match budget {
            Budget::Iterations(iterations) => Meter { iterations },
            Budget::Milliseconds(time) => {
                Meter { iterations: time.saturating_mul(GAMES_A_MILLISECOND) }
            }
        }
    }

    /// Whether the budget is spent after this many games.
    pub(super) fn is_spent(self, games: u32) -> bool {
        games >= self.iterations
    }
}
