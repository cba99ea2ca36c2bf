//! Cards: their names, and what they do.

use havana_rules::{Card, Cards};

use crate::words::Words;

impl Words {
    /// The card's name: `Pesos Thief`.
    pub fn card(self, card: Card) -> String {
        self.text(&key(card))
    }

    /// The card's digit and name, as a label: `8 Pesos`.
    pub fn card_label(self, card: Card) -> String {
        format!("{} {}", card.digit(), self.card(card))
    }

    /// The card within a sentence, where the label could be taken for a count: `Pesos (8)`.
    pub fn card_in_text(self, card: Card) -> String {
        format!("{} ({})", self.card(card), card.digit())
    }

    /// What the card does, in a few words for its face.
    pub fn card_short(self, card: Card) -> String {
        self.text(&format!("{}.short", key(card)))
    }

    /// What the card does, in a sentence or two.
    pub fn card_help(self, card: Card) -> String {
        self.text(&format!("{}.help", key(card)))
    }

    /// Several cards within a sentence: `Siesta (0) and Black Market (7)`.
    pub fn cards(self, cards: Cards) -> String {
        let named: Vec<String> = cards.iter().map(|card| self.card_in_text(card)).collect();
        self.list(&named)
    }
}

fn key(card: Card) -> String {
    format!("card-{}", card.key().replace('_', "-"))
}

/// A number of two digits, as it is formed by two cards: `07`.
pub(crate) fn number(cards: Cards) -> String {
    format!("{:02}", cards.number())
}
