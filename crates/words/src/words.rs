//! One language, ready to speak.

use std::sync::OnceLock;

use havana_rules::Seat;

use crate::fluent::{Arguments, Book, missing};
use crate::language::Language;
use crate::names::Names;
use crate::texts;
use crate::value::Value;

/// One language, ready to speak. A handle: copies cost nothing, and each language is read once.
#[derive(Clone, Copy)]
pub struct Words {
    language: Language,
    book: &'static Book,
}

impl Words {
    /// The words of a language.
    pub fn new(language: Language) -> Words {
        static BOOKS: [OnceLock<Book>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        let read = || Book::read(language, &texts::source(language));
        Words { language, book: BOOKS[language as usize].get_or_init(read) }
    }

    /// The language spoken.
    pub fn language(self) -> Language {
        self.language
    }

    /// The text of a key such as `setup-title`, or `card-mama.help` for an attribute. An unknown
    /// key comes back in brackets, as `⟦setup-title⟧`.
    pub fn text(self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The text of a key with what is put into it.
    pub fn say(self, key: &str, arguments: &[(&str, Value)]) -> String {
        self.find(key, arguments).unwrap_or_else(|| missing(key))
    }

    /// A number with so many places after the decimal sign.
    pub fn decimal(self, number: f32, places: usize) -> String {
        format!("{number:.places$}").replace('.', self.language.decimal_sign())
    }

    pub(crate) fn find(self, key: &str, arguments: Arguments) -> Option<String> {
        self.book.text(key, arguments)
    }

    /// A sentence whose subject is a player: spoken to him if he is the reader.
    pub(crate) fn of_player(
        self,
        key: &str,
        seat: Seat,
        names: &Names,
        others: Arguments,
    ) -> String {
        let mut arguments = vec![("name", names.of(seat).into())];
        arguments.extend_from_slice(others);
        let to_you = names.is_you(seat).then(|| self.find(&format!("{key}.you"), &arguments));
        to_you.flatten().unwrap_or_else(|| self.say(key, &arguments))
    }
}

impl core::fmt::Debug for Words {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Words({:?})", self.language)
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        self.language == other.language
    }
}

impl Eq for Words {}
