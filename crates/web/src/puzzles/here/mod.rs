//! Puzzles, in the program that has them.

mod kept;
mod marks;
mod page;
mod panel;

pub(crate) use page::{judge, page};
pub(crate) use panel::panel;
