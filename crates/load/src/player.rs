//! One player: a bot that sees what it is sent, decides, and comes back whenever it is cut off.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use getrandom::SysRng;
use havana_bots::{Bot, Level};
use havana_protocol::{CommandId, History, ToClient, ToServer, Welcome};
use havana_rules::{Decision, Pending, State, View, Viewer};
use havana_server::until_true;
use havana_table::chance;
use rand_core::{Rng as _, UnwrapErr};
use tokio::sync::watch;
use tokio::time::{sleep, sleep_until};

use crate::fleet::Counts;
use crate::ledger::{Acknowledged, Ledger};
use crate::seeds::Seats;
use crate::socket::{Broken, Socket};
use crate::times::Times;

/// How a player treats their connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// They stay until the server closes it.
    Steady,
    /// They drop it after every command, before the answer, and reconnect.
    Flighty,
}

/// A command that is not answered yet.
#[derive(Clone, Copy)]
struct Open {
    command: CommandId,
    at: u32,
    decision: Decision,
    /// When it was said first.
    sent: Instant,
    /// How often it was said.
    said: u32,
}

pub(crate) struct Player {
    pub(crate) servers: Arc<Vec<SocketAddr>>,
    pub(crate) number: usize,
    pub(crate) seats: Arc<Seats>,
    pub(crate) place: usize,
    pub(crate) think: Duration,
    pub(crate) level: Level,
    pub(crate) manner: Manner,
    pub(crate) ledger: Arc<Ledger>,
    pub(crate) counts: Arc<Counts>,
    pub(crate) stop: watch::Receiver<bool>,
}

/// What a player knows; it outlives their connections.
struct Mind {
    bot: Box<dyn Bot>,
    view: Option<View>,
    events: u32,
    history: Option<History>,
    moves: u32,
    open: Option<Open>,
    /// When their thinking time is over.
    due: Option<tokio::time::Instant>,
    times: Times,
}

impl Player {
    /// Plays until the game is over or it is told to stop; answers with how long each command
    /// took from being said to being acknowledged.
    pub(crate) async fn run(self) -> Times {
        let mut mind = Mind {
            bot: self.level.bot(),
            view: None,
            events: 0,
            history: None,
            moves: 0,
            open: None,
            due: None,
            times: Times::default(),
        };
        let mut stop = self.stop.clone();
        for attempt in self.number.. {
            if mind.is_done() || *stop.borrow_and_update() {
                break;
            }
            tokio::select! {
                cut = self.connected(&mut mind, attempt) => if let Err(Broken(why)) = cut {
                    self.counts.note(&why);
                    let pause = 20 + chance::below(&mut UnwrapErr(SysRng), 200);
                    sleep(Duration::from_millis(u64::from(pause))).await;
                },
                () = until_true(&mut stop) => {}
            }
        }
        mind.times
    }

    /// One connection; any server serves any game.
    async fn connected(&self, mind: &mut Mind, attempt: usize) -> Result<(), Broken> {
        let server = self.servers[attempt % self.servers.len()];
        let token = &self.seats.tokens[self.place];
        let mut socket = Socket::open(server, self.seats.game, token).await?;
        let history = mind.history.map_or(0, History::hash);
        socket.send(&ToServer::Hello { have: mind.events, history }).await?;
        let ToClient::Welcome(welcome) = socket.receive().await? else {
            return Err(Broken("not welcome".to_owned()));
        };
        let _present = Present::new(&self.counts);
        let mut said_here = false;
        while !mind.is_done() {
            if let Some(open) = mind.open.as_mut().filter(|_| !said_here) {
                said_here = true;
                open.said += 1;
                let Open { command, at, decision, said, .. } = *open;
                socket.send(&ToServer::Play { command, at, decision }).await?;
                if self.manner == Manner::Flighty && said == 1 {
                    return Err(Broken("cut off by the player".to_owned()));
                }
            }
            let due = mind.due.filter(|_| mind.open.is_none());
            tokio::select! {
                message = socket.receive() => self.hear(mind, &welcome, message?)?,
                () = sleep_until(due.unwrap_or_else(tokio::time::Instant::now)), if due.is_some() => {
                    mind.decide();
                    said_here = false;
                }
            }
        }
        Ok(())
    }

    fn hear(&self, mind: &mut Mind, welcome: &Welcome, message: ToClient) -> Result<(), Broken> {
        match message {
            ToClient::Seen { moves, from, events } => {
                if from == 0 {
                    mind.view = Some(first_view(welcome)?);
                    mind.history = Some(History::new(&welcome.header, welcome.seat));
                } else if from != mind.events {
                    return Err(Broken(format!("events from {from}, known are {}", mind.events)));
                }
                let (Some(view), Some(history)) = (&mut mind.view, &mut mind.history) else {
                    return Err(Broken("no beginning".to_owned()));
                };
                mind.events = from + events.len() as u32;
                mind.moves = moves;
                for seen in events {
                    history.add(seen);
                    view.absorb(seen.0);
                }
            }
            ToClient::Done { command, moved } => self.done(mind, command, moved)?,
            ToClient::Stale { .. } => {
                self.counts.stale.fetch_add(1, Ordering::Relaxed);
                mind.open = None;
            }
            ToClient::Refused { clause, why, .. } => {
                self.counts.note(&format!("refused: {why} {clause}"));
                mind.open = None;
            }
            _ => {}
        }
        mind.consider(self.think);
        Ok(())
    }

    fn done(&self, mind: &mut Mind, command: CommandId, moved: u32) -> Result<(), Broken> {
        let Some(open) = mind.open.take_if(|open| open.command == command) else {
            return Err(Broken("an answer to nothing".to_owned()));
        };
        if self.counts.measuring.load(Ordering::Relaxed) {
            mind.times.add(open.sent.elapsed());
        }
        self.counts.done.fetch_add(1, Ordering::Relaxed);
        if let Some(seat) = mind.view.as_ref().and_then(View::seat) {
            self.ledger.note(Acknowledged { game: self.seats.game, seat, command, moved });
        }
        Ok(())
    }
}

impl Mind {
    /// Whether the game is over and nothing is left to be answered.
    fn is_done(&self) -> bool {
        let over = self.view.as_ref().is_some_and(|v| matches!(v.pending(), Pending::Over(_)));
        over && self.open.is_none()
    }

    fn is_asked(&self) -> bool {
        let Some(view) = &self.view else { return false };
        match (view.pending(), view.seat()) {
            (Pending::Decide { seats, .. }, Some(seat)) => seats.contains(seat),
            _ => false,
        }
    }

    /// Begins to think if there is something to think about.
    fn consider(&mut self, think: Duration) {
        if !self.is_asked() || self.open.is_some() {
            self.due = None;
        } else if self.due.is_none() {
            // Up to twice as long as the usual time, so that players do not move in step.
            let share = f64::from(chance::below(&mut UnwrapErr(SysRng), 2001)) / 1000.0;
            self.due = Some(tokio::time::Instant::now() + think.mul_f64(share));
        }
    }

    /// Decides what is asked.
    fn decide(&mut self) {
        self.due = None;
        let mut luck = UnwrapErr(SysRng);
        let decision = self.view.as_ref().and_then(|view| self.bot.decide(view, &mut luck));
        let Some(decision) = decision else { return };
        let mut command = [0; 16];
        luck.fill_bytes(&mut command);
        let (command, at, sent) = (CommandId(command), self.moves, Instant::now());
        self.open = Some(Open { command, at, decision, sent, said: 0 });
    }
}

/// What a player sees before the first event.
fn first_view(welcome: &Welcome) -> Result<View, Broken> {
    let header = welcome.header.decode().map_err(|error| Broken(error.to_string()))?;
    let viewer = welcome.seat.map_or(Viewer::Spectator, Viewer::Seat);
    Ok(State::new(header.config()).view(viewer))
}

/// Counts a connection as long as it lasts, however it ends.
struct Present<'a>(&'a Counts);

impl Present<'_> {
    fn new(counts: &Counts) -> Present<'_> {
        counts.sockets.fetch_add(1, Ordering::Relaxed);
        Present(counts)
    }
}

impl Drop for Present<'_> {
    fn drop(&mut self) {
        self.0.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}
