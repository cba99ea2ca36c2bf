//! Servers that stop, and come back with what was stored.

use std::time::Duration;

use havana_browser_tests::{Clicker, DESK, Host, PHONE, Tab};
use serde_json::json;

use crate::leaving::keeps_its_line;
use crate::online::FEW;
use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add_party(
        "a page follows a restored backup",
        &[DESK, PHONE],
        a_page_follows_a_restored_backup,
    );
    tests.add_party("a game outlives its server", &[DESK, PHONE], a_game_outlives_its_server);
}

/// A server whose database was set back to a backup: open pages show the game as it is there now.
async fn a_page_follows_a_restored_backup(host: &mut Host, tabs: &[Tab]) {
    let [ana, bea] = tabs else { panic!("two windows") };
    must(ana.come_in("Ana").await);
    // So many points that it cannot end in a few rounds.
    let link = must(ana.make_table(25, &[("#new-pace", 3)]).await);
    must(bea.come_by_link(&link, "Bea").await);
    for tab in [ana, bea] {
        must(tab.wait_for("main.play").await);
        must(tab.ask("window.isSamePage = true").await);
    }
    let mut clickers = [Clicker::new(4, DESK), Clicker::new(5, PHONE)];
    let round = "return document.querySelector('.bar .round b').textContent";
    let table = "return [...document.querySelectorAll('.player .purse .count, .player .laid')].map((p) => p.innerText)";
    until_round(2, tabs, &mut clickers).await;
    let backup = must(host.backup().await);
    let (before, then) = (must(ana.ask(table).await), must(ana.ask(round).await));
    until_round(4, tabs, &mut clickers).await;
    assert_ne!(must(ana.ask(round).await), then);

    must(host.restart_from(&backup).await);
    for tab in tabs {
        let is_back = format!("document.querySelector('.bar .round b').textContent === {then}");
        must(tab.wait_until(&is_back).await);
        must(tab.wait_until("document.querySelector('#broken') === null").await);
        assert_eq!(must(tab.ask("return window.isSamePage").await), json!(true), "not reloaded");
        keeps_its_line(tab).await;
        let told = must(tab.console().await);
        assert!(told.iter().all(|entry| entry.contains("/socket")), "{told:?}");
    }
    assert_eq!(must(ana.ask(table).await), before);
    // From here on it goes another way.
    until_round(4, tabs, &mut clickers).await;
}

/// Plays until this round is shown to both, and one of them is asked.
async fn until_round(round: u32, tabs: &[Tab], clickers: &mut [Clicker; 2]) {
    let reached = format!(
        "return Number(document.querySelector('.bar .round b').textContent.match(/\\d+/)[0]) >= {round}"
    );
    loop {
        let mut asked = false;
        for (tab, clicker) in tabs.iter().zip(clickers.iter_mut()) {
            if must(tab.has(".decide.asked").await) {
                asked = true;
                if must(tab.ask(&reached).await) == json!(true) {
                    return;
                }
                must(clicker.step(tab).await);
            }
        }
        if !asked {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

async fn a_game_outlives_its_server(host: &mut Host, tabs: &[Tab]) {
    let [ana, bea] = tabs else { panic!("two windows") };
    must(ana.come_in("Ana").await);
    let link = must(ana.make_table(FEW, &[("#new-pace", 5)]).await);
    must(bea.come_by_link(&link, "Bea").await);
    let mut clickers = [Clicker::new(4, DESK), Clicker::new(5, PHONE)];
    // Both choose their opening cards.
    must(ana.wait_for("main.play").await);
    must(bea.wait_for("main.play").await);
    let opened = "return document.querySelector('.player .number b').textContent !== '–'";
    while must(ana.ask(opened).await) != json!(true) {
        for (tab, clicker) in [ana, bea].into_iter().zip(&mut clickers) {
            if must(tab.has(".decide.asked").await) {
                must(clicker.step(tab).await);
            }
        }
    }
    let table = "return [...document.querySelectorAll('.player .purse')].map((p) => p.innerText)";
    let before = must(ana.ask(table).await);

    host.stop();
    must(ana.wait_for("#broken").await);
    must(host.restart().await);
    must(ana.wait_until("document.querySelector('#broken') === null").await);
    must(bea.wait_until("document.querySelector('#broken') === null").await);
    assert_eq!(must(ana.ask(table).await), before);
    // Loaded again, the game is where it was, and among mine.
    must(bea.goto("online#online").await);
    must(bea.click("#my-tables .table-line button").await);
    must(bea.wait_for("main.play .own").await);
    // A line that could not be made is told to the console by the browser itself.
    for tab in [ana, bea] {
        let told = must(tab.console().await);
        assert!(told.iter().all(|entry| entry.contains("/socket")), "{told:?}");
    }
    let [first, second] = &mut clickers;
    let patience = tokio::time::timeout(Duration::from_mins(8), async {
        tokio::join!(async { must(first.play(ana).await) }, async { must(second.play(bea).await) })
    });
    assert!(patience.await.is_ok(), "the game continues to its end");
}
