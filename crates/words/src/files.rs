//! What is wrong with a file that a player opens.

use havana_rules::components::deck::DeckWrong;
use havana_rules::components::deck_file::Note;
use havana_table::RecordError;
use havana_table::record::{Fault, FaultPlace};

use crate::value::Value;
use crate::words::Words;

/// What is wrong with a deck or a record, and where. Plain data, so that the program that reads
/// files can hand it to the page, which says it in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FileFault {
    /// The key of the text that says it.
    pub key: String,
    /// The line, counted from 1; 0 if there is none.
    pub line: u32,
    /// The key of the building it is about, or nothing.
    pub building: String,
    /// The number that is wrong.
    pub found: u32,
    /// The largest number that is allowed.
    pub most: u32,
    /// The clause of the rules that is broken, or nothing.
    pub clause: String,
}

impl FileFault {
    /// A fault without a place.
    pub fn of(key: &str) -> FileFault {
        FileFault { key: key.to_owned(), ..FileFault::default() }
    }

    /// The file is longer than anything that is read.
    pub fn too_big() -> FileFault {
        FileFault::of("fault-too-big")
    }

    /// The program that reads files is missing.
    pub fn no_reader() -> FileFault {
        FileFault::of("fault-reader")
    }

    /// A record that was cut off or changed.
    pub fn damaged() -> FileFault {
        FileFault::of("fault-game-damaged")
    }
}

impl From<&Note> for FileFault {
    fn from(note: &Note) -> FileFault {
        let (key, found, most) = match &note.wrong {
            None => ("fault-deck-form", 0, 0),
            Some(DeckWrong::Count { found }) => {
                ("fault-deck-count", u32::try_from(*found).unwrap_or(u32::MAX), 0)
            }
            Some(DeckWrong::BadKey) => ("fault-deck-key", 0, LONGEST_KEY),
            Some(DeckWrong::KeyTwice { .. }) => ("fault-deck-key-twice", 0, 0),
            Some(DeckWrong::Points { found }) => ("fault-deck-points", (*found).into(), 0),
            Some(DeckWrong::Free) => ("fault-deck-free", 0, 0),
            Some(DeckWrong::NotEnoughInTheBox { wanted, there_are, .. }) => {
                ("fault-deck-cost", (*wanted).into(), (*there_are).into())
            }
            Some(DeckWrong::TooMany { wanted, most, .. }) => ("fault-deck-cost", *wanted, *most),
            Some(DeckWrong::TooManyDecks) => ("fault-deck-too-many", 0, 0),
        };
        FileFault {
            line: u32::try_from(note.line).unwrap_or(0),
            building: note.building.clone().unwrap_or_default(),
            found,
            most,
            ..FileFault::of(key)
        }
    }
}

impl From<&RecordError> for FileFault {
    fn from(error: &RecordError) -> FileFault {
        let key = match &error.fault {
            Fault::NotARecord | Fault::NoHeader => "fault-game-form",
            Fault::ForeignFormat { .. } | Fault::ForeignRules { .. } => "fault-game-newer",
            Fault::CutOff => "fault-game-cut",
            Fault::LineTooLong | Fault::TooLong => "fault-too-big",
            _ if error.clause().is_some() => "fault-game-rule",
            _ => "fault-game-damaged",
        };
        let line = match error.place {
            FaultPlace::Line(line) => u32::try_from(line).unwrap_or(0),
            FaultPlace::Header | FaultPlace::Input(_) | FaultPlace::End => 0,
        };
        let clause = error.clause().unwrap_or_default().to_owned();
        FileFault { line, clause, ..FileFault::of(key) }
    }
}

/// The longest key of a building.
const LONGEST_KEY: u32 = havana_rules::Deck::LONGEST_KEY as u32;

impl Words {
    /// What is wrong with a file, as a sentence, with the line it is in.
    pub fn file_fault(self, fault: &FileFault) -> String {
        let arguments: [(&str, Value); 3] = [
            ("n", fault.found.into()),
            ("most", fault.most.into()),
            ("id", fault.clause.as_str().into()),
        ];
        let said = self.find(&fault.key, &arguments);
        let said = said.unwrap_or_else(|| self.text("fault-game-damaged"));
        if fault.line == 0 {
            return said;
        }
        let key = if fault.building.is_empty() { "file-line" } else { "file-line-building" };
        let place = [
            ("fault", said.into()),
            ("line", fault.line.into()),
            ("building", fault.building.as_str().into()),
        ];
        self.say(key, &place)
    }
}

#[cfg(test)]
mod tests {
    use havana_rules::components::deck_file;
    use havana_table::Record;
    use havana_table::record::Games;

    use super::*;
    use crate::language::Language;

    const HOUSE: &str = include_str!("../../../data/decks/house.toml");

    fn deck(text: &str) -> String {
        let notes = deck_file::read(text).expect_err("it is faulty");
        let first = notes.first().expect("it says what is wrong");
        Words::new(Language::German).file_fault(&first.into())
    }

    #[test]
    fn what_is_wrong_with_a_deck_is_told_in_the_readers_language_with_its_line() {
        let told = deck(&HOUSE.replacen("points = 1", "points = 9", 1));
        assert!(
            told.starts_with("Ein Gebäude ist 1 bis 7 Punkte wert, nicht 9. (Zeile "),
            "{told}"
        );
        assert_eq!(deck(""), "Ein Gebäudesatz hat 36 Gebäude, nicht 0. (Zeile 1)");
        let told = deck("a deck");
        assert!(told.starts_with("Das ist kein Gebäudesatz"), "{told}");
    }

    #[test]
    fn what_is_wrong_with_a_record_is_told_in_the_readers_language() {
        let french = Words::new(Language::French);
        let error = Record::from_binary(b"HAVR").expect_err("it is cut off");
        let told = french.file_fault(&(&error).into());
        assert!(["Il manque la fin.", "Elle est endommagée."].contains(&told.as_str()), "{told}");
        let read = Games::new(&b"{}\n"[..]).next().expect("a line");
        let told = french.file_fault(&(&read.expect_err("no record")).into());
        assert!(told.ends_with("(ligne 1)") && !told.contains('⟦'), "{told}");
    }

    #[test]
    fn every_fault_of_a_deck_has_a_text() {
        let all = [
            DeckWrong::Count { found: 3 },
            DeckWrong::BadKey,
            DeckWrong::KeyTwice { first: 0 },
            DeckWrong::Points { found: 9 },
            DeckWrong::Free,
            DeckWrong::NotEnoughInTheBox { of: "brick", wanted: 11, there_are: 10 },
            DeckWrong::TooMany { of: "workers", wanted: 6, most: 5 },
            DeckWrong::TooManyDecks,
        ];
        for words in Language::ALL.map(Words::new) {
            for wrong in &all {
                let note = Note {
                    line: 2,
                    building: Some("villa".to_owned()),
                    says: String::new(),
                    wrong: Some(wrong.clone()),
                };
                let told = words.file_fault(&(&note).into());
                assert!(told.contains("villa") && !told.contains('⟦'), "{words:?}: {told}");
            }
        }
    }

    #[test]
    fn an_unknown_fault_is_told_as_damage() {
        let english = Words::new(Language::English);
        assert_eq!(english.file_fault(&FileFault::of("fault-from-the-future")), "It’s damaged.");
    }
}
