//! The game being played, as the page follows it.

mod deciding;
mod desk;
mod exhibition;
mod log;
mod notice;
mod pace;
mod show;

#[cfg(feature = "online")]
pub(crate) use desk::Source;
pub(crate) use desk::{Desk, Doing};
pub(crate) use log::Log;
pub(crate) use notice::Notice;
