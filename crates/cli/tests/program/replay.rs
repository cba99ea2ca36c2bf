//! `havana replay`.

use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use havana_rules::{Building, Deck, GoodsByName};
use havana_table::{Header, Record};
use serde_json::Value;

use crate::common::{Folder, config, game};

#[test]
fn every_line_fits_a_hundred_columns() {
    let folder = Folder::new("columns");
    // As much as a deck and a table can hold: long names, high costs.
    let cost = GoodsByName {
        brick: 2,
        sandstone: 2,
        loam: 2,
        glass: 2,
        debris: 40,
        pesos: 60,
        workers: 5,
    };
    let building = |place: u8| Building {
        key: format!("a_building_with_a_very_long_name_{place:02}"),
        points: 1 + place % 7,
        cost: if place < 18 { cost } else { GoodsByName { pesos: 1, ..Default::default() } },
        architect: place < 18,
    };
    let deck = Deck::new((0..36).map(building).collect()).expect("a sound deck");
    let names =
        ["Maximiliana Hildegard von und zu Havanna", "雕像雕像雕像雕像雕像", "e\u{301}", "Bo"];
    let header = Header::from(config(4).with_deck(deck))
        .with_names(names.map(str::to_owned).to_vec())
        .expect("sound names");
    folder.write("wide.jsonl", game(header, 3).to_text());
    folder.print("simulate --games 6 --records usual.jsonl");
    let mut shown = vec![folder.print("replay wide.jsonl")];
    for step in [0, 5, 20, 25, 40, 60, 90] {
        shown.push(folder.print(&format!("replay wide.jsonl --step {step}")));
    }
    shown
        .extend((1..=6).map(|number| folder.print(&format!("replay usual.jsonl --game {number}"))));
    for text in shown {
        for line in text.lines() {
            let width = unicode_width::UnicodeWidthStr::width(line);
            assert!(width <= 100, "{width} columns: {line}");
            assert_eq!(line, line.trim_end(), "blanks at the end");
            assert!(!line.contains('\x1b'), "colour without a terminal");
        }
    }
}

#[test]
fn names_are_used_where_a_record_has_them() {
    let folder = Folder::new("names");
    let names = ["Anna", "Ben"].map(str::to_owned).to_vec();
    let header = Header::from(config(2)).with_names(names).expect("sound names");
    folder.write("g.jsonl", game(header, 5).to_text());
    let told = folder.print("replay g.jsonl");
    assert!(told.contains("Anna (") && told.contains("Ben (") && !told.contains("Seat 0"));
}

#[test]
fn a_step_shows_what_is_waited_for_and_who_may_decide_what() {
    let folder = Folder::new("step");
    let record = game(config(2), 8);
    folder.write("g.jsonl", record.to_text());
    let waits = |step: usize, viewer: &str| {
        let told = folder.print(&format!("replay g.jsonl --step {step} --as {viewer}"));
        let (_, waits) = told.split_once("Waiting for ").expect("it waits");
        waits.to_owned()
    };
    assert!(waits(0, "all").starts_with("the order of age to be drawn"));
    let inputs = record.inputs();
    let is_choice =
        |input: &&havana_rules::Input| matches!(input, havana_rules::Input::Decision { .. });
    let opening = inputs.iter().take_while(|input| !is_choice(input)).count();
    let choices = "78 choices:\n   1  open with 0 Siesta and 1 Refreshment (number 01)\n";
    assert!(waits(opening, "0").contains(&format!("Seat 0 has {choices}")));
    assert!(!waits(opening, "0").contains("Seat 1 has"));
    assert!(waits(opening, "all").contains(&format!("Seat 1 has {choices}")));
    assert!(!waits(opening, "spectator").contains("choices"));
    let end = folder.print(&format!("replay g.jsonl --step {}", inputs.len()));
    assert!(end.contains(" wins on reaching "), "{end}");
}

#[test]
fn a_game_that_was_broken_off_is_told_as_far_as_it_goes() {
    let folder = Folder::new("broken_off");
    let whole = game(config(3), 2);
    for inputs in [0, 1, 7, 15, 20, 33, 60] {
        let part = Record::new(whole.header().clone(), &whole.inputs()[..inputs]);
        folder.write("g.jsonl", part.expect("a beginning").to_text());
        let told = folder.print("replay g.jsonl");
        assert!(told.contains("━━ The record ends here ━━"), "{told}");
        assert!(told.contains(&format!(" step {inputs} ━━\n\nWaiting for ")), "{told}");
    }
}

#[test]
fn json_has_a_line_for_each_step() {
    let folder = Folder::new("json");
    let record = game(config(3), 6);
    folder.write("g.jsonl", record.to_text());
    for viewer in ["0", "spectator", "all"] {
        let text = folder.print(&format!("replay g.jsonl --json --as {viewer}"));
        let lines: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(lines.len(), record.inputs().len() + 1);
        for (step, line) in lines.iter().enumerate() {
            assert_eq!(line["step"], step);
            assert_eq!(line["input"].is_null(), step == 0);
            match viewer {
                "all" => assert_eq!(line["seats"].as_array().map(Vec::len), Some(3)),
                _ => assert!(line["view"].is_object() && line["legal"].is_array()),
            }
        }
        let step = folder.print(&format!("replay g.jsonl --json --as {viewer} --step 40"));
        assert_eq!(Some(step.trim_end()), text.lines().nth(40));
    }
}

#[test]
fn a_game_or_step_that_is_not_there_is_told() {
    let folder = Folder::new("not_there");
    let record = game(config(2), 1);
    folder.write("one.jsonl", record.to_text());
    folder.write("two.jsonl", record.to_text().repeat(2));
    folder.write("none.jsonl", "");
    let steps = record.inputs().len();
    let cases = [
        ("one.jsonl --game 2", "one.jsonl contains only 1 game; leave out --game".to_owned()),
        ("two.jsonl --game 9", "two.jsonl contains only 2 games; choose --game 1 to 2".to_owned()),
        ("none.jsonl", "none.jsonl contains no game; choose another file".to_owned()),
        (
            "one.jsonl --step 99999",
            format!("this game has no step 99999; choose --step 0 to {steps}"),
        ),
        (
            "one.jsonl --json --step 99999",
            format!("this game has no step 99999; choose --step 0 to {steps}"),
        ),
        (
            "one.jsonl --as 2",
            "seat 2 does not exist in this game; use --as 0 to 1, spectator or all".to_owned(),
        ),
    ];
    for (arguments, refusal) in cases {
        assert_eq!(folder.refusal(&format!("replay {arguments}")), refusal);
    }
    assert!(folder.print("replay two.jsonl").ends_with("--game 2 shows the next one.\n"));
    assert!(!folder.print("replay two.jsonl --game 2").contains("More games"));
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let folder = Folder::new("pipe");
    folder.write("g.jsonl", game(config(4), 3).to_text());
    for arguments in ["replay g.jsonl", "replay g.jsonl --json"] {
        let mut command = folder.command(arguments);
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let mut first = String::new();
        let mut out = BufReader::with_capacity(16, child.stdout.take().expect("a pipe"));
        out.read_line(&mut first).expect("a line");
        assert!(!first.is_empty());
        drop(out);
        let mut says = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut says).expect("text");
        let status = child.wait().expect("it ends");
        assert_eq!((status.code(), says.as_str()), (Some(0), ""), "havana {arguments}");
    }
}
