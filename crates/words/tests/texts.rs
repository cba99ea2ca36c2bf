//! The texts themselves: they parse, and every language has the same ones.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::parts::{arguments, patterns};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::parser;
use havana_words::{FILES, Language, Value, Words};

fn source(language: Language) -> [&'static str; FILES.len()] {
    havana_words::source(language).expect("the tests speak every language")
}

/// The keys of a file with the arguments that each text asks for.
fn keys(file: &str) -> BTreeMap<String, BTreeSet<String>> {
    patterns(file).into_iter().map(|(key, pattern)| (key, arguments(&pattern))).collect()
}

#[test]
fn every_file_parses() {
    for language in Language::ALL {
        for (name, file) in FILES.iter().zip(source(language)) {
            if let Err((_, errors)) = parser::parse(file) {
                panic!("{}/{name}.ftl: {errors:?}", language.tag());
            }
        }
    }
}

#[test]
fn no_key_stands_twice() {
    for language in Language::ALL {
        let mut seen = BTreeSet::new();
        for file in source(language) {
            for (key, _) in patterns(file) {
                assert!(seen.insert(key.clone()), "{} has {key} twice", language.tag());
            }
        }
    }
}

#[test]
fn every_language_has_the_same_texts_in_the_same_files() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let both = source(Language::English).into_iter().zip(source(language));
        for (name, (english, file)) in FILES.iter().zip(both) {
            let (english, ours) = (keys(english), keys(file));
            let place = format!("{}/{name}.ftl", language.tag());
            let missing = english.keys().filter(|key| !ours.contains_key(*key));
            faults.extend(missing.map(|key| format!("{place} lacks {key}")));
            let surplus = ours.keys().filter(|key| !english.contains_key(*key));
            faults.extend(surplus.map(|key| format!("{place} has {key}, which English has not")));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_language_puts_the_same_things_into_a_text() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (english, file) in source(Language::English).into_iter().zip(source(language)) {
            let ours = keys(file);
            for (key, expected) in keys(english) {
                let found = ours.get(&key).unwrap_or(&expected);
                if *found != expected {
                    faults.push(format!("{} {key}: {found:?}, not {expected:?}", language.tag()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn no_text_is_empty_or_has_stray_spaces() {
    for words in Language::ALL.map(Words::new) {
        for file in source(words.language()) {
            for (key, _) in patterns(file) {
                let text = words.text(&key);
                assert_eq!(text, text.trim(), "{words:?} {key}");
                assert!(!text.is_empty() && !text.contains("  "), "{words:?} {key}: {text}");
            }
        }
    }
}

/// Our lean runtime says what Fluent's own one says, for every text, whatever is put into it.
#[test]
fn fluents_own_runtime_says_the_same() {
    for words in Language::ALL.map(Words::new) {
        let language = words.language();
        let tag = language.tag().parse().expect("our tags are language tags");
        let mut bundle: FluentBundle<FluentResource> = FluentBundle::new(vec![tag]);
        bundle.set_use_isolating(false);
        for file in source(language) {
            let resource = FluentResource::try_new(file.to_owned()).expect("it parses");
            bundle.add_resource(resource).expect("no key stands twice");
        }
        for file in source(language) {
            for (key, pattern) in patterns(file) {
                for n in [0, 1, 2, 5, 100] {
                    let asked = arguments(&pattern);
                    // `n` and `chosen` are counted; a word would not choose among plurals.
                    let value = |name: &str| match name {
                        "n" => Value::from(n),
                        _ => Value::from("x"),
                    };
                    let ours: Vec<(&str, Value)> =
                        asked.iter().map(|name| (name.as_str(), value(name))).collect();
                    let mut theirs = FluentArgs::new();
                    for (name, value) in &ours {
                        let value = match value {
                            Value::Number(number) => FluentValue::from(*number),
                            Value::Text(text) => FluentValue::from(text.to_string()),
                        };
                        theirs.set((*name).to_owned(), value);
                    }
                    let (message, attribute) = key.split_once('.').unwrap_or((&key, ""));
                    let message = bundle.get_message(message).expect("it is in the bundle");
                    let pattern = match attribute {
                        "" => message.value(),
                        name => message.get_attribute(name).map(|found| found.value()),
                    };
                    let mut errors = Vec::new();
                    let pattern = pattern.expect("it has this part");
                    let said = bundle.format_pattern(pattern, Some(&theirs), &mut errors);
                    assert!(errors.is_empty(), "{language:?} {key}: {errors:?}");
                    assert_eq!(words.say(&key, &ours), said, "{language:?} {key}");
                }
            }
        }
    }
}
