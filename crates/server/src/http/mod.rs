//! What is asked for over HTTP.

use axum::Router;
use axum::http::HeaderMap;
use havana_store::{Error, Player};

use crate::node::Node;

/// All paths of the API but the socket's.
pub(crate) fn routes() -> Router<Node> {
    Router::new()
}

/// Whose cookie a request carries.
pub(crate) async fn who(_: &Node, _: &HeaderMap) -> Result<Option<Player>, Error> {
    Ok(None)
}
