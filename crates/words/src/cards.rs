//! Cards: their names, and what they do.

use havana_rules::{Card, Cards};

use crate::words::Words;

impl Words {
    /// The card's name: `Peso thief`.
    pub fn card(self, card: Card) -> String {
        self.text(&key(card))
    }

    /// The card's digit and name: `5 Peso thief`.
    pub fn card_label(self, card: Card) -> String {
        format!("{} {}", card.digit(), self.card(card))
    }

    /// What the card does, in a few words for its face.
    pub fn card_short(self, card: Card) -> String {
        self.text(&format!("{}.short", key(card)))
    }

    /// What the card does, in a sentence or two.
    pub fn card_help(self, card: Card) -> String {
        self.text(&format!("{}.help", key(card)))
    }

    /// Several cards with their digits: `0 Siesta and 7 Black market`.
    pub fn cards(self, cards: Cards) -> String {
        let labels: Vec<String> = cards.iter().map(|card| self.card_label(card)).collect();
        self.list(&labels)
    }
}

fn key(card: Card) -> String {
    format!("card-{}", card.key().replace('_', "-"))
}

/// A number of two digits, as it is formed by two cards: `07`.
pub(crate) fn number(cards: Cards) -> String {
    format!("{:02}", cards.number())
}
