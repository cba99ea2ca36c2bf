//! What a player can change about an account and a table, and what the pages say about ratings.
//!
//! Some of the reasons why a table is not rated need weeks of play, so the server's answer is changed there.

use havana_browser_tests::{DESK, Host, PHONE, Tab};
use serde_json::{Value, json};

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a password is changed by who knows the old one", PHONE, a_password_is_changed);
    tests.add_party("a link that was given away is replaced", &[DESK, PHONE], a_link_is_replaced);
    tests.add("a table says why it is not rated", DESK, a_table_says_why_it_is_not_rated);
}

/// Lets the server say this about the rating of every table from now on.
async fn say_rated(tab: &Tab, rated: &Value) {
    let script = "const [rated] = arguments;
        const real = (window.realFetch ??= window.fetch);
        window.fetch = async (address, wish) => {
            const answer = await real(address, wish);
            if (!String(address.url ?? address).includes('/api/tables/')) return answer;
            const table = await answer.json();
            Object.assign(Array.isArray(table) ? table[0] ?? {} : table, { rated });
            return Response.json(table);
        };";
    must(tab.driver.execute(script, vec![rated.clone()]).await);
}

async fn a_password_is_changed(tab: &Tab) {
    must(tab.come_in("Bea").await);
    must(tab.goto("online#online/account").await);
    assert!(!must(tab.has("#change-password").await), "a guest has no password");
    must(tab.write("#login", "bea-of-the-password").await);
    must(tab.write("#password", "a long password").await);
    must(tab.click("#send").await);

    must(tab.write("#old-password", "not this one").await);
    must(tab.write("#new-password", "a longer password").await);
    must(tab.click("#change-password").await);
    must(tab.wait_until("document.body.innerText.includes('The old password is wrong.')").await);
    assert!(must(tab.has("#who").await), "she is still signed in");
    must(tab.write("#old-password", "a long password").await);
    must(tab.click("#change-password").await);
    must(tab.wait_until("document.body.innerText.includes('Password changed.')").await);
    let left = must(tab.ask("return document.querySelector('#new-password').value").await);
    assert_eq!(left, json!(""), "what was typed is not left behind");

    // From now on the new one counts, and the old one does not.
    must(tab.click("#sign-out").await);
    must(tab.write("#login", "bea-of-the-password").await);
    must(tab.write("#password", "a long password").await);
    must(tab.click("#send").await);
    must(tab.wait_until("document.body.innerText.includes('Wrong username or password')").await);
    must(tab.write("#password", "a longer password").await);
    must(tab.click("#send").await);
    must(tab.wait_for("#sign-out").await);
    // The browser itself says that the server refused two of them.
    let told = must(tab.console().await);
    assert!(told.iter().all(|entry| entry.contains("401")), "{told:?}");
}

async fn a_link_is_replaced(_: &mut Host, tabs: &[Tab]) {
    let [ana, bea] = tabs else { panic!("two windows") };
    must(ana.come_in("Ana").await);
    let old = must(ana.make_table(25, &[]).await);
    must(ana.click("#renew-invite").await);
    let place = "document.querySelector('#invite').value.split('/t/')[1]";
    must(ana.wait_until(&format!("'t/' + {place} !== {}", json!(old))).await);
    let new = must(ana.ask(&format!("return 't/' + {place}")).await);

    // Bea was given the old link, which leads nowhere now.
    must(bea.visit_listening(&old).await);
    must(bea.wait_for("#trouble:not(.hidden), .notice:not(.hidden)").await);
    assert!(!must(bea.has("#name-go").await), "nobody sits down by it");
    let told = must(bea.console().await);
    assert!(told.iter().all(|entry| entry.contains("/api/")), "{told:?}");
    must(bea.come_by_link(new.as_str().unwrap_or_default(), "Bea").await);
    for tab in [ana, bea] {
        must(tab.wait_for("main.play").await);
    }
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
        say_rated(tab, &code).await;
        must(tab.wait_until(&shows(says)).await);
    }
    assert_eq!(must(tab.ask(&format!("return {}", shows("not rated"))).await), json!(false));

    // At the table and at its end it is said again.
    say_rated(tab, &json!("bots")).await;
    must(tab.click("#fill").await);
    must(tab.wait_for("main.play .decide").await);
    must(tab.click("#company-toggle").await);
    must(tab.wait_until(&shows("not rated: bots are playing")).await);
    assert!(link.starts_with("t/"), "{link}");
}
