//! Nothing moves under the pointer while a page loads.

use havana_browser_tests::prepared::greedy_game;
use havana_browser_tests::tour::middle;
use havana_browser_tests::{DESK, PHONE, Tab};
use havana_client::to_link;
use serde_json::{Value, json};

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("nothing moves while a page loads, on a desk", DESK, every_page_keeps_still);
    tests.add("nothing moves while a page loads, on a phone", PHONE, every_page_keeps_still);
}

/// The most a page may shift, as browsers count it: the share of the window that moves, times how far.
const MOST: f64 = 0.02;

/// Notes whatever moves without having been asked to.
const WATCH: &str = "window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries()) {
            const what = sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 90));
            if (!hadRecentInput) window.shifts.push({ value, what });
        }
    }).observe({ type: 'layout-shift', buffered: true });";

/// Waits until nothing in the page has changed for a while, and answers what has moved.
const SETTLED: &str = "const done = arguments[arguments.length - 1];
    let timer;
    const settled = () => requestAnimationFrame(() => requestAnimationFrame(() => done(window.shifts)));
    const again = () => { clearTimeout(timer); timer = setTimeout(settled, 300); };
    new MutationObserver(again).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    document.fonts.ready.then(again);";

async fn every_page_keeps_still(tab: &Tab) {
    let watch = must(
        tab.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await,
    );
    // Everything takes a while to come, as over a real line.
    let conditions = json!({ "offline": false, "latency": 60,
        "downloadThroughput": -1, "uploadThroughput": -1 });
    must(tab.command("Network.enable", json!({})).await);
    must(tab.command("Network.emulateNetworkConditions", conditions).await);
    let kept = must(middle()).to_text();
    let kept = [("havana.game", kept.as_str())];
    let link = format!("#game={}", to_link(&must(greedy_game(4, 11))));
    let mut moved = Vec::new();
    // The first visit comes first: nothing is known and nothing is cached.
    for (place, kept, wanted) in [
        ("", &[][..], "#to-online"),
        ("", &kept, "#continue"),
        ("#play", &kept, ".decide.asked"),
        ("#setup", &[], "#start"),
        ("#replay", &[], "main"),
        (&link, &[], "#scrub"),
        ("online#day", &[], "#day-begin"),
        ("online#puzzles", &[], ".decide.asked"),
    ] {
        look(tab, place, kept, wanted, &mut moved).await;
    }
    must(tab.come_in("Ana").await);
    for (place, wanted) in [
        ("online#online", "#open-tables, main .tables, #new-table"),
        ("online#online/new", "#make"),
        ("online#online/games", "#my-games"),
        ("online#online/leaders", "main .about"),
        ("online#online/account", "#rename"),
    ] {
        look(tab, place, &[], wanted, &mut moved).await;
    }
    must(tab.goto("online#online").await);
    let table = must(tab.make_table(25, &[]).await);
    look(tab, &table, &[], "#invite", &mut moved).await;
    must(tab.click("#fill").await);
    must(tab.wait_for("main.play .decide").await);
    look(tab, &table, &[], "main.play .decide", &mut moved).await;
    must(tab.command("Page.removeScriptToEvaluateOnNewDocument", watch).await);
    must(tab.cut_off(false).await);
    assert!(moved.is_empty(), "{moved:#?}");
}

async fn look(
    tab: &Tab,
    place: &str,
    kept: &[(&str, &str)],
    wanted: &str,
    moved: &mut Vec<String>,
) {
    must(tab.visit_with(place, kept).await);
    must(tab.wait_for(wanted).await);
    let shifts = must(tab.driver.execute_async(SETTLED, Vec::new()).await);
    let shifts = shifts.json().as_array().cloned().expect("what has moved is noted");
    let sum: f64 = shifts.iter().filter_map(|shift| shift["value"].as_f64()).sum();
    if sum >= MOST {
        moved.push(format!("{place}: {sum:.3}: {}", Value::from(shifts)));
    }
}
