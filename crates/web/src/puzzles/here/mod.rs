//! Puzzles, in the program that has them.

mod marks;
mod page;
mod panel;
mod progress;

pub(crate) use page::{judge, page};
pub(crate) use panel::panel;
