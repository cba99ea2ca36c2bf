//! How the game plays: statistics of many games, drawn on one page.
//!
//! A [`Witness`] listens to a game and produces a [`GameNote`]; [`Figures`] are computed from the
//! notes of many games; [`page::write`] draws them as one self-contained HTML file.

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
