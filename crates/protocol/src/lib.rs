//! The messages between the server of *Havana* and its clients.
//!
//! At a table they exchange frames over a socket ([`ToServer`], [`ToClient`]); everything around
//! the tables (who I am, which tables there are, what was played) goes over HTTP in JSON
//! ([`api`]). Nothing here depends on a socket, so the browser and the server share it.

#![warn(missing_docs)]

pub mod api;
mod day;
mod frame;
mod history;
mod id;
mod refusal;
mod seen;
mod time;
mod to_client;
mod to_server;
mod winners;

pub use day::{Day, NoDay};
pub use frame::{FrameError, MOST_BYTES_FROM_CLIENT, VERSION, decode, encode};
pub use history::History;
pub use id::{Id, NoId};
pub use refusal::CommandRefusal;
pub use seen::Seen;
pub use time::{Millis, Timestamp};
pub use to_client::{Clock, Said, SeatNow, ToClient, Welcome, WhoSits};
pub use to_server::{CommandId, Leaving, Saying, ToServer};
pub use winners::{SeatAtEnd, winners};

/// The name in a record of a player who has deleted their account. Clients show their own words for
/// it. Stored games have it, so it cannot change.
pub const DELETED_NAME: &str = "Somebody";

/// The close code of a socket whose client speaks another version: reload the page. It is
/// understood even if the frames of the other version differ.
pub const CLOSE_RELOAD: u16 = 4000;
/// The close code of a socket that did not read fast enough; reconnect and continue.
pub const CLOSE_TOO_SLOW: u16 = 4001;
/// The close code of a socket that exceeded a limit or sent a malformed message.
pub const CLOSE_NONSENSE: u16 = 4002;
/// The close code of a socket whose session or invitation has ended: signed out, password changed,
/// account deleted, or link replaced. Check who you are before you reconnect.
pub const CLOSE_SIGNED_OUT: u16 = 4003;
/// The close code of a socket that made room for another: the player has opened too many, or the
/// server is full. Do not reconnect automatically.
pub const CLOSE_CROWDED: u16 = 4004;
/// The close code of a socket whose server stops; reconnect and continue.
pub const CLOSE_GOING: u16 = 1001;
