//! A client that loads its language itself hands the texts over.

use havana_rules::Card;
use havana_words::{IncompleteTexts, Language, Words, for_browsers};

fn loaded(language: Language) -> String {
    for_browsers(language).expect("every language is part of the tests")
}

#[test]
fn a_language_is_known_once_its_texts_are_handed_over() {
    let words = Words::hand_over(Language::German, loaded(Language::German));
    assert_eq!(words, Ok(Words::new(Language::German)));
    assert_eq!(Words::new(Language::German).card(Card::Debris), "Schutt");
}

#[test]
fn what_is_handed_over_a_second_time_changes_nothing() {
    let first = Words::hand_over(Language::French, loaded(Language::French));
    assert_eq!(Words::hand_over(Language::French, String::new()), first);
}

#[test]
fn what_is_no_whole_language_is_refused() {
    let refused = Err(IncompleteTexts { language: Language::Dutch });
    let whole = loaded(Language::Dutch);
    for part in [0, 1, whole.len() / 2, whole.len() - 8] {
        let part = whole.get(..part).expect("between two characters").to_owned();
        assert_eq!(Words::hand_over(Language::Dutch, part), refused);
    }
    let other = "<!doctype html><title>404</title>".to_owned();
    assert_eq!(Words::hand_over(Language::Dutch, other), refused);
    assert!(Words::hand_over(Language::Dutch, whole).is_ok());
}

#[test]
fn every_program_can_show_the_first_page() {
    let words = Words::of_first_page();
    assert_eq!(words.language(), Language::English);
    assert_eq!(words.text("home-play-now"), "Play now");
    assert_ne!(words, Words::new(Language::English));
    assert_eq!(words.text("rules-title"), "\u{27e6}rules-title\u{27e7}");
}
