//! Files that the commands read.

pub(crate) mod decks;
pub(crate) mod records;
