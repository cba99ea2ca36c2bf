//! Texts in the reader's language, which change with it.

use havana_protocol::DELETED_NAME;
use havana_rules::Seat;
use havana_table::Record;
use havana_words::{Language, Names, Value, Words};
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

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

pub(crate) fn shown_name(words: Words, name: &str) -> String {
    if name.is_empty() || name == DELETED_NAME {
        return words.text("account-gone");
    }
    name.to_owned()
}

/// The words of a language, loaded if they are not at hand; nothing if they cannot be had.
pub(crate) async fn load(language: Language) -> Option<Words> {
    load_asked(language, ask(language)).await
}

/// Asks for the texts of a language if they are not at hand.
pub(crate) fn ask(language: Language) -> Option<JsFuture> {
    let is_known = Words::known(language).is_some();
    (!is_known).then(|| browser::ask_for(language.tag())).flatten()
}

async fn load_asked(language: Language, asked: Option<JsFuture>) -> Option<Words> {
    if let Some(words) = Words::known(language) {
        return Some(words);
    }
    Words::hand_over(language, browser::text_of(asked?).await?).ok()
}

/// The words of a language that was asked for, or English if they cannot be had: without words no page
/// but the first can be used, so they are asked for until they come.
pub(crate) async fn load_surely(language: Language, mut asked: Option<JsFuture>) -> Words {
    loop {
        for language in [language, Language::English] {
            let asked = asked.take().or_else(|| ask(language));
            if let Some(words) = load_asked(language, asked).await {
                return words;
            }
        }
        browser::pause(browser::ASK_AGAIN).await;
    }
}
