//! A game on a server, without the socket: what this client knows of it, and what it has to say.
//!
//! An [`OnlineGame`] is at the last event it has heard of. It is fed with messages and answers
//! what changed; a connection may break between any two of them, and the next one continues where
//! the last one stopped. A [`Connection`] owns the game, reconnects, and sends again what was not
//! answered.

mod backoff;
mod clocks;
mod connection;
mod game;
mod heard;
mod output;

pub use backoff::Backoff;
pub use clocks::{Company, time_left};
pub use connection::Connection;
pub use game::{OnlineGame, UnreadableGame};
pub use heard::Heard;
pub use output::{News, Output, Status};
