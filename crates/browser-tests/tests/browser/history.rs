//! Links, the way back, and games that are in the way of each other.

use havana_browser_tests::prepared::greedy_game;
use havana_browser_tests::tour::middle;
use havana_browser_tests::{DESK, PHONE, Tab};
use havana_client::to_link;
use serde_json::json;

use crate::decisions::kept_record;
use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("Back closes what lies over a page", PHONE, back_closes_what_lies_over_a_page);
    tests.add("a new game asks before it replaces another", DESK, a_new_game_asks_first);
    tests.add("a game is played in one window", DESK, a_game_is_played_in_one_window);
    tests.add("a damaged link and a dead one say so", DESK, links_say_so);
    tests.add("a replay has a sign for each step", DESK, a_sign_for_each_step);
}

async fn back_closes_what_lies_over_a_page(tab: &Tab) {
    // Other deals may begin with a swap (R2.2), and a line that tells of it covers the header.
    must(tab.visit("?seed=11").await);
    must(tab.click("#to-rules").await);
    must(tab.wait_for("dialog[open] .rules").await);
    must(tab.ask("history.back()").await);
    must(tab.wait_until("!document.querySelector('dialog')").await);
    assert!(must(tab.has(".home").await), "still on the first page");
    // At the table too.
    must(tab.click("#play-now").await);
    must(tab.wait_for(".decide.asked").await);
    must(tab.click(".settings-title").await);
    must(tab.wait_for("dialog[open] #language-en").await);
    must(tab.ask("history.back()").await);
    must(tab.wait_until("!document.querySelector('dialog')").await);
    assert!(must(tab.has("main.play").await), "still at the table");
    // What was closed by its button leaves nothing behind: Back leads to the page before.
    must(tab.click(".settings-title").await);
    must(tab.click("dialog[open] header button").await);
    must(tab.wait_until("!document.querySelector('dialog') && history.state === null").await);
    must(tab.ask("history.back()").await);
    must(tab.wait_for(".home").await);
}

async fn a_new_game_asks_first(tab: &Tab) {
    let saved = must(middle());
    must(tab.visit_with("", &[("havana.game", &saved.to_text())]).await);
    must(tab.click("#play-now").await);
    must(tab.wait_for("dialog[open] #replace-game").await);
    assert_eq!(must(kept_record(tab).await), saved.record);
    must(tab.click("#keep-game").await);
    must(tab.wait_for(".decide.asked[data-choice=build]").await);
    assert_eq!(must(kept_record(tab).await), saved.record);
    must(tab.ask("location.hash = ''").await);
    must(tab.click("#learn").await);
    must(tab.click("#replace-game").await);
    must(tab.wait_for("#lesson").await);
    assert_ne!(must(kept_record(tab).await).inputs().len(), saved.record.inputs().len());
}

async fn a_game_is_played_in_one_window(tab: &Tab) {
    let saved = must(middle());
    must(tab.visit_with("#play", &[("havana.game", &saved.to_text())]).await);
    must(tab.wait_for(".decide.asked").await);
    let first = must(tab.driver.window().await);
    let second = must(tab.driver.new_tab().await);
    must(tab.driver.switch_to_window(second.clone()).await);
    must(tab.goto("#play").await);
    must(tab.wait_for(".decide.asked").await);
    // The first window lets go, and takes it back when it is asked to.
    must(tab.driver.switch_to_window(first.clone()).await);
    must(tab.wait_for("#play-here").await);
    assert!(!must(tab.has(".decide.asked").await));
    must(tab.click("#play-here").await);
    must(tab.wait_for(".decide.asked").await);
    assert_eq!(must(kept_record(tab).await), saved.record);
    must(tab.driver.switch_to_window(second).await);
    must(tab.wait_for("#play-here").await);
    must(tab.driver.close_window().await);
    must(tab.driver.switch_to_window(first).await);
}

async fn links_say_so(tab: &Tab) {
    must(tab.visit("#table/nonsense").await);
    assert!(must(tab.text("#nowhere").await).contains("damaged"));
    must(tab.visit("online#table/0k3v9x2m4q7ta").await);
    must(tab.wait_for("#trouble:not(.hidden)").await);
    assert!(!must(tab.text("main").await).contains("Loading"));
    must(tab.wait_for("#to-lobby").await);
    // The browser itself tells of what was not found.
    let told = must(tab.console().await);
    assert!(told.iter().all(|entry| entry.contains("404")), "{told:?}");
}

/// The outer two lead to the ends, so their signs have a bar; the inner two have none.
async fn a_sign_for_each_step(tab: &Tab) {
    let link = to_link(&must(greedy_game(2, 6)));
    must(tab.visit(&format!("#game={link}")).await);
    must(tab.wait_for("#scrub").await);
    let bars = "return ['first', 'back', 'forward', 'last'].map((step) =>
        /v14/.test(document.querySelector(`#replay-${step} svg`).innerHTML))";
    assert_eq!(must(tab.ask(bars).await), json!([true, false, false, true]));
}
