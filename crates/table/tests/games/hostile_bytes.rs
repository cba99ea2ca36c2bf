//! No bytes make reading panic, hang, or pass for a game that was not recorded.

use crate::common::*;
use crate::fuzz_bodies::record_reading as reading;
use havana_rules::{Input, RULES_VERSION};
use havana_table::record::{Fault, FaultPlace, Games, LONGEST_BINARY, MAGIC, MOST_INPUTS};
use havana_table::{Record, RecordError};
use proptest::prelude::*;
use reading::checksum;

/// The binary form of the short game after its content was changed, with a checksum that fits.
fn forged(change: impl FnOnce(&mut Vec<u8>)) -> Result<Record, RecordError> {
    let mut bytes = short_game().to_binary();
    bytes.truncate(bytes.len() - 8);
    change(&mut bytes);
    let checksum = checksum(&bytes);
    bytes.extend_from_slice(&checksum);
    Record::from_binary(&bytes)
}

/// Where the number of inputs stands in the binary form of the short game.
fn place_of_count() -> usize {
    let empty = Record::new(short_game().header().clone(), &[]).expect("nothing is played yet");
    empty.to_binary().len() - 8 - 1 - 1
}

fn error(place: FaultPlace, fault: Fault) -> Result<Record, RecordError> {
    Err(RecordError { place, fault })
}

#[test]
fn a_text_cut_off_anywhere_is_an_error_or_a_beginning_of_the_game() {
    let record = short_game();
    let text = record.to_text();
    for end in 0..text.len() - 1 {
        match Record::from_text(&text[..end]) {
            Ok(beginning) => {
                let whole_lines = text[..end].lines().count();
                assert_eq!(beginning.inputs(), &record.inputs()[..whole_lines - 1]);
                assert_eq!(beginning.outcome(), None, "it does not pass for a whole game");
            }
            Err(error) => {
                let line = text[..end].lines().count().max(1) as u64;
                assert_eq!(error.place, FaultPlace::Line(line));
                let is_expected = matches!(
                    error.fault,
                    Fault::CutOff | Fault::NoHeader | Fault::NoOutcome { .. }
                );
                assert!(is_expected, "{end}: {error}");
            }
        }
    }
    assert_eq!(
        Record::from_text(text.trim_end()),
        Ok(record),
        "the last line's end may be missing"
    );
}

#[test]
fn a_binary_cut_off_anywhere_is_an_error() {
    let bytes = short_game().to_binary();
    for end in 0..bytes.len() {
        let error = Record::from_binary(&bytes[..end]).expect_err("something is missing");
        assert_eq!(error.fault, Fault::CutOff, "{end}: {error}");
    }
}

#[test]
fn any_flipped_bit_of_a_binary_is_noticed() {
    let mut bytes = short_game().to_binary();
    for bit in 0..bytes.len() * 8 {
        bytes[bit / 8] ^= 1 << (bit % 8);
        assert!(Record::from_binary(&bytes).is_err(), "bit {bit}");
        bytes[bit / 8] ^= 1 << (bit % 8);
    }
}

/// A flipped bit of a text may make another game of it, but always a legal one.
#[test]
fn any_flipped_bit_of_a_text_is_an_error_or_a_legal_game() {
    let record = short_game();
    let mut bytes = record.to_text().into_bytes();
    for bit in 0..bytes.len() * 8 {
        bytes[bit / 8] ^= 1 << (bit % 8);
        if let Ok(read) = Record::from_text(&bytes) {
            assert_eq!(Record::new(read.header().clone(), read.inputs()), Ok(read.clone()));
            assert_eq!(read.header().config().deck(), record.header().config().deck());
        }
        bytes[bit / 8] ^= 1 << (bit % 8);
    }
}

#[test]
fn a_binary_begins_with_its_magic_and_versions() {
    let record = random_game(config(2), 3);
    assert_eq!(&record.to_binary()[..6], [&MAGIC[..], &[1, RULES_VERSION as u8]].concat());
    assert_eq!(Record::from_binary(b"HAVE"), error(FaultPlace::Header, Fault::NotARecord));
    let foreign = Fault::ForeignFormat { found: 2 };
    assert_eq!(forged(|bytes| bytes[4] = 2), error(FaultPlace::Header, foreign));
    let foreign = Fault::ForeignRules { found: 99 };
    assert_eq!(forged(|bytes| bytes[5] = 99), error(FaultPlace::Header, foreign));
}

#[test]
fn a_binary_ends_with_its_checksum() {
    let mut bytes = short_game().to_binary();
    bytes.push(0);
    let trailing = error(FaultPlace::End, Fault::Trailing { bytes: 1 });
    assert_eq!(Record::from_binary(&bytes), trailing);
    bytes.pop();
    *bytes.last_mut().expect("a checksum") ^= 1;
    assert_eq!(Record::from_binary(&bytes), error(FaultPlace::End, Fault::Checksum));
}

#[test]
fn an_illegal_input_in_a_binary_is_told_with_its_number_and_clause() {
    let first_input = place_of_count() + 1;
    // Each draw of a building has three bytes: chance, building, which one.
    let error = forged(|bytes| bytes[first_input + 5] = bytes[first_input + 2]);
    let error = error.expect_err("the same building twice");
    assert_eq!(error.place, FaultPlace::Input(1));
    assert!(matches!(error.fault, Fault::Illegal { input: Input::Chance(_), .. }), "{error}");
    assert!(error.clause().is_some());
}

#[test]
fn a_damaged_input_in_a_binary_is_told_with_its_number() {
    let first_input = place_of_count() + 1;
    let error = forged(|bytes| bytes[first_input + 3 * 7] = 9).expect_err("no kind of input");
    assert_eq!(error.place, FaultPlace::Input(7));
    assert!(matches!(error.fault, Fault::Damaged { .. }), "{error}");
}

#[test]
fn an_outcome_in_a_binary_must_be_the_one_played() {
    let none = forged(|bytes| {
        // Some, one winner, seat 1, by points.
        assert!(bytes.ends_with(&[1, 1, 1, 0]));
        bytes.truncate(bytes.len() - 4);
        bytes.push(0);
    });
    let played = short_game().outcome().expect("the game is over");
    assert_eq!(none, error(FaultPlace::End, Fault::NoOutcome { played }));
    let other = forged(|bytes| {
        let winner = bytes.len() - 2;
        bytes[winner] = 0;
    });
    assert!(matches!(other, Err(RecordError { fault: Fault::WrongOutcome { .. }, .. })));
}

#[test]
fn hostile_lengths_cost_nothing() {
    let count = place_of_count();
    let huge = [0xFF, 0xFF, 0xFF, 0xFF, 0x0F];
    let many = forged(|bytes| drop(bytes.splice(count..=count, huge)));
    assert_eq!(many, error(FaultPlace::Input(MOST_INPUTS), Fault::TooManyInputs));
    // The number of buildings comes after 2 players, their ages, the target and the hash.
    let deck = 4 + 2 + 1 + 1 + 3 + 1 + 10;
    let many = forged(|bytes| {
        assert_eq!(bytes[deck], 36);
        bytes.splice(deck..=deck, huge);
    });
    assert!(matches!(many, Err(RecordError { place: FaultPlace::Header, .. })), "{many:?}");
    let long = Record::from_binary(&vec![0; LONGEST_BINARY + 1]);
    assert_eq!(long, error(FaultPlace::Header, Fault::TooLong));
}

/// A number can be written longer than need be; then the bytes are not the record's own.
#[test]
fn a_binary_has_one_form_only() {
    let count = place_of_count();
    let longer = forged(|bytes| {
        let number = bytes[count];
        bytes.splice(count..=count, [number | 0x80, 0]);
    });
    assert_eq!(longer, error(FaultPlace::Header, Fault::NotCanonical));
}

proptest! {
    #[test]
    fn any_bytes_can_be_read(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        reading::run(&bytes);
        reading::run(&[&MAGIC[..], &[1, 1], &bytes].concat());
    }

    #[test]
    fn any_lines_can_be_read(lines in prop::collection::vec("\\PC{0,60}", 0..8)) {
        reading::run(lines.join("\n").as_bytes());
    }

    /// Lines of good games in any order, with any of them missing or doubled.
    #[test]
    fn any_shuffle_of_good_lines_can_be_read(
        picks in prop::collection::vec((0_usize..60, 1_usize..50), 0..6)
    ) {
        let text = short_game().to_text().repeat(2);
        let lines: Vec<&str> = text.lines().collect();
        let mut shuffled = String::new();
        for (from, count) in picks {
            for line in lines.iter().skip(from).take(count) {
                shuffled += line;
                shuffled.push('\n');
            }
        }
        reading::run(shuffled.as_bytes());
        let headers = shuffled.matches("{\"havana\"").count();
        prop_assert!(Games::new(shuffled.as_bytes()).count() <= headers * 2 + 1);
    }
}
