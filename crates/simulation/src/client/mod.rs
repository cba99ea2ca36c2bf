//! Clients: people who come, sit down, play, talk, leave and come back, over the real protocol.

mod at_table;
mod day;
mod errand;
mod http;
mod person;
mod socket;

pub(crate) use errand::errands;
pub(crate) use person::Person;

/// A connection that broke, or never came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Broken(pub(crate) String);

pub(crate) fn broken(error: impl std::fmt::Display) -> Broken {
    Broken(error.to_string())
}
