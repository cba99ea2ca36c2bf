//! What a visitor sees whose browser lacks what the game needs.

use havana_browser_tests::{DESK, Host, House, PHONE};
use serde_json::json;

use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("without scripts the page says so on top", PHONE, without_scripts);
    tests.add("without WebAssembly the page says so on top", DESK, without_webassembly);
    tests.add_party("without a server the way to online play is shut", &[DESK], without_a_server);
}

/// Where the message is, how many of the buttons below it can be seen, and what it says.
const SEEN: &str = "
    const shown = (at) => at && at.checkVisibility();
    const needs = [...document.querySelectorAll('.needs')].find(shown);
    const ways = [...document.querySelectorAll('.way')].filter(shown);
    const title = document.querySelector('h1').getBoundingClientRect();
    return { top: needs?.getBoundingClientRect().bottom <= title.top, ways: ways.length, says: needs?.innerText };";

async fn without_scripts(house: &House) {
    fail(house.command("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await);
    fail(house.goto("").await);
    // The driver's own scripts run all the same.
    let seen = fail(house.ask(SEEN).await);
    fail(house.command("Emulation.setScriptExecutionDisabled", json!({ "value": false })).await);
    assert_eq!((&seen["top"], &seen["ways"]), (&json!(true), &json!(0)), "{seen}");
    let says = seen["says"].as_str().unwrap_or_default();
    for word in ["needs JavaScript", "braucht JavaScript", "besoin de JavaScript"] {
        assert!(says.contains(word), "{says}");
    }
}

async fn without_webassembly(house: &House) {
    let before = json!({ "source": "delete globalThis.WebAssembly" });
    let script = fail(house.command("Page.addScriptToEvaluateOnNewDocument", before).await);
    fail(house.goto("").await);
    fail(house.wait_for("#loading .needs:not([hidden])").await);
    let seen = fail(house.ask(SEEN).await);
    fail(house.command("Page.removeScriptToEvaluateOnNewDocument", script).await);
    assert_eq!((&seen["top"], &seen["ways"]), (&json!(true), &json!(0)), "{seen}");
    // The program itself complains too.
    let told = fail(house.console().await);
    assert!(told.iter().all(|entry| entry.contains("WebAssembly")), "{told:?}");
}

async fn without_a_server(host: &mut Host, houses: &[House]) {
    let [house] = houses else { panic!("one window") };
    fail(house.visit("").await);
    fail(house.wait_until("navigator.serviceWorker.controller").await);
    assert!(!fail(house.has("#to-online:disabled").await));
    let places = "return [...document.querySelectorAll('.way')].map((way) => {
        const { x, y } = way.getBoundingClientRect(); return [way.id, x, y]; })";
    let before = fail(house.ask(places).await);
    host.stop();
    fail(house.refresh().await);
    fail(house.wait_for("#to-online:disabled").await);
    assert!(fail(house.text("#to-online").await).contains("No server"));
    assert_eq!(fail(house.ask(places).await), before, "every button is where it was");
    // When the browser has a network again, it is asked for once more.
    fail(host.restart().await);
    fail(house.ask("dispatchEvent(new Event('online'))").await);
    fail(house.wait_for("#to-online:enabled").await);
    // The browser tells of what it could not fetch.
    let told = fail(house.console().await);
    let is_expected = |entry: &&String| entry.contains("ERR_CONNECTION") || entry.contains("fetch");
    assert!(told.iter().all(|entry| is_expected(&entry)), "{told:?}");
}
