//! Games of the search, written as samples that a network learns from.
//!
//! A [`Series`] says who plays; [`write()`] plays it on any number of threads into a folder, in
//! chunks of games. A chunk is written whole or not at all, so a stopped run continues where it
//! was. `docs/learning.md` describes the files; `python/training` reads them.

mod chunk;
mod play;
mod sample;
mod write;

pub use play::Series;
pub use sample::{MOST_CANDIDATES, PolicySample, Samples, ValueSample};
pub use write::{Progress, WriteWrong, write};
