//! Any bytes are read as a record without panic; what can be read survives being written again.

use havana_table::Record;
use havana_table::record::Games;

/// Reads the bytes in every way there is.
pub(crate) fn run(bytes: &[u8]) {
    let one = Record::from_text(bytes);
    let all: Vec<_> = Games::new(bytes).collect();
    if let Ok(record) = one {
        let games: Vec<_> = all.iter().flatten().map(|game| &game.record).collect();
        assert_eq!(games, [&record], "both ways of reading a text agree");
    }
    for game in all {
        match game {
            Ok(game) => comes_back(&game.record),
            Err(error) => is_one_line(&error.to_string()),
        }
    }
    read_binary(bytes);
    // Else the checksum would turn nearly all bytes away before anything else looks at them.
    read_binary(&[bytes, &checksum(bytes)].concat());
}

fn read_binary(bytes: &[u8]) {
    match Record::from_binary(bytes) {
        Ok(record) => {
            assert_eq!(record.to_binary(), bytes, "a record has one binary form");
            comes_back(&record);
        }
        Err(error) => is_one_line(&error.to_string()),
    }
}

fn comes_back(record: &Record) {
    assert_eq!(Record::from_binary(&record.to_binary()).as_ref(), Ok(record));
    assert_eq!(Record::from_text(record.to_text()).as_ref(), Ok(record));
    assert_eq!(Record::new(record.header().clone(), record.inputs()).as_ref(), Ok(record));
}

fn is_one_line(message: &str) {
    assert!(!message.is_empty() && !message.contains(char::is_control), "{message:?}");
}

/// FNV-1a of 64 bits, as `docs/records.md` has it.
pub(crate) fn checksum(bytes: &[u8]) -> [u8; 8] {
    let add = |hash: u64, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, add).to_le_bytes()
}
