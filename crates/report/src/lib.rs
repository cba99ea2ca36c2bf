//! What the game is like: many games, summed up and drawn on one page for people who care about
//! how a game behaves.
//!
//! A [`Witness`] listens to a game and leaves a [`GameNote`]; [`Figures`] are what the notes of
//! many games amount to, as data; [`page::write`] draws them as one HTML file that needs no other.

#![allow(clippy::cast_precision_loss, reason = "counts here are far below the limit")]

mod draw;
pub mod figures;
pub mod page;
mod play;
pub mod witness;
mod words;

pub use figures::Figures;
pub use page::About;
pub use play::{Gathered, NotPlayed, Series, gather, note_of};
pub use witness::{GameNote, Witness};
