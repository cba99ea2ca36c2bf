//! All players of all games.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use havana_bots::Level;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::counts::Counts;
use crate::ledger::Ledger;
use crate::player::{LoadPlayer, Manner};
use crate::seeds::Seats;
use crate::times::Times;

/// How players play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The servers, of which each player takes one after the other.
    pub servers: Vec<SocketAddr>,
    /// How long a player thinks, on average.
    pub think: Duration,
    /// The level of the bots.
    pub level: Level,
    /// Every n-th player drops their connection after each command; none if 0.
    pub every_flighty: usize,
    /// How many connections are opened a second.
    pub arrivals: u32,
}

/// Players at work.
#[derive(Debug)]
pub struct Fleet {
    pub(crate) tasks: JoinSet<Times>,
    counts: Arc<Counts>,
    ledger: Arc<Ledger>,
    stop: watch::Sender<bool>,
}

/// What all players of a fleet share.
#[derive(Clone)]
pub(crate) struct Crew {
    pub(crate) servers: Arc<Vec<SocketAddr>>,
    think: Duration,
    level: Level,
    every_flighty: usize,
    ledger: Arc<Ledger>,
    pub(crate) counts: Arc<Counts>,
    pub(crate) stop: watch::Receiver<bool>,
}

impl Crew {
    /// The player with this number, at a place of a game.
    pub(crate) fn player(&self, number: usize, seats: &Arc<Seats>, place: usize) -> LoadPlayer {
        let flighty = number.checked_rem(self.every_flighty) == Some(0);
        LoadPlayer {
            servers: Arc::clone(&self.servers),
            number,
            seats: Arc::clone(seats),
            place,
            think: self.think,
            level: self.level,
            manner: if flighty { Manner::Flighty } else { Manner::Steady },
            ledger: Arc::clone(&self.ledger),
            counts: Arc::clone(&self.counts),
            stop: self.stop.clone(),
        }
    }
}

impl Fleet {
    /// Sends players to all seats of these games.
    pub async fn start(games: &[Seats], plan: &Plan) -> Fleet {
        let mut fleet = Fleet::empty();
        let crew = fleet.crew(plan);
        let pause = Duration::from_secs(1) / plan.arrivals.max(1);
        for game in games {
            let seats = Arc::new(game.clone());
            for place in 0..seats.tokens.len() {
                let number = fleet.tasks.len();
                fleet.tasks.spawn(crew.player(number, &seats, place).run());
                sleep(pause).await;
            }
        }
        fleet
    }

    pub(crate) fn empty() -> Fleet {
        Fleet {
            tasks: JoinSet::new(),
            counts: Arc::default(),
            ledger: Arc::default(),
            stop: watch::Sender::new(false),
        }
    }

    pub(crate) fn crew(&self, plan: &Plan) -> Crew {
        Crew {
            servers: Arc::new(plan.servers.clone()),
            think: plan.think,
            level: plan.level,
            every_flighty: plan.every_flighty,
            ledger: Arc::clone(&self.ledger),
            counts: Arc::clone(&self.counts),
            stop: self.stop.subscribe(),
        }
    }

    /// How many sockets are open.
    pub fn sockets(&self) -> u64 {
        self.counts.sockets.load(Ordering::Relaxed)
    }

    /// How many commands were acknowledged.
    pub fn done(&self) -> u64 {
        self.counts.done.load(Ordering::Relaxed)
    }

    /// How many games of a steady fleet run.
    pub fn running(&self) -> u64 {
        self.counts.running.load(Ordering::Relaxed)
    }

    /// How many games of a steady fleet were played to their end.
    pub fn finished(&self) -> u64 {
        self.counts.finished.load(Ordering::Relaxed)
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
        while let Some(player) = self.tasks.join_next().await {
            if let Ok(of_player) = player {
                times.extend(of_player);
            }
        }
        times
    }
}
