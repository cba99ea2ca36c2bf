//! A game in memory: a replay of its moves, and what each viewer is told of it. Nothing here
//! waits, draws or looks at a clock by itself.

pub mod clock;
pub mod cursor;
pub mod game;
pub mod room;
pub mod timekeeper;
pub mod turns;
