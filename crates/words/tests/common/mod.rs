//! What the tests of the words share.

#![allow(dead_code, reason = "each test program uses its own part of this")]

pub(crate) mod games;
pub(crate) mod parts;
