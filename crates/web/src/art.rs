//! Pictures, as markup to be put into the page.

use havana_pictures as pictures;
use havana_rules::Material;

pub(crate) use havana_pictures::{
    Icon, building, card, card_back, icon, panorama, seat_badge, symbol,
};

/// One of the seven goods, by its place among them; the letter tells materials apart without
/// their colour.
pub(crate) fn good(good: usize) -> String {
    match good {
        5 => pictures::peso(),
        6 => pictures::worker(),
        _ => pictures::material(Material::ALL[good % 5]),
    }
}

/// A coin as an icon of the page.
pub(crate) fn coin_icon() -> String {
    pictures::data_uri(&pictures::peso())
}
