//! The languages.

use core::str::FromStr;
use thiserror::Error;

/// A language the game speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    #[default]
    English,
    German,
    Dutch,
    Italian,
    Spanish,
    French,
}

/// A tag that names none of the languages.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there are no texts in \"{0}\"; choose en, de, nl, it, es or fr")]
pub struct UnknownLanguage(pub String);

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::German,
        Language::Dutch,
        Language::Italian,
        Language::Spanish,
        Language::French,
    ];

    /// The tag that pages and browsers use.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Dutch => "nl",
            Language::Italian => "it",
            Language::Spanish => "es",
            Language::French => "fr",
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Dutch => "Nederlands",
            Language::Italian => "Italiano",
            Language::Spanish => "Español",
            Language::French => "Français",
        }
    }

    /// The first of a person's preferences that the game speaks, or English.
    pub fn from_preferences<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        tags.into_iter().find_map(|tag| tag.parse().ok()).unwrap_or_default()
    }

    /// Whether this many is spoken of in the singular.
    pub(crate) const fn is_singular(self, count: i64) -> bool {
        match self {
            Language::French => count == 0 || count == 1,
            _ => count == 1,
        }
    }

    /// The sign between units and tenths.
    pub(crate) const fn decimal_sign(self) -> &'static str {
        match self {
            Language::English => ".",
            _ => ",",
        }
    }
}

/// From a tag such as `de`, `de-AT` or `de_CH`.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Language, UnknownLanguage> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        let known = Language::ALL.into_iter();
        let mut fits = known.filter(|language| language.tag().eq_ignore_ascii_case(primary));
        fits.next().ok_or_else(|| UnknownLanguage(tag.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_preference_that_is_spoken_wins() {
        assert_eq!(Language::from_preferences(["pt-BR", "es-AR", "de"]), Language::Spanish);
        assert_eq!(Language::from_preferences(["DE_ch"]), Language::German);
        assert_eq!(Language::from_preferences(["ja"]), Language::English);
        assert_eq!(Language::from_preferences([]), Language::English);
    }

    #[test]
    fn a_tag_that_only_begins_like_one_is_unknown() {
        assert_eq!("den".parse::<Language>(), Err(UnknownLanguage("den".to_owned())));
        assert!("".parse::<Language>().is_err());
    }
}
