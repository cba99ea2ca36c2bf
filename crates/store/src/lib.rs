//! Where the server keeps games and players: SQLite in one file, or PostgreSQL for several nodes.
//!
//! A [`Store`] is a handle to either; every SQL text stands once and is understood by both. The
//! truth about a game is its list of moves ([`Store::append`], [`Store::moves`]): a state is
//! replayed from them. A move is kept when its append is answered, not before.

mod chat;
mod delete;
mod downtime;
mod error;
mod finish;
mod hints;
mod inputs;
mod migrate;
mod moves;
mod open;
mod players;
mod push;
mod rating;
mod row;
mod seats;
mod sessions;
mod store;
mod tables;
mod tend;
#[cfg(feature = "testing")]
pub mod testing;
mod writer;

pub use delete::Deleted;
pub use downtime::{Downtime, LONGEST_BEAT};
pub use error::Error;
pub use finish::SeatEnd;
pub use hints::{Hint, Hints};
pub use inputs::{decode_inputs, encode_inputs};
pub use moves::Move;
pub use open::Place;
pub use players::{Account, Login, Player};
pub use push::MOST_PUSH_TARGETS;
pub use rating::{RatingKind, Standing};
pub use seats::{Freed, Holder, SeatKept, Taken};
pub use sessions::TokenHash;
pub use store::{Kind, Store, fresh_id};
pub use tables::{DeckCount, NewTable, Table};
pub use tend::Stats;
pub use writer::{After, Appended, NewMove};
