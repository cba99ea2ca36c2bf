//! Links, the way back, and games that are in the way of each other.

use havana_browser_tests::prepared::greedy_game;
use havana_browser_tests::tour::middle;
use havana_browser_tests::{DESK, House, PHONE};
use havana_client::to_link;
use serde_json::json;

use crate::decisions::kept_record;
use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("Back closes what lies over a page", PHONE, back_closes_what_lies_over_a_page);
    tests.add("a new game asks before it replaces another", DESK, a_new_game_asks_first);
    tests.add("a game is played in one window", DESK, a_game_is_played_in_one_window);
    tests.add("a damaged link and a dead one say so", DESK, links_say_so);
    tests.add("a replay has a sign for each step", DESK, a_sign_for_each_step);
}

async fn back_closes_what_lies_over_a_page(house: &House) {
    fail(house.visit("").await);
    fail(house.click("#to-rules").await);
    fail(house.wait_for("dialog[open] .rules").await);
    fail(house.ask("history.back()").await);
    fail(house.wait_until("!document.querySelector('dialog')").await);
    assert!(fail(house.has(".home").await), "still on the first page");
    // At the table too.
    fail(house.click("#play-now").await);
    fail(house.wait_for(".decide.asked").await);
    fail(house.click(".settings-title").await);
    fail(house.wait_for("dialog[open] #language-en").await);
    fail(house.ask("history.back()").await);
    fail(house.wait_until("!document.querySelector('dialog')").await);
    assert!(fail(house.has("main.play").await), "still at the table");
    // What was closed by its button leaves nothing behind: Back leads to the page before.
    fail(house.click(".settings-title").await);
    fail(house.click("dialog[open] header button").await);
    fail(house.wait_until("!document.querySelector('dialog') && history.state === null").await);
    fail(house.ask("history.back()").await);
    fail(house.wait_for(".home").await);
}

async fn a_new_game_asks_first(house: &House) {
    let saved = fail(middle());
    fail(house.visit_with("", &[("havana.game", &saved.to_text())]).await);
    fail(house.click("#play-now").await);
    fail(house.wait_for("dialog[open] #replace-game").await);
    assert_eq!(fail(kept_record(house).await), saved.record);
    fail(house.click("#keep-game").await);
    fail(house.wait_for(".decide.asked[data-choice=build]").await);
    assert_eq!(fail(kept_record(house).await), saved.record);
    fail(house.ask("location.hash = ''").await);
    fail(house.click("#learn").await);
    fail(house.click("#replace-game").await);
    fail(house.wait_for("#lesson").await);
    assert_ne!(fail(kept_record(house).await).inputs().len(), saved.record.inputs().len());
}

async fn a_game_is_played_in_one_window(house: &House) {
    let saved = fail(middle());
    fail(house.visit_with("#play", &[("havana.game", &saved.to_text())]).await);
    fail(house.wait_for(".decide.asked").await);
    let first = fail(house.driver.window().await);
    let second = fail(house.driver.new_tab().await);
    fail(house.driver.switch_to_window(second.clone()).await);
    fail(house.goto("#play").await);
    fail(house.wait_for(".decide.asked").await);
    // The first window lets go, and takes it back when it is asked to.
    fail(house.driver.switch_to_window(first.clone()).await);
    fail(house.wait_for("#play-here").await);
    assert!(!fail(house.has(".decide.asked").await));
    fail(house.click("#play-here").await);
    fail(house.wait_for(".decide.asked").await);
    assert_eq!(fail(kept_record(house).await), saved.record);
    fail(house.driver.switch_to_window(second).await);
    fail(house.wait_for("#play-here").await);
    fail(house.driver.close_window().await);
    fail(house.driver.switch_to_window(first).await);
}

async fn links_say_so(house: &House) {
    fail(house.visit("#table/nonsense").await);
    assert!(fail(house.text("#nowhere").await).contains("damaged"));
    fail(house.visit("online#table/0k3v9x2m4q7ta").await);
    fail(house.wait_for("#trouble:not(.hidden)").await);
    assert!(!fail(house.text("main").await).contains("Loading"));
    fail(house.wait_for("#to-lobby").await);
    // The browser itself tells of what was not found.
    let told = fail(house.console().await);
    assert!(told.iter().all(|entry| entry.contains("404")), "{told:?}");
}

/// The outer two lead to the ends, so their signs have a bar; the inner two have none.
async fn a_sign_for_each_step(house: &House) {
    let link = to_link(&fail(greedy_game(2, 6)));
    fail(house.visit(&format!("#game={link}")).await);
    fail(house.wait_for("#scrub").await);
    let bars = "return ['first', 'back', 'forward', 'last'].map((step) =>
        /v14/.test(document.querySelector(`#replay-${step} svg`).innerHTML))";
    assert_eq!(fail(house.ask(bars).await), json!([true, false, false, true]));
}
