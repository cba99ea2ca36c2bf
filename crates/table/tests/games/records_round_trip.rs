//! A record comes back as it was, in either form, and has only one way to be written in each.

use crate::common::*;
use havana_rules::{Building, Deck, GoodsByName, Lineup};
use havana_table::record::{
    DeckHash, Game, Games, LONGEST_LINE, LONGEST_NAME, MOST_INPUTS, NamesWrong, header_line,
    input_line, outcome_line,
};
use havana_table::{Header, Record};

#[test]
fn text_to_record_to_binary_to_record_to_text() {
    for record in many_games(100) {
        let text = record.to_text();
        let read = Record::from_text(&text).expect("it was just written");
        assert_eq!(read, record);

        let binary = read.to_binary();
        let read = Record::from_binary(&binary).expect("it was just written");
        assert_eq!(read, record);
        assert_eq!(read.to_binary(), binary);
        assert_eq!(read.to_text(), text);
    }
}

#[test]
fn a_text_can_be_written_as_a_stream_or_line_by_line() {
    let record = short_game();
    let mut stream = Vec::new();
    record.write_text(&mut stream).expect("a vector takes everything");
    assert_eq!(stream, record.to_text().as_bytes());

    let mut lines = vec![header_line(record.header())];
    lines.extend(record.inputs().iter().map(|&input| input_line(input)));
    lines.extend(record.outcome().map(outcome_line));
    assert_eq!(record.to_text(), lines.join("\n") + "\n");
}

#[test]
fn a_file_holds_many_games() {
    let records: Vec<Record> = many_games(6).collect();
    let mut file = Vec::new();
    for record in &records {
        record.write_text(&mut file).expect("a vector takes everything");
    }
    let games: Vec<Game> =
        Games::new(&*file).collect::<Result<_, _>>().expect("they were just written");
    let mut line = 1;
    assert_eq!(games.len(), records.len());
    for (game, record) in games.iter().zip(&records) {
        assert_eq!(&game.record, record);
        assert_eq!(game.first_line, line);
        line += record.to_text().lines().count() as u64;
    }
}

#[test]
fn an_empty_file_holds_no_game() {
    assert_eq!(Games::new(&b""[..]).count(), 0);
    assert_eq!(Games::new(&b"\n  \n\r\n"[..]).count(), 0);
}

/// The order of keys (after the first of a header), spaces, blank lines, the kind of line ends and
/// the end of the last line do not matter.
#[test]
fn whatever_is_the_same_json_reads_the_same() {
    let record = short_game();
    let text = record.to_text();
    let spaced = text.replace(':', " : ").replace("{\"havana", " { \"havana");
    let turned = text.replace(
        "{\"seat\":0,\"decision\":\"end_turn\"}",
        "{\"decision\":\"end_turn\",\"seat\":0}",
    );
    let from_windows = text.replace('\n', "\r\n");
    let with_gaps = text.replace('\n', "\n\n");
    for variant in [&spaced, &turned, &from_windows, &with_gaps, text.trim_end()] {
        assert_eq!(Record::from_text(variant), Ok(record.clone()));
    }
}

#[test]
fn a_running_game_has_no_outcome() {
    let whole = short_game();
    for played in 0..whole.inputs().len() {
        let running =
            Record::new(whole.header().clone(), &whole.inputs()[..played]).expect("a beginning");
        assert_eq!(running.outcome(), None);
        assert_eq!(running.to_text().lines().count(), 1 + played);
        assert_eq!(Record::from_text(running.to_text()), Ok(running.clone()));
        assert_eq!(Record::from_binary(&running.to_binary()), Ok(running));
    }
}

#[test]
fn any_agreement_and_any_sound_names_come_back() {
    let ages = Lineup::new(&[CARLA, ANNA, BEN]).expect("three players");
    let agreed = config(3).with_ages(ages).and_then(|config| config.with_target(100));
    let longest = "\u{10ffff}".repeat(LONGEST_NAME);
    let names = vec![longest, "\"\\/".to_owned(), "\u{2028}\u{feff}é".to_owned()];
    let header = Header::from(agreed.expect("sound")).with_names(names).expect("sound");
    let record = Record::new(header, &[]).expect("nothing is played yet");
    assert_eq!(Record::from_text(record.to_text()), Ok(record.clone()));
    assert_eq!(Record::from_binary(&record.to_binary()), Ok(record));
}

#[test]
fn names_must_be_sound() {
    let with = |names: &[&str]| {
        let names = names.iter().map(|&name| name.to_owned()).collect();
        Header::from(config(2)).with_names(names).map(|_| ())
    };
    assert_eq!(with(&["Anna", "Ben"]), Ok(()));
    assert_eq!(with(&["Anna"]), Err(NamesWrong::Count { names: 1, players: 2 }));
    assert_eq!(with(&["Anna", ""]), Err(NamesWrong::Name { seat: 1 }));
    assert_eq!(with(&["An\na", "Ben"]), Err(NamesWrong::Name { seat: 0 }));
    assert_eq!(with(&[&"a".repeat(LONGEST_NAME + 1), "Ben"]), Err(NamesWrong::Name { seat: 0 }));
}

/// The longest header that can be written is one that can be read.
#[test]
fn the_longest_header_fits_a_line() {
    let dearest = GoodsByName {
        brick: 2,
        sandstone: 2,
        loam: 2,
        glass: 2,
        debris: 40,
        pesos: 60,
        workers: 5,
    };
    let building = |place: usize| Building {
        key: format!("{place:0>width$}", width = Deck::LONGEST_KEY),
        points: 7,
        cost: dearest,
        architect: true,
    };
    let deck = Deck::new((0..36).map(building).collect()).expect("a dear deck");
    let names = vec!["\u{7f}\u{10ffff}".replace('\u{7f}', "\"").repeat(LONGEST_NAME / 2); 4];
    let header = Header::from(config(4).with_deck(deck)).with_names(names).expect("sound");
    assert!(header_line(&header).len() < LONGEST_LINE);
    let record = Record::new(header, &[]).expect("nothing is played yet");
    assert_eq!(Record::from_text(record.to_text()), Ok(record.clone()));
    assert_eq!(Record::from_binary(&record.to_binary()), Ok(record));
}

#[test]
fn games_stay_far_below_the_limit_of_inputs() {
    let longest = many_games(100).map(|record| record.inputs().len()).max();
    assert!(longest.is_some_and(|longest| longest * 4 < MOST_INPUTS), "{longest:?}");
}

/// The hash is part of every record: it must never change for the same deck.
#[test]
fn the_hash_of_a_deck_is_fixed() {
    let house = Deck::house().buildings();
    assert_eq!(DeckHash::of(house).to_string(), "fd35a9db99bc41b0");
    let mut other = house.to_vec();
    other[35].cost.debris += 1;
    assert_ne!(DeckHash::of(&other), DeckHash::of(house));
    other[35] = house[35].clone();
    other.swap(0, 1);
    assert_ne!(DeckHash::of(&other), DeckHash::of(house), "the order numbers the buildings");
}
