//! Whether the server is well, for those who watch over it.

use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::{Router, routing};
use tokio::time::timeout;

use crate::node::Node;

/// How long the store may take to say that it is there.
const PATIENCE: Duration = Duration::from_secs(2);

pub(crate) fn routes() -> Router<Node> {
    Router::new()
        .route("/healthz", routing::get(|| async { "ok\n" }))
        .route("/readyz", routing::get(ready))
        .route("/metrics", routing::get(metrics))
}

/// Whether it can serve games: the store answers and it is not about to stop.
async fn ready(State(node): State<Node>) -> Response {
    if *node.stopping().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match timeout(PATIENCE, node.store().ping()).await {
        Ok(Ok(())) => "ready\n".into_response(),
        Ok(Err(error)) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store is slow\n").into_response(),
    }
}

async fn metrics(State(node): State<Node>) -> Response {
    let kind = [(CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, node.metrics().text(node.games_in_memory())).into_response()
}
