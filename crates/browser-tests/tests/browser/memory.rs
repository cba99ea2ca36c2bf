//! Closing and resuming, taking back, language.

use havana_browser_tests::{Clicker, DESK, House, PHONE, TABLET};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::fail;

async fn text_of(house: &House, selector: &str) -> String {
    fail(fail(house.wait_for(selector).await).text().await)
}

#[tokio::test]
async fn a_game_survives_closing_the_page() {
    let house = fail(House::open(DESK).await);
    fail(house.visit("?seed=5").await);
    fail(house.click("#play-now").await);
    let mut clicker = Clicker::new(5);
    for _ in 0..30 {
        fail(clicker.step(&house).await);
    }
    fail(house.wait_for(".decide.asked").await);
    let kept = fail(house.ask("return localStorage.getItem('havana.game')").await);
    let before = text_of(&house, ".own .purse").await;
    fail(house.driver.refresh().await);
    fail(house.wait_for(".decide.asked").await);
    assert_eq!(text_of(&house, ".own .purse").await, before);
    assert_eq!(fail(house.ask("return localStorage.getItem('havana.game')").await), kept);
    assert_eq!(fail(house.console().await), [""; 0]);
    fail(house.close().await);
}

#[tokio::test]
async fn clicks_can_be_taken_back_and_refusals_say_why() {
    let house = fail(House::open(DESK).await);
    fail(house.visit("?seed=6").await);
    fail(house.click("#play-now").await);
    fail(house.wait_for(".decide.asked").await);
    fail(house.click("[data-card=mama]").await);
    fail(house.wait_for("[data-card=mama].chosen").await);
    fail(house.click("#undo").await);
    assert!(!house.has("[data-card=mama].chosen").await);
    // Half a decision is answered with what is missing, a building out of turn with why.
    fail(house.click("#confirm").await);
    assert!(!text_of(&house, "#notice").await.is_empty());
    fail(house.click(".building.end").await);
    assert!(text_of(&house, "#notice").await.contains("R2.5"), "the clause is named");
    // Nothing was decided yet; after the reveal it is too late.
    fail(house.click("#undo").await);
    assert!(!text_of(&house, "#notice").await.is_empty());
    fail(house.close().await);
}

#[tokio::test]
async fn the_language_changes_at_once() {
    let house = fail(House::open(DESK).await);
    fail(house.visit("").await);
    let english = text_of(&house, "#play-now b").await;
    for language in ["de", "nl", "it", "es", "fr"] {
        fail(house.click("#to-settings").await);
        fail(house.click(&format!("#language-{language}")).await);
        fail(house.click(".dialogue header button").await);
        assert_ne!(text_of(&house, "#play-now b").await, english, "{language}");
        let tag = fail(house.ask("return document.documentElement.lang").await);
        assert_eq!(tag, json!(language));
    }
    assert_eq!(fail(house.console().await), [""; 0]);
    fail(house.close().await);
}

#[tokio::test]
async fn nothing_scrolls_sideways() {
    let house = fail(House::open(PHONE).await);
    fail(house.visit("?seed=8").await);
    let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(fail(house.ask(wide).await), json!(0));
    fail(house.click("#play-now").await);
    fail(house.wait_for(".decide.asked").await);
    for size in [PHONE, TABLET, DESK] {
        fail(house.resize(size).await);
        assert_eq!(fail(house.ask(wide).await), json!(0), "{size:?}");
    }
    fail(house.close().await);
}

#[tokio::test]
async fn it_plays_without_a_network_after_the_first_visit() {
    let house = fail(House::open(DESK).await);
    fail(house.visit("").await);
    let ready = "const done = arguments[arguments.length - 1];
        navigator.serviceWorker.ready.then(() => done(true));";
    fail(house.driver.execute_async(ready, Vec::new()).await);
    let offline =
        json!({ "offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    fail(house.command("Network.enable", json!({})).await);
    fail(house.command("Network.emulateNetworkConditions", offline).await);
    fail(house.driver.refresh().await);
    fail(house.click("#play-now").await);
    fail(house.wait_for(".decide.asked").await);
    fail(house.close().await);
}
