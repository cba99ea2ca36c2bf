//! What a server does unasked: it says that it runs, hears other servers, minds the clocks,
//! tells those whose turn it is, and lets go of games that nobody needs.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use havana_protocol::Id;
use havana_protocol::api::Pace;
use havana_store::{Hint, Hints, Holder, Table};
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::{Live, NoGame, Node};
use crate::live::clock::{self, Downtime};
use crate::{now, until_true};

const HEARTBEAT: Duration = Duration::from_secs(5);
const CLOCKS: Duration = Duration::from_secs(1);
const TURNS: Duration = Duration::from_secs(1);
/// With every hint lost, a game still goes on within 2 s.
const POLL: Duration = Duration::from_millis(1500);
const SWEEP: Duration = Duration::from_secs(30);
const RETRY: Duration = Duration::from_secs(2);
/// Who comes back soon finds his game still in memory.
const KEPT_IDLE_MS: i64 = 60_000;
/// Tables that nobody has joined for so long are taken away.
const WAITING_MS: i64 = 7 * 24 * 3_600_000;
/// A day without a server is credited for as long as any clock can run.
const DOWNTIME_MS: i64 = 60 * 24 * 3_600_000;

impl Node {
    /// Keeps everything going until the server stops.
    pub async fn tend(&self) {
        let mut stopping = self.stopping();
        self.beat().await;
        tokio::select! {
            () = self.every(HEARTBEAT, Node::beat) => {}
            () = self.every(CLOCKS, Node::mind_clocks) => {}
            () = self.every(TURNS, Node::mind_turns) => {}
            () = self.every(SWEEP, Node::sweep) => {}
            () = self.every(POLL, Node::poll) => {}
            () = self.hear() => {}
            () = until_true(&mut stopping) => {}
        }
    }

    async fn every<'a, F: Future<Output = ()>>(
        &'a self,
        period: Duration,
        what: fn(&'a Node) -> F,
    ) {
        let mut ticks = interval(period);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            what(self).await;
        }
    }

    /// Says that a server runs, and learns when none did.
    async fn beat(&self) {
        let beaten = async {
            self.store().heartbeat(now()).await?;
            self.store().downtimes(now() - DOWNTIME_MS).await
        };
        match beaten.await {
            Ok(downtimes) => {
                let times = Downtime::new(downtimes.into_iter().map(|d| (d.from, d.until)));
                let mut known = self.0.downtime.write().unwrap_or_else(PoisonError::into_inner);
                *known = Arc::new(times);
            }
            Err(error) => tracing::warn!(%error, "the store does not hear that this server runs"),
        }
    }

    async fn mind_clocks(&self) {
        for live in self.in_memory() {
            tell_failure(&live, self.relieve(&live).await);
        }
    }

    /// Looks which games have moves that are not known here.
    async fn poll(&self) {
        if !self.has_company() {
            return;
        }
        let games: Vec<Id> = self.in_memory().iter().map(|live| live.id()).collect();
        match self.store().positions(&games).await {
            Ok(positions) => {
                for (game, moves) in positions {
                    self.behind(game, moves).await;
                }
            }
            Err(error) => tracing::warn!(%error, "the store does not say how far the games are"),
        }
    }

    /// Takes over another server's moves of a game that is in memory.
    async fn behind(&self, game: Id, moves: u32) {
        let Some(live) = self.if_in_memory(game) else { return };
        if live.room().game.moves() >= moves {
            return;
        }
        let serial = live.serial().await;
        let caught_up = self.catch_up(&live, &serial).await;
        self.settle(&live).await;
        drop(serial);
        tell_failure(&live, caught_up);
        self.nudge(&live);
    }

    fn if_in_memory(&self, game: Id) -> Option<Arc<Live>> {
        self.games().get(&game)?.get().cloned()
    }

    /// Hears the hints of other servers.
    async fn hear(&self) {
        loop {
            match self.store().hints().await {
                Ok(Some(hints)) => self.heed(hints).await,
                Ok(None) => std::future::pending().await,
                Err(error) => {
                    tracing::warn!(%error, "other servers cannot be heard yet");
                    sleep(RETRY).await;
                }
            }
        }
    }

    async fn heed(&self, mut hints: Hints) {
        loop {
            match hints.next().await {
                Hint::Moves { game, moves } => {
                    // Another game's hint need not wait for this one's turn.
                    if self.if_in_memory(game).is_some_and(|live| live.room().game.moves() < moves)
                    {
                        let node = self.clone();
                        tokio::spawn(async move { node.behind(game, moves).await });
                    }
                }
                Hint::Table(game) => {
                    if let Some(live) = self.if_in_memory(game) {
                        tell_failure(&live, self.refresh(&live).await);
                        self.nudge(&live);
                    }
                }
                Hint::Said(game) => {
                    if let Some(live) = self.if_in_memory(game) {
                        tell_failure(&live, self.listen(&live).await);
                    }
                }
                Hint::Missed => {
                    for live in self.in_memory() {
                        tell_failure(&live, self.refresh(&live).await);
                        tell_failure(&live, self.listen(&live).await);
                    }
                    self.poll().await;
                }
            }
        }
    }

    /// Lets go of games that nobody needs, and wakes those that need somebody.
    async fn sweep(&self) {
        self.let_go();
        match self.store().running_games().await {
            Ok(games) => {
                for game in games {
                    if self.if_in_memory(game).is_none() {
                        self.wake_if_due(game).await;
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "the store does not say which games run"),
        }
        if let Err(error) = self.store().sweep(now(), now() - WAITING_MS).await {
            tracing::warn!(%error, "the store could not be swept");
        }
    }

    fn let_go(&self) {
        self.games().retain(|_, slot| {
            // Somebody else who holds the slot or the game may be about to use it.
            let Some(live) = slot.get() else { return Arc::strong_count(slot) > 1 };
            let needed = Arc::strong_count(slot) > 1 || Arc::strong_count(live) > 1;
            needed || live.idle() < KEPT_IDLE_MS || live.room().bot_asked().is_some()
        });
    }

    /// Brings a game into memory in which a bot is asked or somebody's time may be over.
    async fn wake_if_due(&self, game: Id) {
        let due = match self.store().table(game).await {
            Ok(table) => table.is_some_and(|table| is_due(&table, now())),
            Err(_) => false,
        };
        if due && let Err(error) = self.game(game).await {
            tracing::warn!(%game, ?error, "a game cannot go on");
        }
    }
}

fn is_due(table: &Table, now: clock::Moment) -> bool {
    let bot_asked = table.seats.iter().any(|seat| {
        table.turn.contains(seat.seat)
            && (matches!(seat.holder, Holder::Bot(_)) || seat.stand_in.is_some())
    });
    let not_set_up_or_over = table.turn.is_empty();
    bot_asked
        || not_set_up_or_over
        || match table.pace {
            Pace::Free => false,
            Pace::Live { .. } => true,
            Pace::Days { hours } => now - table.moved >= i64::from(hours) * 3_600_000,
        }
}

fn tell_failure(live: &Live, done: Result<(), NoGame>) {
    if let Err(error) = done {
        tracing::warn!(game = %live.id(), ?error, "a game could not be brought up to date");
    }
}
