//! A client's side of a socket.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use havana_protocol::{Id, ToClient, ToServer, decode, encode};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, ORIGIN};
use tokio_tungstenite::tungstenite::protocol::{Message, WebSocketConfig};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// What a server without TLS calls its cookie.
const COOKIE_NAME: &str = "havana";

/// How long a server may take to open a socket.
const PATIENCE: Duration = Duration::from_mins(1);

/// A socket to a game.
#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

/// The connection is gone, or was never made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The code that the server closed it with, if it gave one.
    pub code: Option<u16>,
    /// Why, for people.
    pub why: String,
}

pub(crate) fn broken(error: impl std::fmt::Display) -> Broken {
    Broken { code: None, why: error.to_string() }
}

impl Socket {
    /// Opens the socket of a game as the player with this token, from the server's own page.
    pub async fn open(server: SocketAddr, game: Id, token: &str) -> Result<Socket, Broken> {
        Socket::open_from(server, game, token, &format!("http://{server}")).await
    }

    /// Opens it by an invitation.
    pub async fn open_invited(
        server: SocketAddr,
        game: Id,
        token: &str,
        invite: &str,
    ) -> Result<Socket, Broken> {
        let path = format!("{game}/socket?invite={invite}");
        Socket::open_at(server, &path, token, &format!("http://{server}")).await
    }

    /// Opens it from a page of this origin.
    pub async fn open_from(
        server: SocketAddr,
        game: Id,
        token: &str,
        origin: &str,
    ) -> Result<Socket, Broken> {
        Socket::open_at(server, &format!("{game}/socket"), token, origin).await
    }

    async fn open_at(
        server: SocketAddr,
        path: &str,
        token: &str,
        origin: &str,
    ) -> Result<Socket, Broken> {
        let opened = timeout(PATIENCE, Socket::handshake(server, path, token, origin)).await;
        opened.map_err(|_| broken("the server does not answer"))?
    }

    async fn handshake(
        server: SocketAddr,
        path: &str,
        token: &str,
        origin: &str,
    ) -> Result<Socket, Broken> {
        let stream = TcpStream::connect(server).await.map_err(broken)?;
        let _ = stream.set_nodelay(true);
        let address = format!("ws://{server}/api/games/{path}");
        let mut request = address.into_client_request().map_err(broken)?;
        let headers = request.headers_mut();
        let value = |text: &str| HeaderValue::from_str(text).map_err(broken);
        headers.insert(ORIGIN, value(origin)?);
        headers.insert(COOKIE, value(&format!("{COOKIE_NAME}={token}"))?);
        let small = WebSocketConfig::default()
            .read_buffer_size(2048)
            .write_buffer_size(0)
            .max_write_buffer_size(64 * 1024);
        let opened = client_async_with_config(request, stream, Some(small)).await;
        opened.map(|(socket, _)| Socket(socket)).map_err(broken)
    }

    /// Says something.
    pub async fn send(&mut self, message: &ToServer) -> Result<(), Broken> {
        self.send_bytes(encode(message)).await
    }

    /// Sends any bytes.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), Broken> {
        self.0.send(Message::Binary(bytes.into())).await.map_err(broken)
    }

    /// Sends a frame that only keeps the connection alive.
    pub async fn ping(&mut self) -> Result<(), Broken> {
        self.0.send(Message::Ping(Vec::new().into())).await.map_err(broken)
    }

    /// Closes it, and answers with the code that the server closes it with; `None` if the
    /// connection ended without one.
    pub async fn close(mut self) -> Result<Option<u16>, Broken> {
        self.0.close(None).await.map_err(broken)?;
        loop {
            match self.0.next().await {
                Some(Ok(Message::Close(why))) => {
                    // An answer without a code is an answer.
                    return Ok(Some(why.map_or(1005, |why| u16::from(why.code))));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Ok(None),
            }
        }
    }

    /// The next message; a socket that is closed says its code and why.
    pub async fn receive(&mut self) -> Result<ToClient, Broken> {
        self.receive_bytes().await.and_then(|bytes| decode(&bytes).map_err(broken))
    }

    /// The next message as it was sent.
    pub async fn receive_bytes(&mut self) -> Result<Vec<u8>, Broken> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Binary(bytes))) => return Ok(bytes.to_vec()),
                Some(Ok(Message::Close(Some(close)))) => {
                    let code = u16::from(close.code);
                    return Err(Broken {
                        code: Some(code),
                        why: format!("{code} {}", close.reason),
                    });
                }
                Some(Ok(Message::Close(None))) => return Err(broken("closed")),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(broken(error)),
                None => return Err(broken("the connection ended")),
            }
        }
    }
}
