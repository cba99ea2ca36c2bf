//! *Havana* in the browser: the table, the pages, and the bots in the background.
//!
//! The same program runs twice: as the page, and in a worker where bots think.

mod app;
mod art;
mod browser;
mod decide;
mod failure;
mod files;
mod game;
mod keys;
mod lesson;
mod motion;
mod net;
mod pages;
mod part;
mod settings;
mod sound;
mod store;
mod table;
mod text;
mod thinker;
mod worker;

fn main() {
    failure::watch();
    match worker::scope() {
        Some(scope) => worker::serve(&scope),
        None => app::open(),
    }
}
