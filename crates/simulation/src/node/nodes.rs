//! The nodes of a run: started, paused, killed, started again, and reached by clients.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Router;
use havana_server::node::Node;
use havana_server::serve_connection;
use havana_server::settings::{Messages, Settings};
use havana_store::{Location, Simulated, Store};
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::Instant;

use super::environment::{Machine, beginning};
use super::gate::Status;
use super::uptime::Uptime;
use crate::Options;
use crate::faults::{Death, FaultyLink, Plan};
use crate::journal::Journal;
use crate::net::{End, Link, link};
use crate::rng::Rng;

/// All nodes of a run.
pub(crate) struct Nodes {
    seed: u64,
    start: Instant,
    plan: Arc<Plan>,
    options: Options,
    store: Simulated,
    journal: Arc<Journal>,
    uptime: Arc<Mutex<Uptime>>,
    slots: Mutex<Vec<NodeSlot>>,
    links: Mutex<Rng>,
    deaths: UnboundedSender<Death>,
    kills: AtomicU64,
    pauses: AtomicU64,
}

/// Where a node runs, again and again.
struct NodeSlot {
    offset: Arc<AtomicI64>,
    starts: usize,
    running: Option<RunningNode>,
}

/// A node that runs.
struct RunningNode {
    environment: Arc<Machine>,
    link_to_store: Arc<FaultyLink>,
    node: Node,
    app: Router,
    links: Vec<Link>,
}

impl Nodes {
    pub(crate) fn new(
        seed: u64,
        plan: &Arc<Plan>,
        options: Options,
        store: &Simulated,
        journal: &Arc<Journal>,
        uptime: &Arc<Mutex<Uptime>>,
        deaths: UnboundedSender<Death>,
    ) -> Nodes {
        let mut rng = Rng::of(seed, "skew", 0);
        // Wall clocks that a time server keeps differ by a few milliseconds.
        let slot = |_| NodeSlot {
            offset: Arc::new(AtomicI64::new(i64::from(rng.below(9)) - 4)),
            starts: 0,
            running: None,
        };
        let slots = (0..plan.nodes).map(slot).collect();
        Nodes {
            seed,
            start: Instant::now(),
            plan: Arc::clone(plan),
            options,
            store: store.clone(),
            journal: Arc::clone(journal),
            uptime: Arc::clone(uptime),
            slots: Mutex::new(slots),
            links: Mutex::new(Rng::of(seed, "links", 0)),
            deaths,
            kills: AtomicU64::new(0),
            pauses: AtomicU64::new(0),
        }
    }

    pub(crate) fn count(&self) -> usize {
        self.slots().len()
    }

    /// How often nodes were killed, and how often they stood still.
    pub(crate) fn struck(&self) -> (u64, u64) {
        (self.kills.load(Ordering::Relaxed), self.pauses.load(Ordering::Relaxed))
    }

    /// Starts a node that does not run.
    pub(crate) fn start(&self, number: usize) {
        let mut slots = self.slots();
        let slot = &mut slots[number];
        if slot.running.is_some() {
            return;
        }
        let stream = number + 16 * slot.starts;
        slot.starts += 1;
        let rng = Rng::of(self.seed, "node", stream);
        let (began, offset) = (beginning(&self.plan), Arc::clone(&slot.offset));
        let environment = Arc::new(Machine::new(self.start, began, offset, rng));
        let link_to_store = Arc::new(FaultyLink::new(
            number,
            Arc::clone(&self.plan),
            Arc::clone(&self.journal),
            self.deaths.clone(),
            Rng::of(self.seed, "store", stream),
            self.options.lies,
        ));
        let store = Store::simulated(self.store.through(Arc::clone(&link_to_store) as _));
        let mut settings = Settings::at(Location::Sqlite("in memory".into()));
        settings.push = Messages::Off;
        let node = Node::within(Arc::clone(&environment) as _, store, settings);
        let app = havana_server::app(node.clone());
        let running = node.clone();
        environment.gate.spawn(Box::pin(async move { running.run_in_background().await }));
        slot.running =
            Some(RunningNode { environment, link_to_store, node, app, links: Vec::new() });
        drop(slots);
        self.uptime().set(number, true);
        self.journal.note(format_args!("node {number} starts"));
    }

    /// Lets a node stand still.
    pub(crate) fn pause(&self, number: usize) {
        if let Some(running) = &self.slots()[number].running {
            running.environment.gate.pause();
            self.pauses.fetch_add(1, Ordering::Relaxed);
            self.uptime().set(number, false);
            self.journal.note(format_args!("node {number} stands still"));
        }
    }

    /// Lets it run again.
    pub(crate) fn resume(&self, number: usize) {
        if let Some(running) = &self.slots()[number].running
            && running.environment.gate.status() == Status::Stands
        {
            running.environment.gate.resume();
            self.uptime().set(number, true);
            self.journal.note(format_args!("node {number} runs again"));
        }
    }

    /// Kills a node; its clients may not see that their connections are gone.
    pub(crate) fn kill(&self, number: usize, silently: bool) {
        let Some(running) = self.slots()[number].running.take() else { return };
        self.journal.note(format_args!("node {number} is killed"));
        self.kills.fetch_add(1, Ordering::Relaxed);
        if silently {
            running.links.iter().for_each(Link::lose);
        }
        running.environment.gate.kill();
        self.uptime().set(number, false);
    }

    /// Tells a node to stop.
    pub(crate) fn stop(&self, number: usize) {
        if let Some(running) = &self.slots()[number].running {
            self.journal.note(format_args!("node {number} is told to stop"));
            running.node.stop();
        }
    }

    /// Lets the wall clock of a node jump.
    pub(crate) fn jump(&self, number: usize, by: i64) {
        self.journal.note(format_args!("the clock of node {number} jumps by {by} ms"));
        self.slots()[number].offset.fetch_add(by, Ordering::Relaxed);
    }

    /// Lets the store fail for a node.
    pub(crate) fn lose_store(&self, number: usize, time: std::time::Duration, hangs: bool) {
        if let Some(running) = &self.slots()[number].running {
            self.journal.note(format_args!("node {number} loses its store for {time:?}"));
            running.link_to_store.fail_for(time, hangs);
        }
    }

    /// Connects a client with a node; `None` if no server listens there.
    pub(crate) fn connect(&self, number: usize, from: SocketAddr) -> Option<End> {
        let is_calm = self.journal.elapsed() >= self.plan.calm;
        let mut slots = self.slots();
        let running = slots[number].running.as_mut()?;
        let mut rng = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        let (there, mut back) =
            (self.plan.manner(&mut rng, is_calm), self.plan.manner(&mut rng, is_calm));
        back.repeats_frames = self.options.repeats_frames;
        let (client, server, link) = link(there, back, &mut rng);
        running.links.push(link);
        let served = serve_connection(server, from, running.app.clone(), running.node.clone());
        running.environment.gate.spawn(Box::pin(served));
        Some(client)
    }

    fn slots(&self) -> MutexGuard<'_, Vec<NodeSlot>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn uptime(&self) -> MutexGuard<'_, Uptime> {
        self.uptime.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
