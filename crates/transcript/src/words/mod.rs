//! Every sentence a person reads about a game, in plain English.

mod buildings;
mod cards;
mod decisions;
mod endings;
mod events;
mod goods;
mod names;
mod numbers;
mod waiting;

use havana_rules::Deck;

pub use events::{Happening, purse};
pub use names::Names;

pub use buildings::{building, title};
pub use cards::{cards, idle_action};
pub use endings::ending;
pub use goods::{change, goods, letters};
pub use numbers::{count, list, percent, thousands, whole};

/// What sentences about one game need: the names of its players and its deck.
#[derive(Clone, Debug)]
pub struct Words {
    names: Names,
    deck: Deck,
}

impl Words {
    /// Words for a game with these names and this deck.
    pub fn new(names: Names, deck: Deck) -> Words {
        Words { names, deck }
    }

    /// The names of the players.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The deck of the game.
    pub fn deck(&self) -> Deck {
        self.deck
    }
}
