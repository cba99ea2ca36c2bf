//! What is asked for over HTTP: who I am, tables, records, ratings. `docs/api.md` describes it.

mod asked;
mod cookie;
mod day;
mod decks;
mod device;
mod games;
mod guard;
mod info;
mod invite;
mod limits;
mod lobby;
mod me;
mod names;
mod password;
mod people;
mod push;
mod shared;
mod wish;
mod wrong;

use std::sync::Arc;

use axum::http::HeaderMap;
use axum::{Router, middleware, routing};
use havana_protocol::Id;
use havana_store::{Error, TokenHash, User};

use crate::node::Node;
use crate::peer::Peer;
use cookie::Token;
use decks::Decks;
use device::Devices;
use limits::{LimitKey, LimitKind, Limits};
use password::Passwords;
pub(crate) use wrong::Refused;

/// What the handlers share.
pub(crate) struct HttpState {
    limits: Limits,
    passwords: Passwords,
    decks: Decks,
    devices: Devices,
}

impl HttpState {
    pub(crate) fn new(node: &Node) -> Arc<HttpState> {
        Arc::new(HttpState {
            limits: Limits::new(node.settings().without_limits),
            passwords: Passwords::new(Arc::clone(node.environment())),
            decks: Decks::default(),
            devices: Devices::default(),
        })
    }

    /// Counts an opened socket. A player is counted for themselves, so that a crowd at their
    /// address does not keep them from their game.
    pub(crate) fn count_socket(&self, peer: Peer, player: Option<Id>) -> Result<(), Refused> {
        let who = player.map_or_else(|| LimitKey::address(peer), LimitKey::Player);
        self.limits.take(LimitKind::Socket, who)
    }
}

/// All paths of the API but the socket's. They need a [`HttpState`] as an extension.
pub(crate) fn routes(node: &Node) -> Router<Node> {
    Router::new()
        .route("/api/me", routing::get(me::show).put(me::rename).delete(me::delete))
        .route("/api/guest", routing::post(me::guest))
        .route("/api/account", routing::post(me::account))
        .route("/api/account/password", routing::put(me::password))
        .route("/api/session", routing::post(me::sign_in).delete(me::sign_out))
        .route("/api/sessions", routing::delete(me::sign_out_everywhere))
        .route("/api/tables", routing::get(lobby::open).post(lobby::make))
        .route("/api/tables/{id}", routing::get(lobby::show))
        .route("/api/tables/{id}/join", routing::post(lobby::join))
        .route("/api/tables/{id}/leave", routing::post(lobby::leave))
        .route("/api/tables/{id}/start", routing::post(lobby::start))
        .route("/api/tables/{id}/invite", routing::post(lobby::invite))
        .route("/api/quick", routing::post(lobby::quick))
        .route("/api/games", routing::get(games::list))
        .route("/api/games/{id}/again", routing::post(lobby::again))
        .route("/api/games/{id}/record", routing::get(games::record))
        .route("/api/records", routing::get(games::records))
        .route("/api/leaderboard", routing::get(people::leaderboard))
        .route("/api/players/{id}", routing::get(people::profile))
        .route("/api/day", routing::get(day::today).post(day::begin))
        .route("/api/days", routing::get(day::past))
        .route("/api/days/{day}", routing::get(day::show))
        .route("/api/days/{day}/records", routing::get(day::records))
        .route("/api/shared", routing::post(shared::share))
        .route("/api/shared/{id}", routing::get(shared::shared))
        .route("/api/qr", routing::get(invite::code))
        .route("/t/{table}/{invite}", routing::get(invite::page))
        .route("/api/push", routing::get(push::key).post(push::begin).delete(push::end))
        .route("/api", routing::any(guard::no_such_path))
        .route("/api/", routing::any(guard::no_such_path))
        .route("/api/{*path}", routing::any(guard::no_such_path))
        .method_not_allowed_fallback(guard::wrong_method)
        .layer(middleware::from_fn_with_state(node.clone(), guard::watch))
}

/// Whose cookie a request carries.
async fn who(node: &Node, headers: &HeaderMap) -> Result<Option<User>, Error> {
    match Token::of(headers, node.settings().public_url.as_deref()) {
        Some(token) => node.store().session(&token.hash(), node.now()).await,
        None => Ok(None),
    }
}

/// The player whose cookie a request carries, and the session.
pub(crate) async fn session(
    node: &Node,
    headers: &HeaderMap,
) -> Result<Option<(Id, TokenHash)>, Error> {
    let Some(token) = Token::of(headers, node.settings().public_url.as_deref()) else {
        return Ok(None);
    };
    let player = node.store().session(&token.hash(), node.now()).await?;
    Ok(player.map(|player| (player.id, token.hash())))
}
