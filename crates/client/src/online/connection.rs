//! The connection to a table on a server, without its socket and without a clock.
//!
//! A [`Connection`] takes inputs (the socket was opened, a frame came, the socket was closed, time
//! has passed, a player decides) and answers with [`Output`]s, which its driver carries out. So a
//! browser, a terminal and a test drive the same client, and each adds only a socket and a timer.

use std::collections::VecDeque;
use std::mem;

use havana_protocol::{
    CLOSE_CROWDED, CLOSE_RELOAD, CLOSE_SIGNED_OUT, CommandId, FrameError, ToClient, ToServer,
    Welcome, decode, encode,
};
use havana_rules::Decision;

use super::backoff::Backoff;
use super::game::OnlineGame;
use super::heard::Heard;
use super::output::{News, Output, Status};

/// How often a client says that it is still there, in milliseconds.
const SIGN_OF_LIFE_MS: i64 = 20_000;
/// After so long without a word the connection is taken for broken, in milliseconds.
const SILENCE_MS: i64 = 50_000;

/// The connection to a table on a server. It reconnects whenever it breaks, continues where it
/// stopped, and sends an unanswered decision again under the same id.
///
/// All times are of the driver's own clock, in milliseconds. After every input the driver carries
/// out what [`Connection::poll`] gives it until there is nothing more, and calls
/// [`Connection::tick`] when [`Connection::deadline`] has come.
#[derive(Debug)]
pub struct Connection {
    status: Status,
    socket: Socket,
    known: Known,
    /// The game that was complete before the server told of another history. It stays in sight
    /// until the new one is complete.
    outdated: Option<Box<OnlineGame>>,
    backoff: Backoff,
    seed: u64,
    heard_at: i64,
    /// When to say that we are still here, and to check whether the server is.
    beat_at: i64,
    retry_at: Option<i64>,
    outputs: VecDeque<Output>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Socket {
    Closed,
    Opening,
    Open,
}

/// How much is known of the game that the server tells of.
#[derive(Debug)]
enum Known {
    /// Nothing; the server is asked for all of it.
    Nothing,
    /// Its events are coming.
    Part(Box<OnlineGame>),
    /// All that had happened when the connection was made.
    All(Box<OnlineGame>),
}

impl Connection {
    /// A connection about to be made. its pauses vary with the `seed`.
    pub fn new(now: i64, seed: u64) -> Connection {
        Connection::with_backoff(Backoff::default(), now, seed)
    }

    /// A connection with pauses of its own.
    pub fn with_backoff(backoff: Backoff, now: i64, seed: u64) -> Connection {
        let mut connection = Connection {
            status: Status::Opening,
            socket: Socket::Closed,
            known: Known::Nothing,
            outdated: None,
            backoff,
            seed,
            heard_at: now,
            beat_at: now,
            retry_at: None,
            outputs: VecDeque::new(),
        };
        connection.connect(now);
        connection
    }

    /// The next thing to do; `None` until the next input.
    pub fn poll(&mut self) -> Option<Output> {
        self.outputs.pop_front()
    }

    /// When to call [`Connection::tick`]; earlier does no harm.
    pub fn deadline(&self) -> Option<i64> {
        self.retry_at.or((self.socket != Socket::Closed).then_some(self.beat_at))
    }

    /// How the connection is.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The game, once all of it is known; the last complete one while the server tells another.
    pub fn game(&self) -> Option<&OnlineGame> {
        match &self.known {
            Known::All(game) => Some(game),
            Known::Nothing | Known::Part(_) => self.outdated.as_deref(),
        }
    }

    /// Whether the game that [`Connection::game`] gives is the one the server tells of.
    pub fn is_current(&self) -> bool {
        matches!(self.known, Known::All(_))
    }

    /// The socket is open.
    pub fn opened(&mut self, now: i64) {
        if self.socket != Socket::Opening {
            return;
        }
        self.socket = Socket::Open;
        self.heard_at = now;
        let known = match &self.known {
            Known::Nothing => None,
            Known::Part(game) | Known::All(game) => Some(game.as_ref()),
        };
        self.send(&OnlineGame::hello(known));
    }

    /// The socket was closed by the server, with this code if there was one, or could not be
    /// opened.
    pub fn closed(&mut self, code: Option<u16>, now: i64) {
        if self.socket == Socket::Closed {
            return;
        }
        self.socket = Socket::Closed;
        match code {
            Some(CLOSE_RELOAD) => self.give_up(Status::Outdated),
            Some(CLOSE_SIGNED_OUT) => self.give_up(Status::SignedOut),
            Some(CLOSE_CROWDED) => self.give_up(Status::Displaced),
            _ => self.retry(now),
        }
    }

    /// A frame came.
    pub fn frame(&mut self, frame: &[u8], now: i64) {
        if self.socket != Socket::Open {
            return;
        }
        self.heard_at = now;
        match decode::<ToClient>(frame) {
            Ok(message) => self.hear(message, now),
            Err(FrameError::Version(_)) => self.give_up(Status::Outdated),
            Err(_) => self.retry(now),
        }
    }

    /// Time has passed.
    pub fn tick(&mut self, now: i64) {
        if self.retry_at.is_some_and(|at| is_due(at, now)) {
            self.connect(now);
        } else if self.socket != Socket::Closed && is_due(self.beat_at, now) {
            if now.saturating_sub(self.heard_at) > SILENCE_MS {
                self.retry(now);
            } else {
                self.beat_at = now.saturating_add(SIGN_OF_LIFE_MS);
                self.say(&self.sign_of_life());
            }
        }
    }

    /// The player decides, under a random id. It is sent until the server answers. `false` if it
    /// is not their turn.
    pub fn decide(&mut self, command: CommandId, decision: Decision) -> bool {
        // A decision about a game that the server tells otherwise would be about nothing.
        let Known::All(game) = &mut self.known else { return false };
        let Some(message) = game.decide(command, decision) else { return false };
        self.say(&message);
        true
    }

    /// Sends a message. If the connection is broken it is lost, and the player must say it again.
    pub fn say(&mut self, message: &ToServer) {
        if self.socket == Socket::Open {
            self.send(message);
        }
    }

    /// Connects again after the connection was given up.
    pub fn come_back(&mut self, now: i64) {
        if self.socket == Socket::Closed {
            self.set_status(Status::Broken);
            self.connect(now);
        }
    }

    /// Leaves the table for now; the seat stays the player's.
    pub fn leave(&mut self) {
        self.give_up(Status::Left);
    }

    /// A server that lost a decision is told it again; any answer is a sign of its life.
    fn sign_of_life(&self) -> ToServer {
        let unanswered = match &self.known {
            Known::All(game) => game.unanswered(),
            Known::Nothing | Known::Part(_) => None,
        };
        unanswered.unwrap_or(ToServer::Ping)
    }

    fn connect(&mut self, now: i64) {
        self.retry_at = None;
        self.socket = Socket::Opening;
        self.heard_at = now;
        self.beat_at = now.saturating_add(SIGN_OF_LIFE_MS);
        self.outputs.push_back(Output::Connect);
    }

    /// The socket is of no use: another one follows after a pause.
    fn retry(&mut self, now: i64) {
        self.hang_up();
        if self.status.is_final() {
            return;
        }
        if self.status == Status::Open {
            self.set_status(Status::Broken);
        }
        // Knuth's generator: jitter needs no better one.
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let pause = self.backoff.pause(now, (self.seed >> 56) as u8);
        self.retry_at = Some(now.saturating_add(pause.as_millis() as i64));
    }

    fn give_up(&mut self, status: Status) {
        self.hang_up();
        self.retry_at = None;
        self.set_status(status);
    }

    fn hang_up(&mut self) {
        if mem::replace(&mut self.socket, Socket::Closed) != Socket::Closed {
            self.outputs.push_back(Output::HangUp);
        }
    }

    fn set_status(&mut self, status: Status) {
        if mem::replace(&mut self.status, status) != status {
            self.tell(News::Status(status));
        }
    }

    fn send(&mut self, message: &ToServer) {
        self.outputs.push_back(Output::Send(encode(message)));
    }

    fn tell(&mut self, news: News) {
        self.outputs.push_back(Output::News(news));
    }

    fn hear(&mut self, message: ToClient, now: i64) {
        if matches!(message, ToClient::Welcome(_)) {
            self.backoff.welcomed(now);
            self.set_status(Status::Open);
        }
        if let ToClient::Done { command, moved } = message {
            self.tell(News::Done { command, moved });
        }
        let heard = match (&mut self.known, message) {
            (Known::Part(game) | Known::All(game), message) => game.hear(message, now),
            (Known::Nothing, ToClient::Welcome(welcome)) => Heard::StartOver(welcome),
            (Known::Nothing, _) => Heard::Nothing,
        };
        match heard {
            Heard::Nothing => {}
            Heard::Answer(answer) => self.say(&answer),
            Heard::StartOver(welcome) => return self.start_over(*welcome),
            Heard::OutOfStep => {
                self.forget();
                return self.retry(now);
            }
            // Before all is known of a game, nothing of it is shown.
            Heard::News(_) if !self.is_current() => {}
            Heard::News(news) => self.tell(news),
        }
        self.complete();
    }

    /// The server has another history than we: what we have is dropped, and all of it follows.
    fn start_over(&mut self, welcome: Welcome) {
        self.forget();
        match OnlineGame::new(welcome) {
            Ok(game) => self.known = Known::Part(Box::new(game)),
            Err(_) => self.give_up(Status::Outdated),
        }
    }

    /// Drops what is known; a complete game stays in sight.
    fn forget(&mut self) {
        if let Known::All(game) = mem::replace(&mut self.known, Known::Nothing) {
            self.outdated = Some(game);
        }
    }

    fn complete(&mut self) {
        self.known = match mem::replace(&mut self.known, Known::Nothing) {
            Known::Part(game) if game.is_caught_up() && !game.events().is_empty() => {
                let again = self.outdated.take().is_some();
                self.tell(News::Begun { again });
                Known::All(game)
            }
            known => known,
        };
    }
}

/// Whether a moment has come. If the clock was set back, one that is too far away has come too.
fn is_due(at: i64, now: i64) -> bool {
    now >= at || at.saturating_sub(now) > SIGN_OF_LIFE_MS
}
