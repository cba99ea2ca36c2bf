//! Servers as programs: killed, restarted, crowded, and compared with what they promised.

mod common;
mod disk;
mod kill;
mod postgres;
mod sockets;
