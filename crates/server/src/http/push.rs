//! Messages to my browser when it is my turn.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use havana_protocol::api::{PushKey, PushTarget};

use super::asked::{Body, Me};
use super::cookie::Token;
use super::wrong::Refused;
use crate::node::Node;

pub(super) async fn key(
    State(node): State<Node>,
    headers: HeaderMap,
) -> Result<Json<PushKey>, Refused> {
    let push = node.push().await?.ok_or_else(no_push)?;
    let on = match token(&node, &headers) {
        Some(token) => node.store().has_push(&token.hash()).await?,
        None => false,
    };
    Ok(Json(PushKey { key: push.public_key(), on }))
}

pub(super) async fn begin(
    State(node): State<Node>,
    Me(_): Me,
    headers: HeaderMap,
    Body(target): Body<PushTarget>,
) -> Result<StatusCode, Refused> {
    let push = node.push().await?.ok_or_else(no_push)?;
    push.check(&target).map_err(|why| Refused::bad("bad-push", why))?;
    let token = token(&node, &headers).ok_or_else(Refused::sign_in)?;
    if !node.store().add_push(&token.hash(), &target, node.now()).await? {
        return Err(Refused::sign_in());
    }
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn end(
    State(node): State<Node>,
    Me(_): Me,
    headers: HeaderMap,
) -> Result<StatusCode, Refused> {
    if let Some(token) = token(&node, &headers) {
        node.store().end_push(&token.hash()).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

fn token(node: &Node, headers: &HeaderMap) -> Option<Token> {
    Token::of(headers, node.settings().public_url.as_deref())
}

fn no_push() -> Refused {
    Refused::new(StatusCode::NOT_FOUND, "no-push", "this server sends no notifications")
}
