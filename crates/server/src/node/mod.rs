//! One server: the store, the games that are in memory, and what keeps them going.

mod background;
mod bots;
mod chat;
mod day;
mod live;
mod pace;
mod play;
mod queue;
mod seats;
mod time;
mod turns;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

use havana_protocol::api::Stage;
use havana_protocol::{Id, Timestamp};
use havana_store::{Deleted, Store};
use rand_core::{Rng as _, UnwrapErr};
use tokio::sync::{OnceCell, Semaphore, oneshot, watch};
use tokio::time::Instant;

use crate::edge::{Edge, NotDone};
use crate::environment::{Environment, EnvironmentRng, Machine};
use crate::live::clock::Downtime;
use crate::live::room::{Room, SAYINGS};
use crate::live::timekeeper::Timekeeper;
use crate::metrics::Metrics;
use crate::push::Push;
use crate::settings::Settings;

pub(crate) use day::DayWrong;
pub use live::Live;
pub use play::Answer;
use queue::Thinkers;
pub(crate) use seats::STAND_IN;

/// How many players are sent messages at once.
const MOST_MESSENGERS: usize = 32;

/// One server. Cloning it gives another handle to the same one.
#[derive(Clone)]
pub struct Node(Arc<Inner>);

struct Inner {
    /// What the store calls this server.
    id: Id,
    environment: Arc<dyn Environment>,
    edge: Edge,
    store: Store,
    settings: Settings,
    metrics: Metrics,
    /// In the order of their numbers, so that every run goes through them alike.
    games: Mutex<BTreeMap<Id, Slot>>,
    /// Tables that could not be looked at because the store failed.
    to_refresh: Mutex<BTreeSet<Id>>,
    started: Instant,
    timekeeper: Mutex<Timekeeper>,
    /// Held while a heartbeat is under way.
    beating: tokio::sync::Mutex<()>,
    downtime: RwLock<Arc<Downtime>>,
    /// Where bots think, a few at once.
    thinkers: Arc<Thinkers>,
    /// Made when it is first needed.
    push: OnceCell<Arc<Push>>,
    /// The most players who are sent messages at once.
    messengers: Arc<Semaphore>,
    stopping: watch::Sender<bool>,
}

/// A game that is in memory or on its way there; a second request waits for the first.
type Slot = Arc<OnceCell<Arc<Live>>>;

/// Why a game cannot be brought into memory.
#[derive(Debug)]
pub enum NoGame {
    /// There is none of this number.
    Unknown,
    /// It has not begun.
    Waiting,
    /// The store failed; the next attempt may succeed.
    Store(String),
    /// What is stored is no game, or is damaged; every further attempt would fail too.
    Damaged(String),
}

impl From<havana_store::Error> for NoGame {
    fn from(error: havana_store::Error) -> NoGame {
        match error {
            havana_store::Error::Damaged(_) => NoGame::Damaged(error.to_string()),
            other => NoGame::Store(other.to_string()),
        }
    }
}

impl Node {
    /// A server on this store. It keeps games going once [`Node::run_in_background`] runs.
    pub fn new(store: Store, settings: Settings) -> Node {
        Node::within(Arc::new(Machine), store, settings)
    }

    /// The same, with its time, randomness and threads from this environment.
    pub fn within(environment: Arc<dyn Environment>, store: Store, settings: Settings) -> Node {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let id = Id::from_random(EnvironmentRng::new(Arc::clone(&environment)).next_u64());
        Node(Arc::new(Inner {
            id,
            environment,
            edge: Edge::new(&settings),
            store,
            settings,
            metrics: Metrics::default(),
            games: Mutex::default(),
            to_refresh: Mutex::default(),
            started: Instant::now(),
            timekeeper: Mutex::default(),
            beating: tokio::sync::Mutex::default(),
            downtime: RwLock::default(),
            thinkers: Thinkers::new(cores),
            push: OnceCell::new(),
            messengers: Arc::new(Semaphore::new(MOST_MESSENGERS)),
            stopping: watch::Sender::new(false),
        }))
    }

    /// Where everything is stored.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// What the edge of this server remembers.
    pub(crate) fn edge(&self) -> &Edge {
        &self.0.edge
    }

    /// How the host wants it.
    pub fn settings(&self) -> &Settings {
        &self.0.settings
    }

    /// The wall clock, in milliseconds since 1970. It may jump: clocks at tables run on
    /// [`Node::game_time`].
    pub fn now(&self) -> Timestamp {
        self.0.environment.now()
    }

    /// The world around this server.
    pub(crate) fn environment(&self) -> &Arc<dyn Environment> {
        &self.0.environment
    }

    /// Runs a task of this server beside the one that calls.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.0.environment.spawn(Box::pin(task));
    }

    /// Does something to its end, even if nobody waits for the result any more: a command that has
    /// begun is not left half done because its socket has gone. `None` if it panicked.
    pub(crate) async fn complete<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        let (sender, result) = oneshot::channel();
        self.spawn(async move {
            let _ = sender.send(work.await);
        });
        result.await.ok()
    }

    /// Carries out a change that a request asks for: it runs to its end even if its client hangs
    /// up, and hyper drops the request, half-way.
    pub(crate) async fn change<T: Send + 'static>(
        &self,
        change: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, NotDone> {
        let permit = self.edge().begin_change()?;
        let carried_out = self.complete(async move {
            let outcome = change.await;
            drop(permit);
            outcome
        });
        carried_out.await.ok_or(NotDone::Fault)
    }

    /// Fresh randomness.
    pub(crate) fn rng(&self) -> UnwrapErr<EnvironmentRng> {
        EnvironmentRng::new(Arc::clone(&self.0.environment))
    }

    /// What is counted.
    pub fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// Whether other servers may work on the same store.
    fn has_company(&self) -> bool {
        self.0.store.is_shared()
    }

    /// Becomes true when the server stops.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    fn is_stopping(&self) -> bool {
        *self.0.stopping.borrow()
    }

    /// Lets every connection end.
    pub fn stop(&self) {
        self.0.stopping.send_replace(true);
    }

    /// Something about this table was changed in the store by other means than a move: it has
    /// begun, a rematch exists, a name is new. Everyone connected sees it. If the store fails
    /// now, this server looks again soon: what was changed is stored and must be seen. A damaged
    /// game is reported, and stands in the way of nothing else.
    pub async fn refresh_table(&self, id: Id) -> Result<(), NoGame> {
        match self.look_once(id).await {
            Err(NoGame::Store(why)) => {
                tracing::warn!(game = %id, why, "a table could not be refreshed yet");
                self.to_refresh().insert(id);
                Ok(())
            }
            Err(NoGame::Damaged(why)) => {
                tracing::error!(game = %id, why, "a game cannot be played on");
                Ok(())
            }
            looked => looked,
        }
    }

    async fn look_once(&self, id: Id) -> Result<(), NoGame> {
        let live = self.game(id).await?;
        self.refresh(&live).await?;
        self.let_bots_move(&live);
        Ok(())
    }

    /// A player has deleted their account: bots finish their games, and nobody who is connected
    /// sees their name or words any more.
    pub(crate) async fn forget(&self, deleted: &Deleted) {
        for &game in &deleted.games {
            let is_known = deleted.running.contains(&game) || self.games().contains_key(&game);
            if is_known && let Err(error) = self.refresh_table(game).await {
                tracing::warn!(%game, ?error, "a deleted name could not be removed");
            }
        }
    }

    /// Tables to be looked at again.
    fn to_refresh(&self) -> MutexGuard<'_, BTreeSet<Id>> {
        self.0.to_refresh.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The game with this number, brought into memory if it is not there.
    pub async fn game(&self, id: Id) -> Result<Arc<Live>, NoGame> {
        let slot = Arc::clone(self.games().entry(id).or_default());
        let live = slot.get_or_try_init(|| self.load(id)).await;
        match live {
            Ok(live) => {
                live.touch();
                Ok(Arc::clone(live))
            }
            Err(error) => {
                let mut games = self.games();
                // Another request may be about to load it into this very slot; without the slot
                // there would be two of the game, and one of them would never change.
                let is_alone = Arc::strong_count(&slot) == 2;
                let is_ours = games.get(&id).is_some_and(|kept| Arc::ptr_eq(kept, &slot));
                if is_alone && is_ours && slot.get().is_none() {
                    games.remove(&id);
                }
                Err(error)
            }
        }
    }

    /// How many games are in memory.
    pub fn games_in_memory(&self) -> usize {
        self.games().len()
    }

    /// Waits until every socket is closed, with a timeout.
    pub(crate) async fn wait_for_sockets(&self, longest: Duration) {
        let step = Duration::from_millis(20);
        let mut waited = Duration::ZERO;
        while self.metrics().sockets.get() > 0 && waited < longest {
            tokio::time::sleep(step).await;
            waited += step;
        }
    }

    /// The games in memory, one after the other. Only the one at hand is held: a loop over them
    /// may wait for the store for long, and a game that is held does not leave the memory.
    fn in_memory(&self) -> impl Iterator<Item = Arc<Live>> {
        let games: Vec<Id> = self.games().keys().copied().collect();
        games.into_iter().filter_map(|game| self.if_in_memory(game))
    }

    fn if_in_memory(&self, game: Id) -> Option<Arc<Live>> {
        self.games().get(&game)?.get().cloned()
    }

    fn games(&self) -> MutexGuard<'_, BTreeMap<Id, Slot>> {
        self.0.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn load(&self, id: Id) -> Result<Arc<Live>, NoGame> {
        if !self.has_time().await {
            return Err(NoGame::Store("the store does not report the time".to_owned()));
        }
        let table = self.store().table(id).await?.ok_or(NoGame::Unknown)?;
        if table.stage() == Stage::Waiting {
            return Err(NoGame::Waiting);
        }
        let said = self.store().said(id, SAYINGS as u32).await?;
        let room = Room::new(table, said)
            .map_err(|error| NoGame::Damaged(format!("the configuration of game {id}: {error}")))?;
        let deal = self.deal(id).await?;
        let live = Arc::new(Live::new(id, room, deal, self.game_time()));
        let serial = live.serial().await;
        self.catch_up(&live, &serial).await?;
        if live.room().game.moves() == 0 {
            self.set_up(&live, &serial).await?;
        }
        self.store_result(&live).await;
        drop(serial);
        // A player may have taken their seat back just before the game left the memory.
        let (now, down) = (self.game_time(), self.downtime());
        live.change(|room| room.grant(now, &down));
        self.let_bots_move(&live);
        Ok(live)
    }
}
