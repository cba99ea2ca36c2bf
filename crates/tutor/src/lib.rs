//! Analyses games and tells what it found, for the client in the browser.
//!
//! The search, the method and the sentences about them are larger than what a player needs to
//! play, so they are a program of their own in a worker of its own, loaded when a player asks for
//! them. What it tells is written as HTML here: the page inserts it and need not know what it says.

#![allow(clippy::cast_precision_loss, reason = "counts here are far below the limit")]
#![allow(
    clippy::format_collect,
    clippy::format_push_string,
    reason = "a page is written once, and reads more easily in the order of its parts"
)]

mod chart;
mod exchange;
mod notes;
mod page;
mod reader;
mod speech;
mod spots;

pub use exchange::{Question, WorkStep, answer};
pub use page::page;
pub use reader::{Accuracy, Reader};
pub use speech::Speech;
