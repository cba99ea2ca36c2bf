//! What a clause is called: `R7.2a` in prose, `r7_2a` at the head of a test's name.

use std::fmt;

/// The id of a clause; ids sort as they stand on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ClauseId {
    section: u16,
    number: u16,
    letter: Option<char>,
}

/// The section of the rulebooks' own examples.
const EXAMPLES: u16 = 9;

impl ClauseId {
    /// Every id named in a line, in order.
    pub(crate) fn mentioned_in(line: &str) -> Vec<ClauseId> {
        line.match_indices('R')
            .filter(|(at, _)| !line[..*at].ends_with(is_word_character))
            .filter_map(|(at, _)| Self::parse(&line[at + 1..], '.'))
            .collect()
    }

    /// The id that opens a line, if one does.
    pub(crate) fn opening(line: &str) -> Option<ClauseId> {
        Self::parse(line.strip_prefix('R')?, '.')
    }

    /// The id in front of a test's name: `r7_5_half_rounded_down` proves R7.5.
    pub(crate) fn from_test_name(name: &str) -> Option<ClauseId> {
        Self::parse(name.strip_prefix('r')?, '_')
    }

    /// An example needs a test and no code.
    pub(crate) fn is_example(self) -> bool {
        self.section == EXAMPLES
    }

    fn parse(text: &str, separator: char) -> Option<ClauseId> {
        let (section, rest) = leading_number(text)?;
        let (number, rest) = leading_number(rest.strip_prefix(separator)?)?;
        let letter = rest.chars().next().filter(char::is_ascii_lowercase);
        let rest = &rest[letter.map_or(0, char::len_utf8)..];
        let ends_here = !rest.starts_with(char::is_alphanumeric);
        ends_here.then_some(ClauseId { section, number, letter })
    }
}

fn is_word_character(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

fn leading_number(text: &str) -> Option<(u16, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // `pad` honours the width that a table asks for.
        let letter = self.letter.map_or(String::new(), String::from);
        f.pad(&format!("R{}.{}{letter}", self.section, self.number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(line: &str) -> Vec<String> {
        ClauseId::mentioned_in(line).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn ids_are_found_in_prose_and_strings() {
        assert_eq!(named("/// R7.5, then (R7.2a); see R9.12."), ["R7.5", "R7.2a", "R9.12"]);
        assert_eq!(named(r#"illegal("R4.6")"#), ["R4.6"]);
        assert_eq!(named("R4.3–R4.5"), ["R4.3", "R4.5"]);
    }

    #[test]
    fn what_only_looks_like_an_id_is_not_one() {
        assert_eq!(named("XR7.5 R7 R7. R.5 R7.x R7.5th R99999.1 r7.5"), [""; 0]);
    }

    #[test]
    fn a_test_name_opens_with_its_clause() {
        let of = |name| ClauseId::from_test_name(name).map(|id| id.to_string());
        assert_eq!(of("r7_5_half_rounded_down").as_deref(), Some("R7.5"));
        assert_eq!(of("r7_2a_protects").as_deref(), Some("R7.2a"));
        assert_eq!(of("r9_12_three_buildings").as_deref(), Some("R9.12"));
        assert_eq!(of("r7_5_3_of_7").as_deref(), Some("R7.5"));
        assert_eq!(of("r7_5").as_deref(), Some("R7.5"));
        assert_eq!(of("r7_5half"), None);
        assert_eq!(of("robs_r7_5"), None);
    }

    #[test]
    fn ids_sort_as_on_the_page() {
        let mut ids = ClauseId::mentioned_in("R7.10 R7.3b R8.1 R7.3a R7.3");
        ids.sort();
        let sorted: Vec<_> = ids.iter().map(ToString::to_string).collect();
        assert_eq!(sorted, ["R7.3", "R7.3a", "R7.3b", "R7.10", "R8.1"]);
    }
}
