//! Serves *Havana* to browsers: the client, the games people play together, and all that belongs
//! to them, from one binary.

mod bucket;
mod bundle;
mod edge;
pub mod environment;
pub mod files;
mod headers;
mod health;
mod http;
mod listen;
pub mod live;
pub mod log;
pub mod metrics;
mod negotiate;
pub mod node;
mod origin;
mod peer;
mod places;
pub mod program;
mod progress;
mod push;
mod record_header;
mod registry;
mod serve;
pub mod settings;
mod socket;
mod visible;

use axum::{Extension, Router, middleware};
use havana_protocol::Timestamp;
use tokio::sync::watch;

use environment::{Environment as _, Machine};
use node::Node;

pub use bundle::{is_built, largest_file};
pub use listen::{USUAL_PORT, bind};
pub use peer::Peer;
pub use push::Reach;
pub use serve::{serve, serve_connection};

/// Everything the server answers.
pub fn app(node: Node) -> Router {
    Router::new()
        .merge(socket::routes())
        .merge(http::routes(&node))
        .layer(Extension(http::HttpState::new(&node)))
        .merge(health::routes())
        .fallback(bundle::file)
        .layer(middleware::from_fn_with_state(node.clone(), headers::around))
        .with_state(node)
}

/// Waits until what is watched becomes true, or nobody can change it any more.
pub async fn until_true(watched: &mut watch::Receiver<bool>) {
    let _ = watched.wait_for(|truth| *truth).await;
}

/// The machine's time.
pub fn now() -> Timestamp {
    Machine.now()
}
