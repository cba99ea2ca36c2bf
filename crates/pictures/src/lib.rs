//! The pictures of Havana, drawn in code.

mod art;
mod buildings;
mod cards;
mod numerals;
pub mod palette;
mod parts;

pub use buildings::{building, has_own_drawing};
pub use cards::{card, card_figure, symbol};
pub use numerals::numeral;
