//! Texts in the reader's language, which change with it.

use havana_protocol::DELETED_NAME;
use havana_rules::Seat;
use havana_table::Record;
use havana_words::{Language, Names, Value, Words};
use leptos::prelude::*;

use crate::app::app;
use crate::browser;

/// The words of the reader's language; an effect that calls this runs again when it changes.
pub(crate) fn words() -> Words {
    app().words.get()
}

/// The words of the reader's language at this moment, without following it.
pub(crate) fn words_now() -> Words {
    app().words.get_untracked()
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

/// The names of a record's players, as they are shown.
pub(crate) fn names_of(record: &Record) -> Vec<String> {
    let header = record.header();
    shown_names(header.names().unwrap_or_default(), header.config().players())
}

/// Names as they are shown: players without one are numbered, and the server's word for a deleted
/// name is put into the reader's language.
pub(crate) fn shown_names(names: &[String], players: usize) -> Vec<String> {
    let words = words_now();
    let shown = |place: usize| match names.get(place) {
        Some(name) => shown_name(words, name),
        None => words.say("setup-name-default", &[("n", (place + 1).into())]),
    };
    (0..players).map(shown).collect()
}

/// A name as it is shown.
pub(crate) fn shown_name(words: Words, name: &str) -> String {
    if name.is_empty() || name == DELETED_NAME {
        return words.text("account-gone");
    }
    name.to_owned()
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
