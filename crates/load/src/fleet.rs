//! All players of all games.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use havana_bots::Level;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::ledger::Ledger;
use crate::player::{Manner, Player};
use crate::seeds::Seats;
use crate::times::Times;

/// How players play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The servers, of which each player takes one after the other.
    pub servers: Vec<SocketAddr>,
    /// How long a player thinks, on average.
    pub think: Duration,
    /// How well he plays.
    pub level: Level,
    /// Every so many-th player cuts his connection off after each command; none if 0.
    pub every_flighty: usize,
    /// How many connections are opened a second.
    pub arrivals: u32,
}

/// What is counted while they play.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) sockets: AtomicU64,
    pub(crate) done: AtomicU64,
    pub(crate) stale: AtomicU64,
    pub(crate) measuring: AtomicBool,
    noted: Mutex<BTreeMap<String, u64>>,
}

impl Counts {
    /// Something went otherwise than it should.
    pub(crate) fn note(&self, what: &str) {
        let mut noted = self.noted.lock().unwrap_or_else(PoisonError::into_inner);
        *noted.entry(what.to_owned()).or_default() += 1;
    }
}

/// Players at work.
#[derive(Debug)]
pub struct Fleet {
    players: JoinSet<Times>,
    counts: Arc<Counts>,
    ledger: Arc<Ledger>,
    stop: watch::Sender<bool>,
}

impl Fleet {
    /// Sends players to all seats of these games.
    pub async fn start(games: &[Seats], plan: &Plan) -> Fleet {
        let mut fleet = Fleet {
            players: JoinSet::new(),
            counts: Arc::default(),
            ledger: Arc::default(),
            stop: watch::Sender::new(false),
        };
        let servers = Arc::new(plan.servers.clone());
        let pause = Duration::from_secs(1) / plan.arrivals.max(1);
        for game in games {
            let seats = Arc::new(game.clone());
            for place in 0..seats.tokens.len() {
                let number = fleet.players.len();
                let flighty = number.checked_rem(plan.every_flighty) == Some(0);
                let player = Player {
                    servers: Arc::clone(&servers),
                    number,
                    seats: Arc::clone(&seats),
                    place,
                    think: plan.think,
                    level: plan.level,
                    manner: if flighty { Manner::Flighty } else { Manner::Steady },
                    ledger: Arc::clone(&fleet.ledger),
                    counts: Arc::clone(&fleet.counts),
                    stop: fleet.stop.subscribe(),
                };
                fleet.players.spawn(player.run());
                sleep(pause).await;
            }
        }
        fleet
    }

    /// How many sockets are open.
    pub fn sockets(&self) -> u64 {
        self.counts.sockets.load(Ordering::Relaxed)
    }

    /// How many commands were acknowledged.
    pub fn done(&self) -> u64 {
        self.counts.done.load(Ordering::Relaxed)
    }

    /// How many commands came too late.
    pub fn stale(&self) -> u64 {
        self.counts.stale.load(Ordering::Relaxed)
    }

    /// What went otherwise than it should, and how often.
    pub fn noted(&self) -> BTreeMap<String, u64> {
        self.counts.noted.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What was acknowledged.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// From now on the time of every command counts.
    pub fn measure(&self) {
        self.counts.measuring.store(true, Ordering::Relaxed);
    }

    /// Lets everybody stop and answers with the times of the commands that count.
    pub async fn stop(&mut self) -> Times {
        self.stop.send_replace(true);
        let mut times = Times::default();
        while let Some(player) = self.players.join_next().await {
            if let Ok(of_player) = player {
                times.extend(of_player);
            }
        }
        times
    }
}
