//! Serves *Havana* to browsers: the client and all that belongs to it lie in this one binary.

mod bundle;
mod headers;
mod listen;
pub mod live;

use axum::Router;
use tokio::net::TcpListener;

pub use bundle::is_built;
pub use listen::{USUAL_PORT, bind};

/// Serves until Ctrl+C.
pub async fn serve(listener: TcpListener) -> std::io::Result<()> {
    axum::serve(listener, app())
        .with_graceful_shutdown(async {
            let _ = tokio::signal::ctrl_c().await;
        })
        .await
}

/// Everything the server answers.
pub fn app() -> Router {
    Router::new().fallback(bundle::file)
}
