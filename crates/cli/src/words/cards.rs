//! Cards in words.

use havana_rules::{Card, Cards};

use super::numbers::list;

/// The cards with their digits: `0 siesta and 7 black market`, or `none`.
pub fn cards(cards: Cards) -> String {
    let parts: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    if parts.is_empty() { "none".to_owned() } else { list(&parts) }
}

/// What a card did that changed nothing on the table.
pub fn idle_action(card: Card) -> &'static str {
    match card {
        Card::Siesta => "rests",
        Card::Protection => "is safe from thieves and tax collectors",
        _ => "changes nothing",
    }
}
