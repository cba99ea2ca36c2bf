//! What a visitor sees whose browser lacks what the game needs.

use havana_browser_tests::{DESK, Host, House, PHONE};
use serde_json::json;

use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("without scripts the page says so on top", PHONE, without_scripts);
    tests.add("without WebAssembly the page says so on top", DESK, without_webassembly);
    tests.add("without workers the bots play in the page", DESK, without_workers);
    tests.add("a table waits for its styles and pictures", PHONE, late_styles);
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

async fn without_workers(house: &House) {
    let before = json!({ "source": "globalThis.Worker = class { constructor() { throw new Error('no workers'); } }" });
    let script = fail(house.command("Page.addScriptToEvaluateOnNewDocument", before).await);
    fail(house.visit("?seed=1").await);
    fail(house.click("#play-now").await);
    fail(house.wait_for("main.play .glows").await);
    // The bots have chosen their opening cards when the first round is told.
    let told = "document.querySelector('#log').textContent.length";
    let before = fail(house.ask(&format!("return {told}")).await);
    for card in ["worker", "architect"] {
        fail(house.click(&format!("[data-card={card}]")).await);
    }
    fail(house.click("#confirm").await);
    fail(house.wait_until(&format!("{told} > {before} + 100")).await);
    let asked = fail(house.ask("return !!document.querySelector('script[src*=thinker]')").await);
    assert_eq!(asked, json!(true), "the page has loaded the bots itself");
    fail(house.command("Page.removeScriptToEvaluateOnNewDocument", script).await);
}

async fn late_styles(house: &House) {
    let slow = |urls: &[&str]| json!({ "urls": urls });
    fail(house.command("Network.enable", json!({})).await);
    fail(house.command("Network.setBypassServiceWorker", json!({ "bypass": true })).await);
    fail(house.command("Network.setBlockedURLs", slow(&["*havana-table*"])).await);
    fail(house.goto("").await);
    fail(house.click("#play-now").await);
    fail(house.wait_for("p.opening").await);
    assert!(!fail(house.has("main.play").await), "no table without its styles");
    // They are asked for again and again.
    fail(house.command("Network.setBlockedURLs", slow(&[])).await);
    fail(house.wait_for("main.play .glows").await);
    assert!(!fail(house.has("p.opening").await));
    let told = fail(house.console().await);
    assert!(told.iter().all(|entry| entry.contains("havana-table")), "{told:?}");
    fail(house.command("Network.setBypassServiceWorker", json!({ "bypass": false })).await);
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
