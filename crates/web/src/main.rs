//! *Havana* in the browser: the table and the pages.

#![cfg_attr(
    not(feature = "online"),
    allow(dead_code, reason = "some of it is there for online play and replays alone")
)]
#![allow(
    clippy::large_types_passed_by_value,
    reason = "a controller is a handful of handles, and every closure of a page takes its own copy"
)]

mod app;
mod art;
mod browser;
mod decide;
mod drag;
mod failure;
mod files;
mod game;
mod hover;
mod keys;
mod lesson;
mod motion;
mod net;
mod online;
mod pages;
mod part;
mod preferences;
mod puzzles;
mod route;
mod server;
mod settings;
mod sound;
mod start;
mod store;
mod study;
mod table;
mod text;
mod thinker;
mod tutor;

fn main() {
    failure::watch();
    start::open();
}
