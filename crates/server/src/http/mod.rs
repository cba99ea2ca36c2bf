//! What is asked for over HTTP.

use axum::Router;
use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use havana_store::{Error, Player};
use sha2::{Digest, Sha256};

use crate::node::Node;
use crate::now;

/// All paths of the API but the socket's.
pub(crate) fn routes() -> Router<Node> {
    Router::new()
}

/// Whose cookie a request carries.
pub(crate) async fn who(node: &Node, headers: &HeaderMap) -> Result<Option<Player>, Error> {
    let cookie = headers.get(COOKIE).and_then(|cookie| cookie.to_str().ok()).unwrap_or_default();
    let text = cookie.strip_prefix("havana=").unwrap_or_default().as_bytes();
    let digits = text.iter().filter_map(|&digit| char::from(digit).to_digit(16));
    let digits: Vec<u8> = digits.map(|digit| digit as u8).collect();
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    node.store().session(&Sha256::digest(bytes).into(), now()).await
}
