//! The course of a game, one file a phase.

pub(crate) mod build;
pub(crate) mod new_card;
pub(crate) mod order;
pub(crate) mod setup;
pub(crate) mod supplies;
pub(crate) mod turn;
