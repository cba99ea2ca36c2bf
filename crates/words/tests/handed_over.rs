//! A client that loads its language itself hands the texts over.

use std::fs;

use havana_rules::Card;
use havana_words::{FILES, IncompleteTexts, Language, Words};

/// The files of a language as a client gets them, one after another.
fn loaded(language: Language) -> String {
    let folder = format!("{}/texts/{}", env!("CARGO_MANIFEST_DIR"), language.tag());
    let read = |name| fs::read_to_string(format!("{folder}/{name}.ftl")).expect("it is there");
    FILES.map(read).join("\n")
}

#[test]
fn a_language_is_known_once_its_texts_are_handed_over() {
    let part_of_the_program = cfg!(feature = "every-language");
    assert_eq!(Words::known(Language::German).is_some(), part_of_the_program);
    if !part_of_the_program {
        assert_eq!(Words::new(Language::German).language(), Language::English);
    }
    let words = Words::hand_over(Language::German, loaded(Language::German));
    assert_eq!(words, Ok(Words::new(Language::German)));
    assert_eq!(Words::new(Language::German).card(Card::Debris), "Schutt");
}

#[test]
fn what_is_no_whole_language_is_refused() {
    let refused = |texts: String| Words::hand_over(Language::Dutch, texts);
    let whole = loaded(Language::Dutch);
    let lacking = |missing: &str| {
        Err(IncompleteTexts { language: Language::Dutch, missing: missing.to_owned() })
    };
    assert_eq!(refused(whole.replace("card-mama", "card-papa")), lacking("card-mama"));
    let beginning: Vec<&str> = whole.lines().take(99).collect();
    assert_eq!(refused(beginning.join("\n")), lacking("account-delete"));
    assert_eq!(refused("<!doctype html><title>404</title>".to_owned()), lacking("account-delete"));
    assert_eq!(refused(String::new()), lacking("account-delete"));
}
