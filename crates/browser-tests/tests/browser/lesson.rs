//! Learning: a guided game, cards explained where they lie, the rules to be searched.

use std::collections::BTreeSet;

use havana_browser_tests::{Clicker, DESK, House, PHONE, Step};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a guided game explains each idea once", DESK, each_idea_once);
    tests.add("explanations keep clear of the decision", DESK, keeps_clear);
    tests.add("explanations keep clear of the decision on a phone", PHONE, keeps_clear);
    tests.add("explanations are put away, kept and skipped", DESK, put_away_kept_and_skipped);
    tests.add("a card is explained where it lies", DESK, a_card_is_explained_where_it_lies);
    tests.add("the rules are searched", DESK, the_rules_are_searched);
}

async fn is_explained(house: &House) -> bool {
    fail(house.has("#lesson").await)
}

/// Waits until this idea is explained.
async fn explained(house: &House, idea: &str) {
    fail(house.wait_for(&format!("#lesson[data-idea={idea}][data-side]")).await);
}

async fn escape(house: &House) {
    fail(house.press(char::from(Key::Escape).to_string()).await);
}

async fn begin(house: &House) {
    fail(house.visit("").await);
    fail(house.click("#learn").await);
    explained(house, "welcome").await;
}

/// The whole guided game: every idea at most once, the first ones with the opening cards.
async fn each_idea_once(house: &House) {
    begin(house).await;
    let (mut clicker, mut ideas) = (Clicker::new(2, DESK), Vec::new());
    loop {
        match fail(clicker.step(house).await) {
            Step::Over => break,
            Step::Clicked => {}
            Step::Explained(idea) => ideas.push(idea),
        }
    }
    assert_eq!(ideas[..4], ["welcome", "two-cards", "goal", "order"]);
    assert!(
        ideas.iter().any(|idea| idea.contains("goal-")),
        "the first round is answered: {ideas:?}"
    );
    let once: BTreeSet<&String> = ideas.iter().collect();
    assert_eq!(once.len(), ideas.len(), "{ideas:?}");
    for idea in ["new-card", "supplies"] {
        assert!(ideas.iter().any(|told| told == idea), "{idea} is not in {ideas:?}");
    }
    fail(house.wait_for(".finish .farewell").await);
}

/// Beside what it is about, never over the decision, with buttons for fingers.
async fn keeps_clear(house: &House) {
    begin(house).await;
    fail(house.click("#lesson-next").await);
    explained(house, "two-cards").await;
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
}

async fn put_away_kept_and_skipped(house: &House) {
    begin(house).await;
    escape(house).await;
    explained(house, "two-cards").await;
    // What has been understood is not told again after closing the page.
    fail(house.refresh().await);
    explained(house, "two-cards").await;
    fail(house.click("#lesson-skip").await);
    assert!(!is_explained(house).await);
    fail(house.refresh().await);
    fail(house.wait_for(".decide.asked").await);
    assert!(!is_explained(house).await);
    // And it can be begun again, from the player aid.
    fail(house.click(".bar [aria-label='Player aid']").await);
    fail(house.click("#learn-again").await);
    explained(house, "welcome").await;
}

async fn a_card_is_explained_where_it_lies(house: &House) {
    fail(house.visit("?seed=3").await);
    fail(house.click("#play-now").await);
    fail(house.wait_for("#hand [data-card=tax_collector]").await);
    let card = fail(house.driver.find(By::Css("#hand [data-card=tax_collector]")).await);
    fail(house.driver.action_chain().context_click_element(&card).perform().await);
    fail(house.wait_for("dialog[open] .card-explained").await);
    // From there to the clause that says so.
    fail(house.click(".card-explained button").await);
    assert!(!fail(house.text(".rules .marked").await).is_empty());
    escape(house).await;
    // What is chosen says in a few words what it does.
    fail(house.click("[data-card=mama]").await);
    fail(house.click(".chosen-cards .info").await);
    fail(house.wait_for("dialog[open] .card-explained").await);
    escape(house).await;
    // A key explains the card that has the focus.
    fail(house.ask("document.querySelector('#hand [data-card=pesos]').focus()").await);
    fail(house.press("i").await);
    assert!(fail(house.text("dialog[open] h2").await).contains("Pesos"));
}

async fn the_rules_are_searched(house: &House) {
    fail(house.visit("?seed=3").await);
    fail(house.click("#play-now").await);
    fail(house.wait_for(".decide.asked").await);
    fail(house.press("r").await);
    fail(house.wait_for(".rules dt").await);
    let all = fail(house.count(".rules dt").await);
    assert!(all > 50, "{all} clauses");
    let search = fail(house.driver.find(By::Css("#rules-search")).await);
    fail(search.send_keys("architect").await);
    let some = fail(house.count(".rules dt").await);
    assert!((1..all).contains(&some), "{some} clauses about the architect");
    fail(search.clear().await);
    fail(search.send_keys("r7.9").await);
    fail(house.wait_for("[id='rule-R7.9']").await);
}
