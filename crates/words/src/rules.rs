//! The rules as a text: sections of numbered clauses.

use crate::words::Words;

/// A section of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its number, from 1.
    pub number: u8,
    /// What stands after the section's number in the ids of its clauses: `3`, `2a`.
    places: &'static [&'static str],
}

const SECTIONS: [Section; 9] = [
    Section { number: 1, places: &["1", "2", "3", "4", "5", "6", "7"] },
    Section { number: 2, places: &["1", "2", "3", "4", "5", "6"] },
    Section { number: 3, places: &["1", "2", "3"] },
    Section { number: 4, places: &["1", "2", "3", "4", "5", "6", "7", "8", "9"] },
    Section { number: 5, places: &["1"] },
    Section { number: 6, places: &["1", "2", "3", "4", "5"] },
    Section {
        number: 7,
        places: &["0", "1", "2a", "2b", "3a", "3b", "4a", "4b", "5", "6", "7", "8", "9", "10"],
    },
    Section { number: 8, places: &["1", "2", "3", "4", "5"] },
    Section {
        number: 9,
        places: &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"],
    },
];

/// The sections of the rules, in order.
pub fn sections() -> impl Iterator<Item = Section> {
    SECTIONS.into_iter()
}

/// The ids of all clauses, in order; they are those of `docs/rules.md`.
pub fn clauses() -> impl Iterator<Item = String> {
    sections().flat_map(Section::clauses)
}

impl Section {
    /// The ids of its clauses, in order.
    pub fn clauses(self) -> impl Iterator<Item = String> {
        self.places.iter().map(move |place| format!("R{}.{place}", self.number))
    }
}

impl Words {
    /// The heading of a section.
    pub fn rules_section(self, section: Section) -> String {
        self.text(&format!("rules-section-{}", section.number))
    }

    /// The clause with this id.
    pub fn rule(self, id: &str) -> String {
        let key = format!("rule-{}", id.to_ascii_lowercase().replace('.', "-"));
        // An attribute cannot be meant by an id.
        self.text(&key)
    }

    /// The ids of the clauses in which every word of the query occurs, however it is accented, or
    /// whose id the query is.
    pub fn find_rules(self, query: &str) -> Vec<String> {
        let query = folded(query);
        let wanted: Vec<&str> = query.split_whitespace().collect();
        let fits = |id: &String| {
            let text = folded(&format!("{id} {}", self.rule(id)));
            wanted.iter().all(|word| text.contains(word))
        };
        clauses().filter(fits).collect()
    }
}

/// Small letters without accents, so that `cafe` finds `Café`; those of our languages, because the
/// letters of all languages would weigh more than the rules.
fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'á' | 'â' | 'ä' | 'À' | 'Á' | 'Â' | 'Ä' => 'a',
        'è' | 'é' | 'ê' | 'ë' | 'È' | 'É' | 'Ê' | 'Ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' | 'Ì' | 'Í' | 'Î' | 'Ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' | 'Ò' | 'Ó' | 'Ô' | 'Ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' | 'Ù' | 'Ú' | 'Û' | 'Ü' => 'u',
        'ç' | 'Ç' => 'c',
        'ñ' | 'Ñ' => 'n',
        '’' => '\'',
        other => other.to_ascii_lowercase(),
    };
    text.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn the_clauses_are_those_of_the_rules_page() {
        let page = include_str!("../../../docs/rules.md");
        let mut on_page: Vec<&str> = page
            .lines()
            .filter_map(|line| line.strip_prefix("- ")?.split(' ').next())
            .filter(|word| word.starts_with('R') && word.contains('.'))
            .collect();
        let mut ours: Vec<String> = clauses().collect();
        on_page.sort_unstable();
        ours.sort_unstable();
        assert_eq!(ours, on_page);
    }

    #[test]
    fn clauses_are_found_by_words_and_by_id() {
        let english = Words::new(Language::English);
        let last: Vec<String> = clauses().skip(60).take(1).collect();
        assert!(english.find_rules("ARCHITECT worker").len() >= 2);
        assert_eq!(english.find_rules("rhinoceros"), Vec::<String>::new());
        assert_eq!(english.find_rules(&last[0].to_lowercase())[0], last[0]);
        let french = Words::new(Language::French);
        assert_eq!(french.find_rules("batiment"), french.find_rules("bâtiment"));
        assert!(!french.find_rules("bâtiment").is_empty());
    }
}
