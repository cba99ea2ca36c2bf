//! What a request carries: who asks, what about, and with which parameters.

use core::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use axum::body::to_bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use havana_protocol::Id;
use havana_rules::components::deck_file;
use havana_store::User;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::who;
use super::wrong::Refused;
use crate::node::Node;
use crate::peer::Peer;
use crate::places::ConnectionHandle;

/// The longest body, in bytes.
const LONGEST: usize = 16 * 1024;
/// The longest body that may hold a deck. JSON writes some characters longer than they are.
const LONGEST_WITH_DECK: usize = LONGEST + 2 * deck_file::LONGEST;

/// How long a body may take to arrive.
const PATIENCE: Duration = Duration::from_secs(10);

/// A body in JSON.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Node> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, _: &Node) -> Result<Body<T>, Refused> {
        read(request, LONGEST).await.map(Body)
    }
}

/// A body in JSON that may hold a deck.
pub(super) struct LongBody<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Node> for LongBody<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, _: &Node) -> Result<LongBody<T>, Refused> {
        read(request, LONGEST_WITH_DECK).await.map(LongBody)
    }
}

async fn read<T: DeserializeOwned>(request: Request, longest: usize) -> Result<T, Refused> {
    if !says_json(request.headers()) {
        return Err(Refused::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "not-json",
            "send JSON with Content-Type: application/json",
        ));
    }
    let body = timeout(PATIENCE, to_bytes(request.into_body(), longest));
    let bytes = body.await.map_err(|_| Refused::too_slow())?.map_err(|_| {
        let says = format!("the body is cut off, or longer than {longest} bytes");
        Refused::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", says)
    })?;
    serde_json::from_slice(&bytes).map_err(|error| {
        let says = format!("the body does not have the expected form: {error}");
        Refused::new(StatusCode::BAD_REQUEST, "bad-json", says)
    })
}

fn says_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// Who asks; without a cookie of ours the request is refused.
pub(super) struct Me(pub(super) User);

impl FromRequestParts<Node> for Me {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, node: &Node) -> Result<Me, Refused> {
        known(node, parts).await?.map(Me).ok_or_else(Refused::sign_in)
    }
}

/// Who asks, if they are signed in.
pub(super) struct Anyone(pub(super) Option<User>);

impl FromRequestParts<Node> for Anyone {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, node: &Node) -> Result<Anyone, Refused> {
        Ok(Anyone(known(node, parts).await?))
    }
}

/// Who asks; the connection of a player outlives those of strangers when places are scarce.
async fn known(node: &Node, parts: &Parts) -> Result<Option<User>, Refused> {
    let player = who(node, &parts.headers).await?;
    if let (Some(_), Some(line)) = (&player, parts.extensions.get::<ConnectionHandle>()) {
        line.mark_player();
    }
    Ok(player)
}

/// Where a request comes from; nowhere in tests that have no connection.
pub(super) struct RemotePeer(pub(super) Peer);

impl FromRequestParts<Node> for RemotePeer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Node) -> Result<RemotePeer, Infallible> {
        let nowhere = Peer(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        Ok(RemotePeer(parts.extensions.get().copied().unwrap_or(nowhere)))
    }
}

/// The number in a path, and the invitation that may come with it.
pub(super) struct Named {
    pub(super) id: Id,
    pub(super) invite: Option<String>,
}

#[derive(Deserialize)]
struct Invitation {
    invite: Option<String>,
}

impl FromRequestParts<Node> for Named {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, node: &Node) -> Result<Named, Refused> {
        let Path(id) = Path::<String>::from_request_parts(parts, node)
            .await
            .map_err(|_| Refused::no_game())?;
        let id = id.parse().map_err(|_| Refused::no_game())?;
        let Params(Invitation { invite }) = Params::from_request_parts(parts, node).await?;
        Ok(Named { id, invite })
    }
}

/// The query after the question mark; an unreadable one is refused in our form.
pub(super) struct Params<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Node> for Params<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, node: &Node) -> Result<Params<T>, Refused> {
        match Query::from_request_parts(parts, node).await {
            Ok(Query(params)) => Ok(Params(params)),
            Err(error) => {
                let says = format!("the query after the ? cannot be read: {}", error.body_text());
                Err(Refused::new(StatusCode::BAD_REQUEST, "bad-query", says))
            }
        }
    }
}
