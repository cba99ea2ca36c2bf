//! Analyses of whole games.

mod adds_up;
mod common;
mod luck;
mod progress;
mod strength;
