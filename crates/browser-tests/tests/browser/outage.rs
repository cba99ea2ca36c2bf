//! Servers that stop, and come back with what was stored.

use std::time::Duration;

use havana_browser_tests::{Clicker, DESK, Host, House, PHONE};
use serde_json::json;

use crate::leaving::keeps_its_line;
use crate::online::FEW;
use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add_party(
        "a page follows a restored backup",
        &[DESK, PHONE],
        a_page_follows_a_restored_backup,
    );
    tests.add_party("a game outlives its server", &[DESK, PHONE], a_game_outlives_its_server);
}

/// A server whose database was set back to a backup: open pages show the game as it is there now.
async fn a_page_follows_a_restored_backup(host: &mut Host, houses: &[House]) {
    let [ana, bea] = houses else { panic!("two windows") };
    fail(ana.come_in("Ana").await);
    let link = fail(ana.make_table(FEW, &[("#new-pace", 3)]).await);
    fail(bea.come_by_link(&link, "Bea").await);
    for house in [ana, bea] {
        fail(house.wait_for("main.play").await);
        fail(house.ask("window.isSamePage = true").await);
    }
    let mut clickers = [Clicker::new(4, DESK), Clicker::new(5, PHONE)];
    let round = "return document.querySelector('.bar .round b').textContent";
    let table = "return [...document.querySelectorAll('.player .purse .count, .player .laid')].map((p) => p.innerText)";
    until_round(2, houses, &mut clickers).await;
    let backup = fail(host.backup().await);
    let (before, then) = (fail(ana.ask(table).await), fail(ana.ask(round).await));
    until_round(4, houses, &mut clickers).await;
    assert_ne!(fail(ana.ask(round).await), then);

    fail(host.restart_from(&backup).await);
    for house in houses {
        let is_back = format!("document.querySelector('.bar .round b').textContent === {then}");
        fail(house.wait_until(&is_back).await);
        fail(house.wait_until("document.querySelector('#broken') === null").await);
        assert_eq!(fail(house.ask("return window.isSamePage").await), json!(true), "not reloaded");
        keeps_its_line(house).await;
        let told = fail(house.console().await);
        assert!(told.iter().all(|entry| entry.contains("/socket")), "{told:?}");
    }
    assert_eq!(fail(ana.ask(table).await), before);
    // From here on it goes another way, to its end.
    let [first, second] = &mut clickers;
    tokio::join!(async { fail(first.play(ana).await) }, async { fail(second.play(bea).await) });
}

/// Plays until this round is shown to both, and one of them is asked.
async fn until_round(round: u32, houses: &[House], clickers: &mut [Clicker; 2]) {
    let reached = format!(
        "return Number(document.querySelector('.bar .round b').textContent.match(/\\d+/)[0]) >= {round}"
    );
    loop {
        let mut asked = false;
        for (house, clicker) in houses.iter().zip(clickers.iter_mut()) {
            if fail(house.has(".decide.asked").await) {
                asked = true;
                if fail(house.ask(&reached).await) == json!(true) {
                    return;
                }
                fail(clicker.step(house).await);
            }
        }
        if !asked {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

async fn a_game_outlives_its_server(host: &mut Host, houses: &[House]) {
    let [ana, bea] = houses else { panic!("two windows") };
    fail(ana.come_in("Ana").await);
    let link = fail(ana.make_table(FEW, &[("#new-pace", 5)]).await);
    fail(bea.come_by_link(&link, "Bea").await);
    let mut clickers = [Clicker::new(4, DESK), Clicker::new(5, PHONE)];
    // Both choose their opening cards.
    fail(ana.wait_for("main.play").await);
    fail(bea.wait_for("main.play").await);
    let opened = "return document.querySelector('.player .number b').textContent !== '–'";
    while fail(ana.ask(opened).await) != json!(true) {
        for (house, clicker) in [ana, bea].into_iter().zip(&mut clickers) {
            if fail(house.has(".decide.asked").await) {
                fail(clicker.step(house).await);
            }
        }
    }
    let table = "return [...document.querySelectorAll('.player .purse')].map((p) => p.innerText)";
    let before = fail(ana.ask(table).await);

    host.stop();
    fail(ana.wait_for("#broken").await);
    fail(host.restart().await);
    fail(ana.wait_until("document.querySelector('#broken') === null").await);
    fail(bea.wait_until("document.querySelector('#broken') === null").await);
    assert_eq!(fail(ana.ask(table).await), before);
    // Loaded again, the game is where it was, and among mine.
    fail(bea.goto("online#online").await);
    fail(bea.click("#my-tables .table-line button").await);
    fail(bea.wait_for("main.play .own").await);
    // A line that could not be made is told to the console by the browser itself.
    for house in [ana, bea] {
        let told = fail(house.console().await);
        assert!(told.iter().all(|entry| entry.contains("/socket")), "{told:?}");
    }
    let [first, second] = &mut clickers;
    let patience = tokio::time::timeout(Duration::from_mins(8), async {
        tokio::join!(async { fail(first.play(ana).await) }, async { fail(second.play(bea).await) })
    });
    assert!(patience.await.is_ok(), "the game continues to its end");
}
