//! Each language's own typography: its quotation marks, apostrophes, and spaces that must not break.

mod common;

use common::parts::patterns;
use havana_words::{Language, Words, source};

/// A space that does not break.
const FIXED: char = '\u{a0}';
/// A narrow one, which French has before `;`, `?` and `!`.
const NARROW: char = '\u{202f}';

/// Looks at every text of a language; a fault is what the look answers.
fn look(language: Language, find: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let words = Words::new(language);
    let files = source(language).expect("the tests speak every language");
    let keys = files.into_iter().flat_map(|file| patterns(file).into_iter().map(|(key, _)| key));
    let mut faults = Vec::new();
    for key in keys.collect::<Vec<_>>() {
        for n in [0, 1, 2] {
            let text = words.say(&key, &[("n", n.into()), ("won", n.into()), ("hours", n.into())]);
            faults.extend(find(&text).map(|fault| format!("{language:?} {key}: {fault}: {text}")));
            faults.dedup();
        }
    }
    faults
}

fn check(language: Language, find: impl Fn(&str) -> Option<String>) {
    let faults = look(language, find);
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The characters of a text with the one before and the one after each.
fn around(text: &str) -> impl Iterator<Item = (char, char, char)> + '_ {
    let all: Vec<char> = core::iter::once('\n').chain(text.chars()).chain(['\n']).collect();
    (1..all.len() - 1).map(move |at| (all[at - 1], all[at], all[at + 1]))
}

fn fault(text: &str, is_wrong: impl Fn(char, char, char) -> bool) -> Option<String> {
    let wrong = around(text).find(|&(before, this, after)| is_wrong(before, this, after))?;
    Some(format!("{wrong:?}"))
}

#[test]
fn no_language_has_typewriter_marks() {
    for language in Language::ALL {
        check(language, |text| {
            fault(text, |_, this, _| this == '\'' || this == '"')
                .or_else(|| text.contains("...").then(|| "three dots".to_owned()))
        });
    }
}

#[test]
fn french_spaces_do_not_break() {
    check(Language::French, |text| {
        fault(text, |before, this, after| match this {
            // After a digit a colon may be a time; a colon within a word is none of a sentence.
            ':' => before != FIXED && after.is_whitespace(),
            ';' | '?' | '!' => before != NARROW,
            '%' | '»' => before != FIXED,
            '«' => after != FIXED,
            _ => false,
        })
    });
}

#[test]
fn german_and_spanish_percent_signs_and_german_dots_stand_apart() {
    check(Language::German, |text| {
        fault(text, |before, this, _| match this {
            '…' => before != FIXED,
            // “95-%-Konfidenzintervall” is one word.
            '%' => before != FIXED && before != '-',
            _ => false,
        })
    });
    check(Language::Spanish, |text| fault(text, |before, this, _| this == '%' && before != FIXED));
}

#[test]
fn in_the_other_languages_nothing_stands_before_a_percent_sign_or_dots() {
    for language in [Language::English, Language::Dutch, Language::Italian] {
        check(language, |text| {
            fault(text, |before, this, _| "%…".contains(this) && before.is_whitespace())
        });
    }
}

#[test]
fn a_number_and_its_unit_stay_together() {
    for language in Language::ALL {
        let told = Words::new(language)
            .say("pace-live", &[("minutes", 10.into()), ("seconds", 15.into())]);
        for unit in ["10\u{a0}min", "15\u{a0}s"] {
            assert!(told.contains(unit), "{language:?}: {told}");
        }
    }
}

#[test]
fn quotation_marks_are_the_languages_own() {
    let foreign = |language| match language {
        Language::English => "„«»‚",
        Language::German => "”«»",
        Language::Dutch => "„“”«»",
        Language::Italian | Language::Spanish | Language::French => "„“”‘",
    };
    for language in Language::ALL {
        check(language, |text| fault(text, |_, this, _| foreign(language).contains(this)));
    }
}
