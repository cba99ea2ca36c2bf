//! A file that passes about 400 lines wants to be two.

use crate::workspace::SourceFile;

const WARNED_FROM: usize = 400;
const ALLOWED: usize = 500;

/// Files that are too long.
pub(crate) fn faults(files: &[SourceFile]) -> Vec<String> {
    with_length(files, |length| length > ALLOWED)
}

/// Files that are about to be too long.
pub(crate) fn warnings(files: &[SourceFile]) -> Vec<String> {
    with_length(files, |length| (WARNED_FROM..=ALLOWED).contains(&length))
}

fn with_length(files: &[SourceFile], matches: impl Fn(usize) -> bool) -> Vec<String> {
    files
        .iter()
        .map(|file| (&file.path, file.text.lines().count()))
        .filter(|(_, length)| matches(*length))
        .map(|(path, length)| format!("{path} has {length} lines; {ALLOWED} are allowed"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    #[test]
    fn the_limits_are_400_and_500() {
        let of = |length| [file("a.rs", &"\n".repeat(length))];
        assert!(warnings(&of(399)).is_empty());
        assert_eq!(warnings(&of(400)), ["a.rs has 400 lines; 500 are allowed"]);
        assert!(faults(&of(500)).is_empty());
        assert_eq!(faults(&of(501)), ["a.rs has 501 lines; 500 are allowed"]);
        assert!(warnings(&of(501)).is_empty());
    }
}
