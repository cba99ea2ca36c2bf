//! Pictures, as markup to be put into the page. They come as an album beside the program.

use std::sync::OnceLock;

use havana_pictures::{Album, Picture};
use havana_rules::{BuildingId, Card, Deck, Material, Seat};
use wasm_bindgen_futures::JsFuture;

pub(crate) use havana_pictures::Icon;

use crate::browser;

static ALBUM: OnceLock<Album> = OnceLock::new();
static PANORAMA: OnceLock<String> = OnceLock::new();

/// Asks for the album.
pub(crate) fn ask() -> Option<JsFuture> {
    browser::ask_for("pictures")
}

/// Reads the album when it has come; without it the game continues in words.
pub(crate) async fn load(asked: Option<JsFuture>) {
    let Some(asked) = asked else { return };
    if let Some(text) = browser::text_of(asked).await {
        ALBUM.get_or_init(|| Album::read(text.leak()));
    }
}

fn find(picture: Picture) -> Option<&'static str> {
    ALBUM.get()?.find(picture)
}

fn picture(picture: Picture) -> &'static str {
    find(picture).unwrap_or_default()
}

/// The façade of a building; a deck of one's own has façades that nobody drew for it.
pub(crate) fn building(deck: Deck, building: BuildingId) -> &'static str {
    find(Picture::Building(deck.key(building)))
        .unwrap_or_else(|| picture(Picture::Spare(building.index())))
}

/// The face of a card.
pub(crate) fn card(card: Card) -> &'static str {
    picture(Picture::Card(card))
}

/// The back of all cards.
pub(crate) fn card_back() -> &'static str {
    picture(Picture::CardBack)
}

/// What a card does, as a sign.
pub(crate) fn symbol(card: Card) -> &'static str {
    picture(Picture::Symbol(card))
}

pub(crate) fn icon(icon: Icon) -> &'static str {
    picture(Picture::Icon(icon))
}

pub(crate) fn seat_badge(seat: Seat) -> &'static str {
    picture(Picture::Badge(seat))
}

/// The town by the sea.
pub(crate) fn panorama() -> &'static str {
    PANORAMA.get().map_or("", String::as_str)
}

/// Keeps the town by the sea, which came with the page.
pub(crate) fn keep_panorama(picture: String) {
    PANORAMA.get_or_init(|| picture);
}

/// One of the seven goods, by its place among them; the letter tells materials apart without
/// their colour.
pub(crate) fn good(good: usize) -> &'static str {
    picture(match good {
        5 => Picture::Peso,
        6 => Picture::Worker,
        _ => Picture::Material(Material::ALL[good % 5]),
    })
}

/// A coin as an icon of the page.
pub(crate) fn coin_icon() -> String {
    format!("data:image/svg+xml,{}", js_sys::encode_uri_component(picture(Picture::Peso)))
}
