//! What every request passes, and what is answered where nothing else is.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::HttpState;
use super::limits::{LimitKey, LimitKind};
use super::wrong::Refused;
use crate::edge::NotDone;
use crate::node::Node;
use crate::origin;
use crate::peer::Peer;

/// Counts a request and looks where it comes from; then lets it through.
pub(super) async fn watch(
    State(node): State<Node>,
    Extension(state): Extension<Arc<HttpState>>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match admit(&node, &state, &request) {
        // A change continues after its client disconnects: hyper would drop it between two steps.
        Ok(()) if changes(&request) => match node.change(next.run(request)).await {
            Ok(response) => response,
            Err(NotDone::Busy) => Refused::busy().into_response(),
            Err(NotDone::Fault) => Refused::fault().into_response(),
        },
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    // What is answered here is about one person or one moment.
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn admit(node: &Node, state: &HttpState, request: &Request) -> Result<(), Refused> {
    let peer = request.extensions().get::<Peer>().copied();
    let changes = changes(request);
    if let Some(peer) = peer {
        state.limits.take(LimitKind::Any, LimitKey::address(peer))?;
        if changes {
            state.limits.take(LimitKind::Change, LimitKey::address(peer))?;
        }
    }
    if changes && !origin::is_ours(request.headers(), node.settings().public_url.as_deref()) {
        return Err(Refused::new(
            StatusCode::FORBIDDEN,
            "foreign-origin",
            "only a page of this server may change something; the Origin header must say so",
        ));
    }
    Ok(())
}

fn changes(request: &Request) -> bool {
    request.method() != Method::GET && request.method() != Method::HEAD
}

pub(super) async fn no_such_path() -> Refused {
    Refused::new(StatusCode::NOT_FOUND, "no-such-path", "there is nothing at this path")
}

pub(super) async fn wrong_method() -> Refused {
    Refused::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "wrong-method",
        "this path does not support this method",
    )
}
