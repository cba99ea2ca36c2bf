//! Time on a node: heartbeats, downtimes, and the game time that clocks run on.

use havana_protocol::{Millis, Timestamp};
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use super::{NoGame, Node};
use crate::live::clock::Downtime;
use crate::live::timekeeper::{Reading, Timekeeper};

/// How often a node says that it runs. Several beats fit into the time for which one counts as
/// fresh, so one may fail.
pub(super) const HEARTBEAT: Duration = Duration::from_secs(3);
/// A day without a server is credited for as long as any clock can run.
const CREDITED: Millis = Millis::days(60);

impl Node {
    /// The time that clocks run on; see [`crate::live::timekeeper`].
    pub fn game_time(&self) -> Timestamp {
        self.timekeeper().now(self.reading())
    }

    /// When no server ran.
    pub fn downtime(&self) -> Arc<Downtime> {
        Arc::clone(&self.0.downtime.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether this node has told the store so recently that it runs that it knows every downtime.
    pub(super) fn is_fresh(&self) -> bool {
        self.timekeeper().is_fresh(self.reading())
    }

    /// Makes sure that every downtime is known here; `false` if the store does not answer.
    pub(super) async fn freshen(&self) -> bool {
        if self.is_fresh() {
            return true;
        }
        let _one_at_a_time = self.0.beating.lock().await;
        self.is_fresh() || self.beat_alone().await
    }

    /// Makes sure that this node knows the shared game time; `false` if the store does not answer.
    pub(super) async fn has_time(&self) -> bool {
        self.freshen().await || self.timekeeper().has_joined()
    }

    /// Tells the store that this node runs, and learns when none did.
    pub(super) async fn beat(&self) {
        let _one_at_a_time = self.0.beating.lock().await;
        self.beat_alone().await;
    }

    async fn beat_alone(&self) -> bool {
        match self.try_beat().await {
            Ok(()) => true,
            Err(error) => {
                tracing::warn!(?error, "a heartbeat did not reach the store");
                false
            }
        }
    }

    async fn try_beat(&self) -> Result<(), NoGame> {
        let sent = self.reading();
        let (now, asleep, by_store) = {
            let keeper = self.timekeeper();
            (keeper.now(sent), keeper.asleep(sent, HEARTBEAT.into()), keeper.by_store(sent))
        };
        let beat = self.store().heartbeat(self.0.id, now, asleep, by_store).await?;
        let reached = self.reading();
        let downtimes = self.store().downtimes(beat.now - CREDITED).await?;
        self.set_downtime(Downtime::new(downtimes.into_iter().map(|d| (d.from, d.until))));
        self.timekeeper().beaten(sent, reached, beat.now, beat.heard);
        Ok(())
    }

    fn set_downtime(&self, times: Downtime) {
        {
            let mut known = self.0.downtime.write().unwrap_or_else(PoisonError::into_inner);
            if **known == times {
                return;
            }
            *known = Arc::new(times);
        }
        let times = self.downtime();
        for live in self.in_memory() {
            live.change(|room| room.recount(&times));
        }
    }

    /// After a pause of this process everyone who is asked gets a moment to decide.
    pub(super) fn notice_pause(&self) {
        let at = self.reading();
        if !self.timekeeper().has_paused(at) {
            return;
        }
        tracing::warn!("this server was paused for a while; the time is credited to the players");
        let (now, down) = (self.game_time(), self.downtime());
        for live in self.in_memory() {
            live.change(|room| room.grant(now, &down));
        }
    }

    fn reading(&self) -> Reading {
        Reading { wall: self.now(), monotonic: self.0.started.elapsed().into() }
    }

    fn timekeeper(&self) -> MutexGuard<'_, Timekeeper> {
        self.0.timekeeper.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
