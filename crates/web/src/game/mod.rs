//! The game being played, as the page follows it.

mod controller;
mod current;
mod day_try;
mod deciding;
mod driver;
mod log;
mod spots;
mod warning;

pub(crate) use controller::GameController;
pub(crate) use current::{current, open};
pub(crate) use day_try::DayTry;
#[cfg(feature = "online")]
pub(crate) use day_try::TryKind;
pub(crate) use log::Log;
pub(crate) use spots::SpotState;
