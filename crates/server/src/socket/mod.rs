//! Sockets: who may open one, and to what.

mod connection;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Router, routing};
use havana_protocol::{Id, MOST_BYTES_FROM_CLIENT};
use havana_rules::Viewer;
use havana_store::Table;
use serde::Deserialize;

use crate::http::{self, HttpState, Refused};
use crate::node::{Live, Node};
use crate::origin;
use crate::peer::Peer;
use crate::registry::{NoPlace, Ticket, Visitor};

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
    Extension(state): Extension<Arc<HttpState>>,
    peer: Option<Extension<Peer>>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    // A test without a connection comes from nowhere.
    let peer = peer.map_or(Peer(IpAddr::V4(Ipv4Addr::UNSPECIFIED)), |Extension(peer)| peer);
    match admit(&node, &state, peer, &id, &asked, &headers).await {
        Ok(Admitted { live, viewer, ticket }) => upgrade
            .max_message_size(MOST_BYTES_FROM_CLIENT)
            .max_frame_size(MOST_BYTES_FROM_CLIENT)
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(WRITE_BUFFER)
            .max_write_buffer_size(MOST_WAITING)
            .on_upgrade(async move |socket| {
                node.clone().spawn(connection::run(node, live, viewer, ticket, socket));
            }),
        Err(refused) => refused.into_response(),
    }
}

/// A viewer who may open a socket.
struct Admitted {
    live: Arc<Live>,
    viewer: Viewer,
    ticket: Ticket,
}

async fn admit(
    node: &Node,
    state: &HttpState,
    peer: Peer,
    id: &str,
    asked: &Asked,
    headers: &HeaderMap,
) -> Result<Admitted, Refused> {
    if !origin::is_ours(headers, node.settings().public_url.as_deref()) {
        return Err(Refused::new(
            StatusCode::FORBIDDEN,
            "foreign-origin",
            "only a page of this server may open a socket; the host sets --public-url",
        ));
    }
    let id: Id = id.parse().map_err(|_| Refused::no_game())?;
    let session = http::session(node, headers).await?;
    state.count_socket(peer, session.map(|(player, _)| player))?;
    // Only a game that may be seen is brought into memory.
    let table = node.store().table(id).await?.ok_or_else(Refused::no_game)?;
    let seen = viewer(&table, session.map(|(player, _)| player), asked.invite.as_deref());
    let (viewer, invited) = seen.ok_or_else(Refused::not_for_you)?;
    let seated = viewer != Viewer::Spectator;
    let visitor = Visitor { block: peer.block(), game: id, session, seated, invited };
    let ticket = node.edge().sockets().enter(visitor)?;
    let live = node.game(id).await?;
    Ok(Admitted { live, viewer, ticket })
}

impl From<NoPlace> for Refused {
    fn from(no_place: NoPlace) -> Refused {
        let too_many = |says| Refused::new(StatusCode::TOO_MANY_REQUESTS, "too-many-sockets", says);
        match no_place {
            NoPlace::Full => Refused::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "full",
                "the server has reached its number of sockets; try again later",
            ),
            NoPlace::Address => {
                too_many("too many games are open from your address; close one of them")
            }
            NoPlace::Player => too_many("you have too many games open; close one of them"),
        }
    }
}

/// In which role a person may see a game, if at all, and whether only an invitation allows it:
/// players always, others where it is allowed and the game is public or they have its link.
fn viewer(table: &Table, player: Option<Id>, invite: Option<&str>) -> Option<(Viewer, bool)> {
    if let Some(seat) = player.and_then(|player| table.seat_of(player)) {
        return Some((Viewer::Seat(seat.seat), false));
    }
    let invited = invite.is_some_and(|invite| invite == table.invite);
    let may_watch = table.spectators && (table.public || invited);
    may_watch.then_some((Viewer::Spectator, !table.public))
}
