//! What the edge of a server remembers: its open sockets, and changes that are under way.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::registry::Registry;
use crate::settings::Settings;

/// What is shared by all requests.
pub(crate) struct Edge {
    sockets: Arc<Registry>,
    changes: Arc<Semaphore>,
    most_changes: usize,
}

/// Why something could not be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotDone {
    /// Too much is under way.
    Busy,
    /// The work panicked.
    Fault,
}

impl Edge {
    pub(crate) fn new(settings: &Settings) -> Edge {
        // A change whose client has gone has no connection any more, so there may be more of them.
        let most_changes = (2 * settings.most_connections).clamp(1, Semaphore::MAX_PERMITS);
        let changes = Arc::new(Semaphore::new(most_changes));
        Edge { sockets: Registry::new(settings), changes, most_changes }
    }

    /// The open sockets.
    pub(crate) fn sockets(&self) -> &Arc<Registry> {
        &self.sockets
    }

    /// Lets a change begin, which is under way until the permit is dropped.
    pub(crate) fn begin_change(&self) -> Result<OwnedSemaphorePermit, NotDone> {
        Arc::clone(&self.changes).try_acquire_owned().map_err(|_| NotDone::Busy)
    }

    /// Waits until no change is under way; `false` if it takes too long.
    pub(crate) async fn wait_for_changes(&self, longest: Duration) -> bool {
        let rest = || async {
            while self.changes.available_permits() < self.most_changes {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(longest, rest()).await.is_ok()
    }
}
