//! Serves *Havana* to browsers: the client and all that belongs to it lie in this one binary.

mod bundle;
mod headers;
mod listen;

use axum::Router;

pub use bundle::is_built;
pub use listen::{USUAL_PORT, bind};

/// Everything the server answers.
pub fn app() -> Router {
    Router::new().fallback(bundle::file)
}
