//! What was skill and what was luck in a game of *Havana*, and what to play instead.
//!
//! A [`Study`] divides a finished game into parts, one for each decision and each draw. A part is
//! worked on by itself ([`Study::find`]), on any thread and in any order, and depends on nothing
//! but the record and the [`Effort`]; [`Progress`] does one part after another where there is only
//! one thread. What was found becomes an [`Analysis`]: what every decision lost, what every draw
//! brought, and for each player an [`Account`] that adds up exactly.
//!
//! `docs/study.md` explains the method and its limits.

#![allow(clippy::cast_precision_loss, reason = "counts here are far below the limit")]

mod account;
mod analysis;
mod continuation;
mod determinize;
mod effort;
mod evaluation;
mod grade;
mod marks;
mod moments;
mod outcomes;
mod share;
mod stake;
mod step;
mod stored;
mod study;
mod tally;
mod weighing;

pub use account::Account;
pub use analysis::Analysis;
pub use continuation::continuation;
pub use determinize::determinize;
pub use effort::{Effort, NotASearch};
pub use grade::Grade;
pub use marks::{Mark, MarkKind};
pub use moments::{Moment, MomentKind};
pub use share::{Share, Shares};
pub use stake::stake;
pub use step::{Step, StepKind};
pub use stored::NotStored;
pub use study::{Finding, Progress, Study, Unfinished};
pub use tally::{Mean, Tally};
pub use weighing::{Alternative, Weighing, weigh};
