//! One language, ready to speak.

use core::fmt;
use std::sync::OnceLock;

use havana_rules::Seat;
use thiserror::Error;

use crate::fluent::{Arguments, Book, missing};
use crate::language::Language;
use crate::names::Names;
use crate::texts;
use crate::value::Value;

/// One language, ready to speak. A handle: copies cost nothing, and each language is read once.
#[derive(Clone, Copy)]
pub struct Words {
    language: Language,
    book: &'static Book<'static>,
}

/// Every language that was spoken so far.
static BOOKS: [OnceLock<Book<'static>>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The texts of the first page in English.
static FIRST_PAGE: OnceLock<Book<'static>> = OnceLock::new();

/// Texts that are not all there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the texts in {language:?} are incomplete; load them again")]
pub struct IncompleteTexts {
    /// The language they should have been of.
    pub language: Language,
}

impl Words {
    /// The words of a language; English as long as its texts are not at hand, and only those of the
    /// first page as long as English is not at hand either.
    pub fn new(language: Language) -> Words {
        let known = Words::known(language).or_else(|| Words::known(Language::English));
        known.unwrap_or_else(Words::of_first_page)
    }

    /// The words of a language, if its texts are at hand: as part of the program, or because they
    /// were handed over.
    pub fn known(language: Language) -> Option<Words> {
        let slot = &BOOKS[language as usize];
        let book = slot.get().or_else(|| {
            let files = texts::source(language)?;
            Some(slot.get_or_init(|| Book::read(language, &files)))
        })?;
        Some(Words { language, book })
    }

    /// Takes the texts of a language that is not part of the program, as
    /// [`for_browsers`](crate::for_browsers) returns them. From then on it is known.
    pub fn hand_over(language: Language, texts: String) -> Result<Words, IncompleteTexts> {
        let slot = &BOOKS[language as usize];
        if let Some(book) = slot.get() {
            return Ok(Words { language, book });
        }
        if !texts.trim_end().ends_with(texts::END) {
            return Err(IncompleteTexts { language });
        }
        // Stored as long as the program runs, which happens once for each language.
        let book = slot.get_or_init(|| Book::read(language, &[texts.leak()]));
        Ok(Words { language, book })
    }

    /// The English words of the first page, which every program has.
    pub fn of_first_page() -> Words {
        let language = Language::English;
        let book = FIRST_PAGE.get_or_init(|| Book::read(language, &[texts::FIRST_PAGE]));
        Words { language, book }
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

    /// A number with one place after the decimal sign.
    pub fn tenths(self, number: f32) -> String {
        let tenths = (number * 10.0).round() as i64;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, tenth) = (tenths.abs() / 10, tenths.abs() % 10);
        format!("{sign}{whole}{}{tenth}", self.language.decimal_sign())
    }

    pub(crate) fn find(self, key: &str, arguments: Arguments) -> Option<String> {
        self.book.text(key, arguments)
    }

    /// A sentence whose subject is a player: addressed to them if they are the reader.
    pub fn of_player(self, key: &str, seat: Seat, names: &Names, others: Arguments) -> String {
        let mut arguments = vec![("name", names.of(seat).into())];
        arguments.extend_from_slice(others);
        let to_you = names.is_you(seat).then(|| self.find(&format!("{key}.you"), &arguments));
        to_you.flatten().unwrap_or_else(|| self.say(key, &arguments))
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({:?})", self.language)
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        std::ptr::eq(self.book, other.book)
    }
}

impl Eq for Words {}
