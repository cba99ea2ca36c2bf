//! Several servers, their store and a dozen clients in one thread under a seed.
//!
//! Nodes run the server's own code: [`havana_server::node::Node`] with its HTTP and WebSocket stack,
//! over pipes in memory. The store runs its own statements, on a SQLite in memory
//! ([`havana_store::Simulated`]). Time is tokio's paused clock, which jumps to the next timer
//! whenever everybody waits, so minutes of play take milliseconds, and everything happens in the
//! same order each time. The seed decides who plays and what goes wrong: connections that break at
//! any byte, nodes that stand still or are killed, store calls that fail, hang or do their work
//! without an answer, lost hints, wall clocks that jump.
//!
//! This is tokio's own runtime and not a simulator such as turmoil or madsim: those bring sockets
//! and time of their own and replace tokio by a patched copy, or simulate TCP beneath a listener.
//! Here the very hyper, axum and tungstenite that serve players run unchanged, the workspace keeps
//! one version of each crate, and a paused current-thread runtime with biased `select!`s is
//! deterministic already.

mod checker;
mod client;
mod faults;
mod journal;
mod net;
mod node;
mod rng;
mod scenario;
mod world;

use std::fmt;
use std::sync::Arc;

pub use faults::{Blow, Plan};
use havana_store::Lie;
use journal::Journal;
use world::World;

/// What a run that held was like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary {
    /// A hash of everything that happened.
    pub hash: u64,
    /// How many things happened.
    pub events: u64,
    /// How long it took, in virtual milliseconds.
    pub lasted_ms: u64,
    /// How many moves were made.
    pub moves: u64,
    /// How many commands were acknowledged.
    pub acknowledged: u64,
    /// How many players were replaced because their time was over.
    pub relieved: u64,
    /// How many games changed a rating.
    pub rated: u64,
    /// How many deals of a day were tried.
    pub tries: u64,
    /// How often a node was killed.
    pub kills: u64,
    /// How often a node stood still.
    pub pauses: u64,
}

/// A run in which something did not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The seed that repeats it.
    pub seed: u64,
    /// What is wrong.
    pub why: String,
    /// The faults of the run.
    pub plan: String,
    /// The last things that happened.
    pub trace: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "seed {}: {}\n{}", self.seed, self.why, self.plan)?;
        self.trace.iter().try_for_each(|line| writeln!(f, "{line}"))?;
        write!(f, "replay it with HAVANA_SEED={}", self.seed)
    }
}

/// How a run is to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Whether everything that happens is printed at once.
    pub aloud: bool,
    /// What the store lies about, by the operation that is asked.
    pub lies: &'static [(&'static str, Lie)],
    /// Whether connections deliver some frames of a server twice.
    pub repeats_frames: bool,
}

/// Runs the world of a seed.
pub fn run(seed: u64, options: Options) -> Result<Summary, Box<Failure>> {
    let mut builder = tokio::runtime::Builder::new_current_thread();
    let runtime = builder.enable_time().start_paused(true).build().map_err(|error| {
        Box::new(Failure { seed, why: error.to_string(), plan: String::new(), trace: Vec::new() })
    })?;
    let plan = Plan::of(seed);
    let text = plan.to_string();
    runtime.block_on(async {
        let journal = Arc::new(Journal::new(options.aloud));
        let world = World::new(seed, plan, options, &journal);
        scenario::play(&world).await;
        let lasted_ms = journal.elapsed().as_millis() as u64;
        let (kills, pauses) = world.nodes.struck();
        world.end();
        if let Some(why) = journal.failure() {
            return Err(Box::new(Failure { seed, why, plan: text, trace: journal.last_lines() }));
        }
        let (hash, events) = journal.hash();
        let (moves, acknowledged, relieved) = world.checker.counts();
        let rated = world.rated();
        let tries = world.tries();
        Ok(Summary {
            hash,
            events,
            lasted_ms,
            moves,
            acknowledged,
            relieved,
            rated,
            tries,
            kills,
            pauses,
        })
    })
}
