//! Who I am: guests, accounts, sessions.

use havana_protocol::Timestamp;
use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{HeaderName, HeaderValue, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use havana_protocol::api::{Credentials, Me as Myself, NewGuest, NewPassword};
use havana_store::{AccountOutcome, User};

use super::HttpState;
use super::asked::{Body, Me, RemotePeer};
use super::cookie::{self, Token};
use super::limits::{LimitKey, LimitKind};
use super::names;
use super::wrong::Refused;
use crate::node::{Node, STAND_IN};

pub(super) async fn show(
    State(node): State<Node>,
    Me(player): Me,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    // A player who comes back stays known, here and in the browser.
    let public_url = node.settings().public_url.as_deref();
    let Some(token) = Token::of(&headers, public_url) else { return Err(Refused::sign_in()) };
    node.store().prolong_session(&token.hash(), expiry(node.now())).await?;
    let cookie = cookie::set(Some(&token), &headers, public_url);
    Ok((cookie, Json(myself(player))).into_response())
}

pub(super) async fn guest(
    State(node): State<Node>,
    Extension(state): Extension<Arc<HttpState>>,
    RemotePeer(peer): RemotePeer,
    headers: HeaderMap,
    Body(wish): Body<NewGuest>,
) -> Result<Response, Refused> {
    let name = names::clean(&wish.name)?;
    if super::who(&node, &headers).await?.is_some() {
        return Err(Refused::conflict(
            "known-already",
            "you already have a name; change it, or sign out first",
        ));
    }
    state.limits.take(LimitKind::Guest, LimitKey::address(peer))?;
    let player = node.store().new_player(&name, node.now()).await?;
    welcome(&node, player, &headers).await
}

pub(super) async fn rename(
    State(node): State<Node>,
    Me(player): Me,
    Body(wish): Body<NewGuest>,
) -> Result<Json<Myself>, Refused> {
    let name = names::clean(&wish.name)?;
    if !node.store().rename(player.id, &name).await? {
        return Err(Refused::sign_in());
    }
    for game in node.store().running_games_of(player.id).await? {
        node.refresh_table(game).await?;
    }
    Ok(Json(myself(User { name, ..player })))
}

pub(super) async fn account(
    State(node): State<Node>,
    Extension(state): Extension<Arc<HttpState>>,
    Me(player): Me,
    RemotePeer(peer): RemotePeer,
    headers: HeaderMap,
    Body(wish): Body<Credentials>,
) -> Result<Response, Refused> {
    let login = names::login(&wish.login)?.to_owned();
    names::password(&wish.password)?;
    if player.login.is_some() {
        return Err(has_account());
    }
    state.limits.take(LimitKind::Password, LimitKey::address(peer))?;
    state.limits.take(LimitKind::Password, LimitKey::Player(player.id))?;
    let hash = state.passwords.hash(wish.password).await?;
    match node.store().set_account(player.id, &login, &hash).await? {
        AccountOutcome::Made => {
            let device = state.devices.remember(&node, &headers, &login).await?;
            let cookie = renew(&node, &headers).await?;
            let me = Json(myself(User { login: Some(login), ..player }));
            let mut response = (cookie, me).into_response();
            response.headers_mut().append(SET_COOKIE, device);
            Ok(response)
        }
        AccountOutcome::NotAGuest => Err(has_account()),
        AccountOutcome::LoginTaken => {
            Err(Refused::conflict("login-taken", "this login is taken; choose another"))
        }
    }
}

pub(super) async fn password(
    State(node): State<Node>,
    Extension(state): Extension<Arc<HttpState>>,
    Me(player): Me,
    RemotePeer(peer): RemotePeer,
    headers: HeaderMap,
    Body(wish): Body<NewPassword>,
) -> Result<Response, Refused> {
    let Some(login) = &player.login else { return Err(no_account()) };
    names::password(&wish.new)?;
    state.limits.take(LimitKind::Password, LimitKey::address(peer))?;
    state.limits.take(LimitKind::Password, LimitKey::Player(player.id))?;
    let found = node.store().by_login(login).await?;
    let hash = found.map(|found| found.password_hash);
    if names::password(&wish.old).is_err() || !state.passwords.check(wish.old, hash).await? {
        let says = "the old password is not right";
        return Err(Refused::new(StatusCode::UNAUTHORIZED, "wrong-password", says));
    }
    let hash = state.passwords.hash(wish.new).await?;
    let public_url = node.settings().public_url.as_deref();
    let here = Token::of(&headers, public_url).map(|token| token.hash());
    if !node.store().set_password(player.id, &hash, here.as_ref()).await? {
        return Err(no_account());
    }
    // Someone who knew the old password may be signed in elsewhere.
    node.edge().sockets().end_player(player.id, here.as_ref());
    let cookie = renew(&node, &headers).await?;
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

pub(super) async fn sign_in(
    State(node): State<Node>,
    Extension(state): Extension<Arc<HttpState>>,
    RemotePeer(peer): RemotePeer,
    headers: HeaderMap,
    Body(wish): Body<Credentials>,
) -> Result<Response, Refused> {
    state.limits.take(LimitKind::Password, LimitKey::address(peer))?;
    state.limits.take(LimitKind::Password, LimitKey::login_at(&wish.login, peer))?;
    match state.devices.known(&node, &headers, &wish.login).await? {
        Some(device) => state.limits.take(LimitKind::Password, LimitKey::Device(device))?,
        None => state.limits.take(LimitKind::Login, LimitKey::login(&wish.login))?,
    }
    let wrong =
        || Refused::new(StatusCode::UNAUTHORIZED, "wrong-password", "wrong login or password");
    // What could never have been chosen need not be looked up.
    let (Ok(login), Ok(())) = (names::login(&wish.login), names::password(&wish.password)) else {
        return Err(wrong());
    };
    let found = node.store().by_login(login).await?;
    let hash = found.as_ref().map(|found| found.password_hash.clone());
    match (state.passwords.check(wish.password, hash).await?, found) {
        (true, Some(found)) => signed_in(&node, &state, found.player, &headers).await,
        _ => Err(wrong()),
    }
}

pub(super) async fn sign_out(
    State(node): State<Node>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let public_url = node.settings().public_url.as_deref();
    if let Some(token) = Token::of(&headers, public_url) {
        node.store().end_session(&token.hash()).await?;
        node.edge().sockets().end_session(&token.hash());
    }
    Ok(farewell(&node, &headers))
}

pub(super) async fn sign_out_everywhere(
    State(node): State<Node>,
    Me(player): Me,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    node.store().end_sessions(player.id).await?;
    node.edge().sockets().end_player(player.id, None);
    Ok(farewell(&node, &headers))
}

pub(super) async fn delete(
    State(node): State<Node>,
    Me(player): Me,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let deleted = node.store().delete_player(player.id, STAND_IN, node.now()).await?;
    node.edge().sockets().end_player(player.id, None);
    if let Some(deleted) = deleted {
        node.forget(&deleted).await;
    }
    Ok(farewell(&node, &headers))
}

/// A new session, and the cookie that belongs to it.
async fn welcome(node: &Node, player: User, headers: &HeaderMap) -> Result<Response, Refused> {
    let public_url = node.settings().public_url.as_deref();
    let token = Token::fresh(&**node.environment()).ok_or_else(Refused::busy)?;
    // One browser has one session: the one before, if there was one, ends.
    if let Some(before) = Token::of(headers, public_url) {
        node.store().end_session(&before.hash()).await?;
        node.edge().sockets().end_session(&before.hash());
    }
    let now = node.now();
    node.store().new_session(&token.hash(), player.id, now, expiry(now)).await?;
    let cookie = cookie::set(Some(&token), headers, public_url);
    Ok((cookie, Json(myself(player))).into_response())
}

/// A new token for the session that asks: the old one becomes useless.
async fn renew(
    node: &Node,
    headers: &HeaderMap,
) -> Result<[(HeaderName, HeaderValue); 1], Refused> {
    let public_url = node.settings().public_url.as_deref();
    let before = Token::of(headers, public_url).ok_or_else(Refused::sign_in)?;
    let token = Token::fresh(&**node.environment()).ok_or_else(Refused::busy)?;
    let now = node.now();
    if !node.store().renew_session(&before.hash(), &token.hash(), now, expiry(now)).await? {
        return Err(Refused::sign_in());
    }
    node.edge().sockets().renew(&before.hash(), &token.hash());
    Ok(cookie::set(Some(&token), headers, public_url))
}

/// A new session for a player with an account, whose browser is remembered.
async fn signed_in(
    node: &Node,
    state: &HttpState,
    player: User,
    headers: &HeaderMap,
) -> Result<Response, Refused> {
    let login = player.login.clone().unwrap_or_default();
    let device = state.devices.remember(node, headers, &login).await?;
    let mut response = welcome(node, player, headers).await?;
    response.headers_mut().append(SET_COOKIE, device);
    Ok(response)
}

fn farewell(node: &Node, headers: &HeaderMap) -> Response {
    let cookie = cookie::set(None, headers, node.settings().public_url.as_deref());
    (StatusCode::NO_CONTENT, cookie).into_response()
}

fn expiry(now: Timestamp) -> Timestamp {
    now + cookie::LASTS
}

fn no_account() -> Refused {
    Refused::conflict("no-account", "a guest has no password; create an account first")
}

fn has_account() -> Refused {
    Refused::conflict("has-account", "you already have an account")
}

fn myself(player: User) -> Myself {
    Myself { id: player.id, name: player.name, login: player.login }
}
