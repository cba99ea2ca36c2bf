//! Who I am: guests, accounts, sessions.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use havana_protocol::api::{Credentials, Me as Myself, NewGuest};
use havana_store::{Account, Player};

use super::Desk;
use super::asked::{Body, From, Me};
use super::cookie::{self, Token};
use super::limits::{Way, Who};
use super::names;
use super::wrong::Refused;
use crate::node::{Node, STAND_IN};
use crate::now;

const SECOND: i64 = 1000;

pub(super) async fn show(
    State(node): State<Node>,
    Me(player): Me,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    // Whoever comes back stays known.
    let public_url = node.settings().public_url.as_deref();
    if let Some(token) = Token::of(&headers, public_url) {
        node.store().prolong_session(&token.hash(), expiry(now())).await?;
    }
    Ok(Json(myself(player)).into_response())
}

pub(super) async fn guest(
    State(node): State<Node>,
    Extension(desk): Extension<Arc<Desk>>,
    From(peer): From,
    headers: HeaderMap,
    Body(wish): Body<NewGuest>,
) -> Result<Response, Refused> {
    let name = names::clean(&wish.name)?;
    if super::who(&node, &headers).await?.is_some() {
        return Err(Refused::conflict(
            "known-already",
            "you have a name already; change it, or sign out first",
        ));
    }
    desk.limits.take(Way::Guest, Who::address(peer))?;
    let player = node.store().new_player(&name, now()).await?;
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
        node.look(game).await?;
    }
    Ok(Json(myself(Player { name, ..player })))
}

pub(super) async fn account(
    State(node): State<Node>,
    Extension(desk): Extension<Arc<Desk>>,
    Me(player): Me,
    From(peer): From,
    Body(wish): Body<Credentials>,
) -> Result<Json<Myself>, Refused> {
    let login = names::login(&wish.login)?.to_owned();
    names::password(&wish.password)?;
    if player.login.is_some() {
        return Err(has_account());
    }
    desk.limits.take(Way::Password, Who::address(peer))?;
    desk.limits.take(Way::Password, Who::Player(player.id))?;
    let hash = desk.passwords.hash(wish.password).await?;
    match node.store().set_account(player.id, &login, &hash).await? {
        Account::Made => Ok(Json(myself(Player { login: Some(login), ..player }))),
        Account::NotAGuest => Err(has_account()),
        Account::LoginTaken => Err(Refused::conflict(
            "login-taken",
            "somebody signs in with this name already; choose another",
        )),
    }
}

pub(super) async fn sign_in(
    State(node): State<Node>,
    Extension(desk): Extension<Arc<Desk>>,
    From(peer): From,
    headers: HeaderMap,
    Body(wish): Body<Credentials>,
) -> Result<Response, Refused> {
    desk.limits.take(Way::Password, Who::address(peer))?;
    desk.limits.take(Way::Password, Who::login(&wish.login))?;
    let wrong = || {
        Refused::new(
            StatusCode::UNAUTHORIZED,
            "wrong-password",
            "the name or the password is not right",
        )
    };
    // What could never have been chosen need not be looked up.
    let (Ok(login), Ok(())) = (names::login(&wish.login), names::password(&wish.password)) else {
        return Err(wrong());
    };
    let found = node.store().by_login(login).await?;
    let hash = found.as_ref().map(|found| found.password_hash.clone());
    match (desk.passwords.check(wish.password, hash).await?, found) {
        (true, Some(found)) => welcome(&node, found.player, &headers).await,
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
    }
    Ok(farewell(&node, &headers))
}

pub(super) async fn sign_out_everywhere(
    State(node): State<Node>,
    Me(player): Me,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    node.store().end_sessions(player.id).await?;
    Ok(farewell(&node, &headers))
}

pub(super) async fn delete(
    State(node): State<Node>,
    Me(player): Me,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    if let Some(deleted) = node.store().delete_player(player.id, STAND_IN, now()).await? {
        for game in deleted.running {
            node.look(game).await?;
        }
    }
    Ok(farewell(&node, &headers))
}

/// A new session, and the cookie that belongs to it.
async fn welcome(node: &Node, player: Player, headers: &HeaderMap) -> Result<Response, Refused> {
    let public_url = node.settings().public_url.as_deref();
    let token = Token::fresh().ok_or_else(Refused::busy)?;
    // One browser has one session: the one before, if there was one, ends.
    if let Some(before) = Token::of(headers, public_url) {
        node.store().end_session(&before.hash()).await?;
    }
    let now = now();
    node.store().new_session(&token.hash(), player.id, now, expiry(now)).await?;
    let cookie = cookie::set(Some(&token), headers, public_url);
    Ok((cookie, Json(myself(player))).into_response())
}

fn farewell(node: &Node, headers: &HeaderMap) -> Response {
    let cookie = cookie::set(None, headers, node.settings().public_url.as_deref());
    (StatusCode::NO_CONTENT, cookie).into_response()
}

fn expiry(now: i64) -> i64 {
    now + cookie::LASTS_SECONDS * SECOND
}

fn has_account() -> Refused {
    Refused::conflict("has-account", "you have an account already")
}

fn myself(player: Player) -> Myself {
    Myself { id: player.id, name: player.name, login: player.login }
}
