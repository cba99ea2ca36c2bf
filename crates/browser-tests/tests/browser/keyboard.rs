//! A whole game without a mouse.

use std::time::{Duration, Instant};

use havana_browser_tests::{DESK, Tab};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a whole game by keyboard only", DESK, a_whole_game_by_keyboard_only);
    tests.add("keys open and close what lies over the table", DESK, keys_open_and_close);
}

const LOOK: &str = "return document.querySelector('.finish') ? 'over'
    : document.querySelector('#confirm.ready:not(.hidden)') ? 'ready'
    : document.querySelector('.decide.asked')?.dataset.choice ?? 'wait'";

/// What can be chosen and is not yet, or where all is, once more.
pub(crate) const GLOWING: &str = "button.glows:not(.chosen):not(.step):not(.hidden)";
const GLOWING_CHOSEN: &str = "button.glows.chosen";

pub(crate) fn key(key: Key) -> String {
    char::from(key).to_string()
}

/// Digits, n for none, y for yes, Tab and space for the rest, Enter.
async fn a_whole_game_by_keyboard_only(tab: &Tab) {
    must(tab.visit("?seed=31").await);
    tab_to(tab, "#to-setup").await;
    must(tab.press(key(Key::Enter)).await);
    must(tab.wait_for("#players-2").await);
    tab_to(tab, "#players-2").await;
    must(tab.press(" ").await);
    tab_to(tab, "#who-1").await;
    // The second in the list of those who can sit there: a bot that decides at random.
    must(tab.press(key(Key::Home) + Key::Down).await);
    tab_to(tab, "#start").await;
    must(tab.press(key(Key::Enter)).await);
    let begun = Instant::now();
    let mut turn = 0_usize;
    loop {
        assert!(begun.elapsed() < Duration::from_mins(8), "the game did not end in time");
        let seen = must(tab.ask(LOOK).await);
        match seen.as_str().unwrap_or("wait") {
            "over" => break,
            "wait" => {
                must(tab.wait_for(".decide.asked, .finish").await);
                continue;
            }
            "ready" => must(tab.press(key(Key::Enter)).await),
            "opening" | "lay" => must(tab.press((turn % 10).to_string()).await),
            "build" if turn.is_multiple_of(3) => must(tab.press("n").await),
            "take_back" => must(tab.press("y").await),
            _ => {
                let is_open = must(tab.has(GLOWING).await);
                tab_to(tab, if is_open { GLOWING } else { GLOWING_CHOSEN }).await;
                must(tab.press(" ").await);
            }
        }
        turn += 1;
    }
    assert_eq!(must(tab.count(".ranking li").await), 2);
}

/// Moves on with Tab, as often as it should take, and sees that the focus has come to one like this.
pub(crate) async fn tab_to(tab: &Tab, selector: &str) {
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
        let tabs = must(tab.ask(&count).await).as_u64().unwrap_or(0);
        must(tab.press(key(Key::Tab).repeat(tabs.max(1) as usize)).await);
        if must(tab.ask(&here).await) == true {
            return;
        }
    }
    let at = "return document.activeElement.outerHTML.slice(0, 200)";
    panic!("Tab does not lead to {selector} but to {}", must(tab.ask(at).await));
}

async fn keys_open_and_close(tab: &Tab) {
    must(tab.visit("?seed=3").await);
    must(tab.click("#play-now").await);
    must(tab.wait_for(".decide.asked").await);
    for (opens, shown) in [("?", "dialog[open]"), ("r", "dialog[open] .rules")] {
        must(tab.press(opens).await);
        must(tab.wait_for(shown).await);
        must(tab.press(key(Key::Escape)).await);
        must(tab.wait_until("!document.querySelector('dialog')").await);
    }
    // Digits choose and give up again; Ctrl+Z takes back.
    must(tab.press("0").await);
    must(tab.wait_for("#hand .card.chosen").await);
    must(
        tab.driver
            .action_chain()
            .key_down(Key::Control)
            .send_keys("z")
            .key_up(Key::Control)
            .perform()
            .await,
    );
    must(tab.wait_until("!document.querySelector('#hand .card.chosen')").await);
    must(tab.press("c").await);
    assert_eq!(must(tab.ask("return document.activeElement.matches('#hand .card')").await), true);
    must(tab.press("b").await);
    assert_eq!(must(tab.ask("return document.activeElement.matches('.building')").await), true);
}
