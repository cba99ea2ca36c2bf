//! A whole game without a mouse.

use std::time::{Duration, Instant};

use havana_browser_tests::{DESK, House};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a whole game by keyboard only", DESK, a_whole_game_by_keyboard_only);
    tests.add("keys open and close what lies over the table", DESK, keys_open_and_close);
}

const LOOK: &str = "return document.querySelector('.finish') ? 'over'
    : document.querySelector('#confirm.ready:not(.hidden)') ? 'ready'
    : document.querySelector('.decide.asked')?.dataset.choice ?? 'wait'";

/// What can be chosen and is not yet, or where all is, once more.
const GLOWING: &str = "button.glows:not(.chosen):not(.step):not(.hidden)";
const GLOWING_CHOSEN: &str = "button.glows.chosen";

fn key(key: Key) -> String {
    char::from(key).to_string()
}

/// Digits, n for none, y for yes, Tab and space for the rest, Enter.
async fn a_whole_game_by_keyboard_only(house: &House) {
    fail(house.visit("?seed=31").await);
    tab_to(house, "#to-setup").await;
    fail(house.press(key(Key::Enter)).await);
    fail(house.wait_for("#players-2").await);
    tab_to(house, "#players-2").await;
    fail(house.press(" ").await);
    tab_to(house, "#who-1").await;
    // The second in the list of those who can sit there: a bot that decides at random.
    fail(house.press(key(Key::Home) + Key::Down).await);
    tab_to(house, "#start").await;
    fail(house.press(key(Key::Enter)).await);
    let begun = Instant::now();
    let mut turn = 0_usize;
    loop {
        assert!(begun.elapsed() < Duration::from_mins(8), "the game did not end in time");
        let seen = fail(house.ask(LOOK).await);
        match seen.as_str().unwrap_or("wait") {
            "over" => break,
            "wait" => {
                fail(house.wait_for(".decide.asked, .finish").await);
                continue;
            }
            "ready" => fail(house.press(key(Key::Enter)).await),
            "opening" | "lay" => fail(house.press((turn % 10).to_string()).await),
            "build" if turn.is_multiple_of(3) => fail(house.press("n").await),
            "take_back" => fail(house.press("y").await),
            _ => {
                let is_open = fail(house.has(GLOWING).await);
                tab_to(house, if is_open { GLOWING } else { GLOWING_CHOSEN }).await;
                fail(house.press(" ").await);
            }
        }
        turn += 1;
    }
    assert_eq!(fail(house.count(".ranking li").await), 2);
}

/// Moves on with Tab, as often as it should take, and sees that the focus has come to one like this.
async fn tab_to(house: &House, selector: &str) {
    // What Tab reaches, from where the focus is: around once, or further where it has been missed.
    let count = format!(
        "const all = [...document.querySelectorAll('a[href], button, input, select, [tabindex]')]
            .filter((at) => at.tabIndex >= 0 && at.checkVisibility({{ visibilityProperty: true }}));
        const from = all.findIndex((at) => at === document.activeElement);
        const after = from >= 0 ? from + 1
            : all.findIndex((at) => document.activeElement.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING);
        const order = [...all.slice(after), ...all.slice(0, after)];
        return order.findIndex((at) => at.matches({})) + 1",
        json!(selector)
    );
    let here = format!("return document.activeElement.matches({})", json!(selector));
    for _ in 0..3 {
        let tabs = fail(house.ask(&count).await).as_u64().unwrap_or(0);
        fail(house.press(key(Key::Tab).repeat(tabs.max(1) as usize)).await);
        if fail(house.ask(&here).await) == true {
            return;
        }
    }
    let at = "return document.activeElement.outerHTML.slice(0, 200)";
    panic!("Tab does not lead to {selector} but to {}", fail(house.ask(at).await));
}

async fn keys_open_and_close(house: &House) {
    fail(house.visit("?seed=3").await);
    fail(house.click("#play-now").await);
    fail(house.wait_for(".decide.asked").await);
    for (opens, shown) in [("?", "dialog[open]"), ("r", "dialog[open] .rules")] {
        fail(house.press(opens).await);
        fail(house.wait_for(shown).await);
        fail(house.press(key(Key::Escape)).await);
        fail(house.wait_until("!document.querySelector('dialog')").await);
    }
    // Digits choose and give up again; Ctrl+Z takes back.
    fail(house.press("0").await);
    fail(house.wait_for("#hand .card.chosen").await);
    fail(
        house
            .driver
            .action_chain()
            .key_down(Key::Control)
            .send_keys("z")
            .key_up(Key::Control)
            .perform()
            .await,
    );
    fail(house.wait_until("!document.querySelector('#hand .card.chosen')").await);
    fail(house.press("c").await);
    assert_eq!(fail(house.ask("return document.activeElement.matches('#hand .card')").await), true);
    fail(house.press("b").await);
    assert_eq!(fail(house.ask("return document.activeElement.matches('.building')").await), true);
}
