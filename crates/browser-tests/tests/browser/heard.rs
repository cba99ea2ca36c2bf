//! The table heard: what screen readers speak, and where the focus is.

use std::time::{Duration, Instant};

use havana_browser_tests::{DESK, Tab};
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::keyboard::{GLOWING, key, tab_to};
use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a whole game by ear", DESK, a_whole_game_by_ear);
    tests.add("what grows is spoken once", DESK, spoken_once);
    tests.add("parts of the table are heard, unless letters are off", DESK, parts_are_heard);
}

const RECORDER: &str = include_str!("../../src/recorder.js");

/// Begins a game, with a recorder of what is spoken.
async fn begin(tab: &Tab) {
    must(tab.visit("?seed=31").await);
    must(tab.wait_for("#play-now").await);
    must(tab.ask(RECORDER).await);
    must(tab.click("#play-now").await);
}

/// Texts that a live region spoke, in order.
async fn told(tab: &Tab, region: &str) -> Vec<String> {
    let script = format!(
        "return window.told.filter((told) => told.region === '{region}').map((told) => told.text)"
    );
    let told = must(tab.ask(&script).await);
    let told = told.as_array().cloned().unwrap_or_default();
    told.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// At a decision: the question, and how many turns were spoken before it.
const ASKED: &str = "return document.querySelector('.finish') ? null : {
    question: document.querySelector('#question').textContent,
    round: document.querySelector('.bar .round b').textContent,
    turns: window.told.filter((told) => told.region === 'turn').length,
    isChosen: document.activeElement.matches('.chosen') }";

/// Enter presses what has the focus, which is an answer or the confirmation whenever something is asked.
async fn a_whole_game_by_ear(tab: &Tab) {
    begin(tab).await;
    let begun = Instant::now();
    let mut turns = 0;
    loop {
        assert!(begun.elapsed() < Duration::from_mins(8), "the game did not end in time");
        must(tab.wait_for(".decide.asked, .finish").await);
        let on_answer = "document.querySelector('.finish')
            || document.activeElement.matches('button.glows, #confirm.ready')";
        must(tab.wait_until(on_answer).await);
        let asked = must(tab.ask(ASKED).await);
        if asked == Value::Null {
            break;
        }
        let spoken = asked["turns"].as_u64().unwrap_or(0);
        assert!(spoken > 0, "a decision was not spoken: {asked}");
        if spoken > turns {
            turns = spoken;
            let sentence = told(tab, "turn").await.pop().unwrap_or_default();
            let said = |part: &str| asked[part].as_str().is_some_and(|it| sentence.contains(it));
            assert!(said("question") && said("round"), "{sentence} instead of {asked}");
        }
        if asked["isChosen"] == true {
            tab_to(tab, GLOWING).await;
        }
        must(tab.press(key(Key::Enter)).await);
    }
    assert!(turns > 10, "only {turns} turns were spoken");
}

/// Draws and taxes are shown one after the other, and their sentence grows with each.
async fn spoken_once(tab: &Tab) {
    begin(tab).await;
    // Slow, normal, fast: what happens is shown.
    for _ in 0..3 {
        must(tab.click(".bar nav .tool").await);
    }
    // A focus that was put somewhere stays there.
    must(tab.press("c").await);
    for _ in 0..3 {
        must(
            tab.wait_until("document.activeElement.matches('button.glows, #confirm.ready')").await,
        );
        let is_chosen = must(tab.ask("return document.activeElement.matches('.chosen')").await);
        if is_chosen == true {
            tab_to(tab, GLOWING).await;
        }
        must(tab.press(key(Key::Enter)).await);
    }
    must(tab.wait_for(".decide.asked[data-choice=lay]").await);
    let spoken = told(tab, "log").await;
    assert!(spoken.len() > 10, "{spoken:?}");
    for pair in spoken.windows(2) {
        let begun = pair[0].trim_end_matches('.');
        assert!(!pair[1].starts_with(begun) || pair[0] == pair[1], "{pair:?}");
    }
}

async fn parts_are_heard(tab: &Tab) {
    begin(tab).await;
    must(tab.wait_for(".decide.asked").await);
    for (letter, part) in [
        ("g", "You have"),
        ("m", "In the centre"),
        ("o", "Paquito: 0 of 15 points"),
        ("t", "Round 1, your turn."),
    ] {
        must(tab.press(letter).await);
        let heard = json!(part);
        must(
            tab.wait_until(&format!(
                "document.querySelector('#heard').textContent.startsWith({heard})"
            ))
            .await,
        );
    }
    // The same again is spoken again.
    must(tab.press("t").await);
    must(
        tab.wait_until("window.told.filter((told) => told.region === 'heard').length === 5").await,
    );
    must(tab.click(".bar nav .tool:last-child").await);
    must(tab.click("#letters-false").await);
    must(tab.press(key(Key::Escape)).await);
    must(tab.wait_until("!document.querySelector('dialog')").await);
    for letter in ["g", "?", "r"] {
        must(tab.press(letter).await);
    }
    // Digits still choose, and come after the letters.
    must(tab.press("0").await);
    must(tab.wait_for("#hand .card.chosen").await);
    assert!(!must(tab.has("dialog").await));
    assert_eq!(told(tab, "heard").await.len(), 5);
}
