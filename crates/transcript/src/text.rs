//! Text in columns: wrapped, and cut to size.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The columns that all output for people fits in.
pub const COLUMNS: usize = 100;

/// A space at which no line is broken.
const TIE: char = '\u{a0}';

/// Makes a text one word, as far as breaking lines goes.
pub fn tied(text: &str) -> String {
    text.replace(' ', &TIE.to_string())
}

/// Breaks a text between words, but never after a number: what it counts stays with it. The first
/// line begins after `first`, the others after as many spaces.
pub fn wrap(first: &str, text: &str) -> Vec<String> {
    let indent = first.width();
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    let mut is_bare = true;
    let mut counted = String::new();
    for word in text.split(' ') {
        counted.push_str(word);
        if word.ends_with(|letter: char| letter.is_ascii_digit()) {
            counted.push(' ');
            continue;
        }
        if !is_bare && line.width() + 1 + counted.width() > COLUMNS {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            is_bare = true;
        }
        if !is_bare {
            line.push(' ');
        }
        line.push_str(&counted);
        counted.clear();
        is_bare = false;
    }
    if !counted.is_empty() {
        line.push(' ');
        line.push_str(&counted);
    }
    lines.push(line);
    lines.into_iter().map(|line| line.replace(TIE, " ").trim_end().to_owned()).collect()
}

/// The text, or its beginning with a mark if it takes more columns than there are.
pub fn cut(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut short = String::new();
    let mut used = 1;
    for letter in text.chars() {
        used += letter.width().unwrap_or(0);
        if used > columns {
            break;
        }
        short.push(letter);
    }
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_hang_under_their_beginning() {
        let text = "word ".repeat(30);
        let lines = wrap("  label  ", text.trim_end());
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("  label  word") && lines[0].width() <= COLUMNS);
        assert!(lines[1].starts_with("         word"));
        assert_eq!(lines.concat().matches("word").count(), 30);
    }

    #[test]
    fn a_number_stays_with_what_it_counts() {
        let text = format!("{} 4 architect", "x".repeat(95));
        assert_eq!(wrap("", &text), ["x".repeat(95), "4 architect".to_owned()]);
        assert_eq!(wrap("", "up to 15"), ["up to 15"]);
    }

    #[test]
    fn tied_words_stay_together() {
        let text = format!("{} {}", "x".repeat(90), tied("5 Pesos Thief"));
        assert_eq!(wrap("", &text), ["x".repeat(90), "5 Pesos Thief".to_owned()]);
    }

    #[test]
    fn a_word_longer_than_a_line_stays_whole() {
        let word = "x".repeat(120);
        assert_eq!(wrap("- ", &word), [format!("- {word}")]);
    }

    #[test]
    fn cut_texts_fit() {
        assert_eq!(cut("statue", 6), "statue");
        assert_eq!(cut("statues", 6), "statu…");
        assert_eq!(cut("雕像雕像", 6), "雕像…");
    }
}
