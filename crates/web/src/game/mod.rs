//! The game being played, as the page follows it.

mod deciding;
mod desk;
mod driver;
mod log;

pub(crate) use desk::Desk;
pub(crate) use log::Log;
