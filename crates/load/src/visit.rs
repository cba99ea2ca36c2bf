//! Tables to play at, made the way people make them: over HTTP.

use std::net::SocketAddr;

use havana_protocol::api::{NewGuest, NewTable, Pace, SeatWish, TableInfo};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

use crate::seeds::Seats;

/// This many tables on a server without rate limits, each with this many players, who have all
/// sat down. The same few people sit at all of them.
pub async fn make_tables(
    server: SocketAddr,
    games: usize,
    players: usize,
) -> Result<Vec<Seats>, String> {
    let mut visitor = Visitor::new(server).await?;
    let mut tokens = Vec::new();
    for number in 0..players {
        tokens.push(visitor.guest(number).await?);
    }
    let mut made = Vec::with_capacity(games);
    for _ in 0..games {
        let mut seats = vec![SeatWish::Open; players];
        seats[0] = SeatWish::Me;
        let new = NewTable {
            seats,
            pace: Pace::Free,
            target: None,
            deck: None,
            public: true,
            spectators: true,
            memory_aid: false,
        };
        let mut table: TableInfo = visitor.post("/api/tables", &tokens[0], &new).await?;
        for token in &tokens[1..] {
            let path = format!("/api/tables/{}/join", table.id);
            table = visitor.post(&path, token, &()).await?;
        }
        // Who comes sits down at the first free seat, so places and tokens have the same order.
        made.push(Seats { game: table.id, tokens: tokens.clone() });
    }
    Ok(made)
}

/// One connection that asks one thing after the other.
struct Visitor {
    server: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
}

impl Visitor {
    async fn new(server: SocketAddr) -> Result<Visitor, String> {
        let cannot = |why: String| format!("{server} cannot be asked: {why}");
        let stream = TcpStream::connect(server).await.map_err(|e| cannot(e.to_string()))?;
        let (sender, connection) =
            handshake(TokioIo::new(stream)).await.map_err(|e| cannot(e.to_string()))?;
        tokio::spawn(connection);
        Ok(Visitor { server, sender })
    }

    /// A new guest; returns their token.
    async fn guest(&mut self, number: usize) -> Result<String, String> {
        let name = NewGuest { name: format!("Visitor {number}") };
        let response = self.ask("/api/guest", None, &name).await?;
        let cookie = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let token = cookie.and_then(|cookie| cookie.split(';').next()?.split_once('='));
        token.map(|(_, token)| token.to_owned()).ok_or_else(|| "no cookie came".to_owned())
    }

    async fn post<A: DeserializeOwned>(
        &mut self,
        path: &str,
        token: &str,
        body: &impl Serialize,
    ) -> Result<A, String> {
        let response = self.ask(path, Some(token), body).await?;
        let bytes = response.into_body().collect().await.map_err(|error| error.to_string())?;
        serde_json::from_slice(&bytes.to_bytes()).map_err(|error| format!("{path}: {error}"))
    }

    async fn ask(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &impl Serialize,
    ) -> Result<Response<hyper::body::Incoming>, String> {
        let body = serde_json::to_vec(body).map_err(|error| error.to_string())?;
        let server = self.server;
        let mut request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(HOST, server.to_string())
            .header(ORIGIN, format!("http://{server}"))
            .header(CONTENT_TYPE, "application/json");
        if let Some(token) = token {
            request = request.header(COOKIE, format!("havana={token}"));
        }
        let request = request.body(Full::from(body)).map_err(|error| error.to_string())?;
        self.sender.ready().await.map_err(|error| error.to_string())?;
        let response = self.sender.send_request(request).await.map_err(|e| e.to_string())?;
        if response.status().is_success() {
            return Ok(response);
        }
        let status = response.status();
        let bytes = response.into_body().collect().await.map_err(|error| error.to_string())?;
        let says = String::from_utf8_lossy(&bytes.to_bytes()).into_owned();
        Err(format!("{path}: {status}: {says}; was the server started with --without-limits?"))
    }
}
