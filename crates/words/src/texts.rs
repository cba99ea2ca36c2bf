//! The text files, as they lie in the repository.

use crate::language::Language;

/// How many files each language has; the client in a browser has neither those of the terminal and the
/// guide nor those of the analysis.
const COUNT: usize = 9
    + cfg!(feature = "study") as usize
    + cfg!(feature = "terminal") as usize
    + cfg!(feature = "guide") as usize;

/// The files of each language, by name.
pub const FILES: [&str; COUNT] = [
    "home",
    "cards",
    "buildings",
    "game",
    "rules",
    "app",
    "lesson",
    "online",
    "puzzles",
    #[cfg(feature = "study")]
    "study",
    #[cfg(feature = "terminal")]
    "terminal",
    #[cfg(feature = "guide")]
    "guide",
];

#[cfg(feature = "every-language")]
macro_rules! files_of {
    ($tag:literal) => {
        [
            include_str!(concat!("../texts/", $tag, "/home.ftl")),
            include_str!(concat!("../texts/", $tag, "/cards.ftl")),
            include_str!(concat!("../texts/", $tag, "/buildings.ftl")),
            include_str!(concat!("../texts/", $tag, "/game.ftl")),
            include_str!(concat!("../texts/", $tag, "/rules.ftl")),
            include_str!(concat!("../texts/", $tag, "/app.ftl")),
            include_str!(concat!("../texts/", $tag, "/lesson.ftl")),
            include_str!(concat!("../texts/", $tag, "/online.ftl")),
            include_str!(concat!("../texts/", $tag, "/puzzles.ftl")),
            #[cfg(feature = "study")]
            include_str!(concat!("../texts/", $tag, "/study.ftl")),
            #[cfg(feature = "terminal")]
            include_str!(concat!("../texts/", $tag, "/terminal.ftl")),
            #[cfg(feature = "guide")]
            include_str!(concat!("../texts/", $tag, "/guide.ftl")),
        ]
    };
}

/// The texts of the first page in English, which are part of every program.
pub(crate) const FIRST_PAGE: &str = include_str!("../texts/en/home.ftl");

/// What ends the texts that are handed over, so that a part of them is not taken for all.
pub(crate) const END: &str = "\n# The end.";

/// The Fluent texts of a language, file by file in the order of [`FILES`]; `None` if they are not
/// part of this program.
#[cfg(feature = "every-language")]
pub fn source(language: Language) -> Option<[&'static str; FILES.len()]> {
    Some(match language {
        Language::English => files_of!("en"),
        Language::German => files_of!("de"),
        Language::Dutch => files_of!("nl"),
        Language::Italian => files_of!("it"),
        Language::Spanish => files_of!("es"),
        Language::French => files_of!("fr"),
    })
}

/// The Fluent texts of a language: none are part of this program.
#[cfg(not(feature = "every-language"))]
pub fn source(_: Language) -> Option<[&'static str; FILES.len()]> {
    None
}

/// The texts of a language as a browser loads them and [`Words::hand_over`](crate::Words::hand_over)
/// takes them.
pub fn for_browsers(language: Language) -> Option<String> {
    let named = FILES.into_iter().zip(source(language)?);
    let loaded = named.filter(|(name, _)| !["study", "terminal", "guide"].contains(name));
    let texts: Vec<String> = loaded.map(|(_, file)| without_notes(file)).collect();
    Some(texts.concat() + END)
}

/// The texts of the analysis in a language, which a browser loads with it and puts before the others.
pub fn of_study(language: Language) -> Option<String> {
    let mut named = FILES.into_iter().zip(source(language)?);
    named.find_map(|(name, file)| (name == "study").then(|| without_notes(file)))
}

/// A file without its notes for translators and its empty lines, which no browser needs.
fn without_notes(file: &str) -> String {
    let lines = file.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}
