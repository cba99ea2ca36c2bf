//! The world of one run: nodes, store and faults under a seed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use havana_client::online::OnlineGame;
use havana_protocol::{Day, Id};
use havana_store::Simulated;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::Options;
use crate::checker::Checker;
use crate::faults::{Blow, Death, Plan};
use crate::journal::Journal;
use crate::node::{Nodes, Uptime, beginning};

/// Within this time everybody hears of everything, if nothing goes wrong.
const SPREAD: Duration = Duration::from_secs(20);
/// After so many milliseconds more, a day is over, even if clocks are set back by a few hours.
const DAY_IS_OVER: i64 = 12 * 3_600_000;

/// Everything there is in one run.
pub(crate) struct World {
    pub(crate) seed: u64,
    pub(crate) plan: Arc<Plan>,
    pub(crate) journal: Arc<Journal>,
    pub(crate) checker: Arc<Checker>,
    pub(crate) nodes: Nodes,
    pub(crate) store: Simulated,
    /// The tables that hosts have made, by their number in the run, and their invitations.
    board: Mutex<BTreeMap<usize, (Id, String)>>,
    /// Nodes that die within a call to the store, until the run takes care of them.
    dying: Mutex<Option<UnboundedReceiver<Death>>>,
}

impl World {
    pub(crate) fn new(
        seed: u64,
        plan: Plan,
        options: Options,
        journal: &Arc<Journal>,
    ) -> Arc<World> {
        let plan = Arc::new(plan);
        let uptime: Arc<Mutex<Uptime>> = Arc::default();
        let checker = Checker::new(journal, &uptime);
        let store = Simulated::new(seed).expect("a store in memory opens");
        store.show_to(Arc::clone(&checker) as _);
        let (deaths, dying) = unbounded_channel();
        let nodes = Nodes::new(seed, &plan, options, &store, journal, &uptime, deaths);
        let (journal, board) = (Arc::clone(journal), Mutex::default());
        let dying = Mutex::new(Some(dying));
        Arc::new(World { seed, plan, journal, checker, nodes, store, board, dying })
    }

    pub(crate) fn board(&self) -> MutexGuard<'_, BTreeMap<usize, (Id, String)>> {
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the faults have stopped.
    pub(crate) fn is_calm(&self) -> bool {
        self.journal.elapsed() >= self.plan.calm
    }

    /// The day that ends in the course of the run.
    pub(crate) fn day(&self) -> Day {
        Day::of(beginning(&self.plan))
    }

    /// Once the faults have stopped for long enough, everybody who is connected knows everything.
    pub(crate) fn check_knowledge(
        &self,
        person: usize,
        id: Id,
        game: &OnlineGame,
        opened: Instant,
    ) {
        let calm_for = self.journal.elapsed().saturating_sub(self.plan.calm);
        // A connection from before may still be dead.
        if opened.elapsed() > SPREAD && opened.elapsed() < calm_for {
            self.checker.knows(person, id, game, SPREAD, &mut self.store.data());
        }
    }

    pub(crate) fn start_nodes(&self) {
        for node in 0..self.plan.nodes {
            self.nodes.start(node);
        }
    }

    /// Lets the faults of the plan strike, each at its time.
    pub(crate) fn start_faults(self: &Arc<World>) -> JoinSet<()> {
        let mut faults = JoinSet::new();
        for (at, blow) in self.plan.blows.clone() {
            let world = Arc::clone(self);
            faults.spawn(async move {
                sleep(at).await;
                world.strike(blow).await;
            });
        }
        let dying = self.dying.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(dying) = dying {
            faults.spawn(Arc::clone(self).bury(dying));
        }
        faults
    }

    /// The games that have not come to their end.
    pub(crate) fn unfinished(&self) -> Vec<String> {
        let known: Vec<Id> = self.board().values().map(|(id, _)| *id).collect();
        self.checker.unfinished(&mut self.store.data(), &known)
    }

    /// How many games have changed a rating.
    pub(crate) fn rated(&self) -> u64 {
        let mut data = self.store.data();
        data.ids().into_iter().filter(|id| !data.rated_in(*id).is_empty()).count() as u64
    }

    /// How many deals of a day were tried.
    pub(crate) fn tries(&self) -> u64 {
        let mut data = self.store.data();
        data.ids().into_iter().filter(|id| data.deal_of(*id).is_some()).count() as u64
    }

    /// Lets every node run.
    pub(crate) fn heal(&self) {
        for node in 0..self.plan.nodes {
            self.nodes.resume(node);
            self.nodes.start(node);
        }
    }

    async fn strike(&self, blow: Blow) {
        let all = 0..self.plan.nodes;
        match blow {
            Blow::Pause(node, time) => {
                self.nodes.pause(node);
                sleep(time).await;
                self.nodes.resume(node);
            }
            Blow::PauseAll(time) => {
                all.clone().for_each(|node| self.nodes.pause(node));
                sleep(time).await;
                all.for_each(|node| self.nodes.resume(node));
            }
            Blow::Kill(node, time, silently) => {
                self.nodes.kill(node, silently);
                sleep(time).await;
                self.nodes.start(node);
            }
            Blow::KillAll(time) => {
                all.clone().for_each(|node| self.nodes.kill(node, false));
                sleep(time).await;
                all.for_each(|node| self.nodes.start(node));
            }
            Blow::NextDay(time) => {
                all.clone().for_each(|node| self.nodes.kill(node, false));
                all.clone().for_each(|node| self.nodes.jump(node, DAY_IS_OVER));
                sleep(time).await;
                all.for_each(|node| self.nodes.start(node));
            }
            Blow::Restart(node) => {
                self.nodes.stop(node);
                sleep(Duration::from_secs(3)).await;
                self.nodes.kill(node, false);
                self.nodes.start(node);
            }
            Blow::Jump(node, by) => self.nodes.jump(node, by),
            Blow::JumpAll(by) => all.for_each(|node| self.nodes.jump(node, by)),
            Blow::Store(node, time, hangs) => self.nodes.lose_store(node, time, hangs),
        }
    }

    /// Kills the nodes that die within a call, and starts them again.
    async fn bury(self: Arc<World>, mut dying: UnboundedReceiver<Death>) {
        while let Some(Death { node, after, down }) = dying.recv().await {
            let world = Arc::clone(&self);
            tokio::spawn(async move {
                sleep(after).await;
                world.nodes.kill(node, false);
                sleep(down).await;
                world.nodes.start(node);
            });
        }
    }

    /// Ends every node, so that nothing holds on to anything.
    pub(crate) fn end(&self) {
        (0..self.plan.nodes).for_each(|node| self.nodes.kill(node, false));
    }
}
