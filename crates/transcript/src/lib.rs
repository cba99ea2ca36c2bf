//! Games told in plain English and drawn in letters, for terminals, logs and Python.

pub mod board;
pub mod moment;
pub mod names;
pub mod style;
pub mod text;

pub use havana_words::english as words;
