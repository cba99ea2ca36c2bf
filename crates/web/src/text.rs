//! Texts in the reader's language, which change when he changes it.

use havana_rules::Seat;
use havana_words::{Language, Names, Value, Words};
use leptos::prelude::*;

use crate::app::app;
use crate::browser;

/// The words of the reader's language; whoever calls this is called again when it changes.
pub(crate) fn words() -> Words {
    app().words.get()
}

/// The text of a key, to be put into a view.
pub(crate) fn t(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || words().text(key)
}

/// The text of a key with what is put into it.
pub(crate) fn say(key: &str, arguments: &[(&str, Value)]) -> String {
    words().say(key, arguments)
}

/// The players' names for a reader.
pub(crate) fn names(by_seat: &[String], you: Option<Seat>) -> Names {
    Names::new(by_seat.iter().cloned(), you)
}

/// The words of a language, loaded if they are not at hand; English if they cannot be had.
pub(crate) async fn load(language: Language) -> Words {
    if let Some(words) = Words::known(language) {
        return words;
    }
    let texts = browser::fetch_named(language.tag()).await;
    let handed_over = texts.and_then(|texts| Words::hand_over(language, texts).ok());
    handed_over.unwrap_or_else(|| Words::new(Language::English))
}
