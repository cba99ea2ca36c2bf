//! How this program behaves when it plays.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

/// The question at which a bad program shows what it is.
const BAD_AT: u64 = 3;

/// Plays in this manner until there are no more questions.
pub(crate) fn play(manner: &str) -> ExitCode {
    let mut heard = 0;
    let mark = |file: &str| {
        if manner == "marks" {
            std::fs::write(file, "").expect("the folder can be written");
        }
    };
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let message: Value = serde_json::from_str(&line).expect("the arena speaks JSON");
        match message["type"].as_str() {
            Some("hello") if manner == "stranger" => say(&json!({ "protocol": 99 })),
            Some("hello") if manner == "rude" => say(&json!("what?")),
            Some("hello") => say(&json!({ "protocol": 1, "name": "tests" })),
            Some("game") => {
                mark("begun");
                heard = 0;
                assert_eq!(message["deck"].as_array().map(Vec::len), Some(36));
            }
            Some("decide") => {
                check(&message, &mut heard);
                let question = message["id"].as_u64().expect("a number");
                if question >= BAD_AT
                    && let Some(code) = misbehave(manner, &message)
                {
                    return code;
                }
                // An index and a decision by turns, so that both are tested.
                let legal = message["legal"].as_array().expect("a list");
                let index = question as usize % legal.len();
                if question.is_multiple_of(2) {
                    say(&json!({ "id": question, "index": index }));
                } else {
                    say(&json!({ "id": question, "decision": legal[index] }));
                }
            }
            Some("over") => {
                let last = message["events"].as_array().and_then(|events| events.last());
                assert!(message["winners"].as_array().is_some_and(|winners| !winners.is_empty()));
                assert!(message["ending"].is_null() || last.is_some());
            }
            other => panic!("unknown message {other:?}"),
        }
    }
    mark("ended");
    ExitCode::SUCCESS
}

/// Whether a question is all that the protocol promises.
fn check(message: &Value, heard: &mut usize) {
    let view = &message["view"];
    assert_eq!(view["viewer"]["seat"], message["seat"]);
    assert!(view["own"]["hand"].is_array());
    assert!(message["millis"].as_u64() > Some(0));
    let events = message["events"].as_array().expect("a list");
    assert!(!events.is_empty() || *heard > 0, "before the first question things have happened");
    *heard += events.len();
    for event in events {
        // Of the face-down cards, only its own may be visible.
        let laid = &event["card_laid"];
        if laid.is_object() {
            assert_eq!(laid["card"].is_null(), laid["seat"] != message["seat"], "{event}");
        }
    }
}

fn misbehave(manner: &str, message: &Value) -> Option<ExitCode> {
    let id = &message["id"];
    match manner {
        "crash" => {
            eprintln!("Traceback\nValueError: no idea");
            return Some(ExitCode::from(7));
        }
        "hang" => loop {
            thread::sleep(Duration::from_hours(1));
        },
        "deaf" => {
            // It answers nothing, reads nothing, and will not go by itself.
            thread::sleep(Duration::from_hours(1));
        }
        "nonsense" => say(&json!("mama mia")),
        "binary" => {
            let _ = io::stdout()
                .write_all(b"\xff\xfe\x00\x1b[2J\n")
                .and_then(|()| io::stdout().flush());
        }
        "endless" => loop {
            // Stops when the output is closed.
            if io::stdout().write_all(&[b'x'; 4096]).is_err() {
                return Some(ExitCode::FAILURE);
            }
        },
        "illegal" => say(
            &json!({ "id": id, "decision": { "swap": { "bring": 0, "replace": "upper_left" } } }),
        ),
        "index" => say(&json!({ "id": id, "index": 100_000 })),
        "stale" => say(&json!({ "id": 1, "index": 0 })),
        "both" => say(&json!({ "id": id, "index": 0, "decision": message["legal"][0] })),
        "neither" => say(&json!({ "id": id })),
        _ => {}
    }
    None
}

fn say(answer: &Value) {
    let mut out = io::stdout().lock();
    // If the output is closed, there will be no next question either.
    let _ = writeln!(out, "{answer}").and_then(|()| out.flush());
}
