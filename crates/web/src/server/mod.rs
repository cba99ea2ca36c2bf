//! The server that the page came from: whether it offers online play, who we are there, and
//! requests to it.

#[cfg(feature = "online")]
pub(crate) mod api;
#[cfg(not(feature = "online"))]
mod away;
#[cfg(feature = "online")]
mod status;

use std::cell::OnceCell;

#[cfg(not(feature = "online"))]
use away::ServerStatus;
#[cfg(feature = "online")]
use status::ServerStatus;

use crate::app::lasting;

thread_local! {
    static SERVER: OnceCell<ServerStatus> = const { OnceCell::new() };
}

/// What is known of the server.
pub(crate) fn server() -> ServerStatus {
    SERVER.with(|server| *server.get_or_init(|| lasting(ServerStatus::new)))
}
