//! Cards in words.

use havana_rules::{Card, Cards};

use super::numbers::list;

/// The cards with their digits: `0 Siesta and 7 Black Market`, or `none`.
pub fn cards(cards: Cards) -> String {
    let parts: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    if parts.is_empty() { "none".to_owned() } else { list(&parts) }
}

/// What a card does that changes nothing on the table.
pub fn idle_action(card: Card) -> &'static str {
    match card {
        Card::Siesta => "takes a siesta",
        Card::Protection => "is protected for the whole round",
        _ => "changes nothing",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use havana_words::{Language, Words};

    #[test]
    fn cards_have_the_names_of_the_app() {
        let app = Words::new(Language::English);
        for card in Card::ALL {
            assert_eq!(card.to_string(), app.card_label(card));
        }
    }
}
