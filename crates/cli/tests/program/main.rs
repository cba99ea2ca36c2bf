//! The program as people and scripts use it: arguments in, text, files and exit codes out.

mod analyse;
mod arena;
mod common;
mod deck;
mod play;
mod puzzles;
mod replay;
mod report;
mod secrets;
mod selfplay;
mod simulate;
mod usage;
mod verify;
