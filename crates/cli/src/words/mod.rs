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

/// What sentences about one game need to know: what its players and buildings are called.
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

    /// What the players are called.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The deck played with.
    pub fn deck(&self) -> Deck {
        self.deck
    }
}
