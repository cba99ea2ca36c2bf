//! Plain modern English: no archaic words, and no "he" for a player.
//!
//! The words are those that an editor marked in the product, each with what to write instead.

use crate::Outcome;
use crate::workspace::{self, SourceFile};

/// A word or phrase to avoid, and what to write instead.
const AVOID: [(&str, &str); 27] = [
    ("whoever", "anyone who"),
    ("whomever", "anyone"),
    ("whosoever", "anyone who"),
    ("whatsoever", "at all"),
    ("anew", "again"),
    ("somebody", "someone"),
    ("thereof", "of it"),
    ("therein", "in it"),
    ("wherein", "in which"),
    ("whilst", "while"),
    ("nought", "nothing"),
    ("he", "they"),
    ("he’s", "they’re"),
    ("he's", "they're"),
    ("him", "them"),
    ("his", "their"),
    ("himself", "themselves"),
    ("is kept", "is stored"),
    ("are kept", "are stored"),
    ("was kept", "was stored"),
    ("goes on", "continues"),
    ("go on", "continue"),
    ("for ever", "forever"),
    ("lie out", "be laid out"),
    ("surely in", "a confidence range"),
    ("nobody knows who", "not signed in"),
    ("in vain", "without success"),
];

/// What people read, by where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scope {
    /// The English texts of the product.
    Texts,
    /// README and the pages under `docs`.
    Docs,
    /// The help and the words of the command line: its sources' strings and doc comments.
    Help,
    /// The doc comments of all crates.
    Comments,
}

/// Everything that is checked.
const ALL: [Scope; 4] = [Scope::Texts, Scope::Docs, Scope::Help, Scope::Comments];

/// Lists every offender with its file and line.
pub(super) fn check() -> Outcome {
    let mut faults = Vec::new();
    for scope in ALL {
        for file in files(scope)? {
            for (number, line) in read_lines(scope, &file) {
                faults.extend(offences(&line).map(|(word, instead)| {
                    format!("{}:{number}: “{word}”; write “{instead}”", file.path)
                }));
            }
        }
    }
    for fault in &faults {
        eprintln!("  {fault}");
    }
    if faults.is_empty() {
        println!("the English of texts, docs, help and doc comments is plain");
        return Ok(());
    }
    Err(format!("{} word(s) to replace", faults.len()))
}

fn files(scope: Scope) -> Result<Vec<SourceFile>, String> {
    let extension = match scope {
        Scope::Texts => "ftl",
        Scope::Docs => "md",
        Scope::Help | Scope::Comments => "rs",
    };
    let mut files = workspace::files(extension)?;
    files.retain(|file| belongs(scope, &file.path));
    Ok(files)
}

fn belongs(scope: Scope, path: &str) -> bool {
    match scope {
        Scope::Texts => path.starts_with("crates/words/texts/en/"),
        // The glossary lists some of these words as to be avoided.
        Scope::Docs => {
            path != "docs/glossary.md" && (path.starts_with("docs/") || !path.contains('/'))
        }
        Scope::Help => path.starts_with("crates/cli/src/"),
        // The list of words to avoid is the one place that has to name them.
        Scope::Comments => {
            !path.starts_with("crates/cli/src/") && path != "xtask/src/texts/plain.rs"
        }
    }
}

/// The lines of a file that people read, with their numbers.
fn read_lines(scope: Scope, file: &SourceFile) -> Vec<(usize, String)> {
    let lines = (1..).zip(file.text.lines());
    match scope {
        Scope::Texts => lines.map(|(number, line)| (number, line.to_owned())).collect(),
        Scope::Docs => prose(lines),
        Scope::Help => lines
            .filter_map(|(number, line)| {
                let shown = doc_comment(line).map_or_else(|| strings(line), str::to_owned);
                (!shown.is_empty()).then_some((number, shown))
            })
            .collect(),
        Scope::Comments => lines
            .filter_map(|(number, line)| Some((number, doc_comment(line)?.to_owned())))
            .collect(),
    }
}

/// The lines of a page without its blocks of code.
fn prose<'a>(lines: impl Iterator<Item = (usize, &'a str)>) -> Vec<(usize, String)> {
    let mut is_code = false;
    let mut found = Vec::new();
    for (number, line) in lines {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
        } else if !is_code {
            found.push((number, line.to_owned()));
        }
    }
    found
}

/// The text of a doc comment.
fn doc_comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))
}

/// What stands between quotation marks in a line of code.
fn strings(line: &str) -> String {
    line.split('"').skip(1).step_by(2).collect::<Vec<_>>().join(" ")
}

/// The words of a line that are to be avoided. What stands in backticks is code.
fn offences(line: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let prose: String = line.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let words = format!(" {} ", prose.to_lowercase());
    AVOID.into_iter().filter(move |(word, _)| contains(&words, word))
}

/// Whether a word stands in a text for itself, not within a longer one.
fn contains(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        !before.ends_with(is_part) && !after.starts_with(|c| is_part(c) || c == '’' || c == '\'')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(line: &str) -> Vec<&'static str> {
        offences(line).map(|(word, _)| word).collect()
    }

    #[test]
    fn archaic_and_gendered_words_are_found_wherever_they_stand() {
        assert_eq!(found("Whoever wins tells him."), ["whoever", "him"]);
        assert_eq!(found("a game that goes on"), ["goes on"]);
        assert_eq!(found("They’re told again; the theme, this, hers, the-he-man"), [""; 0]);
        assert_eq!(found("call `somebody.his()` to renew"), [""; 0]);
    }

    #[test]
    fn each_scope_reads_what_people_see() {
        let source = "/// Keeps his card.\nlet his = \"said anew\"; // his\n";
        let file = SourceFile { path: "a.rs".to_owned(), text: source.to_owned() };
        assert_eq!(read_lines(Scope::Comments, &file), [(1, " Keeps his card.".to_owned())]);
        let help = read_lines(Scope::Help, &file);
        assert_eq!(help, [(1, " Keeps his card.".to_owned()), (2, "said anew".to_owned())]);
        let page = "He\n```\nhis\n```\nhim";
        let file = SourceFile { path: "a.md".to_owned(), text: page.to_owned() };
        let lines: Vec<usize> = read_lines(Scope::Docs, &file).iter().map(|(n, _)| *n).collect();
        assert_eq!(lines, [1, 5]);
    }

    #[test]
    fn files_belong_to_the_scope_of_their_readers() {
        assert!(belongs(Scope::Docs, "README.md") && belongs(Scope::Docs, "docs/rules.md"));
        assert!(!belongs(Scope::Docs, "docs/glossary.md"));
        assert!(belongs(Scope::Help, "crates/cli/src/serve.rs"));
        assert!(!belongs(Scope::Comments, "crates/cli/src/serve.rs"));
        assert!(!belongs(Scope::Texts, "crates/words/texts/de/app.ftl"));
    }
}
