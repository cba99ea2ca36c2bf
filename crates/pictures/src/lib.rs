//! The pictures of Havana, drawn in code.
//!
//! Every function answers with a whole `<svg>` that is hidden from screen readers, has no ids, and takes its
//! theme from the custom properties of [`palette`]; without them it is day. The page sizes and labels it.

mod art;
mod buildings;
mod cards;
mod goods;
mod icons;
mod numerals;
pub mod palette;
mod parts;
mod table;

pub use buildings::{building, has_own_drawing};
pub use cards::{card, card_figure, symbol};
pub use goods::{material, material_with_letter, peso, worker};
pub use icons::{Icon, icon};
pub use numerals::numeral;
pub use table::{app_icon, building_back, card_back, favicon, floor_tile, panorama};
