//! The game being played, as the page follows it.

mod deciding;
mod desk;
mod driver;
mod log;
mod notice;

pub(crate) use desk::Desk;
pub(crate) use log::Log;
pub(crate) use notice::sentence;
