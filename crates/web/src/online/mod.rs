//! A game at a table on a server: its connection, who is there, and what they say.
//!
//! The client is built twice. Most visitors play at one screen, and their program is a quarter
//! smaller without all this and without replays; a visitor to such a page is redirected to the other one
//! (`pages/away.rs`).

#[cfg(not(feature = "online"))]
mod away;
#[cfg(feature = "online")]
mod here;

#[cfg(not(feature = "online"))]
pub(crate) use away::*;
#[cfg(feature = "online")]
pub(crate) use here::*;
