//! One player: a bot that sees what it is sent, decides, and comes back whenever it is cut off.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use getrandom::SysRng;
use havana_bots::{Bot, Level};
use havana_client::Next;
use havana_client::online::{Backoff, Connection, News, OnlineGame, Output, Status};
use havana_protocol::{CommandId, ToServer};
use havana_server::until_true;
use havana_table::chance;
use rand_core::{Rng as _, UnwrapErr};
use tokio::sync::watch;
use tokio::time::{sleep_until, timeout_at};

use crate::counts::Counts;
use crate::ledger::{Acknowledged, Ledger};
use crate::seeds::Seats;
use crate::socket::{Broken, Socket, broken};
use crate::times::Times;

/// Players come back sooner than people do, so that a test need not wait for them.
const PAUSE: Duration = Duration::from_millis(220);

/// How a player treats their connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// They stay until the server closes it.
    Steady,
    /// They drop it after every command, before the answer, and reconnect.
    Flighty,
}

pub(crate) struct LoadPlayer {
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

/// What a player has in hand; it outlives their sockets.
struct PlayingClient<'a> {
    player: &'a LoadPlayer,
    began: Instant,
    bot: Box<dyn Bot>,
    connection: Connection,
    socket: Option<(Socket, Present<'a>)>,
    /// The number of sockets that were tried: each is opened at the next server.
    tries: usize,
    /// The command that is not acknowledged yet, and when it was sent first.
    open: Option<(CommandId, Instant)>,
    /// When their thinking time is over.
    due: Option<Instant>,
    times: Times,
}

impl LoadPlayer {
    /// Plays until the game is over or it is told to stop; answers with how long each command
    /// took from being sent to being acknowledged.
    pub(crate) async fn run(self) -> Times {
        let mut client = PlayingClient::new(&self);
        let mut stop = self.stop.clone();
        while !client.is_done() && !*stop.borrow_and_update() {
            tokio::select! {
                () = client.step() => {}
                () = until_true(&mut stop) => break,
            }
        }
        client.times
    }
}

impl<'a> PlayingClient<'a> {
    fn new(player: &'a LoadPlayer) -> PlayingClient<'a> {
        let seed = UnwrapErr(SysRng).next_u64();
        PlayingClient {
            player,
            began: Instant::now(),
            bot: player.level.bot(),
            connection: Connection::with_backoff(Backoff::new(PAUSE, PAUSE), 0, seed),
            socket: None,
            tries: player.number,
            open: None,
            due: None,
            times: Times::default(),
        }
    }

    /// Does what the connection asks for, then waits for one input.
    async fn step(&mut self) {
        while let Some(output) = self.connection.poll() {
            match output {
                Output::Connect => self.connect().await,
                Output::Send(frame) => self.send(frame).await,
                Output::HangUp => self.socket = None,
                Output::News(news) => self.hear(news),
            }
        }
        self.consider();
        if self.is_done() {
            return;
        }
        let deadline = self.connection.deadline().map(|at| self.moment(at));
        let wakes = [deadline, self.due].into_iter().flatten().min();
        let wake = wakes.unwrap_or_else(Instant::now).into();
        let frame = if let Some((socket, _)) = &mut self.socket {
            timeout_at(wake, socket.receive_bytes()).await.ok()
        } else {
            sleep_until(wake).await;
            None
        };
        match frame {
            Some(Ok(frame)) => self.connection.frame(&frame, self.now()),
            Some(Err(broken)) => self.lose(&broken),
            None => {
                self.connection.tick(self.now());
                if self.due.is_some_and(|due| due <= Instant::now()) {
                    self.decide().await;
                }
            }
        }
    }

    /// Any server serves any game.
    async fn connect(&mut self) {
        let LoadPlayer { servers, seats, place, counts, .. } = self.player;
        let server = servers[self.tries % servers.len()];
        self.tries += 1;
        match Socket::open(server, seats.game, &seats.tokens[*place]).await {
            Ok(socket) => {
                self.socket = Some((socket, Present::new(counts)));
                self.connection.opened(self.now());
            }
            Err(broken) => self.lose(&broken),
        }
    }

    async fn send(&mut self, frame: Vec<u8>) {
        let Some((socket, _)) = &mut self.socket else { return };
        if let Err(broken) = socket.send_bytes(frame).await {
            self.lose(&broken);
        }
    }

    fn lose(&mut self, broken: &Broken) {
        self.player.counts.note(&broken.why);
        self.socket = None;
        self.connection.closed(broken.code, self.now());
    }

    fn hear(&mut self, news: News) {
        let LoadPlayer { counts, ledger, seats, .. } = self.player;
        match news {
            News::Done { command, moved } => {
                let Some((_, sent)) = self.open.take_if(|(open, _)| *open == command) else {
                    return counts.note("an answer to nothing");
                };
                if counts.measuring.load(Ordering::Relaxed) {
                    self.times.add(sent.elapsed());
                }
                counts.done.fetch_add(1, Ordering::Relaxed);
                if let Some(seat) = self.game().and_then(OnlineGame::seat) {
                    ledger.note(Acknowledged { game: seats.game, seat, command, moved });
                }
            }
            News::TooLate => {
                counts.stale.fetch_add(1, Ordering::Relaxed);
                self.open = None;
            }
            News::Refused(why) => {
                counts.note(&format!("refused: {why:?}"));
                self.open = None;
            }
            // A bot plays for a player who was away for too long.
            News::Company if self.is_played_for() => self.connection.say(&ToServer::SitDown),
            News::Begun { again: true } => {
                counts.note("another history");
                self.open = None;
            }
            News::Status(status) if status.is_final() => counts.note(&format!("{status:?}")),
            _ => {}
        }
    }

    fn game(&self) -> Option<&OnlineGame> {
        self.connection.game()
    }

    fn is_played_for(&self) -> bool {
        let is_played_for = |game: &OnlineGame| {
            let seat = game.seat();
            seat.is_some_and(|seat| game.company().is_played_for(seat))
        };
        self.game().is_some_and(is_played_for)
    }

    /// Whether the game is over and no answer can come any more, or the server wants no more of
    /// this player.
    fn is_done(&self) -> bool {
        let is_over = self.game().is_some_and(|game| matches!(game.next(), Next::Over(_)));
        let is_answered = self.open.is_none() || self.connection.status() != Status::Open;
        is_over && is_answered || self.connection.status().is_final()
    }

    /// Begins to think if there is something to think about.
    fn consider(&mut self) {
        let is_asked = self.game().is_some_and(|game| matches!(game.next(), Next::Person(_)));
        if !is_asked {
            self.due = None;
        } else if self.due.is_none() {
            // Up to twice as long as the usual time, so that players do not move in step.
            let share = f64::from(chance::below(&mut UnwrapErr(SysRng), 2001)) / 1000.0;
            self.due = Some(Instant::now() + self.player.think.mul_f64(share));
        }
    }

    /// Decides what is asked.
    async fn decide(&mut self) {
        self.due = None;
        let mut rng = UnwrapErr(SysRng);
        let Some(view) = self.game().map(OnlineGame::view) else { return };
        let Some(decision) = self.bot.decide(&view, &mut rng) else { return };
        let mut command = [0; 16];
        rng.fill_bytes(&mut command);
        let command = CommandId(command);
        if !self.connection.decide(command, decision) {
            return;
        }
        self.open = Some((command, Instant::now()));
        if self.player.manner == Manner::Flighty {
            while let Some(output) = self.connection.poll() {
                if let Output::Send(frame) = output {
                    self.send(frame).await;
                }
            }
            self.lose(&broken("cut off by the player"));
        }
    }

    /// The player's own clock.
    fn now(&self) -> i64 {
        self.began.elapsed().as_millis() as i64
    }

    fn moment(&self, at: i64) -> Instant {
        self.began + Duration::from_millis(at.max(0).cast_unsigned())
    }
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
