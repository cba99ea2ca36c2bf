//! Being told of one's turn when the page is closed.

use havana_browser_tests::{DESK, PHONE, Tab};
use serde_json::json;

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a message becomes a notice in the reader's words", DESK, a_message_becomes_a_notice);
    tests.add("who wants to be told says so once", DESK, who_wants_to_be_told_says_so_once);
    tests.add("who may not be told learns it", PHONE, who_may_not_be_told_learns_it);
}

async fn may_notify(tab: &Tab, setting: &str) {
    let origin = tab.address.trim_end_matches('/');
    let permission = json!({ "permission": { "name": "notifications" }, "setting": setting,
        "origin": origin });
    must(tab.command("Browser.setPermission", permission).await);
}

async fn a_message_becomes_a_notice(tab: &Tab) {
    may_notify(tab, "granted").await;
    must(tab.visit("").await);
    let handed_over = "navigator.serviceWorker.ready.then((keeper) => {
        keeper.active.postMessage('Te toca');
        setInterval(async () => {
            window.kept = await (await caches.match('/words/turn'))?.text();
            window.notices = await keeper.getNotifications();
        }, 20);
    });";
    must(tab.ask(handed_over).await);
    must(tab.wait_until("window.kept === 'Te toca'").await);
    must(tab.command("ServiceWorker.enable", json!({})).await);
    // Which number the browser has given to the worker here is told in events alone, and it counts
    // the workers of all tests that it has run; at this address the others are nobody's. What comes
    // too early is lost, so it is sent until it is seen: notices of one game take each other's place.
    let mut round = 0;
    while must(tab.ask("return window.notices?.length ?? 0").await) == json!(0) {
        round += 1;
        assert!(round < 20, "no notice came");
        for number in 0..256 {
            let message = json!({ "origin": tab.address, "registrationId": number.to_string(),
                "data": r#"{"kind":"turn","game":"0123456789abc"}"# });
            must(tab.command("ServiceWorker.deliverPushMessage", message).await);
        }
    }
    let notice = "return window.notices.map(({ title, body, tag }) => [title, body, tag])";
    assert_eq!(must(tab.ask(notice).await), json!([["Havana", "Te toca", "0123456789abc"]]));
}

async fn who_may_not_be_told_learns_it(tab: &Tab) {
    may_notify(tab, "denied").await;
    must(tab.come_in("Ana").await);
    must(tab.goto("online#online/account").await);
    must(tab.click("#push").await);
    let told = "[...document.querySelectorAll('#trouble')].some((trouble) =>
        !trouble.classList.contains('hidden') && trouble.textContent.includes('allow notifications'))";
    must(tab.wait_until(told).await);
    must(tab.wait_until("!document.querySelector('#push').checked").await);
}

/// The maker of a browser runs the push service, and no test reaches it: a subscription as it
/// would give it stands in. The keys are those of RFC 8291, appendix A.
const SUBSCRIBED: &str = "PushManager.prototype.subscribe = async (options) => {
    window.wished = options;
    return { toJSON: () => ({
        endpoint: 'https://push.example/abc',
        expirationTime: null,
        keys: {
            p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
    }) };
};
setInterval(async () => { window.kept = await (await caches.match('/words/turn'))?.text(); }, 20);";

async fn who_wants_to_be_told_says_so_once(tab: &Tab) {
    must(tab.come_in("Ana").await);
    must(tab.goto("online#online/account").await);
    must(tab.wait_for("#push").await);
    must(tab.ask(SUBSCRIBED).await);
    must(tab.click("#push").await);
    must(tab.wait_until("window.kept === 'Your turn'").await);
    let wish = "return [window.wished.userVisibleOnly, window.wished.applicationServerKey.length]";
    assert_eq!(must(tab.ask(wish).await), json!([true, 87]));
    // The server knows it, and the page asks the server.
    let known =
        "fetch('/api/push').then((answer) => answer.json()).then(({ on }) => window.on = on)";
    let on = |on: bool| format!("(() => {{ {known}; return window.on === {on}; }})()");
    must(tab.wait_until(&on(true)).await);
    must(tab.refresh().await);
    must(tab.wait_for("#push").await);
    must(tab.wait_until("document.querySelector('#push').checked").await);
    must(tab.click("#push").await);
    must(tab.wait_until(&on(false)).await);
}
