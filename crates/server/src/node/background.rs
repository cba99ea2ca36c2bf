//! Background work of a server: heartbeats, hints of other servers, clocks, turn notifications,
//! and unloading games that nobody needs.

use std::future::{Ready, ready};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use havana_protocol::api::Pace;
use havana_protocol::{Id, Millis, Timestamp};
use havana_store::{Hint, Hints, LogPosition, SeatHolder, Table};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use super::live::{Serial, UNKNOWN};
use super::time::HEARTBEAT;
use super::{Live, NoGame, Node};
use crate::record_header::named;
use crate::until_true;

const CLOCKS: Duration = Duration::from_secs(1);
/// How often those at a table are told who has come and gone.
const PRESENCE: Duration = Duration::from_secs(1);
const TURNS: Duration = Duration::from_secs(1);
/// Even if every hint is lost, a game continues within 2 s.
const POLL: Duration = Duration::from_millis(1500);
const SWEEP: Duration = Duration::from_secs(30);
const LONGEST_SWEEP: Duration = Duration::from_mins(2);
/// How often days are closed, and finished tries at their deals studied.
const DAYS: Duration = Duration::from_secs(30);
const RETRY: Duration = Duration::from_secs(2);
/// A player who returns soon finds their game still in memory.
const KEPT_IDLE: Duration = Duration::from_mins(1);

impl Node {
    /// Keeps everything going until the server stops.
    pub async fn run_in_background(&self) {
        let mut stopping = self.stopping();
        self.beat().await;
        tokio::select! {
            biased;
            () = self.every(HEARTBEAT, Node::beat) => {}
            () = self.every(CLOCKS, Node::check_clocks) => {}
            () = self.every(TURNS, Node::mind_turns) => {}
            () = self.every(PRESENCE, Node::show_presence) => {}
            () = self.every(SWEEP, Node::sweep) => {}
            () = self.every(DAYS, Node::mind_days) => {}
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

    async fn check_clocks(&self) {
        // What the clocks say counts only once a heartbeat has told when no server ran.
        if !self.freshen().await {
            return;
        }
        for live in self.in_memory() {
            self.notice_pause();
            tell_failure(&live, self.relieve(&live).await);
        }
        self.notice_pause();
    }

    fn show_presence(&self) -> Ready<()> {
        for live in self.in_memory() {
            live.show_presence();
        }
        ready(())
    }

    /// Looks what has happened that is not known here: to games in memory, to results that could
    /// not be stored, and to tables that could not be looked at.
    async fn poll(&self) {
        let to_refresh = std::mem::take(&mut *self.to_refresh());
        for game in to_refresh {
            // If that fails again, the game is noted again.
            let _ = self.refresh_table(game).await;
        }
        let mut games = Vec::new();
        for live in self.in_memory() {
            if live.room().is_unsettled() {
                self.store_result(&live).await;
            }
            games.push(live.id());
        }
        match self.store().positions(&games).await {
            Ok(positions) => {
                for LogPosition { game, moves, changed } in positions {
                    let Some(live) = self.if_in_memory(game) else { continue };
                    // A server that makes a move now learns what others have done.
                    if let Some(serial) = live.try_serial()
                        && live.room().game.moves() < moves
                    {
                        let caught_up = self.take_over(&live, serial).await;
                        tell_failure(&live, caught_up);
                    }
                    tell_failure(&live, self.take_changes(&live, changed).await);
                }
            }
            Err(error) => tracing::warn!(?error, "the store does not report the progress of games"),
        }
    }

    /// Takes over another server's moves of a game that is in memory.
    async fn behind(&self, game: Id, moves: u32) {
        let Some(live) = self.if_in_memory(game) else { return };
        let serial = live.serial().await;
        if live.room().game.moves() < moves {
            let caught_up = self.take_over(&live, serial).await;
            tell_failure(&live, caught_up);
        }
    }

    async fn take_over(&self, live: &Arc<Live>, serial: Serial<'_>) -> Result<(), NoGame> {
        let caught_up = self.catch_up(live, &serial).await;
        self.store_result(live).await;
        drop(serial);
        self.let_bots_move(live);
        caught_up
    }

    /// Takes over changes of seats, names and chat, if the store counts others than are known.
    async fn take_changes(&self, live: &Arc<Live>, changed: u64) -> Result<(), NoGame> {
        if live.changes_seen.load(Ordering::Relaxed) == changed {
            return Ok(());
        }
        self.refresh(live).await?;
        self.listen(live).await?;
        // What has changed since the store was asked is found the next time.
        live.changes_seen.store(changed, Ordering::Relaxed);
        self.let_bots_move(live);
        Ok(())
    }

    /// Hears the hints of other servers.
    async fn hear(&self) {
        loop {
            match self.store().hints().await {
                Ok(Some(hints)) => self.follow(hints).await,
                Ok(None) => std::future::pending().await,
                Err(error) => {
                    tracing::warn!(?error, "hints from other servers cannot be received yet");
                    sleep(RETRY).await;
                }
            }
        }
    }

    async fn follow(&self, mut hints: Hints) {
        loop {
            match hints.next().await {
                Hint::Moves { game, moves } => {
                    // Another game's hint need not wait for this one's turn.
                    if self.if_in_memory(game).is_some_and(|live| live.room().game.moves() < moves)
                    {
                        let node = self.clone();
                        self.spawn(async move { node.behind(game, moves).await });
                    }
                }
                Hint::Table(game) => {
                    if let Some(live) = self.if_in_memory(game) {
                        tell_failure(&live, self.refresh(&live).await);
                        self.let_bots_move(&live);
                    }
                }
                Hint::Said(game) => {
                    if let Some(live) = self.if_in_memory(game) {
                        tell_failure(&live, self.listen(&live).await);
                    }
                }
                Hint::Missed => {
                    for live in self.in_memory() {
                        live.changes_seen.store(UNKNOWN, Ordering::Relaxed);
                    }
                    self.poll().await;
                }
            }
        }
    }

    /// Unloads games that no one needs, and loads those that need attention.
    async fn sweep(&self) {
        self.unload_idle();
        self.begin_full_tables().await;
        match self.store().games_for_servers().await {
            Ok(games) => {
                for game in games {
                    if self.if_in_memory(game).is_none() {
                        self.wake_if_due(game).await;
                    }
                }
            }
            Err(error) => tracing::warn!(?error, "the store does not report the games that wait"),
        }
        // What is removed is gone, so the clock that is behind decides: a wall clock that jumps
        // years ahead would end every session and remove the games of every guest.
        let now = self.now().min(self.game_time());
        // Removing much takes its time; what is left is removed the next time.
        let swept = timeout(LONGEST_SWEEP, self.store().sweep(now)).await;
        if !matches!(swept, Ok(Ok(()))) {
            tracing::warn!(?swept, "the store could not be swept");
        }
    }

    /// Begins games whose seats are all taken and that have not begun for any reason.
    async fn begin_full_tables(&self) {
        match self.store().full_tables().await {
            Ok(tables) => {
                for table in tables {
                    let begun = self.store().begin_game(table, self.now(), named);
                    match begun.await {
                        Ok(true) => drop(self.refresh_table(table).await),
                        Ok(false) => {}
                        Err(error) => tracing::warn!(%table, ?error, "a game cannot begin"),
                    }
                }
            }
            Err(error) => tracing::warn!(?error, "the store does not report the full tables"),
        }
    }

    fn unload_idle(&self) {
        self.games().retain(|_, slot| {
            // Another task that holds the slot or the game may be about to use it.
            let Some(live) = slot.get() else { return Arc::strong_count(slot) > 1 };
            let needed = Arc::strong_count(slot) > 1 || Arc::strong_count(live) > 1;
            needed || live.idle() < KEPT_IDLE || live.room().bot_asked().is_some()
        });
    }

    /// Loads a game in which a bot must decide or a player's time may be over.
    async fn wake_if_due(&self, game: Id) {
        let due = match self.store().table(game).await {
            Ok(table) => table.is_some_and(|table| is_due(&table, self.game_time())),
            Err(_) => false,
        };
        if due && let Err(error) = self.game(game).await {
            tracing::warn!(%game, ?error, "a game cannot continue");
        }
    }
}

fn is_due(table: &Table, now: Timestamp) -> bool {
    let bot_asked = table.seats.iter().any(|seat| {
        table.turn.contains(seat.seat)
            && (matches!(seat.holder, SeatHolder::Bot(_)) || seat.stand_in.is_some())
    });
    let not_set_up_or_over = table.turn.is_empty();
    bot_asked
        || not_set_up_or_over
        || match table.pace {
            Pace::Free => false,
            Pace::Live { .. } => true,
            Pace::Days { hours } => now - table.moved >= Millis::hours(hours.into()),
        }
}

fn tell_failure(live: &Live, done: Result<(), NoGame>) {
    if let Err(error) = done {
        tracing::warn!(game = %live.id(), ?error, "a game could not be brought up to date");
    }
}

#[cfg(test)]
mod tests {
    use havana_rules::Config;
    use havana_store::{Location, NewTable, Store};
    use havana_table::EncodedHeader;

    use super::*;
    use crate::settings::Settings;

    /// A server with this many games of two people in memory, and no one connected.
    async fn with_games(place: Location, count: usize) -> Node {
        let store = Store::open(&place).await.expect("a store");
        let node = Node::new(store, Settings::at(place));
        let config = Config::new(2).expect("two play");
        let mut people = Vec::new();
        for name in ["Ana", "Bo"] {
            let player = node.store().new_player(name, node.now()).await.expect("a player");
            people.push(player.id);
        }
        for _ in 0..count {
            let table = NewTable {
                maker: people[0],
                header: EncodedHeader::new(config),
                target: config.target(),
                deck: None,
                seats: people.iter().map(|&player| SeatHolder::Person(player)).collect(),
                pace: Pace::Free,
                public: true,
                spectators: true,
                memory_aid: false,
            };
            let made = node.store().new_table(&table, node.now(), named).await.expect("a table");
            node.game(made.id).await.expect("its game has begun");
        }
        node
    }

    #[tokio::test]
    async fn a_loop_over_all_games_keeps_none_of_them_in_memory() {
        let directory = tempfile::tempdir().expect("a directory");
        let node = with_games(Location::Sqlite(directory.path().to_owned()), 5).await;
        tokio::time::pause();
        node.unload_idle();
        assert_eq!(node.games_in_memory(), 5, "a player may come back soon");
        tokio::time::advance(KEPT_IDLE).await;
        // A loop that waits for the store while it looks at the first game.
        let mut looking = node.in_memory();
        let at_hand = looking.next();
        node.unload_idle();
        assert_eq!(node.games_in_memory(), 1, "only the one at hand stays");
        drop(at_hand);
        assert_eq!(looking.count(), 0, "the others are gone");
        node.unload_idle();
        assert_eq!(node.games_in_memory(), 0);
    }
}
