//! For everybody: keyboard alone, and what axe-core finds.

use std::time::Duration;

use havana_browser_tests::{DESK, House, PHONE, axe_faults};
use thirtyfour::prelude::*;

use crate::fail;

async fn no_faults(house: &House, page: &str) {
    assert_eq!(fail(axe_faults(house).await), [""; 0], "on {page}");
}

#[tokio::test]
async fn axe_finds_nothing_on_any_page() {
    let house = fail(House::open(DESK).await);
    fail(house.visit("").await);
    no_faults(&house, "the first page").await;
    fail(house.click("#to-settings").await);
    no_faults(&house, "the settings").await;
    fail(house.visit("#setup").await);
    no_faults(&house, "the set-up").await;
    fail(house.visit("#replay").await);
    no_faults(&house, "the list of replays").await;
    fail(house.visit("?seed=3").await);
    fail(house.click("#play-now").await);
    fail(house.wait_for(".decide.asked").await);
    no_faults(&house, "the table").await;
    for key in ["?", "r"] {
        fail(house.driver.action_chain().send_keys(key).perform().await);
        fail(house.wait_for("dialog[open]").await);
        no_faults(&house, key).await;
        fail(house.driver.action_chain().send_keys(Key::Escape.to_string()).perform().await);
    }
    fail(house.resize(PHONE).await);
    no_faults(&house, "the table on a phone").await;
    fail(house.darken(true).await);
    no_faults(&house, "the table at night").await;
    fail(house.close().await);
}

/// Plays a whole game without a mouse: digits, n for none, Tab and space for the rest, Enter.
#[tokio::test]
async fn a_whole_game_by_keyboard_only() {
    let house = fail(House::open(DESK).await);
    fail(house.visit("?seed=31#setup").await);
    fail(house.click("#players-2").await);
    fail(house.click("#start").await);
    let begun = std::time::Instant::now();
    let mut turn = 0_usize;
    loop {
        assert!(begun.elapsed() < Duration::from_secs(240), "the game did not end in time");
        const LOOK: &str = "return document.querySelector('.finish') ? 'over'
            : document.querySelector('#confirm.ready:not(.hidden)') ? 'ready'
            : document.querySelector('.decide.asked')?.dataset.choice ?? 'wait'";
        let seen = fail(house.ask(LOOK).await);
        match seen.as_str().unwrap_or("wait") {
            "over" => break,
            "wait" => tokio::time::sleep(Duration::from_millis(20)).await,
            "ready" => press(&house, &Key::Enter.to_string()).await,
            "opening" | "lay" => press(&house, &(turn % 10).to_string()).await,
            "build" if turn.is_multiple_of(3) => press(&house, "n").await,
            "take_back" => press(&house, "y").await,
            _ => tab_to_something(&house).await,
        }
        turn += 1;
    }
    assert_eq!(fail(house.console().await), [""; 0]);
    fail(house.close().await);
}

async fn press(house: &House, key: &str) {
    fail(house.driver.action_chain().send_keys(key).perform().await);
}

/// Moves on with Tab until something that can be chosen has the focus, and chooses it.
async fn tab_to_something(house: &House) {
    for _ in 0..120 {
        press(house, &Key::Tab.to_string()).await;
        let on = "const at = document.activeElement;
            return at.matches('button.glows:not(.chosen):not(.step)')";
        if fail(house.ask(on).await) == true {
            press(house, " ").await;
            return;
        }
    }
    panic!("Tab leads nowhere");
}
