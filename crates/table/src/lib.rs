//! One game of Havana being played.

pub mod chance;
pub mod selfplay;
