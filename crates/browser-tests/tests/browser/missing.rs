//! What a visitor sees whose browser lacks what the game needs.

use havana_browser_tests::{DESK, Host, PHONE, Tab};
use serde_json::json;

use crate::{Tests, must};

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

async fn without_scripts(tab: &Tab) {
    must(tab.command("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await);
    must(tab.goto("").await);
    // The driver's own scripts run all the same.
    let seen = must(tab.ask(SEEN).await);
    must(tab.command("Emulation.setScriptExecutionDisabled", json!({ "value": false })).await);
    assert_eq!((&seen["top"], &seen["ways"]), (&json!(true), &json!(0)), "{seen}");
    let says = seen["says"].as_str().unwrap_or_default();
    for word in ["needs JavaScript", "braucht JavaScript", "besoin de JavaScript"] {
        assert!(says.contains(word), "{says}");
    }
}

async fn without_webassembly(tab: &Tab) {
    let before = json!({ "source": "delete globalThis.WebAssembly" });
    let script = must(tab.command("Page.addScriptToEvaluateOnNewDocument", before).await);
    must(tab.goto("").await);
    must(tab.wait_for("#loading .needs:not([hidden])").await);
    let seen = must(tab.ask(SEEN).await);
    must(tab.command("Page.removeScriptToEvaluateOnNewDocument", script).await);
    assert_eq!((&seen["top"], &seen["ways"]), (&json!(true), &json!(0)), "{seen}");
    // The program itself complains too.
    let told = must(tab.console().await);
    assert!(told.iter().all(|entry| entry.contains("WebAssembly")), "{told:?}");
}

async fn without_workers(tab: &Tab) {
    let before = json!({ "source": "globalThis.Worker = class { constructor() { throw new Error('no workers'); } }" });
    let script = must(tab.command("Page.addScriptToEvaluateOnNewDocument", before).await);
    must(tab.visit("?seed=1").await);
    must(tab.click("#play-now").await);
    must(tab.wait_for("main.play .glows").await);
    // The bots have chosen their opening cards when the first round is told.
    let told = "document.querySelector('#log').textContent.length";
    let before = must(tab.ask(&format!("return {told}")).await);
    for card in ["worker", "architect"] {
        must(tab.click(&format!("[data-card={card}]")).await);
    }
    must(tab.click("#confirm").await);
    must(tab.wait_until(&format!("{told} > {before} + 100")).await);
    let asked = must(tab.ask("return !!document.querySelector('script[src*=thinker]')").await);
    assert_eq!(asked, json!(true), "the page has loaded the bots itself");
    must(tab.command("Page.removeScriptToEvaluateOnNewDocument", script).await);
}

async fn late_styles(tab: &Tab) {
    let slow = |urls: &[&str]| json!({ "urls": urls });
    must(tab.command("Network.enable", json!({})).await);
    must(tab.command("Network.setBypassServiceWorker", json!({ "bypass": true })).await);
    must(tab.command("Network.setBlockedURLs", slow(&["*havana-table*"])).await);
    must(tab.goto("").await);
    must(tab.click("#play-now").await);
    must(tab.wait_for("p.opening").await);
    assert!(!must(tab.has("main.play").await), "no table without its styles");
    // They are asked for again and again.
    must(tab.command("Network.setBlockedURLs", slow(&[])).await);
    must(tab.wait_for("main.play .glows").await);
    assert!(!must(tab.has("p.opening").await));
    let told = must(tab.console().await);
    assert!(told.iter().all(|entry| entry.contains("havana-table")), "{told:?}");
    must(tab.command("Network.setBypassServiceWorker", json!({ "bypass": false })).await);
}

async fn without_a_server(host: &mut Host, tabs: &[Tab]) {
    let [tab] = tabs else { panic!("one window") };
    must(tab.visit("").await);
    must(tab.wait_until("navigator.serviceWorker.controller").await);
    assert!(!must(tab.has("#to-online:disabled").await));
    let places = "return [...document.querySelectorAll('.way')].map((way) => {
        const { x, y } = way.getBoundingClientRect(); return [way.id, x, y]; })";
    let before = must(tab.ask(places).await);
    host.stop();
    must(tab.refresh().await);
    must(tab.wait_for("#to-online:disabled").await);
    assert!(must(tab.text("#to-online").await).contains("No server"));
    assert_eq!(must(tab.ask(places).await), before, "every button is where it was");
    // Replays that are not cached cannot be had, and the page says so.
    let forget = "const done = arguments[arguments.length - 1];
        caches.keys().then((names) => Promise.all(names.map(async (name) =>
            (await caches.open(name)).delete('/online.html')))).then(() => done(true));";
    must(tab.driver.execute_async(forget, Vec::new()).await);
    must(tab.click("#to-replays").await);
    must(tab.wait_for("#try-again").await);
    assert!(must(tab.text("main").await).contains("offline"), "it says why");
    must(tab.refresh().await);
    must(tab.wait_for("#try-again").await);
    must(tab.click("main header button").await);
    must(tab.wait_for("#to-online:disabled").await);
    // When the browser has a network again, it is asked for once more.
    must(host.restart().await);
    must(tab.ask("dispatchEvent(new Event('online'))").await);
    must(tab.wait_for("#to-online:enabled").await);
    // The browser tells of what it could not fetch.
    let told = must(tab.console().await);
    let expected = ["ERR_CONNECTION", "ERR_FAILED", "fetch"];
    let is_expected = |entry: &&String| expected.iter().any(|word| entry.contains(word));
    assert!(told.iter().all(|entry| is_expected(&entry)), "{told:?}");
}
