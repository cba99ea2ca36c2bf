//! What a browser keeps: a game through closing, and the whole of it for times without a network.

use havana_browser_tests::{Clicker, DESK, House, PHONE, Step, whole_game};
use havana_rules::Input;

use crate::decisions::kept_record;
use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a game survives closing the page", DESK, a_game_survives_closing_the_page);
    tests.add("it plays without a network after the first visit", PHONE, it_plays_offline);
    tests.add("a damaged game is told of and does no harm", DESK, a_damaged_game);
}

const TABLE: &str =
    "return [...document.querySelectorAll('.player')].map((player) => player.innerText)";

async fn a_game_survives_closing_the_page(house: &House) {
    fail(house.visit("?seed=5").await);
    fail(house.click("#play-now").await);
    let mut clicker = Clicker::new(5, DESK);
    for _ in 0..30 {
        assert_eq!(fail(clicker.step(house).await), Step::Clicked);
    }
    fail(house.wait_for(".decide.asked").await);
    let (record, table) = (fail(kept_record(house).await), fail(house.ask(TABLE).await));
    assert!(record.inputs().len() > 60, "a game is under way");
    // The page closed, and reopened at its first page.
    fail(house.driver.goto("about:blank").await);
    fail(house.goto("").await);
    fail(house.click("#continue").await);
    fail(house.wait_for(".decide.asked").await);
    assert_eq!(fail(kept_record(house).await), record);
    assert_eq!(fail(house.ask(TABLE).await), table);
    // Loaded again where it was.
    fail(house.refresh().await);
    fail(house.wait_for(".decide.asked").await);
    assert_eq!(fail(kept_record(house).await), record);
    assert_eq!(fail(house.ask(TABLE).await), table);
    fail(whole_game(house, 5).await);
}

async fn it_plays_offline(house: &House) {
    fail(house.visit("").await);
    fail(house.wait_until("navigator.serviceWorker.controller").await);
    fail(house.cut_off(true).await);
    fail(house.refresh().await);
    fail(house.click("#play-now").await);
    fail(house.wait_for(".decide.asked").await);
    // Bots think without a network too: they come to their own turns.
    let mut clicker = Clicker::new(9, PHONE);
    while !is_second_round(house).await {
        assert_eq!(fail(clicker.step(house).await), Step::Clicked);
    }
    // And in a language that was not asked for before.
    fail(house.goto("").await);
    fail(house.click("#to-settings").await);
    fail(house.click("#language-fr").await);
    fail(house.wait_until("document.documentElement.lang === 'fr'").await);
}

async fn is_second_round(house: &House) -> bool {
    let record = fail(kept_record(house).await);
    let lays = |input: &&Input| {
        matches!(input, Input::Decision { decision: havana_rules::Decision::Lay { .. }, .. })
    };
    record.inputs().iter().filter(lays).count() >= 4
}

async fn a_damaged_game(house: &House) {
    let damaged = r#"{"sitters":["person","random"],"memory_aid":true,"record":"AAAA"}"#;
    fail(house.visit_with("", &[("havana.game", damaged)]).await);
    fail(house.wait_for("main .notice").await);
    assert!(!fail(house.has("#continue").await));
    fail(house.click("#play-now").await);
    fail(house.wait_for(".decide.asked").await);
}
