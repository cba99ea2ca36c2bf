//! Puzzles, in the program that has them.

mod active;
mod marks;
mod panel;
mod progress;

pub(crate) use active::{close, open};
pub(crate) use panel::panel;
