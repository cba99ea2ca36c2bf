//! The sentences of the tools: replays, reports, simulations. They are in English alone, and no
//! browser loads them.

mod buildings;
mod cards;
mod decisions;
mod endings;
mod events;
mod goods;
mod numbers;
mod waiting;

use havana_rules::Deck;

use crate::language::Language;
use crate::names::Names;
use crate::words::Words;

pub use buildings::{building, title};
pub use cards::{cards, idle_action};
pub use endings::{ending, ending_label};
pub use events::{Happening, purse};
pub use goods::{change, goods, letters};
pub use numbers::{count, list, percent, thousands, whole};

/// What sentences about one game need: the names of its players and its deck.
#[derive(Clone, Debug)]
pub struct GameWords {
    names: Names,
    deck: Deck,
}

impl GameWords {
    /// Words for a game with these names and this deck.
    pub fn new(names: Names, deck: Deck) -> GameWords {
        GameWords { names, deck }
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

/// The texts that the tools share with the game.
fn shared() -> Words {
    Words::new(Language::English)
}
