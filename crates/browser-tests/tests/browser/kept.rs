//! What a browser keeps: a game through closing, and the whole of it for times without a network.

use havana_browser_tests::{Clicker, DESK, PHONE, Step, Tab, whole_game};
use havana_rules::Input;

use crate::decisions::kept_record;
use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a game survives closing the page", DESK, a_game_survives_closing_the_page);
    tests.add("it plays without a network after the first visit", PHONE, it_plays_offline);
    tests.add("replays open without a network", DESK, replays_open_offline);
    tests.add("a damaged game is told of and does no harm", DESK, a_damaged_game);
}

const TABLE: &str =
    "return [...document.querySelectorAll('.player')].map((player) => player.innerText)";

async fn a_game_survives_closing_the_page(tab: &Tab) {
    must(tab.visit("?seed=5").await);
    must(tab.click("#play-now").await);
    let mut clicker = Clicker::new(5, DESK);
    for _ in 0..30 {
        assert_eq!(must(clicker.step(tab).await), Step::Clicked);
    }
    must(tab.wait_for(".decide.asked").await);
    // What has just been lost is marked for a moment, and not when the page is opened again.
    must(tab.wait_until("!document.querySelector('.player .lost')").await);
    let (record, table) = (must(kept_record(tab).await), must(tab.ask(TABLE).await));
    assert!(record.inputs().len() > 60, "a game is under way");
    // The page closed, and reopened at its first page.
    must(tab.driver.goto("about:blank").await);
    must(tab.goto("").await);
    must(tab.click("#continue").await);
    must(tab.wait_for(".decide.asked").await);
    assert_eq!(must(kept_record(tab).await), record);
    assert_eq!(must(tab.ask(TABLE).await), table);
    // Loaded again where it was.
    must(tab.refresh().await);
    must(tab.wait_for(".decide.asked").await);
    assert_eq!(must(kept_record(tab).await), record);
    assert_eq!(must(tab.ask(TABLE).await), table);
    must(whole_game(tab, 5).await);
}

async fn it_plays_offline(tab: &Tab) {
    must(tab.visit("").await);
    must(tab.wait_until("navigator.serviceWorker.controller").await);
    must(tab.cut_off(true).await);
    must(tab.refresh().await);
    must(tab.click("#play-now").await);
    must(tab.wait_for(".decide.asked").await);
    // Bots think without a network too: they come to their own turns.
    let mut clicker = Clicker::new(9, PHONE);
    while !is_second_round(tab).await {
        assert_eq!(must(clicker.step(tab).await), Step::Clicked);
    }
    // And in a language that was not asked for before.
    must(tab.goto("").await);
    must(tab.click("#to-settings").await);
    must(tab.click("#language-fr").await);
    must(tab.wait_until("document.documentElement.lang === 'fr'").await);
    // Some browsers call themselves online after a reload without a network: then the page asks for
    // open tables, and the browser reports that it could not.
    let told = must(tab.console().await);
    let is_cut_off = |entry: &String| {
        entry.contains("/api/tables") && entry.contains("ERR_INTERNET_DISCONNECTED")
    };
    assert!(told.iter().all(is_cut_off), "{told:?}");
}

/// A page of the larger program, which the browser adds to its cache when the first page works.
async fn replays_open_offline(tab: &Tab) {
    must(tab.visit("").await);
    let is_kept =
        "(caches.match('/online.html').then((page) => { window.page = page; }), window.page)";
    must(tab.wait_until(is_kept).await);
    must(tab.cut_off(true).await);
    must(tab.click("#to-replays").await);
    must(tab.click("#watch-featured").await);
    must(tab.wait_for("#scrub").await);
    // A link to a game too.
    let link = must(tab.ask("return location.hash").await);
    must(tab.goto(link.as_str().unwrap_or_default()).await);
    must(tab.wait_for("#scrub").await);
    // Puzzles, and the deals of past days.
    must(tab.ask("location.hash = 'puzzles'").await);
    must(tab.wait_for("#puzzle ~ .decide.asked").await);
    must(tab.ask("location.hash = 'day'").await);
    must(tab.click("#earlier-days li:last-child button").await);
    must(tab.wait_for(".decide.asked").await);
    assert_eq!(must(tab.ask("return location.hash").await), "#day/play");
    // The browser itself says that there is no server.
    let said = must(tab.console().await);
    assert!(said.iter().all(|entry| entry.contains("ERR_INTERNET_DISCONNECTED")), "{said:?}");
}

async fn is_second_round(tab: &Tab) -> bool {
    let record = must(kept_record(tab).await);
    let lays = |input: &&Input| {
        matches!(input, Input::Decision { decision: havana_rules::Decision::Lay { .. }, .. })
    };
    record.inputs().iter().filter(lays).count() >= 4
}

async fn a_damaged_game(tab: &Tab) {
    let damaged = r#"{"sitters":["person","random"],"memory_aid":true,"record":"AAAA"}"#;
    must(tab.visit_with("", &[("havana.game", damaged)]).await);
    must(tab.wait_for("main .notice").await);
    assert!(!must(tab.has("#continue").await));
    must(tab.click("#play-now").await);
    must(tab.wait_for(".decide.asked").await);
}
