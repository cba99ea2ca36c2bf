//! From people's files to binary records, and back.

use havana_rules::Config;
use havana_rules::components::deck_file;
use havana_table::Record;
use havana_table::record::Games;

/// The deck of a text, as a record in which nothing has happened yet.
pub(crate) fn read_deck(text: &str) -> Result<Vec<u8>, String> {
    let first =
        |notes: Vec<deck_file::Note>| notes.first().map(ToString::to_string).unwrap_or_default();
    let deck = deck_file::read(text).map_err(first)?.deck;
    let config = Config::new(2).map_err(|wrong| wrong.to_string())?.with_deck(deck);
    let record = Record::new(config, &[]).map_err(|error| error.to_string())?;
    Ok(record.to_binary())
}

/// The first game of a text.
pub(crate) fn read_record(text: &str) -> Result<Vec<u8>, String> {
    match Games::new(text.as_bytes()).next() {
        Some(Ok(game)) => Ok(game.record.to_binary()),
        Some(Err(error)) => Err(error.to_string()),
        None => {
            Err("the file is empty; a record begins with a line {\"havana\":\"record\",…}"
                .to_owned())
        }
    }
}

/// A record as text.
pub(crate) fn write_record(bytes: &[u8]) -> Result<String, String> {
    let record = Record::from_binary(bytes).map_err(|error| error.to_string())?;
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
        assert!(wrong.is_err_and(|reason| reason.starts_with("line ")));
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
