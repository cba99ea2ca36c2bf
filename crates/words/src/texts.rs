//! The text files, as they lie in the repository.

use crate::language::Language;

/// How many files each language has; the client in a browser has neither those of the terminal nor
/// those of the analysis.
const COUNT: usize = 7 + cfg!(feature = "study") as usize + cfg!(feature = "terminal") as usize;

/// The files of each language, by name.
pub const FILES: [&str; COUNT] = [
    "cards",
    "buildings",
    "game",
    "rules",
    "app",
    "lesson",
    "online",
    #[cfg(feature = "study")]
    "study",
    #[cfg(feature = "terminal")]
    "terminal",
];

macro_rules! files_of {
    ($tag:literal) => {
        [
            include_str!(concat!("../texts/", $tag, "/cards.ftl")),
            include_str!(concat!("../texts/", $tag, "/buildings.ftl")),
            include_str!(concat!("../texts/", $tag, "/game.ftl")),
            include_str!(concat!("../texts/", $tag, "/rules.ftl")),
            include_str!(concat!("../texts/", $tag, "/app.ftl")),
            include_str!(concat!("../texts/", $tag, "/lesson.ftl")),
            include_str!(concat!("../texts/", $tag, "/online.ftl")),
            #[cfg(feature = "study")]
            include_str!(concat!("../texts/", $tag, "/study.ftl")),
            #[cfg(feature = "terminal")]
            include_str!(concat!("../texts/", $tag, "/terminal.ftl")),
        ]
    };
}

/// The texts that are part of every program.
pub(crate) const ENGLISH: [&str; FILES.len()] = files_of!("en");

/// The Fluent texts of a language, file by file in the order of [`FILES`]; `None` if they are not
/// part of this program.
pub fn source(language: Language) -> Option<[&'static str; FILES.len()]> {
    match language {
        Language::English => Some(ENGLISH),
        #[cfg(feature = "every-language")]
        Language::German => Some(files_of!("de")),
        #[cfg(feature = "every-language")]
        Language::Dutch => Some(files_of!("nl")),
        #[cfg(feature = "every-language")]
        Language::Italian => Some(files_of!("it")),
        #[cfg(feature = "every-language")]
        Language::Spanish => Some(files_of!("es")),
        #[cfg(feature = "every-language")]
        Language::French => Some(files_of!("fr")),
        #[cfg(not(feature = "every-language"))]
        _ => None,
    }
}
