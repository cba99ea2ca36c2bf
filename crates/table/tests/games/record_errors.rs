//! Every fault in a record is reported with its line, or with the number of the input.

use crate::common::*;
use havana_rules::components::deck::DeckWrong;
use havana_rules::{Card, ConfigWrong, Decision, Ending, Input, Material, Outcome, Reason, Seats};
use havana_table::record::{Fault, FaultPlace, Games, LONGEST_LINE, NamesWrong};
use havana_table::{Record, RecordError};

/// The short game's lines: the header is line 1, the first input line 2.
fn lines() -> Vec<String> {
    short_game().to_text().lines().map(str::to_owned).collect()
}

fn read(lines: &[String]) -> Result<Record, RecordError> {
    Record::from_text(lines.join("\n"))
}

/// The error after the line with this number was changed.
fn changed(line: usize, change: impl Fn(&str) -> String) -> RecordError {
    let mut lines = lines();
    lines[line - 1] = change(&lines[line - 1]);
    read(&lines).expect_err("the line is wrong now")
}

/// The error after a word of the header was replaced.
fn header_with(old: &str, new: &str) -> Fault {
    let error = changed(1, |line| {
        assert!(line.contains(old), "{line}");
        line.replacen(old, new, 1)
    });
    assert_eq!(error.place, FaultPlace::Line(1));
    error.fault
}

#[test]
fn damaged_json_is_told_with_its_column() {
    let error = changed(4, |line| line.replace(':', ";"));
    assert_eq!(error.place, FaultPlace::Line(4));
    assert!(matches!(error.fault, Fault::Damaged { .. }));
    let says = "line 4: damaged: expected `:`, at column 10; restore it from a copy";
    assert_eq!(error.to_string(), says);
}

#[test]
fn lines_that_say_something_else_are_damaged() {
    for nonsense in [
        "7",
        "[]",
        "{}",
        "{\"seat\":0}",
        "{\"decision\":\"end_turn\"}",
        "{\"seat\":4,\"decision\":\"end_turn\"}",
        "{\"seat\":0,\"decision\":\"end_turn\",\"chance\":{\"material\":\"brick\"}}",
        "{\"seat\":0,\"decision\":\"end_turn\",\"note\":\"mine\"}",
        "{\"seat\":0,\"seat\":0,\"decision\":\"end_turn\"}",
        "{\"seat\":0,\"decision\":\"sleep\"}",
        "{\"seat\":0,\"decision\":{\"lay\":{\"card\":\"mama\"}}}",
        "{\"seat\":0,\"decision\":{\"lay\":{\"card\":\"mama\",\"cover\":\"pesos\",\"by\":1}}}",
        "{\"chance\":{\"building\":36}}",
        "{\"chance\":{\"material\":\"gold\"}}",
        "{\"chance\":{\"ages\":[0,0]}}",
        "{\"outcome\":{\"winners\":[0],\"ending\":\"fire\"}}",
        "\u{0}\u{1}\u{2}",
    ] {
        let error = changed(9, |_| nonsense.to_owned());
        assert_eq!(error.place, FaultPlace::Line(9));
        assert!(matches!(error.fault, Fault::Damaged { .. }), "{nonsense} gives {error}");
        assert!(!error.to_string().contains(char::is_control), "{error:?}");
    }
}

#[test]
fn bytes_that_are_no_text_are_damaged() {
    let mut bytes = short_game().to_text().into_bytes();
    let at = bytes.iter().position(|&byte| byte == b'\n').expect("a second line") + 5;
    bytes[at] = 0xFF;
    let error = Record::from_text(bytes).expect_err("no text");
    assert_eq!(error.place, FaultPlace::Line(2));
    assert!(matches!(error.fault, Fault::Damaged { .. }), "{error}");
}

#[test]
fn a_line_that_stops_in_the_middle_is_cut_off() {
    let mut lines = lines();
    let last = lines.len();
    lines[last - 1].truncate(20);
    let error = read(&lines).expect_err("the last line is not whole");
    assert_eq!(error, RecordError { place: FaultPlace::Line(last as u64), fault: Fault::CutOff });
    let says = format!("line {last}: cut off in the middle; restore the rest, or remove it");
    assert_eq!(error.to_string(), says);
}

#[test]
fn a_line_without_end_is_not_read_to_its_end() {
    let error = changed(3, |line| line.to_owned() + &" ".repeat(LONGEST_LINE));
    assert_eq!(error, RecordError { place: FaultPlace::Line(3), fault: Fault::LineTooLong });
    let endless = std::io::BufReader::new(std::io::Read::take(std::io::repeat(b'x'), 1 << 24));
    let errors: Vec<_> = Games::new(endless).collect();
    assert_eq!(
        errors,
        [Err(RecordError { place: FaultPlace::Line(1), fault: Fault::LineTooLong })]
    );
}

#[test]
fn a_stream_that_cannot_be_read_ends_the_reading() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::ConnectionReset.into())
        }
    }
    let text = short_game().to_text();
    let stream = std::io::Read::chain(text.as_bytes(), Broken);
    let games: Vec<_> = Games::new(std::io::BufReader::new(stream)).collect();
    let [Ok(_), Err(error)] = &*games else { panic!("{games:?}") };
    assert_eq!(error.place, FaultPlace::Line(text.lines().count() as u64));
    assert_eq!(error.fault, Fault::Unreadable(std::io::ErrorKind::ConnectionReset));
}

#[test]
fn a_game_without_a_header_is_told() {
    let without = read(&lines()[1..]).expect_err("line 1 is an input");
    assert_eq!(without, RecordError { place: FaultPlace::Line(1), fault: Fault::NoHeader });
    let nothing = Record::from_text("").expect_err("nothing to read");
    assert_eq!(nothing, RecordError { place: FaultPlace::Line(1), fault: Fault::NoHeader });
}

#[test]
fn other_files_and_other_versions_are_told() {
    assert_eq!(header_with("\"record\"", "\"save\""), Fault::NotARecord);
    assert_eq!(header_with("\"format\":1", "\"format\":2"), Fault::ForeignFormat { found: 2 });
    assert_eq!(header_with("\"rules\":2", "\"rules\":9"), Fault::ForeignRules { found: 9 });
    let says = "written in format 2; this program reads format 1: use one that reads 2";
    assert_eq!(Fault::ForeignFormat { found: 2 }.to_string(), says);
}

/// Another version may have another header; its version is told all the same.
#[test]
fn the_version_comes_before_everything_else() {
    let later = "{\"havana\":\"record\",\"format\":7,\"variant\":{}}";
    let error = Record::from_text(later).expect_err("a later format");
    assert_eq!(error.fault, Fault::ForeignFormat { found: 7 });
}

#[test]
fn a_header_must_be_whole() {
    for (old, new) in [
        ("\"rules\":2,", ""),
        ("\"players\":2,", ""),
        ("\"target\":1", "\"target\":1000"),
        ("\"target\":1", "\"target\":1,\"seed\":5"),
        ("\"ages\":[1,0]", "\"ages\":[1,1]"),
        ("\"points\":1", "\"points\":1,\"colour\":\"red\""),
    ] {
        let fault = header_with(old, new);
        assert!(matches!(fault, Fault::Damaged { .. }), "{new} gives {fault}");
    }
}

#[test]
fn what_was_agreed_must_be_sound() {
    let players = header_with("\"players\":2", "\"players\":5");
    assert_eq!(players, Fault::Config(ConfigWrong::Players(5)));
    let target = header_with("\"target\":1", "\"target\":0");
    assert_eq!(target, Fault::Config(ConfigWrong::Target(0)));
    let ages = header_with("\"ages\":[1,0]", "\"ages\":[1]");
    assert_eq!(ages, Fault::Config(ConfigWrong::Ages));
    let names = header_with("\"Anna\",", "");
    assert_eq!(names, Fault::Names(NamesWrong::Count { names: 1, players: 2 }));
}

#[test]
fn a_changed_deck_is_told_by_its_hash() {
    let fault = header_with("\"points\":7", "\"points\":6");
    assert!(matches!(fault, Fault::DeckHash { written, .. }
        if written.to_string() == "fd35a9db99bc41b0"));
}

#[test]
fn a_bad_deck_is_told_with_the_building() {
    let wrong = header_with("\"points\":7", "\"points\":8");
    let Fault::DeckHash { written, found } = wrong else { panic!("{wrong}") };
    let error = changed(1, |line| {
        let line = line.replacen("\"points\":7", "\"points\":8", 1);
        line.replace(&written.to_string(), &found.to_string())
    });
    let Fault::Deck(fault) = &error.fault else { panic!("{error}") };
    assert_eq!((fault.place, &fault.wrong), (Some(34), &DeckWrong::Points { found: 8 }));
    let says = "line 1: the deck is not valid: building 35: it is worth 8 points; \
                a building is worth 1 to 7";
    assert_eq!(error.to_string(), says);
}

#[test]
fn an_illegal_decision_is_told_with_its_line_and_clause() {
    let opening = short_game()
        .inputs()
        .iter()
        .position(|input| matches!(input, Input::Decision { .. }))
        .expect("somebody opens");
    let line = opening + 2;
    let same_twice = "{\"seat\":0,\"decision\":{\"open\":[\"mama\",\"mama\"]}}";
    let error = changed(line, |_| same_twice.to_owned());
    assert_eq!(error.place, FaultPlace::Line(line as u64));
    assert_eq!(error.clause(), Some("R2.5"));
    assert!(matches!(error.fault, Fault::Illegal { illegal, .. }
        if illegal.reason == Reason::SameCardTwice));
    let says = format!(
        "line {line}: the decision of seat 0 is not legal: the two cards must be different \
         (R2.5); correct it, or remove it and all that follows"
    );
    assert_eq!(error.to_string(), says);
}

#[test]
fn an_impossible_draw_is_told_with_its_line_and_clause() {
    let mut lines = lines();
    lines[2] = lines[1].clone();
    let error = read(&lines).expect_err("the same building cannot be drawn twice");
    assert_eq!(error.place, FaultPlace::Line(3));
    assert!(error.clause().is_some_and(|clause| clause.starts_with('R')));
    assert!(matches!(error.fault, Fault::Illegal { illegal, .. }
        if illegal.reason == Reason::NotInThePile));
    assert!(error.to_string().starts_with("line 3: the draw is not legal: "), "{error}");
}

#[test]
fn a_missing_input_is_told_at_the_next_one_that_does_not_fit() {
    let mut lines = lines();
    lines.remove(1);
    let error = read(&lines).expect_err("a building is missing");
    assert_eq!(error.place, FaultPlace::Line(13), "where the twelfth building is due");
    assert!(error.clause().is_some());
}

#[test]
fn an_outcome_that_was_not_played_is_told() {
    let last = lines().len();
    let wrong = changed(last, |line| line.replace("[1]", "[0]"));
    assert_eq!(wrong.place, FaultPlace::Line(last as u64));
    let written = Outcome { winners: Seats::only(ANNA), ending: Ending::Target };
    let played = short_game().outcome();
    assert_eq!(wrong.fault, Fault::WrongOutcome { written, played });

    let mut lines = lines();
    lines.remove(last - 2);
    let too_early = read(&lines).expect_err("the last input is missing");
    assert_eq!(too_early.place, FaultPlace::Line(last as u64 - 1));
    assert!(matches!(too_early.fault, Fault::WrongOutcome { played: None, .. }));
}

#[test]
fn a_missing_outcome_is_told_with_what_to_add() {
    let mut lines = lines();
    let outcome = lines.pop().expect("the outcome");
    let error = read(&lines).expect_err("the game is over");
    assert_eq!(error.place, FaultPlace::Line(lines.len() as u64));
    let says = "the game is over here, but no outcome follows; add: ";
    assert!(error.to_string().ends_with(&format!("{says}{outcome}")), "{error}");
}

#[test]
fn inputs_after_the_end_are_told() {
    let mut lines = lines();
    let outcome = lines.pop().expect("the outcome");
    lines.push("{\"seat\":0,\"decision\":\"end_turn\"}".to_owned());
    lines.push(outcome.clone());
    let error = read(&lines).expect_err("one input too many");
    assert_eq!(error.place, FaultPlace::Line(lines.len() as u64 - 1));
    assert!(matches!(error.fault, Fault::InputAfterEnd { .. }));
    assert_eq!(error.clause(), Some("R8.1"));

    let after = lines.len() - 2;
    lines.swap(after, after + 1);
    let error = read(&lines).expect_err("one line too many");
    assert_eq!(
        error,
        RecordError { place: FaultPlace::Line(after as u64 + 2), fault: Fault::AfterOutcome }
    );
}

#[test]
fn a_second_game_is_told_where_one_was_expected() {
    let text = short_game().to_text();
    let error = Record::from_text(text.repeat(2)).expect_err("two games");
    let line = text.lines().count() as u64 + 1;
    assert_eq!(error, RecordError { place: FaultPlace::Line(line), fault: Fault::SecondGame });
}

/// Each bad game is told once, with the line of its fault, and all others are read.
#[test]
fn reading_goes_on_after_a_bad_game() {
    let good = short_game().to_text();
    let length = good.lines().count() as u64;
    let (body, outcome) = good.trim_end().rsplit_once('\n').expect("many lines");
    let cases = [
        (good.replacen("\"format\":1", "\"format\":2", 1), 1),
        (good.replacen("\"material\"", "\"metal\"", 1), 14),
        (good.replacen("\"outcome\"", "\"result\"", 1), length),
        (format!("{body}\n"), length - 1),
        (format!("{outcome}\n{outcome}\n"), 1),
        ("stray\nlines\n".to_owned() + &"x".repeat(LONGEST_LINE * 2) + "\n", 1),
        (good.replacen("{\"havana\"", "{\"savanna\"", 1), 1),
    ];
    for (bad, line) in cases {
        let file = format!("{good}{bad}{good}");
        let games: Vec<_> = Games::new(file.as_bytes()).collect();
        let [Ok(first), Err(error), Ok(last)] = &*games else { panic!("{games:?}") };
        assert_eq!(error.place, FaultPlace::Line(length + line), "{error}");
        assert_eq!((&first.record, first.first_line), (&short_game(), 1));
        let before_last = length + bad.lines().count() as u64;
        assert_eq!((&last.record, last.first_line), (&short_game(), before_last + 1));
    }
}

/// Every header begins a game; what lies between games begins none.
#[test]
fn games_are_counted_by_their_headers() {
    let good = short_game().to_text();
    let damaged = good.replacen("\"material\"", "\"metal\"", 1);
    let file = format!("before\n{good}{damaged}between\n{good}after\n{good}");
    let mut games = Games::new(file.as_bytes());
    let mut seen = Vec::new();
    while let Some(game) = games.next() {
        seen.push((games.begun(), game.is_ok()));
    }
    assert_eq!(seen, [(0, false), (1, true), (2, false), (3, true), (3, false), (4, true)]);
}

#[test]
fn games_can_be_passed_over_unread() {
    let good = short_game().to_text();
    let damaged = good.replacen("\"material\"", "\"metal\"", 1);
    let file = format!("before\n{damaged}between\n{good}{good}");
    let mut games = Games::new(file.as_bytes());
    assert_eq!((games.pass(), games.pass()), (Ok(true), Ok(true)));
    assert!(games.next().is_some_and(|game| game.is_ok()));
    assert_eq!((games.begun(), games.pass()), (3, Ok(false)));
    assert!(games.next().is_none());
}

#[test]
fn a_binary_record_names_the_input() {
    let record = short_game();
    let mut inputs = record.inputs().to_vec();
    inputs[5] = inputs[4];
    let error = Record::new(record.header().clone(), &inputs).expect_err("drawn twice");
    assert_eq!(error.place, FaultPlace::Input(5));
    assert_eq!(error.clause(), Some("R2.1"));

    inputs[5] = Input::Decision { seat: BEN, decision: Decision::First(Card::Mama) };
    let error = Record::new(record.header().clone(), &inputs).expect_err("not due");
    assert!(error.to_string().starts_with("input 5: the decision of seat 1"), "{error}");

    inputs[5] = Input::Chance(havana_rules::Drawn::Material(Material::Glass));
    let error = Record::new(record.header().clone(), &inputs).expect_err("not due");
    assert!(error.to_string().starts_with("input 5: the draw"), "{error}");
}
