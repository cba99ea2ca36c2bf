//! The texts use the terms of `docs/glossary.md`, and none of the words it tells us to avoid.

use std::collections::BTreeMap;

use havana_rules::{Card, Material};
use havana_words::{Language, Words, source};

const GLOSSARY: &str = include_str!("../../../docs/glossary.md");

/// The glossary's columns, from the left.
const COLUMNS: [Language; 6] = [
    Language::English,
    Language::German,
    Language::Dutch,
    Language::Italian,
    Language::Spanish,
    Language::French,
];

/// The rows of the tables under a heading, cell by cell.
fn rows(heading: &str) -> Vec<Vec<&'static str>> {
    let start = format!("\n## {heading}\n");
    let section = GLOSSARY.split(&start).nth(1).unwrap_or_else(|| panic!("no section {heading}"));
    let section = section.split("\n## ").next().unwrap_or_default();
    let lines = section.lines().filter(|line| line.starts_with('|'));
    // The first two lines are the names of the columns and the rule below them.
    let rows = lines.skip(2).map(|line| line.trim_matches('|').split('|').map(str::trim).collect());
    rows.collect()
}

/// All texts of a language in small letters, without the notes for translators.
fn texts(language: Language) -> String {
    let files = source(language).expect("the tests speak every language").join("\n");
    let lines = files.lines().filter(|line| !line.starts_with('#'));
    lines.collect::<Vec<_>>().join("\n").to_lowercase()
}

/// The terms of a cell: alternatives are parted by commas, explanations stand in parentheses.
fn terms(cell: &str) -> Vec<String> {
    let plain = cell.split('(').next().unwrap_or_default();
    let plain = plain.rsplit(": ").next().unwrap_or_default();
    let alternatives = plain.split(", ").map(|term| {
        let term = ["then ", "dann ", "dan "]
            .iter()
            .fold(term, |term, word| term.strip_prefix(word).unwrap_or(term));
        term.trim().to_lowercase()
    });
    alternatives.filter(|term| !term.is_empty()).collect()
}

/// What all forms of a word have in common, roughly: its end changes.
fn stem(word: &str) -> String {
    let length = word.chars().count();
    word.chars().take(length.saturating_sub(3).max(length.min(3))).collect()
}

#[test]
fn every_term_is_used() {
    let all: BTreeMap<Language, String> =
        COLUMNS.into_iter().map(|language| (language, texts(language))).collect();
    let mut faults = Vec::new();
    for heading in ["Components", "Cards", "A round", "Actions", "The app"] {
        let rows = rows(heading);
        assert!(rows.len() > 5, "{heading} has only {} rows", rows.len());
        for row in rows {
            assert_eq!(row.len(), COLUMNS.len() + 1, "{row:?}");
            for (language, cell) in COLUMNS.iter().zip(&row) {
                for term in terms(cell) {
                    let words = term.split([' ', '-']).filter(|word| !word.is_empty());
                    let missing: Vec<&str> =
                        words.filter(|word| !all[language].contains(&stem(word))).collect();
                    if !missing.is_empty() {
                        faults.push(format!("{language:?} never says {term:?}: {missing:?}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn cards_are_called_as_the_glossary_says() {
    let rows = rows("Cards");
    for (card, row) in Card::ALL.into_iter().zip(&rows) {
        for (place, language) in COLUMNS.into_iter().enumerate() {
            let name = row[place].trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
            assert_eq!(Words::new(language).card(card), name, "{language:?} {card:?}");
        }
        assert!(row[0].starts_with(&card.digit().to_string()), "{row:?} is not {card:?}");
    }
}

#[test]
fn materials_are_called_as_the_glossary_says() {
    let rows = rows("Components");
    let of = |term: &str| rows.iter().find(|row| row[0] == term).expect("the glossary has it");
    for (material, term) in Material::ALL.into_iter().zip(["brick", "sandstone", "loam", "glass"]) {
        for (place, language) in COLUMNS.into_iter().enumerate() {
            let name = Words::new(language).material(material).to_lowercase();
            assert_eq!(name, of(term)[place].to_lowercase(), "{language:?}");
        }
    }
}

#[test]
fn no_text_uses_a_word_to_avoid() {
    let rows = rows("Words we avoid");
    assert!(rows.len() > 20, "{}", rows.len());
    let mut faults = Vec::new();
    for row in rows {
        let named = COLUMNS.into_iter().find(|language| format!("{language:?}") == row[0]);
        let language = named.unwrap_or_else(|| panic!("{} is no language of ours", row[0]));
        let word = row[1].to_lowercase();
        for line in texts(language).lines() {
            let is_part = |c: char| c.is_alphanumeric() || c == '-';
            let alone = line.match_indices(&word).any(|(at, _)| {
                !line[..at].ends_with(is_part) && !line[at + word.len()..].starts_with(is_part)
            });
            if alone {
                faults.push(format!("{language:?}: {word:?}, use {:?}: {line}", row[2]));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
