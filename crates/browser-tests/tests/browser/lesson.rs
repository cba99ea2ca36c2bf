//! Learning: a guided game, cards explained where they lie, the rules to be searched.

use std::collections::BTreeSet;

use havana_browser_tests::{Clicker, DESK, PHONE, Step, Tab};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a guided game explains each idea once", DESK, each_idea_once);
    tests.add("explanations keep clear of the decision", DESK, keeps_clear);
    tests.add("explanations keep clear of the decision on a phone", PHONE, keeps_clear);
    tests.add("explanations are put away, kept and skipped", DESK, put_away_kept_and_skipped);
    tests.add("a card is explained where it lies", DESK, a_card_is_explained_where_it_lies);
    tests.add("the rules are searched", DESK, the_rules_are_searched);
}

async fn is_explained(tab: &Tab) -> bool {
    must(tab.has("#lesson").await)
}

/// Waits until this idea is explained.
async fn explained(tab: &Tab, idea: &str) {
    must(tab.wait_for(&format!("#lesson[data-idea={idea}][data-side]")).await);
}

async fn escape(tab: &Tab) {
    must(tab.press(char::from(Key::Escape).to_string()).await);
}

async fn begin(tab: &Tab) {
    must(tab.visit("").await);
    must(tab.click("#learn").await);
    explained(tab, "welcome").await;
}

/// The whole guided game: every idea at most once, the first ones with the opening cards.
async fn each_idea_once(tab: &Tab) {
    begin(tab).await;
    let (mut clicker, mut ideas) = (Clicker::new(2, DESK), Vec::new());
    loop {
        match must(clicker.step(tab).await) {
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
    must(tab.wait_for(".finish .farewell").await);
}

/// Beside what it is about, never over the decision, with buttons for fingers.
async fn keeps_clear(tab: &Tab) {
    begin(tab).await;
    must(tab.click("#lesson-next").await);
    explained(tab, "two-cards").await;
    must(tab.wait_for("#hand[data-lesson]").await);
    let clear = "const card = document.querySelector('#lesson').getBoundingClientRect();
        const over = (id) => { const at = document.querySelector(id).getBoundingClientRect();
            return card.left < at.right && at.left < card.right && card.top < at.bottom && at.top < card.bottom; };
        const button = document.querySelector('#lesson-next').getBoundingClientRect();
        return { confirm: over('#confirm'), hand: over('#hand'), high: button.height >= 44, wide: button.width >= 44,
            inside: card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight,
            stolen: document.querySelector('#lesson').contains(document.activeElement) };";
    must(tab.ask("document.activeElement.blur()").await);
    let expected = json!({ "confirm": false, "hand": false, "high": true, "wide": true, "inside": true, "stolen": false });
    assert_eq!(must(tab.ask(clear).await), expected);
}

async fn put_away_kept_and_skipped(tab: &Tab) {
    begin(tab).await;
    escape(tab).await;
    explained(tab, "two-cards").await;
    // What has been understood is not told again after closing the page.
    must(tab.refresh().await);
    explained(tab, "two-cards").await;
    must(tab.click("#lesson-skip").await);
    assert!(!is_explained(tab).await);
    must(tab.refresh().await);
    must(tab.wait_for(".decide.asked").await);
    assert!(!is_explained(tab).await);
    // And it can be begun again, from the player aid.
    must(tab.click(".bar [aria-label='Player aid']").await);
    must(tab.click("#learn-again").await);
    explained(tab, "welcome").await;
}

async fn a_card_is_explained_where_it_lies(tab: &Tab) {
    must(tab.visit("?seed=3").await);
    must(tab.click("#play-now").await);
    must(tab.wait_for("#hand [data-card=tax_collector]").await);
    let card = must(tab.driver.find(By::Css("#hand [data-card=tax_collector]")).await);
    must(tab.driver.action_chain().context_click_element(&card).perform().await);
    must(tab.wait_for("dialog[open] .card-explained").await);
    // From there to the clause that says so.
    must(tab.click(".card-explained button").await);
    assert!(!must(tab.text(".rules .marked").await).is_empty());
    escape(tab).await;
    // What is chosen says in a few words what it does.
    must(tab.click("[data-card=mama]").await);
    must(tab.click(".chosen-cards .info").await);
    must(tab.wait_for("dialog[open] .card-explained").await);
    escape(tab).await;
    // A key explains the card that has the focus.
    must(tab.ask("document.querySelector('#hand [data-card=pesos]').focus()").await);
    must(tab.press("i").await);
    assert!(must(tab.text("dialog[open] h2").await).contains("Pesos"));
}

async fn the_rules_are_searched(tab: &Tab) {
    must(tab.visit("?seed=3").await);
    must(tab.click("#play-now").await);
    must(tab.wait_for(".decide.asked").await);
    must(tab.press("r").await);
    must(tab.wait_for(".rules dt").await);
    let all = must(tab.count(".rules dt").await);
    assert!(all > 50, "{all} clauses");
    let search = must(tab.driver.find(By::Css("#rules-search")).await);
    must(search.send_keys("architect").await);
    let some = must(tab.count(".rules dt").await);
    assert!((1..all).contains(&some), "{some} clauses about the architect");
    must(search.clear().await);
    must(search.send_keys("r7.9").await);
    must(tab.wait_for("[id='rule-R7.9']").await);
}
