//! Sockets: who may open one, and to what.

mod connection;
pub(crate) mod limit;
pub(crate) mod origin;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, routing};
use havana_protocol::api::Wrong;
use havana_protocol::{Id, MOST_BYTES_FROM_CLIENT};
use havana_rules::Viewer;
use havana_store::{Player, Table};
use serde::Deserialize;

use crate::http;
use crate::node::{NoGame, Node};

/// Buffers of a socket, in bytes. The usual ones of 128 KiB would be most of the memory.
const READ_BUFFER: usize = 1024;
/// Everything is written at once, so nothing is gathered.
const WRITE_BUFFER: usize = 0;
/// The largest frame that may wait to be written: a whole game fits several times.
const MOST_WAITING: usize = 256 * 1024;

/// The way to a game's socket.
pub(crate) fn routes() -> Router<Node> {
    Router::new().route("/api/games/{id}/socket", routing::get(open))
}

#[derive(Deserialize)]
struct Asked {
    invite: Option<String>,
}

async fn open(
    State(node): State<Node>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    match admit(&node, &id, &asked, &headers).await {
        Ok((live, viewer)) => upgrade
            .max_message_size(MOST_BYTES_FROM_CLIENT)
            .max_frame_size(MOST_BYTES_FROM_CLIENT)
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(WRITE_BUFFER)
            .max_write_buffer_size(MOST_WAITING)
            .on_upgrade(move |socket| connection::run(node, live, viewer, socket)),
        Err(refusal) => refusal.into_response(),
    }
}

/// Why somebody may not open a socket.
enum Refusal {
    Origin,
    NoGame,
    Waiting,
    NotForYou,
    Full,
    Store(String),
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let (status, code, message) = match self {
            Refusal::Origin => (
                StatusCode::FORBIDDEN,
                "foreign-origin",
                "only a page of this server may open a socket; the host sets --public-url",
            ),
            Refusal::NoGame => (StatusCode::NOT_FOUND, "no-such-game", "there is no such game"),
            Refusal::Waiting => (
                StatusCode::CONFLICT,
                "not-begun",
                "the game has not begun; wait until every seat is taken",
            ),
            Refusal::NotForYou => (
                StatusCode::FORBIDDEN,
                "not-for-you",
                "only those who play may see this game; ask them for an invitation",
            ),
            Refusal::Full => (
                StatusCode::SERVICE_UNAVAILABLE,
                "full",
                "this server has as many connections as it takes; come back later",
            ),
            Refusal::Store(why) => {
                tracing::error!(why, "a game cannot be opened");
                (
                    StatusCode::SERVICE_UNAVAILABLE,
                    "store-failed",
                    "the server cannot read this game now; come back later",
                )
            }
        };
        let wrong = Wrong { code: code.to_owned(), message: message.to_owned() };
        (status, Json(wrong)).into_response()
    }
}

impl From<NoGame> for Refusal {
    fn from(no_game: NoGame) -> Refusal {
        match no_game {
            NoGame::Unknown => Refusal::NoGame,
            NoGame::Waiting => Refusal::Waiting,
            NoGame::Store(why) => Refusal::Store(why),
        }
    }
}

async fn admit(
    node: &Node,
    id: &str,
    asked: &Asked,
    headers: &HeaderMap,
) -> Result<(std::sync::Arc<crate::node::Live>, Viewer), Refusal> {
    if !origin::is_ours(headers, node.settings().public_url.as_deref()) {
        return Err(Refusal::Origin);
    }
    if node.metrics().sockets.get() >= node.settings().most_sockets {
        return Err(Refusal::Full);
    }
    let id: Id = id.parse().map_err(|_| Refusal::NoGame)?;
    let who = http::who(node, headers).await.map_err(|error| Refusal::Store(error.to_string()))?;
    let live = node.game(id).await?;
    let viewer = viewer(live.room().table(), who.as_ref(), asked.invite.as_deref());
    viewer.map(|viewer| (live, viewer)).ok_or(Refusal::NotForYou)
}

/// As whom somebody may see a game, if at all: players always, others where it is allowed and
/// the game is public or they have its link.
fn viewer(table: &Table, who: Option<&Player>, invite: Option<&str>) -> Option<Viewer> {
    if let Some(seat) = who.and_then(|player| table.seat_of(player.id)) {
        return Some(Viewer::Seat(seat.seat));
    }
    let invited = invite.is_some_and(|invite| invite == table.invite);
    (table.spectators && (table.public || invited)).then_some(Viewer::Spectator)
}
