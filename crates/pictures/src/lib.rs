//! The pictures of Havana, drawn in code.
//!
//! Every function answers with a whole `<svg>` that is hidden from screen readers, has no ids, and takes its
//! theme from the custom properties of [`palette`]; without them it is day. The page sizes and labels it.

mod album;
mod art;
mod buildings;
mod cards;
mod goods;
mod icons;
mod numerals;
pub mod palette;
mod parts;
mod seats;
mod table;

pub use album::{Album, Picture, draw_album};
pub use buildings::{building, has_own_drawing};
pub use cards::{card, card_colour, card_figure, symbol};
pub use goods::{material, material_with_letter, peso, worker};
pub use icons::{Icon, icon};
pub use numerals::numeral;
pub use seats::seat_badge;
pub use table::{app_icon, building_back, card_back, favicon, floor_tile, panorama};

/// A picture as an address for `url(…)` in a stylesheet or for a link.
///
/// Custom properties do not reach into it: it shows its light colours, or those it was asked for.
pub fn data_uri(svg: &str) -> String {
    let mut uri = String::with_capacity(svg.len() + svg.len() / 4);
    uri.push_str("data:image/svg+xml,");
    for letter in svg.chars() {
        match letter {
            '"' => uri.push('\''),
            '#' => uri.push_str("%23"),
            '%' => uri.push_str("%25"),
            '<' => uri.push_str("%3C"),
            '>' => uri.push_str("%3E"),
            _ => uri.push(letter),
        }
    }
    uri
}
