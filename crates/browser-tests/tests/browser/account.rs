//! What a player can change about an account and a table, and what the pages say about ratings.
//!
//! The server's answers are made up here, in the shapes that its interface promises: these tests are
//! about what the pages ask for and what they show.

use havana_browser_tests::{DESK, PHONE, Tab};
use serde_json::{Value, json};

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a password is changed by who knows the old one", PHONE, a_password_is_changed);
    tests.add("a link that was given away is replaced", DESK, a_link_is_replaced);
    tests.add("a table says why it is not rated", DESK, a_table_says_why_it_is_not_rated);
}

/// Answers the next requests to this path with a status and a body, and notes what was asked. With
/// a change instead of a body, the server's own answer is changed by it.
async fn answer(tab: &Tab, path: &str, status: u16, body: &Value, change: &str) {
    let script = "const [path, status, body, change] = arguments;
        const real = (window.realFetch ??= window.fetch);
        window.asked = [];
        window.fetch = async (address, wish) => {
            if (!String(address.url ?? address).includes(path)) return real(address, wish);
            window.asked.push({ method: wish?.method, body: wish?.body && JSON.parse(wish.body) });
            if (status) {
                const headers = { 'content-type': 'application/json' };
                return new Response(body && JSON.stringify(body), { status, headers });
            }
            const table = await (await real(address, wish)).json();
            Object.assign(Array.isArray(table) ? table[0] ?? {} : table, JSON.parse(change));
            return Response.json(table);
        };";
    let asked = vec![json!(path), json!(status), body.clone(), json!(change)];
    must(tab.driver.execute(script, asked).await);
}

async fn a_password_is_changed(tab: &Tab) {
    must(tab.come_in("Bea").await);
    must(tab.goto("online#online/account").await);
    assert!(!must(tab.has("#change-password").await), "a guest has no password");
    must(tab.write("#login", "bea").await);
    must(tab.write("#password", "a long password").await);
    must(tab.click("#send").await);
    must(tab.wait_for("#change-password").await);

    let wrong = json!({ "code": "wrong-password", "message": "The old password is wrong." });
    answer(tab, "/api/account/password", 401, &wrong, "").await;
    must(tab.write("#old-password", "not this one").await);
    must(tab.write("#new-password", "a longer password").await);
    must(tab.click("#change-password").await);
    must(tab.wait_until("document.body.innerText.includes('The old password is wrong.')").await);
    assert_eq!(must(tab.ask("return document.querySelector('#who') !== null").await), json!(true));

    answer(tab, "/api/account/password", 204, &Value::Null, "").await;
    must(tab.write("#old-password", "a long password").await);
    must(tab.click("#change-password").await);
    must(tab.wait_until("document.body.innerText.includes('Password changed.')").await);
    let asked = must(tab.ask("return window.asked").await);
    let passwords = json!({ "old": "a long password", "new": "a longer password" });
    assert_eq!(asked, json!([{ "method": "PUT", "body": passwords }]));
    let left = must(tab.ask("return document.querySelector('#new-password').value").await);
    assert_eq!(left, json!(""), "what was typed is not left behind");
}

async fn a_link_is_replaced(tab: &Tab) {
    must(tab.come_in("Ana").await);
    let link = must(tab.make_table(25, &[]).await);
    let table = "return [...performance.getEntriesByType('resource')].map(({ name }) => name)
        .findLast((name) => /\\/api\\/tables\\/[^/?]+$/.test(name))";
    let table = must(tab.ask(table).await);
    let info = format!(
        "const done = arguments[arguments.length - 1]; fetch({table}).then((it) => it.json()).then(done)"
    );
    let info = must(tab.driver.execute_async(info, Vec::new()).await);
    let mut info = info.json().clone();
    info["invite"] = json!("another");
    answer(tab, "/invite", 200, &info, "").await;
    must(tab.click("#renew-invite").await);
    must(tab.wait_until("document.querySelector('#invite')?.value.endsWith('/another')").await);
    let asked = must(tab.ask("return window.asked").await);
    assert_eq!(asked[0]["method"], json!("POST"));
    assert!(!link.ends_with("/another"));
}

async fn a_table_says_why_it_is_not_rated(tab: &Tab) {
    must(tab.come_in("Ana").await);
    let link = must(tab.make_table(25, &[]).await);
    let shows = |text: &str| format!("document.body.innerText.includes({})", json!(text));
    for (code, says) in [
        (json!("private"), "not rated: the table is private"),
        (json!("guest"), "not rated: a guest"),
        (json!("repeat"), "not rated: the same people"),
        (json!("something new"), "not rated"),
        (Value::Null, " · rated"),
    ] {
        // The waiting room asks now and then.
        let change = json!({ "rated": code }).to_string();
        answer(tab, "/api/tables/", 0, &Value::Null, &change).await;
        must(tab.wait_until(&shows(says)).await);
    }
    assert_eq!(must(tab.ask(&format!("return {}", shows("not rated"))).await), json!(false));

    // At the table and at its end it is said again.
    let change = json!({ "rated": "bots" }).to_string();
    answer(tab, "/api/tables/", 0, &Value::Null, &change).await;
    must(tab.click("#fill").await);
    must(tab.wait_for("main.play .decide").await);
    must(tab.click("#company-toggle").await);
    must(tab.wait_until(&shows("not rated: bots are playing")).await);
    assert!(link.starts_with("t/"), "{link}");
}
