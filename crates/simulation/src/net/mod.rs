//! Connections between clients and nodes: streams of bytes in memory that are late, stall, hang
//! and break at any byte.

mod link;
mod pipe;

pub(crate) use link::{End, Link, link};
pub(crate) use pipe::{Manner, Mishap};
