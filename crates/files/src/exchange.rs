//! From people's files to binary records, and back.

use havana_rules::Config;
use havana_rules::components::deck_file;
use havana_table::Record;
use havana_table::record::Games;
use havana_words::FileFault;

/// The deck of a text, as a record in which nothing has happened yet.
pub(crate) fn read_deck(text: &str) -> Result<Vec<u8>, FileFault> {
    if text.len() > deck_file::LONGEST {
        return Err(FileFault::too_big());
    }
    let first =
        |notes: Vec<deck_file::Note>| notes.first().map(FileFault::from).unwrap_or_default();
    let deck = deck_file::read(text).map_err(first)?.deck;
    let config = Config::new(2).map_err(|_| FileFault::damaged())?.with_deck(deck);
    let record = Record::new(config, &[]).map_err(|error| FileFault::from(&error))?;
    Ok(record.to_binary())
}

/// The first game of a text.
pub(crate) fn read_record(text: &str) -> Result<Vec<u8>, FileFault> {
    match Games::new(text.as_bytes()).next() {
        Some(Ok(game)) => Ok(game.record.to_binary()),
        Some(Err(error)) => Err((&error).into()),
        None => Err(FileFault::of("fault-game-form")),
    }
}

/// A record as text.
pub(crate) fn write_record(bytes: &[u8]) -> Result<String, FileFault> {
    let record = Record::from_binary(bytes).map_err(|error| FileFault::from(&error))?;
    Ok(record.to_text())
}

#[cfg(test)]
mod tests {
    use havana_rules::Deck;

    use super::*;

    const HOUSE: &str = include_str!("../../../data/decks/house.toml");

    #[test]
    fn a_deck_comes_as_an_empty_record() {
        let own = HOUSE.replace("\"library\"", "\"villa\"");
        let bytes = read_deck(&own).expect("a sound deck");
        let record = Record::from_binary(&bytes).expect("a sound record");
        assert!(record.inputs().is_empty());
        let deck = record.header().config().deck();
        assert!(deck != Deck::house() && deck.find("villa").is_some());
    }

    #[test]
    fn what_is_wrong_with_a_deck_is_told_with_its_line() {
        let wrong = read_deck(&HOUSE.replacen("points = 1", "points = 9", 1));
        let fault = wrong.expect_err("no building is worth nine points");
        assert_eq!((fault.key.as_str(), fault.found), ("fault-deck-points", 9));
        assert!(fault.line > 1 && !fault.building.is_empty(), "{fault:?}");
        let longest = "#".repeat(deck_file::LONGEST + 1);
        assert_eq!(read_deck(&longest), Err(FileFault::too_big()));
    }

    #[test]
    fn a_record_goes_there_and_back() {
        let config = Config::new(3).expect("three can play");
        let record = Record::new(config, &[]).expect("nothing happened");
        let text = write_record(&record.to_binary()).expect("it was just written");
        assert_eq!(read_record(&text), Ok(record.to_binary()));
        assert!(read_record("").is_err());
        assert!(read_record("{}").is_err());
        assert!(write_record(b"HAVR").is_err());
    }
}
