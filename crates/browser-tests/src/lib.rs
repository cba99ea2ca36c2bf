//! What it takes to try *Havana* in a real browser: a server, a Chromium without a window, and
//! somebody who clicks.

mod axe;
mod chromium;
mod clicker;
mod house;

pub use axe::faults as axe_faults;
pub use chromium::Chromium;
pub use clicker::{Clicker, Step};
pub use house::{DESK, House, PHONE, Size, TABLET};
