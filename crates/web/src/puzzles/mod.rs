//! Puzzles: one decision is clearly best, and the player looks for it at the usual table.
//!
//! Only the larger program has them; see `online/mod.rs`.

#[cfg(not(feature = "online"))]
mod away;
#[cfg(feature = "online")]
mod here;

#[cfg(not(feature = "online"))]
pub(crate) use away::*;
#[cfg(feature = "online")]
pub(crate) use here::*;
