//! The text files, as they lie in the repository.

use crate::language::Language;

/// The files of each language, by name.
pub const FILES: [&str; 6] = ["cards", "buildings", "game", "rules", "app", "lesson"];

macro_rules! files_of {
    ($tag:literal) => {
        [
            include_str!(concat!("../texts/", $tag, "/cards.ftl")),
            include_str!(concat!("../texts/", $tag, "/buildings.ftl")),
            include_str!(concat!("../texts/", $tag, "/game.ftl")),
            include_str!(concat!("../texts/", $tag, "/rules.ftl")),
            include_str!(concat!("../texts/", $tag, "/app.ftl")),
            include_str!(concat!("../texts/", $tag, "/lesson.ftl")),
        ]
    };
}

/// The Fluent texts of a language, file by file in the order of [`FILES`].
pub fn source(language: Language) -> [&'static str; FILES.len()] {
    match language {
        Language::English => files_of!("en"),
        Language::German => files_of!("de"),
        Language::Dutch => files_of!("nl"),
        Language::Italian => files_of!("it"),
        Language::Spanish => files_of!("es"),
        Language::French => files_of!("fr"),
    }
}
