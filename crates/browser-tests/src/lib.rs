//! What it takes to try *Havana* in a real browser: a server, a Chromium without a window, and
//! somebody who clicks.

mod axe;
mod browsers;
mod chromium;
mod clicker;
mod house;
mod pointing;
pub mod prepared;
pub mod tour;

pub use axe::faults as axe_faults;
pub use browsers::Browsers;
pub use clicker::{Clicker, Step};
pub use house::{DESK, House, PHONE, Size, TABLET};
pub use pointing::clicks_for;
