//! An album: the pictures a client shows, drawn beforehand, as one text.
//!
//! Drawn, all of them together are lighter to load than the pens that draw them.

use std::collections::HashMap;

use havana_rules::{Card, Deck, Material, Seat};

use crate::icons::Icon;
use crate::{buildings, cards, goods, icons, seats, table};

/// A picture of an album.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture<'k> {
    /// The façade of a building of the house deck, by its key.
    Building(&'k str),
    /// A façade for a building of a custom deck, by its place in the deck.
    Spare(usize),
    /// The face of a card.
    Card(Card),
    /// What a card does, as a sign.
    Symbol(Card),
    /// The back of all cards.
    CardBack,
    /// A cube.
    Material(Material),
    /// A coin.
    Peso,
    Worker,
    /// The badge of a seat.
    Badge(Seat),
    Icon(Icon),
}

/// As many façades as a deck has buildings, so that no two of a deck are alike.
const SPARES: usize = 36;

impl Picture<'_> {
    /// Its name in an album.
    fn name(self) -> String {
        let (kind, which) = match self {
            Picture::Building(key) => ("building", key),
            Picture::Spare(place) => return format!("spare-{}", place % SPARES),
            Picture::Card(card) => ("card", card.key()),
            Picture::Symbol(card) => ("symbol", card.key()),
            Picture::CardBack => ("card", "back"),
            Picture::Material(material) => ("good", material.key()),
            Picture::Peso => ("good", "peso"),
            Picture::Worker => ("good", "worker"),
            Picture::Badge(seat) => return format!("badge-{}", seat.index()),
            Picture::Icon(icon) => return format!("icon-{}", icon as u8),
        };
        [kind, "-", which].concat()
    }

    fn draw(self) -> String {
        match self {
            Picture::Building(key) => buildings::building(key),
            Picture::Spare(_) => buildings::building(&self.name()),
            Picture::Card(card) => cards::card(card),
            Picture::Symbol(card) => cards::symbol(card),
            Picture::CardBack => table::card_back(),
            Picture::Material(material) => goods::material(material),
            Picture::Peso => goods::peso(),
            Picture::Worker => goods::worker(),
            Picture::Badge(seat) => seats::seat_badge(seat),
            Picture::Icon(icon) => icons::icon(icon),
        }
    }
}

/// Draws an album: a line a picture, its name before it.
pub fn draw_album() -> String {
    let deck = Deck::house();
    let keys = deck.buildings().iter().map(|building| building.key.as_str());
    let pictures = (keys.map(Picture::Building))
        .chain((0..SPARES).map(Picture::Spare))
        .chain(Card::ALL.into_iter().flat_map(|card| [Picture::Card(card), Picture::Symbol(card)]))
        .chain(Material::ALL.map(Picture::Material))
        .chain([Picture::CardBack, Picture::Peso, Picture::Worker])
        .chain(Seat::ALL.map(Picture::Badge))
        .chain(Icon::ALL.map(Picture::Icon));
    let lines = pictures.map(|picture| [&picture.name(), " ", &picture.draw(), "\n"].concat());
    lines.collect()
}

/// An album that was loaded.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Album(HashMap<&'static str, &'static str>);

impl Album {
    /// The album of a text; lines that are no picture are passed over.
    pub fn read(text: &'static str) -> Album {
        Album(text.lines().filter_map(|line| line.split_once(' ')).collect())
    }

    /// A picture, if it is there.
    pub fn find(&self, picture: Picture) -> Option<&'static str> {
        self.0.get(picture.name().as_str()).copied()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_picture_is_found_as_it_was_drawn() {
        let album = Album::read(draw_album().leak());
        for picture in [
            Picture::Building("library"),
            Picture::Spare(35),
            Picture::Card(Card::Mama),
            Picture::Symbol(Card::Mama),
            Picture::CardBack,
            Picture::Material(Material::Glass),
            Picture::Peso,
            Picture::Worker,
            Picture::Badge(Seat::ALL[3]),
            Picture::Icon(Icon::Offline),
        ] {
            assert_eq!(album.find(picture), Some(picture.draw().as_str()), "{picture:?}");
        }
        assert_eq!(album.find(Picture::Building("villa")), None);
    }

    #[test]
    fn no_two_buildings_of_a_deck_of_ones_own_are_alike() {
        let different: HashSet<String> =
            (0..36).map(|place| Picture::Spare(place).draw()).collect();
        assert_eq!(different.len(), 36);
    }
}
