//! A node on a store in memory, in virtual time, that can be stopped and whose clock can be set.

use std::collections::{BTreeMap, BTreeSet};
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use havana_protocol::api::Pace;
use havana_protocol::{Id, Millis, Timestamp};
use havana_rules::{Config, Seat};
use havana_server::environment::{Environment, NoRandomness};
use havana_server::node::Node;
use havana_server::settings::{Messages, Settings};
use havana_store::{
    Fault, Hint, Lie, Location, NewTable, SeatHolder, Simulated, Store, StoreLink, Table, Trip,
};
use havana_table::EncodedHeader;
use tokio::time::Instant;

/// When every test begins.
pub(crate) const NOW: Timestamp = Timestamp::from_millis(1_800_000_000_000);

/// Each machine has its own randomness.
static STARTS: AtomicU64 = AtomicU64::new(7);

/// A machine whose wall clock can be set.
pub(crate) struct Machine {
    start: Instant,
    pub(crate) offset: AtomicI64,
    drawn: AtomicU64,
}

impl Environment for Machine {
    fn now(&self) -> Timestamp {
        NOW + self.start.elapsed().into() + Millis::new(self.offset.load(Ordering::Relaxed))
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        for chunk in bytes.chunks_mut(8) {
            // SplitMix64.
            let state = self.drawn.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed);
            let mut word = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            chunk.copy_from_slice(&(word ^ (word >> 31)).to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }

    fn has_threads(&self) -> bool {
        false
    }
}

/// The way to the store: some operations fail, and hints may be lost.
#[derive(Debug, Default)]
pub(crate) struct Way {
    failing: Mutex<BTreeMap<&'static str, Fault>>,
    /// Operations that fail once, after a while.
    pub(crate) failing_once: Mutex<BTreeSet<&'static str>>,
    pub(crate) loses_hints: AtomicBool,
    /// Planted bugs by operation: how each answer is false.
    pub(crate) lies: Mutex<BTreeMap<&'static str, Lie>>,
}

impl Way {
    pub(crate) fn fail(&self, operation: &'static str) {
        self.failing.lock().unwrap().insert(operation, Fault::Fail);
    }

    pub(crate) fn hang(&self, operation: &'static str) {
        self.failing.lock().unwrap().insert(operation, Fault::Hang);
    }

    pub(crate) fn lie(&self, operation: &'static str, lie: Lie) {
        self.lies.lock().unwrap().insert(operation, lie);
    }

    pub(crate) fn heal(&self) {
        self.failing.lock().unwrap().clear();
    }
}

impl StoreLink for Way {
    fn node(&self) -> usize {
        0
    }

    fn trip(&self, operation: &'static str, _: bool) -> Trip {
        if self.failing_once.lock().unwrap().remove(operation) {
            let there = Duration::from_millis(500);
            return Trip { there, fault: Some(Fault::Fail), ..Trip::default() };
        }
        let lie = self.lies.lock().unwrap().get(operation).copied();
        let fault = self.failing.lock().unwrap().get(operation).copied();
        Trip { fault, lie, ..Trip::default() }
    }

    fn hint(&self, _: Hint) -> Vec<Duration> {
        if self.loses_hints.load(Ordering::Relaxed) { Vec::new() } else { vec![Duration::ZERO] }
    }
}

/// A node that is running, unless it is stopped.
pub(crate) struct Running {
    pub(crate) node: Node,
    pub(crate) machine: Arc<Machine>,
    pub(crate) way: Arc<Way>,
    /// The store without faults.
    store: Store,
    switch: Arc<Switch>,
}

#[derive(Default)]
struct Switch {
    stopped: AtomicBool,
    waker: Mutex<Option<Waker>>,
}

/// A task that stands still while its switch says so, as a stopped process does.
struct Stoppable<F>(Pin<Box<F>>, Arc<Switch>);

impl<F: Future<Output = ()>> Future for Stoppable<F> {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        *self.1.waker.lock().unwrap() = Some(context.waker().clone());
        if self.1.stopped.load(Ordering::Relaxed) {
            return Poll::Pending;
        }
        self.0.as_mut().poll(context)
    }
}

impl Running {
    pub(crate) fn start(simulated: &Simulated) -> Running {
        let machine = Arc::new(Machine {
            start: Instant::now(),
            offset: AtomicI64::new(0),
            drawn: AtomicU64::new(STARTS.fetch_add(1, Ordering::Relaxed)),
        });
        let way = Arc::new(Way::default());
        let through = Store::simulated(simulated.through(Arc::clone(&way) as _));
        let mut settings = Settings::at(Location::Sqlite("in memory".into()));
        settings.push = Messages::Off;
        let node = Node::within(Arc::clone(&machine) as _, through, settings);
        let switch = Arc::new(Switch::default());
        let running = node.clone();
        let background = Box::pin(async move { running.run_in_background().await });
        tokio::spawn(Stoppable(background, Arc::clone(&switch)));
        Running { node, machine, way, store: Store::simulated(simulated.open()), switch }
    }

    /// As by SIGSTOP, for so long.
    pub(crate) async fn stand_still(&self, time: Duration) {
        self.switch.stopped.store(true, Ordering::Relaxed);
        tokio::time::sleep(time).await;
        self.switch.stopped.store(false, Ordering::Relaxed);
        if let Some(waker) = self.switch.waker.lock().unwrap().take() {
            waker.wake();
        }
    }

    pub(crate) async fn table(&self, game: Id) -> Table {
        self.store.table(game).await.unwrap().unwrap()
    }

    /// Milliseconds on the clock of the seat that is asked.
    pub(crate) async fn left(&self, game: Id) -> u64 {
        let live = self.node.game(game).await.unwrap();
        let room = live.room();
        let seats = room.seats_now(self.node.game_time(), &self.node.downtime());
        let running = seats.iter().filter_map(|seat| seat.clock).filter(|clock| clock.runs);
        running.map(|clock| clock.left_ms).min().unwrap()
    }
}

/// A table of people, or of one person among bots, whose game has begun.
pub(crate) async fn begun(simulated: &Simulated, pace: Pace, bots: usize) -> Id {
    let store = Store::simulated(simulated.open());
    let new = table(&store, pace, bots).await;
    let made = store.new_table(&new, NOW, |table: &Table| table.header.clone()).await.unwrap();
    assert!(made.begun.is_some());
    made.id
}

pub(crate) async fn table(store: &Store, pace: Pace, bots: usize) -> NewTable {
    let config = Config::new(2).unwrap();
    let mut seats = Vec::new();
    for seat in 0..2 - bots {
        let player =
            store.new_player(&format!("player {seat}"), Timestamp::default()).await.unwrap();
        seats.push(SeatHolder::Person(player.id));
    }
    let maker = store.new_player("maker", Timestamp::default()).await.unwrap().id;
    seats.extend(std::iter::repeat_n(SeatHolder::Bot("greedy".to_owned()), bots));
    NewTable {
        maker,
        header: EncodedHeader::new(config),
        target: config.target(),
        deck: None,
        seats,
        pace,
        public: true,
        spectators: true,
        memory_aid: false,
    }
}

pub(crate) async fn seconds(seconds: u64) {
    tokio::time::sleep(Duration::from_secs(seconds)).await;
}

/// The first seat that is asked.
pub(crate) async fn asked(node: &Node, game: Id) -> Seat {
    let live = node.game(game).await.unwrap();
    let asked = live.room().game.asked();
    asked.iter().next().expect("somebody is asked")
}
