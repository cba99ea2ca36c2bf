//! When at least one node really ran.

use std::time::Duration;

use tokio::time::Instant;

/// A time without a node counts as a pause of the game if it is longer than this. Nodes say every
/// 3 s that they run, and silence of more than 15 s is credited to the players.
const CREDITED: Duration = Duration::from_secs(15);

/// When at least one node ran, by the simulation's own account.
#[derive(Debug, Default)]
pub(crate) struct Uptime {
    running: Vec<usize>,
    down_since: Option<Instant>,
    gaps: Vec<(Instant, Instant)>,
}

impl Uptime {
    /// A node runs from now on, or does not.
    pub(crate) fn set(&mut self, node: usize, runs: bool) {
        let now = Instant::now();
        self.running.retain(|other| *other != node);
        if runs {
            self.running.push(node);
            if let Some(since) = self.down_since.take() {
                self.gaps.push((since, now));
            }
        } else if self.running.is_empty() && self.down_since.is_none() {
            self.down_since = Some(now);
        }
    }

    /// The most that may be charged for the time between two moments.
    pub(crate) fn chargeable(&self, from: Instant, to: Instant) -> Duration {
        let overlap = |&(down, up): &(Instant, Instant)| {
            if up.duration_since(down) <= CREDITED {
                return Duration::ZERO;
            }
            up.min(to).saturating_duration_since(down.max(from))
        };
        let lost: Duration = self.gaps.iter().map(overlap).sum();
        to.saturating_duration_since(from).saturating_sub(lost)
    }
}
