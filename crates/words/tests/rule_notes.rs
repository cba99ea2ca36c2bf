//! Texts that state rules name their clauses in the note above the English text, so that a change
//! of a clause leads to every sentence about it.
//!
//! `cargo test -p havana-words --test rule_notes -- --nocapture` prints each clause with its
//! sentences in every language; `HAVANA_CLAUSE=R7.5` before it prints one clause alone.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser;
use havana_words::{FILES, Language, Words, clauses, source};

/// The files with texts that state rules, and how the keys of these texts begin.
const STATING: [(&str, &[&str]); 6] = [
    ("lesson", &[""]),
    ("rules", &[""]),
    ("cards", &["card-"]),
    ("game", &["event-", "refusal-", "choice-", "ending-"]),
    ("app", &["aid-", "hint-why-", "learn-", "setup-ages-about", "act-only-ends"]),
    ("guide", &[""]),
];

/// The mark of a text that states no rule.
const NO_RULE: &str = "No rule.";

/// The note of a message: the clauses it speaks of, none if it states no rule.
fn clauses_of(message: &Message<&str>) -> Result<Vec<String>, String> {
    let key = message.id.name;
    let lines = message.comment.iter().flat_map(|comment| &comment.content);
    let notes: Vec<&str> =
        lines.copied().filter(|line| *line == NO_RULE || line.starts_with("Rules: ")).collect();
    match notes[..] {
        [NO_RULE] => Ok(Vec::new()),
        [note] => Ok(note["Rules: ".len()..].split(", ").map(str::to_owned).collect()),
        [] => Err(format!("{key} has no note: “# Rules: R7.5, R7.6” or “# {NO_RULE}”")),
        _ => Err(format!("{key} has more than one note about rules")),
    }
}

/// The keys of a message and its attributes.
fn keys_of(message: &Message<&str>) -> Vec<String> {
    let id = message.id.name;
    let attributes = message.attributes.iter().map(|found| format!("{id}.{}", found.id.name));
    message.value.iter().map(|_| id.to_owned()).chain(attributes).collect()
}

/// The keys of all texts about each clause; or what is wrong with the notes.
fn texts_by_clause() -> Result<BTreeMap<String, Vec<String>>, Vec<String>> {
    let known: BTreeSet<String> = clauses().collect();
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut faults = Vec::new();
    let english = source(Language::English).expect("the tests speak English");
    for (name, file) in FILES.iter().zip(english) {
        let beginnings = STATING.iter().find(|(stating, _)| stating == name);
        let Some((_, beginnings)) = beginnings else { continue };
        for entry in parser::parse(file).expect("the texts parse").body {
            let Entry::Message(message) = entry else { continue };
            if !beginnings.iter().any(|beginning| message.id.name.starts_with(beginning)) {
                continue;
            }
            match clauses_of(&message) {
                Ok(ids) => {
                    for id in ids {
                        if !known.contains(&id) {
                            faults.push(format!("{}: there is no clause {id}", message.id.name));
                        }
                        found.entry(id).or_default().extend(keys_of(&message));
                    }
                }
                Err(fault) => faults.push(fault),
            }
        }
    }
    if faults.is_empty() { Ok(found) } else { Err(faults) }
}

#[test]
fn every_text_that_states_a_rule_names_its_clauses() {
    let found = texts_by_clause().unwrap_or_else(|faults| panic!("{faults:#?}"));
    let wanted = std::env::var("HAVANA_CLAUSE").ok();
    for id in clauses() {
        let keys = found.get(&id).unwrap_or_else(|| panic!("no text speaks of {id}"));
        if wanted.as_ref().is_some_and(|wanted| *wanted != id) {
            continue;
        }
        println!("\n{id}");
        for key in keys {
            for words in Language::ALL.map(Words::new) {
                println!("  {key} {}: {}", words.language().tag(), words.text(key));
            }
        }
    }
}

#[test]
fn every_clause_of_the_rules_page_is_noted_at_its_own_text() {
    let found = texts_by_clause().unwrap_or_else(|faults| panic!("{faults:#?}"));
    for id in clauses() {
        let key = format!("rule-{}", id.to_lowercase().replace('.', "-"));
        assert!(found[&id].contains(&key), "{key} does not name {id}");
    }
}

#[test]
fn a_text_without_a_note_or_with_an_unreadable_one_is_found() {
    let message = |text: &'static str| match parser::parse(text).expect("it parses").body.remove(0)
    {
        Entry::Message(message) => message,
        other => panic!("{other:?} is no message"),
    };
    assert_eq!(clauses_of(&message("# No rule.\na = b\n")), Ok(Vec::new()));
    assert_eq!(
        clauses_of(&message("# For a button.\n# Rules: R1.1, R7.4a\na = b\n")),
        Ok(vec!["R1.1".to_owned(), "R7.4a".to_owned()])
    );
    assert!(clauses_of(&message("a = b\n")).is_err());
    assert!(clauses_of(&message("# Rules R1.1\na = b\n")).is_err());
    assert!(clauses_of(&message("# No rule.\n# Rules: R1.1\na = b\n")).is_err());
}
