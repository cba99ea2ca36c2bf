//! Servers as programs: killed, restarted, crowded, and compared with what they promised.

mod admin;
mod common;
mod crowds;
mod disk;
mod kill;
mod play;
mod postgres;
mod sessions;
#[cfg(target_os = "linux")]
mod soak;
mod sockets;
#[cfg(target_os = "linux")]
mod time;
