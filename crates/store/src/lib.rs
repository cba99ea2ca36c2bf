//! Where the server keeps games and players: SQLite in one file, or PostgreSQL for several nodes.
//!
//! A [`Store`] is a handle to either; every SQL text stands once and is understood by both. The
//! truth about a game is its list of moves ([`Store::append`], [`Store::moves`]): a state is
//! replayed from them. A move is stored when its append is answered, not before.

mod backup;
mod begin;
mod chain;
mod chat;
mod check;
mod days;
mod db;
mod delete;
mod directory;
mod downtime;
mod error;
mod finish;
mod hints;
mod ids;
mod location;
mod migrate;
mod moves;
mod open;
mod players;
mod progress;
mod push;
mod rated;
mod rating;
pub mod retention;
mod seats;
mod sessions;
mod shared;
#[cfg(feature = "testing")]
mod simulation;
mod stand_ins;
mod stats;
mod store;
mod table;
mod tables;
#[cfg(feature = "testing")]
pub mod testing;
mod token;
mod unrated;
mod writer;

pub use check::{Checked, Damage};
pub use days::{DayBegun, DayKept, DaySeed, DayTry};
#[cfg(feature = "testing")]
pub use db::{Call, Change, Data, Fault, Lie, Simulated, StoreLink, Trip, Witness};
pub use delete::Deleted;
pub use downtime::{Beat, Downtime, LONGEST_BEAT, SHORTEST_SLEEP};
pub use error::Error;
pub use finish::SeatEnd;
pub use hints::{Hint, Hints};
pub use location::Location;
pub use moves::{LogPosition, Move};
pub use players::{AccountOutcome, Login, User};
pub use push::MOST_PUSH_TARGETS;
pub use rated::{MOST_RATED, REPEAT};
pub use rating::{LEAST_RANKED, RatingKind, Standing};
pub use seats::{Freed, Taken};
pub use shared::LONGEST_SHARED;
pub use stats::Stats;
pub use store::Store;
pub use table::{NewTable, SeatHolder, SeatKept, Table};
pub use tables::DeckCount;
pub use token::TokenHash;
pub use unrated::Unrated;
pub use writer::{After, Appended, NewMove};
