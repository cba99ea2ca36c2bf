//! What the server writes about itself: what happened to which game, never what is secret.

use tracing_subscriber::EnvFilter;

/// Begins to write logs to the standard error; `RUST_LOG` says which.
pub fn start(json: bool) {
    let filter = EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn,hyper=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second start, as in tests, changes nothing.
    let _ = if json { log.json().try_init() } else { log.try_init() };
}
