//! What played games say about strength, and how surely.

pub(crate) mod interval;
pub(crate) mod rating;
pub(crate) mod sprt;
