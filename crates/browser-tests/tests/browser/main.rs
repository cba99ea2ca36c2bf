//! *Havana* in a real browser: whole games by clicks and by keys, and all that surrounds them.

mod access;
mod games;
mod lesson;
mod memory;
mod pictures;
mod same_record;

/// Fails a test with what went wrong.
fn fail<T, E: std::fmt::Display>(result: Result<T, E>) -> T {
    result.unwrap_or_else(|error| panic!("{error}"))
}
