//! Buildings and where they lie.

use havana_rules::{BuildingId, Deck, End, RowName};

use crate::words::Words;

impl Words {
    /// The name of the building with this key of a deck: `Sea fortress`. A key that is none of the
    /// house deck's is itself made readable.
    pub fn building(self, key: &str) -> String {
        self.find(&message(key), &[]).unwrap_or_else(|| readable(key))
    }

    /// The building as the object of a sentence, with its article: `the sea fortress`.
    pub fn building_object(self, key: &str) -> String {
        self.find(&format!("{}.object", message(key)), &[])
            .unwrap_or_else(|| self.say("foreign-building", &[("name", readable(key).into())]))
    }

    /// An end of a row: `upper row, left end`.
    pub fn end(self, end: End) -> String {
        self.text(&format!("end-{}", end.key().replace('_', "-")))
    }

    /// A row of buildings.
    pub fn row(self, row: RowName) -> String {
        self.text(match row {
            RowName::Upper => "row-upper",
            RowName::Lower => "row-lower",
        })
    }

    pub(crate) fn object(self, deck: Deck, building: BuildingId) -> String {
        self.building_object(deck.key(building))
    }
}

fn message(key: &str) -> String {
    format!("building-{}", key.replace('_', "-"))
}

/// `my_own_house` as `My own house`.
fn readable(key: &str) -> String {
    capitalised(&key.replace('_', " "))
}

/// The text as the beginning of a line: some languages put a building with its article there.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| core::iter::once(first.to_ascii_uppercase()).chain(letters).collect())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn buildings_of_other_decks_keep_their_own_names() {
        let words = Words::new(Language::German);
        assert_eq!(words.building("my_own_house"), "My own house");
        assert_eq!(words.building_object("my_own_house"), "„My own house“");
        assert_eq!(words.building_object("clock_tower"), "den Uhrturm");
    }

    #[test]
    fn a_key_that_is_like_another_message_is_no_building_of_ours() {
        assert_eq!(Words::new(Language::English).building("foreign"), "Foreign");
    }
}
