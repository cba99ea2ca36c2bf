//! What happens in open tabs when a new version comes.

use havana_browser_tests::{DESK, Tab};
use serde_json::json;

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a tab open since the first visit is told of a new version", DESK, is_told);
    tests.add("an old tab still finds the files of its version", DESK, keeps_one_version);
}

/// A new version of the service worker, as far as the browser can tell: it has another address.
const NEW_VERSION: &str = "navigator.serviceWorker.register('/service-worker.js?newer')";

async fn is_told(tab: &Tab) {
    must(tab.visit("").await);
    must(tab.wait_until("navigator.serviceWorker.controller").await);
    must(tab.wait_until("document.querySelector('.net').textContent !== ''").await);
    assert!(!must(tab.has(".home .notice").await), "the first version is no news");
    must(tab.ask(NEW_VERSION).await);
    must(tab.wait_for(".home .notice button").await);
}

async fn keeps_one_version(tab: &Tab) {
    must(tab.visit("").await);
    must(tab.wait_until("navigator.serviceWorker.controller").await);
    // Two older versions, each with files that the server no longer has.
    let older = "const done = arguments[arguments.length - 1];
        (async () => {
            for (const version of ['havana-1', 'havana-2']) {
                const cache = await caches.open(version);
                await cache.put(`/texts-${version}.ftl`, new Response(version));
                await cache.put('/icon.svg', new Response('an old icon'));
            }
            done(await caches.keys());
        })();";
    let caches = must(tab.driver.execute_async(older, Vec::new()).await);
    assert_eq!(caches.json().as_array().map(Vec::len), Some(3), "{:?}", caches.json());
    must(tab.ask(NEW_VERSION).await);
    must(tab.wait_for(".home .notice button").await);
    must(
        tab.wait_until(
            "(caches.keys().then((all) => { window.left = all; }), window.left?.length === 2)",
        )
        .await,
    );
    let fetched = "const done = arguments[arguments.length - 1];
        const get = (path) => fetch(path).then(async (answer) => answer.ok ? await answer.text() : answer.status);
        Promise.all(['/texts-havana-2.ftl', '/texts-havana-1.ftl', '/icon.svg'].map(get)).then(done);";
    let found = must(tab.driver.execute_async(fetched, Vec::new()).await);
    let found = found.json();
    assert_eq!(found[0], json!("havana-2"), "the version before is still there");
    assert_eq!(found[1], json!(404), "the one before that is not");
    assert_ne!(found[2], json!("an old icon"), "the newest version comes first");
    let told = must(tab.console().await);
    assert!(told.iter().all(|entry| entry.contains("404")), "{told:?}");
}
