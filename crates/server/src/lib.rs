//! Serves *Havana* to browsers: the client, the games people play together, and all that belongs
//! to them, from one binary.

mod bundle;
pub mod files;
mod headers;
mod health;
mod http;
mod listen;
pub mod live;
pub mod log;
pub mod metrics;
pub mod node;
mod peer;
pub mod program;
mod push;
mod serve;
pub mod settings;
mod socket;

use std::time::SystemTime;

use axum::Router;
use tokio::sync::watch;

use node::Node;

pub use bundle::is_built;
pub use listen::{USUAL_PORT, bind};
pub use peer::Peer;
pub use push::Reach;
pub use serve::serve;

/// Everything the server answers.
pub fn app(node: Node) -> Router {
    Router::new()
        .merge(socket::routes())
        .merge(http::routes(&node))
        .merge(health::routes())
        .fallback(bundle::file)
        .with_state(node)
}

/// Waits until what is watched becomes true, or nobody can change it any more.
pub async fn until_true(watched: &mut watch::Receiver<bool>) {
    let _ = watched.wait_for(|truth| *truth).await;
}

/// The time, in milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
