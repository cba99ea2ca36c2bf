//! One game of Havana being played: a [`Table`] with its dice and its record, and what can be
//! done with a [`Record`] afterwards: write it, read it, step through it.

#![warn(missing_docs)]

pub mod chance;
mod deal;
mod dice;
mod drive;
pub mod record;
mod replay;
mod seed;
pub mod selfplay;
mod table;
mod undo;

pub use deal::{Deal, DrawCounts, NotOfDeal};
pub use dice::{Dice, DiceError, DrawList};
pub use drive::next_input;
pub use record::{EncodedHeader, Header, Record, RecordError};
pub use replay::{Moment, Replay};
pub use seed::{Purpose, Seed};
pub use table::{Refused, Seq, Table};
pub use undo::NoUndo;
