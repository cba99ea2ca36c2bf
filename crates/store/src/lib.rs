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
#[cfg(feature = "testing")]
mod fault;
mod finish;
mod front;
mod hints;
mod ids;
mod location;
mod migrate;
#[cfg(feature = "testing")]
mod model;
mod moves;
mod open;
mod operation;
mod players;
mod progress;
mod push;
mod rated;
mod rating;
pub mod retention;
mod seats;
mod sessions;
mod shared;
mod sql;
mod stand_ins;
mod stats;
mod table;
mod tables;
#[cfg(feature = "testing")]
pub mod testing;
mod token;
mod unrated;
mod writer;

pub use check::{Checked, Damage};
pub use days::{DayBegun, DayKept, DaySeed, DayTry};
pub use delete::Deleted;
pub use downtime::{Beat, Downtime, LONGEST_BEAT, SHORTEST_SLEEP};
pub use error::Error;
#[cfg(feature = "testing")]
pub use fault::{Fault, Faults};
pub use finish::SeatEnd;
pub use front::Store;
pub use hints::{Hint, Hints};
pub use location::Location;
#[cfg(feature = "testing")]
pub use model::{Call, Change, Data, Model, StoreLink, Trip, Witness};
pub use moves::{LogPosition, Move};
pub use operation::Operation;
pub use players::{AccountOutcome, Login, User};
pub use push::MOST_PUSH_TARGETS;
pub use rated::{MOST_RATED, REPEAT};
pub use rating::{LEAST_RANKED, RatingKind, Standing};
pub use seats::{Freed, Taken};
pub use shared::LONGEST_SHARED;
pub use stats::Stats;
pub use table::{NewTable, SeatHolder, SeatKept, Table};
pub use tables::DeckCount;
pub use token::TokenHash;
pub use unrated::Unrated;
pub use writer::{After, Appended, NewMove};
