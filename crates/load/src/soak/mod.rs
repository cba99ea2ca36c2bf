//! A long run: what a server needs is written down every few seconds, judged and drawn.
#![allow(clippy::cast_precision_loss, reason = "no run counts to 2^53")]

mod chart;
mod judge;
mod sample;

pub use chart::chart;
pub use judge::{Measured, SoakVerdict, TooShort, judge};
pub use sample::{Sample, take};
