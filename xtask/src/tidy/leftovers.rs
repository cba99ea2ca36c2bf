//! Marks of unfinished work do not stay in the source.

use crate::workspace::SourceFile;

/// Written in two halves, so that this file does not hold what it looks for.
const MARKS: [&str; 6] = [
    concat!("to", "do!("),
    concat!("unim", "plemented!("),
    concat!("d", "bg!("),
    concat!("FIX", "ME"),
    concat!("TO", "DO"),
    concat!("#[ig", "nore"),
];

/// Every line that holds a mark.
pub(crate) fn faults(files: &[SourceFile]) -> Vec<String> {
    let mut faults = Vec::new();
    for file in files {
        for (index, line) in file.text.lines().enumerate() {
            for mark in MARKS.iter().filter(|mark| holds(line, mark)) {
                faults.push(format!("{}:{} holds {mark}", file.path, index + 1));
            }
        }
    }
    faults
}

/// Whether the mark stands in the line as a word of its own.
fn holds(line: &str, mark: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(mark).any(|(at, _)| {
        let continues_before = mark.starts_with(is_word) && line[..at].ends_with(is_word);
        let after = &line[at + mark.len()..];
        let continues_after = mark.ends_with(char::is_uppercase) && after.starts_with(is_word);
        !continues_before && !continues_after
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    #[test]
    fn every_mark_is_found() {
        for mark in MARKS {
            let text = format!("fn good() {{}}\n    {mark}\n");
            assert_eq!(faults(&[file("a.rs", &text)]), [format!("a.rs:2 holds {mark}")]);
        }
    }

    #[test]
    fn longer_words_are_no_marks() {
        for mark in MARKS.iter().filter(|mark| !mark.starts_with('#')) {
            assert!(!holds(&format!("pseu_{mark}"), mark));
        }
        for mark in MARKS.iter().filter(|mark| mark.ends_with(char::is_uppercase)) {
            assert!(!holds(&format!("{mark}S"), mark));
            assert!(holds(&format!("// {mark}: later"), mark));
        }
    }
}
