//! Buildings in words. A deck names them by keys such as `sea_fortress`.

use havana_rules::{BuildingId, Deck};

/// The name within a sentence: `sea fortress`.
pub fn building(deck: Deck, building: BuildingId) -> String {
    deck.key(building).replace('_', " ")
}

/// The name on its own: `Sea fortress`.
pub fn title(deck: Deck, id: BuildingId) -> String {
    let name = building(deck, id);
    let mut letters = name.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_become_names() {
        let deck = Deck::house();
        let fortress = deck.find("sea_fortress").expect("it is in the house deck");
        assert_eq!(building(deck, fortress), "sea fortress");
        assert_eq!(title(deck, fortress), "Sea fortress");
    }
}
