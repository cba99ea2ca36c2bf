//! Learning: the guided game, cards and rules explained where they matter.

use std::time::{Duration, Instant};

use havana_browser_tests::{Clicker, DESK, House, PHONE, Size, Step, axe_faults};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::fail;

const IDEA: &str = "return document.querySelector('#lesson')?.dataset.idea ?? null";

async fn idea(house: &House) -> Option<String> {
    fail(house.ask(IDEA).await).as_str().map(str::to_owned)
}

/// Waits until this idea is explained.
async fn explained(house: &House, idea: &str) {
    fail(house.wait_for(&format!("#lesson[data-idea={idea}][data-side]")).await);
}

async fn press(house: &House, key: &str) {
    fail(house.driver.action_chain().send_keys(key).perform().await);
}

async fn begin(house: &House) {
    fail(house.visit("").await);
    fail(house.click("#learn").await);
    explained(house, "welcome").await;
}

/// The whole guided game: every idea at most once, the first ones with the opening cards.
#[tokio::test]
async fn a_guided_game_explains_each_idea_once() {
    let house = fail(House::open(DESK).await);
    begin(&house).await;
    let (mut clicker, mut told) = (Clicker::new(2), Vec::new());
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < Duration::from_secs(240), "the game did not end in time");
        if let Some(idea) = idea(&house).await {
            told.push(idea);
            fail(house.click("#lesson-next").await);
            continue;
        }
        match fail(clicker.step(&house).await) {
            Step::Over => break,
            Step::Clicked => {}
            Step::Waited => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    assert_eq!(told[..3], ["welcome", "two-cards", "order"]);
    let mut once = told.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), told.len(), "{told:?}");
    assert!(once.contains(&"new-card".to_owned()) && once.contains(&"supplies".to_owned()));
    fail(house.wait_for(".finish .farewell").await);
    assert_eq!(fail(house.console().await), [""; 0]);
    fail(house.close().await);
}

/// Beside what it is about, never over the decision, with buttons for fingers.
async fn stands_well(size: Size) {
    let house = fail(House::open(size).await);
    begin(&house).await;
    fail(house.click("#lesson-next").await);
    explained(&house, "two-cards").await;
    fail(house.wait_for("#hand[data-lesson]").await);
    let clear = "const card = document.querySelector('#lesson').getBoundingClientRect();
        const over = (id) => { const at = document.querySelector(id).getBoundingClientRect();
            return card.left < at.right && at.left < card.right && card.top < at.bottom && at.top < card.bottom; };
        const button = document.querySelector('#lesson-next').getBoundingClientRect();
        return { confirm: over('#confirm'), hand: over('#hand'), high: button.height >= 44, wide: button.width >= 44,
            inside: card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight,
            stolen: document.querySelector('#lesson').contains(document.activeElement) };";
    fail(house.ask("document.activeElement.blur()").await);
    let expected = json!({ "confirm": false, "hand": false, "high": true, "wide": true, "inside": true, "stolen": false });
    assert_eq!(fail(house.ask(clear).await), expected);
    assert_eq!(fail(axe_faults(&house).await), [""; 0]);
    let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(fail(house.ask(wide).await), json!(0));
    fail(house.close().await);
}

#[tokio::test]
async fn explanations_keep_clear_of_the_decision() {
    stands_well(DESK).await;
}

#[tokio::test]
async fn explanations_keep_clear_of_the_decision_on_a_phone() {
    stands_well(PHONE).await;
}

#[tokio::test]
async fn explanations_are_put_away_kept_and_skipped() {
    let house = fail(House::open(DESK).await);
    begin(&house).await;
    press(&house, &Key::Escape.to_string()).await;
    explained(&house, "two-cards").await;
    // What has been understood is not told again after closing the page.
    fail(house.driver.refresh().await);
    explained(&house, "two-cards").await;
    fail(house.click("#lesson-skip").await);
    assert_eq!(idea(&house).await, None);
    fail(house.driver.refresh().await);
    fail(house.wait_for(".decide.asked").await);
    assert_eq!(idea(&house).await, None);
    // And it can be begun again, from the player aid.
    fail(house.click(".bar [aria-label='Player aid']").await);
    fail(house.click("#learn-again").await);
    explained(&house, "welcome").await;
    fail(house.close().await);
}

#[tokio::test]
async fn a_card_is_explained_where_it_lies() {
    let house = fail(House::open(DESK).await);
    fail(house.visit("?seed=3").await);
    fail(house.click("#play-now").await);
    fail(house.wait_for(".decide.asked").await);
    let card = fail(house.wait_for("#hand [data-card=tax_collector]").await);
    fail(house.driver.action_chain().context_click_element(&card).perform().await);
    fail(house.wait_for("dialog[open] .card-explained").await);
    assert_eq!(fail(axe_faults(&house).await), [""; 0]);
    // From there to the clause that says so.
    fail(house.click(".card-explained button").await);
    let marked = fail(house.wait_for(".rules .marked").await);
    assert!(!fail(marked.text().await).is_empty());
    press(&house, &Key::Escape.to_string()).await;
    // What is chosen says in a few words what it does.
    fail(house.click("[data-card=mama]").await);
    fail(house.click(".chosen-cards .info").await);
    fail(house.wait_for("dialog[open] .card-explained").await);
    press(&house, &Key::Escape.to_string()).await;
    // A key explains the card that has the focus.
    fail(house.ask("document.querySelector('#hand [data-card=pesos]').focus()").await);
    press(&house, "i").await;
    let title = fail(house.wait_for("dialog[open] h2").await);
    assert!(fail(title.text().await).contains("Pesos"));
    fail(house.close().await);
}

#[tokio::test]
async fn the_rules_are_searched() {
    let house = fail(House::open(DESK).await);
    fail(house.visit("?seed=3").await);
    fail(house.click("#play-now").await);
    fail(house.wait_for(".decide.asked").await);
    press(&house, "r").await;
    let search = fail(house.wait_for("#rules-search").await);
    let count = "return document.querySelectorAll('.rules dt').length";
    let all = fail(house.ask(count).await).as_u64().unwrap_or(0);
    assert!(all > 50, "{all} clauses");
    fail(search.send_keys("architect").await);
    let some = fail(house.ask(count).await).as_u64().unwrap_or(0);
    assert!((1..all).contains(&some), "{some} clauses about the architect");
    fail(search.clear().await);
    fail(search.send_keys("r7.9").await);
    fail(house.wait_for("[id='rule-R7.9']").await);
    fail(house.close().await);
}
