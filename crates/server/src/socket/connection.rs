//! One client at one table, from hello to goodbye.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use havana_protocol::{
    CLOSE_GOING, CLOSE_NONSENSE, CLOSE_RELOAD, CLOSE_TOO_SLOW, FrameError, Leaving, ToClient,
    ToServer, decode, encode,
};
use havana_rules::{Seat, Viewer};
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::limit::Bucket;
use crate::live::told::{Told, seat_of};
use crate::node::{Answer, Live, Node};
use crate::{now, until_true};

/// How long a client may take to say hello.
const HELLO: Duration = Duration::from_secs(10);
/// How long a client may take to read a frame.
const PATIENCE: Duration = Duration::from_secs(10);
/// Who has said nothing for so long is asked for a sign of life, and closed at the next time.
const QUIET: Duration = Duration::from_secs(30);
/// Messages at once, and a second in the long run. A person needs far less.
const MESSAGES: (f32, f32) = (40.0, 10.0);
/// Things said at once, and a second in the long run.
const SAYINGS: (f32, f32) = (5.0, 0.5);

/// How the server came by a failure that closes the socket; the client comes back and asks again.
const CLOSE_FAILED: u16 = 1011;

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// The client has gone.
    Gone,
    /// The server closes it, and says why.
    Close(u16, &'static str),
}

const TOO_SLOW: End = End::Close(CLOSE_TOO_SLOW, "read faster");
const RELOAD: End = End::Close(CLOSE_RELOAD, "load the page again");
const NONSENSE: End = End::Close(CLOSE_NONSENSE, "not a message");
const TOO_MUCH: End = End::Close(CLOSE_NONSENSE, "too many messages");
const NO_HELLO: End = End::Close(CLOSE_NONSENSE, "hello comes first");
const GOING: End = End::Close(CLOSE_GOING, "the server stops");
const FAILED: End = End::Close(CLOSE_FAILED, "come back and ask again");

/// Serves a client until one side ends it.
pub(super) async fn run(node: Node, live: Arc<Live>, viewer: Viewer, socket: WebSocket) {
    node.metrics().sockets.add();
    let mut connection = Connection { node, live, viewer, socket };
    let end = match connection.hello().await {
        Ok(have) => {
            connection.live.change(|room| room.enter(viewer));
            let end = connection.serve(have).await;
            connection.live.change(|room| room.leave(viewer));
            end
        }
        Err(end) => end,
    };
    connection.close(end).await;
    connection.node.metrics().sockets.take();
}

struct Connection {
    node: Node,
    live: Arc<Live>,
    viewer: Viewer,
    socket: WebSocket,
}

impl Connection {
    /// The first message: how many events the client has.
    async fn hello(&mut self) -> Result<u32, End> {
        let first = timeout(HELLO, self.receive()).await.map_err(|_| NO_HELLO)??;
        match first {
            ToServer::Hello { have } => Ok(have),
            _ => Err(NO_HELLO),
        }
    }

    async fn serve(&mut self, have: u32) -> End {
        match self.serve_until_end(have).await {
            Ok(never) => match never {},
            Err(end) => end,
        }
    }

    async fn serve_until_end(&mut self, have: u32) -> Result<std::convert::Infallible, End> {
        let mut changes = self.live.changes();
        let mut stopping = self.node.stopping();
        let (welcome, mut told) = {
            let room = self.live.room();
            let told = Told::new(self.viewer, &room, have);
            (told.welcome(&room), told)
        };
        self.send(welcome).await?;
        self.tell(&mut told).await?;
        let began = Instant::now();
        let mut messages = Bucket::new(MESSAGES.0, MESSAGES.1, began);
        let mut sayings = Bucket::new(SAYINGS.0, SAYINGS.1, began);
        let mut heard = true;
        let mut quiet = interval(QUIET);
        quiet.set_missed_tick_behavior(MissedTickBehavior::Delay);
        quiet.tick().await;
        loop {
            tokio::select! {
                () = until_true(&mut stopping) => return Err(GOING),
                changed = changes.changed() => {
                    changed.map_err(|_| FAILED)?;
                    self.tell(&mut told).await?;
                }
                frame = self.socket.recv() => {
                    heard = true;
                    if !messages.take(Instant::now()) {
                        return Err(TOO_MUCH);
                    }
                    if let Some(message) = read(frame)? {
                        self.heed(message, &mut told, &mut sayings).await?;
                    }
                }
                _ = quiet.tick() => {
                    if !heard {
                        return Err(End::Gone);
                    }
                    heard = false;
                    self.send_message(Message::Ping(axum::body::Bytes::new())).await?;
                }
            }
        }
    }

    async fn heed(
        &mut self,
        message: ToServer,
        told: &mut Told,
        sayings: &mut Bucket,
    ) -> Result<(), End> {
        match (message, seat_of(self.viewer)) {
            (ToServer::Ping, _) => self.send(encode(&ToClient::Pong)).await,
            (ToServer::Play { command, at, decision }, Some(seat)) => {
                let answer = self.node.play(&self.live, seat, command, at, decision).await;
                // Whoever is told of his command knows everything up to it.
                self.tell(told).await?;
                match answer {
                    Answer::Say(answer) => self.send(encode(&answer)).await,
                    Answer::Unknown => Err(FAILED),
                }
            }
            (ToServer::Say(saying), Some(seat)) => {
                if sayings.take(Instant::now()) {
                    self.node.say(&self.live, seat, saying).await.map_err(|_| FAILED)?;
                }
                Ok(())
            }
            (ToServer::SitDown, Some(seat)) => self.sit_down(seat).await,
            (ToServer::Leave(leaving), Some(seat)) => self.leave(seat, leaving).await,
            // Who only watches has no seat to do these things for; a second hello says nothing.
            _ => Err(NONSENSE),
        }
    }

    async fn sit_down(&mut self, seat: Seat) -> Result<(), End> {
        self.node.sit_down(&self.live, seat).await.map_err(|_| FAILED)
    }

    async fn leave(&mut self, seat: Seat, leaving: Leaving) -> Result<(), End> {
        self.node.leave(&self.live, seat, leaving).await.map_err(|_| FAILED)
    }

    /// Sends everything the client does not know yet. Nothing is queued: what happens meanwhile
    /// is found in the room.
    async fn tell(&mut self, told: &mut Told) -> Result<(), End> {
        loop {
            let down = self.node.downtime();
            let Some(frame) = told.next(&self.live.room(), now(), &down) else { return Ok(()) };
            self.send(frame).await?;
        }
    }

    async fn receive(&mut self) -> Result<ToServer, End> {
        loop {
            let frame = self.socket.recv().await;
            if let Some(message) = read(frame)? {
                return Ok(message);
            }
        }
    }

    async fn send(&mut self, frame: Vec<u8>) -> Result<(), End> {
        self.node.metrics().frames.add();
        self.send_message(Message::Binary(frame.into())).await
    }

    async fn send_message(&mut self, message: Message) -> Result<(), End> {
        send_within(PATIENCE, &mut self.socket, message).await
    }

    async fn close(&mut self, end: End) {
        let End::Close(code, reason) = end else { return };
        match code {
            CLOSE_TOO_SLOW => self.node.metrics().slow.add(),
            CLOSE_NONSENSE => self.node.metrics().nonsense.add(),
            _ => {}
        }
        let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
        // Whoever does not take it finds the connection gone all the same.
        let _ = timeout(Duration::from_secs(1), self.socket.send(close)).await;
    }
}

/// Sends a frame to a client, who has so long to read what came before it.
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
        Some(Err(_) | Ok(Message::Close(_))) | None => Err(End::Gone),
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

    /// Sends frames to whoever connects, and tells how that ended.
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
