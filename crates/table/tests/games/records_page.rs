//! `docs/records.md` stays true: its examples are read, and its numbers are the program's.

use std::collections::BTreeSet;

use crate::common::*;
use havana_rules::{Decision, Drawn, Input, Outcome, Seat};
use havana_table::Record;
use havana_table::record::{
    LONGEST_BINARY, LONGEST_LINE, LONGEST_NAME, MOST_INPUTS, input_line, outcome_line,
};
use serde_json::Value;

const PAGE: &str = include_str!("../../../../docs/records.md");

/// The lines of all blocks but the last.
fn examples() -> Vec<String> {
    let mut blocks = blocks_of_the_page();
    blocks.pop();
    blocks.iter().flat_map(|block| block.lines().map(str::to_owned)).collect()
}

fn whole_game() -> String {
    blocks_of_the_page().pop().expect("the whole game comes last")
}

fn part<T: serde::de::DeserializeOwned>(line: &Value, key: &str) -> T {
    serde_json::from_value(line[key].clone()).unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// The name of an input's kind, such as `tax worker`.
fn kind(value: &Value) -> String {
    match value {
        Value::String(name) => name.clone(),
        Value::Object(parts) => {
            let (name, inner) = parts.iter().next().expect("one kind");
            let detail = match inner {
                Value::Object(parts) => parts.get("loss").or(parts.get("loot")).map(kind),
                Value::Null => Some("none".to_owned()),
                Value::Bool(answer) => Some(answer.to_string()),
                _ => None,
            };
            [Some(name.clone()), detail].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        other => panic!("{other} is no input"),
    }
}

#[test]
fn every_example_is_written_as_the_program_writes_it() {
    for line in examples() {
        let json: Value = serde_json::from_str(&line).expect("JSON");
        let written = if json.get("decision").is_some() {
            let (seat, decision): (Seat, Decision) = (part(&json, "seat"), part(&json, "decision"));
            input_line(Input::Decision { seat, decision })
        } else if json.get("chance").is_some() {
            input_line(Input::Chance(part::<Drawn>(&json, "chance")))
        } else {
            outcome_line(part::<Outcome>(&json, "outcome"))
        };
        assert_eq!(written, line);
    }
}

/// The page has an example of every kind of input that random games produce.
#[test]
fn every_kind_of_input_has_an_example() {
    let kind_of_line = |line: &str| {
        let json: Value = serde_json::from_str(line).expect("JSON");
        ["decision", "chance"].iter().find_map(|key| json.get(key)).map(kind)
    };
    let shown: BTreeSet<String> = examples().iter().filter_map(|line| kind_of_line(line)).collect();
    let met: BTreeSet<String> = many_games(60)
        .flat_map(|record| record.inputs().to_vec())
        .filter_map(|input| kind_of_line(&input_line(input)))
        .collect();
    assert_eq!(shown.difference(&met).collect::<Vec<_>>(), Vec::<&String>::new(), "never met");
    assert_eq!(met.difference(&shown).collect::<Vec<_>>(), Vec::<&String>::new(), "not shown");
}

#[test]
fn the_whole_game_is_a_sound_record() {
    let text = whole_game();
    let record = Record::from_text(&text).expect("the example can be read");
    assert_eq!(record.to_text(), text);
    assert!(record.outcome().is_some());
    assert_eq!(record.header().names(), Some(&["Anna".to_owned(), "Ben".to_owned()][..]));
}

#[test]
fn the_error_is_the_one_of_that_game() {
    let mut lines: Vec<String> = whole_game().lines().map(str::to_owned).collect();
    lines[18] = "{\"seat\":0,\"decision\":{\"open\":[\"mama\",\"mama\"]}}".to_owned();
    let error = Record::from_text(lines.join("\n")).expect_err("the same card twice");
    assert!(PAGE.contains(&format!("```text\n{error}\n```")), "{error}");
}

#[test]
fn the_limits_are_the_programs() {
    for limit in [LONGEST_LINE, MOST_INPUTS, LONGEST_BINARY, LONGEST_NAME] {
        let digits = limit.to_string();
        let written = match digits.len() {
            0..=3 => digits,
            more => format!("{},{}", &digits[..more - 3], &digits[more - 3..]),
        };
        assert!(PAGE.contains(&format!("| {written}")), "{written}");
    }
}
