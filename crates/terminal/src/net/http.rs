//! Requests to a server, one connection each.

use std::time::Duration;

use havana_protocol::api::Wrong;
use havana_words::Words;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1::handshake;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use tokio::time::timeout;

use super::address::Server;
use super::stream;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// The longest answer that is read, in bytes; the longest records are far shorter.
const LONGEST: usize = 1024 * 1024;

/// What a server answered.
pub(super) struct Answer {
    /// The cookie that identifies the player, if the server set one.
    pub(super) cookie: Option<String>,
    pub(super) body: Bytes,
}

/// Asks a server; the error is a sentence. What the server refuses is told in the reader's words.
pub(super) async fn ask(
    words: Words,
    server: &Server,
    method: Method,
    path: &str,
    cookie: Option<&str>,
    body: Vec<u8>,
) -> Result<Answer, String> {
    let asked = timeout(PATIENCE, exchange(words, server, method, path, cookie, body)).await;
    asked.unwrap_or_else(|_| Err(format!("{} does not answer; try again later", server.origin())))
}

async fn exchange(
    words: Words,
    server: &Server,
    method: Method,
    path: &str,
    cookie: Option<&str>,
    body: Vec<u8>,
) -> Result<Answer, String> {
    let failed = |error: String| format!("{}{path}: {error}", server.origin());
    let stream = stream::connect(server).await?;
    let (mut sender, connection) =
        handshake(TokioIo::new(stream)).await.map_err(|error| failed(error.to_string()))?;
    tokio::spawn(connection);
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header(HOST, server.authority())
        .header(ORIGIN, server.origin())
        .header(CONTENT_TYPE, "application/json");
    if let Some(cookie) = cookie {
        request = request.header(COOKIE, cookie);
    }
    let request =
        request.body(Full::<Bytes>::from(body)).map_err(|error| failed(error.to_string()))?;
    let response = sender.send_request(request).await.map_err(|error| failed(error.to_string()))?;
    let (status, cookie) = (response.status(), session_cookie(&response));
    let body = Limited::new(response.into_body(), LONGEST).collect().await;
    let body = body.map_err(|error| failed(error.to_string()))?;
    let body = body.to_bytes();
    if status.is_success() {
        return Ok(Answer { cookie, body });
    }
    let wrong = serde_json::from_slice::<Wrong>(&body);
    Err(wrong.map_or_else(|_| failed(status.to_string()), |wrong| words.wrong(&wrong)))
}

/// The cookie for the session, as it is sent back: `havana=…`.
fn session_cookie<B>(response: &Response<B>) -> Option<String> {
    let cookies = response.headers().get_all(SET_COOKIE).iter();
    let pairs = cookies.filter_map(|cookie| cookie.to_str().ok()?.split(';').next());
    let mut sessions = pairs.filter(|pair| {
        pair.split_once('=').is_some_and(|(name, _)| name == "havana" || name == "__Host-havana")
    });
    sessions.next().map(str::to_owned)
}
