//! The course of a game, one file a phase.

pub(crate) mod build;
pub(crate) mod ending;
pub(crate) mod new_card;
pub(crate) mod order;
pub(crate) mod setup;
pub(crate) mod supplies;
pub(crate) mod turn;

/// Whether something is finished, or an input is needed first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Progress {
    /// Finished: the game continues.
    Done,
    /// The game waits, or it is over.
    Waiting,
}
