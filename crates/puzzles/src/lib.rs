//! Puzzles: positions from games of strong bots in which one decision is clearly best.
//!
//! [`puzzles_of_game`] plays a game and finds them. A [`Puzzle`] is the game up to the decision,
//! as its player knew it, and what each decision is worth. A [`Collection`] is the file of many,
//! and remembers which games were searched. [`Listed`] reads only what is needed to choose the
//! next one, for players whose own [`Standing`] it should match.
//!
//! `docs/study.md` explains how they are found.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts here are far below the limit, and ratings are positive"
)]

mod collection;
mod confirm;
mod contrast;
mod difficulty;
mod find;
mod kind;
mod listed;
mod packed;
mod puzzle;
mod standing;

pub use collection::{Collection, CollectionWrong};
pub use confirm::{Check, GAP, confirm};
pub use contrast::Contrast;
pub use difficulty::{BOTS, rating};
pub use find::puzzles_of_game;
pub use kind::Kind;
pub use listed::{Listed, next};
pub use puzzle::{Puzzle, PuzzleWrong, Valued};
pub use standing::Standing;
