//! The players' names, as tables and sentences show them.

use havana_table::Header;
use havana_words::Names;

use crate::text;

/// The most columns a name takes.
const LONGEST: usize = 14;

/// The names that a record gives, or the seats' numbers: short enough for a table, and different
/// from each other.
pub fn of(header: &Header) -> Names {
    Names::new(by_seat(header), None)
}

fn by_seat(header: &Header) -> Vec<String> {
    let players = header.config().players();
    let given = header.names().unwrap_or_default();
    let shown: Vec<String> = given.iter().map(|name| shown(name)).collect();
    let are_different = (1..shown.len()).all(|seat| !shown[..seat].contains(&shown[seat]));
    let by_seat = (0..players).map(|seat| match shown.get(seat) {
        Some(name) if are_different => name.clone(),
        Some(name) => format!("{} ({seat})", text::cut(name, LONGEST - 4)),
        None => format!("Seat {seat}"),
    });
    by_seat.collect()
}

/// A name that can be shown: short enough, and without characters that change the writing
/// direction of what follows.
fn shown(name: &str) -> String {
    let turns = |letter: char| matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let calm: String = name.chars().filter(|&letter| !turns(letter)).collect();
    match calm.trim() {
        "" => "?".to_owned(),
        calm => text::cut(calm, LONGEST),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use havana_rules::Config;

    fn names(given: &[&str]) -> Vec<String> {
        let config = Config::new(given.len()).expect("2 to 4 players");
        let given = given.iter().map(|&name| name.to_owned()).collect();
        by_seat(&Header::from(config).with_names(given).expect("sound names"))
    }

    #[test]
    fn without_names_the_seats_are_named() {
        let header = Header::from(Config::new(2).expect("2 players"));
        assert_eq!(by_seat(&header), ["Seat 0", "Seat 1"]);
    }

    #[test]
    fn names_are_short_and_different() {
        assert_eq!(names(&["Anna", "Ben"]), ["Anna", "Ben"]);
        assert_eq!(names(&["Anna", "Ben", "Anna"]), ["Anna (0)", "Ben (1)", "Anna (2)"]);
        assert_eq!(
            names(&["Maximilian the First", "Maximilian the Second"]),
            ["Maximilia… (0)", "Maximilia… (1)"]
        );
        assert_eq!(names(&["\u{202e}Eve", " \u{2066} "]), ["Eve", "?"]);
    }
}
