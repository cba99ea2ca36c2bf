//! Buildings in words: the names that the app uses.

use havana_rules::{BuildingId, Deck};
use havana_words::{Language, Words};

/// The building within a sentence, with its article: `the sea fortress`.
pub fn building(deck: Deck, building: BuildingId) -> String {
    Words::new(Language::English).building_object(deck.key(building))
}

/// The name on its own: `Sea fortress`.
pub fn title(deck: Deck, building: BuildingId) -> String {
    Words::new(Language::English).building(deck.key(building))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_become_names() {
        let deck = Deck::house();
        let palace = deck.find("governors_palace").expect("it is in the house deck");
        assert_eq!(building(deck, palace), "the governor’s palace");
        assert_eq!(title(deck, palace), "Governor’s palace");
    }
}
