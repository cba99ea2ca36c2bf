//! The game being played, as the page follows it.

mod controller;
mod deciding;
mod driver;
mod log;

pub(crate) use controller::GameController;
pub(crate) use log::Log;
