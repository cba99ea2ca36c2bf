//! A client's side of a WebSocket.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use havana_protocol::Id;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, ORIGIN};
use tokio_tungstenite::tungstenite::protocol::{Message, WebSocketConfig};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::http::NAME;
use super::person::Person;
use super::{Broken, broken};
use crate::net::End;

/// How long a socket may take to open, and a message to be written.
const PATIENCE: Duration = Duration::from_secs(15);

/// How a socket was closed.
pub(super) struct Closed {
    /// The code that the server gave.
    pub(super) code: Option<u16>,
    pub(super) why: String,
}

/// A socket to a game.
pub(super) struct Socket(WebSocketStream<End>);

impl Person {
    /// Opens the socket of a game at any node.
    pub(super) async fn open(&mut self, game: Id, invite: Option<&str>) -> Result<Socket, Broken> {
        let opened = timeout(PATIENCE, self.open_now(game, invite)).await;
        opened.unwrap_or_else(|_| Err(Broken("the socket does not open".to_owned())))
    }

    async fn open_now(&mut self, game: Id, invite: Option<&str>) -> Result<Socket, Broken> {
        let end = self.connect().await?;
        let query = invite.map_or_else(String::new, |invite| format!("?invite={invite}"));
        let address = format!("ws://{NAME}/api/games/{game}/socket{query}");
        let mut request = address.into_client_request().map_err(broken)?;
        let value = |text: &str| HeaderValue::from_str(text).map_err(broken);
        request.headers_mut().insert(ORIGIN, value(&format!("http://{NAME}"))?);
        if let Some(token) = &self.token {
            request.headers_mut().insert(COOKIE, value(&format!("havana={token}"))?);
        }
        let small = WebSocketConfig::default()
            .read_buffer_size(2048)
            .write_buffer_size(0)
            .max_write_buffer_size(64 * 1024);
        let opened = client_async_with_config(request, end, Some(small)).await;
        opened.map(|(socket, _)| Socket(socket)).map_err(broken)
    }
}

impl Socket {
    pub(super) async fn send(&mut self, frame: Vec<u8>) -> Result<(), Broken> {
        let sent = timeout(PATIENCE, self.0.send(Message::Binary(frame.into()))).await;
        sent.map_err(|_| Broken("the server does not read".to_owned()))?.map_err(broken)
    }

    /// The next frame, or how the socket was closed.
    pub(super) async fn receive(&mut self) -> Result<Vec<u8>, Closed> {
        let broken = |why: String| Closed { code: None, why };
        loop {
            match self.0.next().await {
                Some(Ok(Message::Binary(frame))) => return Ok(frame.to_vec()),
                Some(Ok(Message::Close(why))) => {
                    let why = why.map(|why| (u16::from(why.code), why.reason.to_string()));
                    let (code, why) = why.unzip();
                    return Err(Closed { code, why: why.unwrap_or_default() });
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(broken(error.to_string())),
                None => return Err(broken("the connection ended".to_owned())),
            }
        }
    }
}
