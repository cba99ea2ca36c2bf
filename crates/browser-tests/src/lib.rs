//! What it takes to try *Havana* in a real browser: a server, a Chromium without a window, and
//! a player who clicks.

mod axe;
mod browsers;
mod chromium;
mod clicker;
mod cpu;
mod days;
mod fits;
mod fonts;
mod guest;
mod hand;
mod host;
pub mod kinds;
mod lighthouse;
mod pointing;
pub mod prepared;
mod pseudo;
mod puzzling;
mod tab;
mod told;
pub mod tour;

pub use axe::faults as axe_faults;
pub use browsers::Browsers;
pub use clicker::{Clicker, Step};
pub use days::today;
pub use fits::{misfits, whole_game};
pub use fonts::WIDE;
pub use host::Host;
pub use lighthouse::{Lighthouse, Marks};
pub use pointing::clicks_for;
pub use pseudo::{pseudo, pseudo_texts};
pub use puzzling::{PUZZLES, SHIPPED, answer_puzzle, first_puzzle};
pub use tab::{DESK, LAPTOP, LYING, MATRIX, PHONE, SIZES, SMALL, Size, TABLET, Tab, UPRIGHT};

/// Where cargo builds, and where downloaded tools are cached.
pub fn build_folder() -> std::path::PathBuf {
    std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| concat!(env!("CARGO_MANIFEST_DIR"), "/../../target").into(), Into::into)
}
