//! Nothing moves under the pointer while a page loads.

use havana_browser_tests::prepared::greedy_game;
use havana_browser_tests::tour::middle;
use havana_browser_tests::{DESK, House, PHONE};
use havana_client::to_link;
use serde_json::{Value, json};

use crate::{Tests, fail};

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

async fn every_page_keeps_still(house: &House) {
    let watch = fail(
        house.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await,
    );
    // Everything takes a while to come, as over a real line.
    let conditions = json!({ "offline": false, "latency": 60,
        "downloadThroughput": -1, "uploadThroughput": -1 });
    fail(house.command("Network.enable", json!({})).await);
    fail(house.command("Network.emulateNetworkConditions", conditions).await);
    let kept = fail(middle()).to_text();
    let kept = [("havana.game", kept.as_str())];
    let link = format!("#game={}", to_link(&fail(greedy_game(4, 11))));
    let mut moved = Vec::new();
    // The first visit comes first: nothing is known and nothing is cached.
    for (place, kept, wanted) in [
        ("", &[][..], "#to-online"),
        ("", &kept, "#continue"),
        ("#play", &kept, ".decide.asked"),
        ("#setup", &[], "#start"),
        ("#replay", &[], "main"),
        (&link, &[], "#scrub"),
    ] {
        look(house, place, kept, wanted, &mut moved).await;
    }
    fail(house.come_in("Ana").await);
    for (place, wanted) in [
        ("online#online", "#open-tables, main .tables, #new-table"),
        ("online#online/new", "#make"),
        ("online#online/games", "#my-games"),
        ("online#online/leaders", "main .about"),
        ("online#online/account", "#rename"),
    ] {
        look(house, place, &[], wanted, &mut moved).await;
    }
    fail(house.goto("online#online").await);
    let table = fail(house.make_table(25, &[]).await);
    look(house, &table, &[], "#invite", &mut moved).await;
    fail(house.click("#fill").await);
    fail(house.wait_for("main.play .decide").await);
    look(house, &table, &[], "main.play .decide", &mut moved).await;
    fail(house.command("Page.removeScriptToEvaluateOnNewDocument", watch).await);
    fail(house.cut_off(false).await);
    assert!(moved.is_empty(), "{moved:#?}");
}

async fn look(
    house: &House,
    place: &str,
    kept: &[(&str, &str)],
    wanted: &str,
    moved: &mut Vec<String>,
) {
    fail(house.visit_with(place, kept).await);
    fail(house.wait_for(wanted).await);
    let shifts = fail(house.driver.execute_async(SETTLED, Vec::new()).await);
    let shifts = shifts.json().as_array().cloned().expect("what has moved is noted");
    let sum: f64 = shifts.iter().filter_map(|shift| shift["value"].as_f64()).sum();
    if sum >= MOST {
        moved.push(format!("{place}: {sum:.3}: {}", Value::from(shifts)));
    }
}
