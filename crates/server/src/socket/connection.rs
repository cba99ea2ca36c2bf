//! One client at one table, from hello to goodbye.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use havana_protocol::{
    CLOSE_CROWDED, CLOSE_GOING, CLOSE_NONSENSE, CLOSE_RELOAD, CLOSE_SIGNED_OUT, CLOSE_TOO_SLOW,
    FrameError, Leaving, ToClient, ToServer, decode, encode,
};
use havana_rules::{Seat, Viewer};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::bucket::Bucket;
use crate::live::cursor::{Cursor, seat_of};
use crate::node::{Answer, Live, NoGame, Node};
use crate::registry::{Ended, Ticket};
use crate::until_true;

/// How long a client may take to say hello.
const HELLO: Duration = Duration::from_secs(10);
/// How many frames may come before it that only keep a connection alive.
const MOST_BEFORE_HELLO: u32 = 40;
/// How long a client may take to read a frame.
const PATIENCE: Duration = Duration::from_secs(10);
/// A client that has been silent for this long gets a ping, and is disconnected the next time.
const QUIET: Duration = Duration::from_secs(30);
/// Messages at once, and a second in the long run. A person needs far less.
const MESSAGES: (f32, f32) = (40.0, 10.0);
/// How long a client may take to answer a close.
const FAREWELL: Duration = Duration::from_secs(2);

/// How the server came by a failure that closes the socket; the client comes back and asks again.
const CLOSE_FAILED: u16 = 1011;

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// The connection is gone.
    Gone,
    /// The client closes it, and waits for the answer.
    Left,
    /// The server closes it, and says why.
    Close(u16, &'static str),
}

const TOO_SLOW: End = End::Close(CLOSE_TOO_SLOW, "read faster");
const RELOAD: End = End::Close(CLOSE_RELOAD, "reload the page");
const NONSENSE: End = End::Close(CLOSE_NONSENSE, "not a message");
const TOO_MUCH: End = End::Close(CLOSE_NONSENSE, "too many messages");
const NO_HELLO: End = End::Close(CLOSE_NONSENSE, "hello comes first");
const GOING: End = End::Close(CLOSE_GOING, "the server stops");
const FAILED: End = End::Close(CLOSE_FAILED, "reconnect and ask again");
const SIGNED_OUT: End = End::Close(CLOSE_SIGNED_OUT, "the session has ended");

impl From<Ended> for End {
    fn from(ended: Ended) -> End {
        match ended {
            Ended::SignedOut => SIGNED_OUT,
            Ended::Displaced => End::Close(CLOSE_CROWDED, "too many connections"),
            Ended::Uninvited => End::Close(CLOSE_SIGNED_OUT, "the invitation has ended"),
        }
    }
}

/// Serves a client until one side ends it.
pub(super) async fn run(
    node: Node,
    live: Arc<Live>,
    viewer: Viewer,
    mut ticket: Ticket,
    socket: WebSocket,
) {
    node.metrics().sockets.add();
    let ended = ticket.ended();
    let mut connection = Connection { node, live, viewer, ticket, socket };
    let end = tokio::select! {
        biased;
        // Whatever it is doing, even before hello: otherwise a player could hold any number of sockets
        // that have made room, and a session that has ended would still be told something.
        ended = ended => ended.into(),
        end = connection.attend() => end,
    };
    connection.close(end).await;
    connection.node.metrics().sockets.take();
}

struct Connection {
    node: Node,
    live: Arc<Live>,
    viewer: Viewer,
    ticket: Ticket,
    socket: WebSocket,
}

impl Connection {
    /// The first message: how many events the client has, and their hash.
    async fn hello(&mut self) -> Result<(u32, u64), End> {
        let first = timeout(HELLO, self.receive()).await.map_err(|_| NO_HELLO)??;
        match first {
            ToServer::Hello { have, history } => Ok((have, history)),
            _ => Err(NO_HELLO),
        }
    }

    /// Serves the client from hello until either side ends it.
    async fn attend(&mut self) -> End {
        let known = match self.hello().await {
            Ok(known) => known,
            Err(end) => return end,
        };
        let _present = self.live.enter(self.viewer);
        match self.serve_until_end(known).await {
            Ok(never) => match never {},
            Err(end) => end,
        }
    }

    async fn serve_until_end(
        &mut self,
        (have, history): (u32, u64),
    ) -> Result<std::convert::Infallible, End> {
        // Another server may have told this client of moves that are not in memory here yet.
        if have > self.live.room().game.events() {
            self.node.read_moves(&self.live).await.map_err(|_| FAILED)?;
        }
        let mut changes = self.live.changes();
        let mut stopping = self.node.stopping();
        let (welcome, mut cursor) = {
            let room = self.live.room();
            let cursor = Cursor::new(self.viewer, &room, have, history);
            (cursor.welcome(&room), cursor)
        };
        self.send(welcome).await?;
        self.tell(&mut cursor).await?;
        let began = Instant::now();
        let mut messages = Bucket::new(MESSAGES.0, MESSAGES.1, began);
        let mut heard = true;
        let mut quiet = interval(QUIET);
        quiet.set_missed_tick_behavior(MissedTickBehavior::Delay);
        quiet.tick().await;
        loop {
            tokio::select! {
                biased;
                () = until_true(&mut stopping) => return Err(GOING),
                // What the client wants comes before news of others; its messages are counted.
                frame = self.socket.recv() => {
                    heard = true;
                    if !messages.take(Instant::now()) {
                        return Err(TOO_MUCH);
                    }
                    if let Some(message) = read(frame)? {
                        self.handle(message, &mut cursor).await?;
                    }
                }
                changed = changes.changed() => {
                    changed.map_err(|_| FAILED)?;
                    self.tell(&mut cursor).await?;
                }
                _ = quiet.tick() => {
                    if !heard {
                        return Err(End::Gone);
                    }
                    heard = false;
                    if !self.is_signed_in().await {
                        return Err(SIGNED_OUT);
                    }
                    self.send_message(Message::Ping(axum::body::Bytes::new())).await?;
                }
            }
        }
    }

    async fn handle(&mut self, message: ToServer, cursor: &mut Cursor) -> Result<(), End> {
        match (message, seat_of(self.viewer)) {
            (ToServer::Ping, _) => self.send(encode(&ToClient::Pong)).await,
            (ToServer::Play { command, at, decision }, Some(seat)) => {
                let (node, live) = (self.node.clone(), Arc::clone(&self.live));
                let play = async move { node.play(&live, seat, command, at, decision).await };
                let answer = self.node.complete(play).await;
                // A client that is told of its command knows everything up to it; anything else
                // there is to tell comes after the answer.
                self.tell_events(cursor).await?;
                match answer {
                    Some(Answer::Say(answer)) => self.send(encode(&answer)).await?,
                    Some(Answer::Unknown) | None => return Err(FAILED),
                }
                self.tell(cursor).await
            }
            (ToServer::Say(saying), Some(seat)) => {
                if self.live.may_say(seat, Instant::now()) {
                    let (node, live) = (self.node.clone(), Arc::clone(&self.live));
                    self.complete(async move { node.say(&live, seat, saying).await }).await?;
                }
                Ok(())
            }
            (ToServer::SitDown, Some(seat)) => self.sit_down(seat).await,
            (ToServer::Leave(leaving), Some(seat)) => self.leave(seat, leaving).await,
            // Who only watches has no seat to do these things for; a second hello says nothing.
            _ => Err(NONSENSE),
        }
    }

    /// Whether the session that opened this socket still lasts: it may have ended on another
    /// server. While the store does not answer, no socket is closed.
    async fn is_signed_in(&mut self) -> bool {
        let Some(session) = self.ticket.session() else { return true };
        let asked = self.node.store().session(&session, self.node.now());
        !matches!(timeout(PATIENCE, asked).await, Ok(Ok(None)))
    }

    async fn sit_down(&mut self, seat: Seat) -> Result<(), End> {
        let (node, live) = (self.node.clone(), Arc::clone(&self.live));
        self.complete(async move { node.sit_down(&live, seat).await }).await
    }

    async fn leave(&mut self, seat: Seat, leaving: Leaving) -> Result<(), End> {
        let (node, live) = (self.node.clone(), Arc::clone(&self.live));
        self.complete(async move { node.leave(&live, seat, leaving).await }).await
    }

    /// Does what the client asked for, even if the client goes meanwhile.
    async fn complete(
        &mut self,
        work: impl Future<Output = Result<(), NoGame>> + Send + 'static,
    ) -> Result<(), End> {
        // The work runs to its end; but a client does not wait for a store that hangs.
        match timeout(PATIENCE, self.node.complete(work)).await {
            Ok(Some(Ok(()))) => Ok(()),
            _ => Err(FAILED),
        }
    }

    /// Sends the events the client does not know yet.
    async fn tell_events(&mut self, cursor: &mut Cursor) -> Result<(), End> {
        loop {
            let Some(frame) = cursor.next_events(&self.live.room()) else { return Ok(()) };
            self.send(frame).await?;
        }
    }

    /// Sends everything the client does not know yet. Nothing is queued: what happens meanwhile
    /// is found in the room.
    async fn tell(&mut self, cursor: &mut Cursor) -> Result<(), End> {
        loop {
            let down = self.node.downtime();
            let Some(frame) = cursor.next(&self.live.room(), self.node.game_time(), &down) else {
                return Ok(());
            };
            self.send(frame).await?;
        }
    }

    async fn receive(&mut self) -> Result<ToServer, End> {
        for _ in 0..MOST_BEFORE_HELLO {
            let frame = self.socket.recv().await;
            if let Some(message) = read(frame)? {
                return Ok(message);
            }
        }
        Err(TOO_MUCH)
    }

    async fn send(&mut self, frame: Vec<u8>) -> Result<(), End> {
        self.node.metrics().frames.add();
        self.send_message(Message::Binary(frame.into())).await
    }

    async fn send_message(&mut self, message: Message) -> Result<(), End> {
        send_within(PATIENCE, &mut self.socket, message).await
    }

    async fn close(&mut self, end: End) {
        let close = match end {
            End::Gone => return,
            // The answer is written while the rest is read.
            End::Left => None,
            End::Close(code, reason) => {
                match code {
                    CLOSE_TOO_SLOW => self.node.metrics().slow.add(),
                    CLOSE_NONSENSE => self.node.metrics().nonsense.add(),
                    _ => {}
                }
                Some(Message::Close(Some(CloseFrame { code, reason: reason.into() })))
            }
        };
        let farewell = async {
            if let Some(close) = close {
                self.socket.send(close).await?;
            }
            // What is not read when a connection ends makes the system reset it, and then the
            // client does not learn why.
            while let Some(Ok(_)) = self.socket.recv().await {}
            Ok::<(), axum::Error>(())
        };
        // A client that does not take it finds the connection gone all the same.
        let _ = timeout(FAREWELL, farewell).await;
    }
}

/// Sends a frame to a client, which has this long to read what came before it.
async fn send_within(
    patience: Duration,
    socket: &mut WebSocket,
    message: Message,
) -> Result<(), End> {
    match timeout(patience, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(TOO_SLOW),
    }
}

/// The message in a frame; none in the frames that only keep a connection alive.
fn read(frame: Option<Result<Message, axum::Error>>) -> Result<Option<ToServer>, End> {
    match frame {
        Some(Ok(Message::Binary(bytes))) => match decode(&bytes) {
            Ok(message) => Ok(Some(message)),
            Err(FrameError::Version(_)) => Err(RELOAD),
            Err(FrameError::Empty | FrameError::Nonsense) => Err(NONSENSE),
        },
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        Some(Ok(Message::Text(_))) => Err(NONSENSE),
        Some(Ok(Message::Close(_))) => Err(End::Left),
        Some(Err(_)) | None => Err(End::Gone),
    }
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::extract::WebSocketUpgrade;
    use axum::routing::get;
    use tokio::io::AsyncWriteExt as _;
    use tokio::net::{TcpListener, TcpStream};
    use tokio::sync::mpsc;

    use super::*;

    const UPGRADE: &[u8] =
        b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
        Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    /// More than a system keeps for one connection.
    const FRAMES: usize = 1024;
    const FRAME: usize = 64 * 1024;

    /// Sends frames to the client that connects, and reports how that ended.
    async fn flood(socket: &mut WebSocket) -> Result<(), End> {
        for _ in 0..FRAMES {
            let frame = Message::Binary(vec![0; FRAME].into());
            send_within(Duration::from_millis(300), socket, frame).await?;
        }
        Ok(())
    }

    #[tokio::test]
    async fn who_never_reads_is_too_slow() {
        let (told, mut ends) = mpsc::channel(1);
        let flooded = move |upgrade: WebSocketUpgrade| async move {
            upgrade.on_upgrade(move |mut socket| async move {
                let _ = told.send(flood(&mut socket).await).await;
            })
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let app = Router::new().route("/", get(flooded));
        tokio::spawn(async move { axum::serve(listener, app).await });
        let mut client = TcpStream::connect(address).await.expect("the server takes connections");
        client.write_all(UPGRADE).await.expect("a request of a few bytes");
        assert_eq!(ends.recv().await, Some(Err(TOO_SLOW)));
    }
}
