//! Analyses of whole games.

#![allow(clippy::cast_precision_loss, reason = "counts here are far below the limit")]

mod adds_up;
mod common;
mod luck;
mod progress;
mod strength;
