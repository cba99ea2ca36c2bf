//! One server: the store, the games that are in memory, and what keeps them going.

mod bots;
mod chat;
mod live;
mod play;
mod seats;
mod tend;
mod turns;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Duration;

use havana_protocol::Id;
use havana_protocol::api::Stage;
use havana_store::{Kind, Store};
use tokio::sync::{OnceCell, Semaphore, watch};

use crate::live::clock::Downtime;
use crate::live::room::{Room, SAYINGS};
use crate::metrics::Metrics;
use crate::push::Push;
use crate::settings::Settings;

pub use live::Live;
pub use play::Answer;
pub(crate) use seats::STAND_IN;

/// How many players are sent messages at once.
const MOST_MESSENGERS: usize = 32;

/// One server. Cloning it gives another handle to the same one.
#[derive(Clone)]
pub struct Node(Arc<Inner>);

struct Inner {
    store: Store,
    settings: Settings,
    metrics: Metrics,
    games: Mutex<HashMap<Id, Slot>>,
    downtime: RwLock<Arc<Downtime>>,
    /// So many bots may think at once.
    thinkers: Arc<Semaphore>,
    /// Made when it is first needed.
    push: OnceCell<Arc<Push>>,
    /// So many players may be sent messages at once.
    messengers: Arc<Semaphore>,
    stopping: watch::Sender<bool>,
}

/// A game that is in memory or on its way there; whoever comes second waits for the first.
type Slot = Arc<OnceCell<Arc<Live>>>;

/// Why a game cannot be brought into memory.
#[derive(Debug)]
pub enum NoGame {
    /// There is none of this number.
    Unknown,
    /// It has not begun.
    Waiting,
    /// The store failed, or what it keeps is no game.
    Store(String),
}

impl From<havana_store::Error> for NoGame {
    fn from(error: havana_store::Error) -> NoGame {
        NoGame::Store(error.to_string())
    }
}

impl Node {
    /// A server on this store. It keeps games going once [`Node::tend`] runs.
    pub fn new(store: Store, settings: Settings) -> Node {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Node(Arc::new(Inner {
            store,
            settings,
            metrics: Metrics::default(),
            games: Mutex::default(),
            downtime: RwLock::default(),
            thinkers: Arc::new(Semaphore::new(cores)),
            push: OnceCell::new(),
            messengers: Arc::new(Semaphore::new(MOST_MESSENGERS)),
            stopping: watch::Sender::new(false),
        }))
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// How the host wants it.
    pub fn settings(&self) -> &Settings {
        &self.0.settings
    }

    /// What is counted.
    pub fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// When no server ran.
    pub fn downtime(&self) -> Arc<Downtime> {
        Arc::clone(&self.0.downtime.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether other servers may work on the same store.
    fn has_company(&self) -> bool {
        self.0.store.kind() == Kind::Postgres
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
    /// begun, somebody plays again, a name is new. Whoever is connected sees it.
    pub async fn look(&self, id: Id) -> Result<(), NoGame> {
        let live = self.game(id).await?;
        self.refresh(&live).await?;
        self.nudge(&live);
        Ok(())
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
                if games.get(&id).is_some_and(|slot| slot.get().is_none()) {
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

    /// Waits until every socket is closed, but not for ever.
    pub(crate) async fn wait_for_sockets(&self, longest: Duration) {
        let step = Duration::from_millis(20);
        let mut waited = Duration::ZERO;
        while self.metrics().sockets.get() > 0 && waited < longest {
            tokio::time::sleep(step).await;
            waited += step;
        }
    }

    /// The games in memory.
    fn in_memory(&self) -> Vec<Arc<Live>> {
        self.games().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    fn games(&self) -> std::sync::MutexGuard<'_, HashMap<Id, Slot>> {
        self.0.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn load(&self, id: Id) -> Result<Arc<Live>, NoGame> {
        let table = self.0.store.table(id).await?.ok_or(NoGame::Unknown)?;
        if table.stage() == Stage::Waiting {
            return Err(NoGame::Waiting);
        }
        let said = self.0.store.said(id, SAYINGS as u32).await?;
        let room = Room::new(table, said)
            .map_err(|error| NoGame::Store(format!("what was agreed in game {id}: {error}")))?;
        let live = Arc::new(Live::new(id, room));
        let serial = live.serial().await;
        self.catch_up(&live, &serial).await?;
        if live.room().game.moves() == 0 {
            self.set_up(&live, &serial).await?;
        }
        self.settle(&live).await;
        drop(serial);
        self.nudge(&live);
        Ok(live)
    }
}
