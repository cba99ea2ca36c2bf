//! What is asked for over HTTP.

use axum::Router;

use crate::node::Node;

/// All paths of the API but the socket's.
pub(crate) fn routes() -> Router<Node> {
    Router::new()
}
