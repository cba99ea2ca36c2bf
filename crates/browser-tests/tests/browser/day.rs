//! The deal of the day without an account: begun, left, continued, finished and shared.

use havana_bots::Level;
use havana_browser_tests::{DESK, PHONE, Tab, axe_faults, today, whole_game};
use havana_client::{Next, SavedDay, SavedGame, Session, Sitter, Thought, table_of_the_day, think};
use havana_protocol::{Day, Timestamp};

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("the deal of the day is continued, counts once and is shared", PHONE, one_try);
    tests.add("the deal of a past day is played again", DESK, past_day);
}

/// A try just before the person's last decision; the bots are fast ones.
fn nearly_over(day: Day) -> SavedDay {
    let mut setup = table_of_the_day(|place, _| format!("player {place}"));
    setup.sitters[1..].fill(Sitter::Bot(Level::Greedy));
    let mut session = Session::of_day(day, &setup).expect("it can be played");
    let mut last = SavedGame::of(&session);
    loop {
        session.let_bots_play();
        let Next::Person(seat) = session.next() else { return SavedDay { day, game: last } };
        last = SavedGame::of(&session);
        let asked = session.ask(seat, Sitter::Bot(Level::Greedy)).to_bytes();
        let thought = Thought::from_bytes(&think(&asked)).expect("a decision is due");
        session.decide(seat, thought.choice).expect("it is legal");
    }
}

async fn one_try(tab: &Tab) {
    must(tab.visit("").await);
    must(tab.click("#to-day").await);
    must(tab.click("#day-begin").await);
    must(tab.wait_for(".decide.asked").await);
    assert!(must(tab.has("#ask-hint.hidden").await), "everyone plays without hints");
    let kept = "return localStorage.getItem('havana.day')";
    let begun = must(tab.ask(kept).await);
    must(tab.refresh().await);
    must(tab.wait_for(".decide.asked").await);
    assert_eq!(must(tab.ask(kept).await), begun);
    let is_own = must(tab.ask("return localStorage.getItem('havana.game')").await);
    assert!(is_own.is_null(), "the game of one's own is another one");
    let page = "return location.pathname + location.hash";
    assert_eq!(must(tab.ask(page).await), "/online.html#day/play");

    let left = nearly_over(Day::of(Timestamp::from_millis(1_800_000_000_000)));
    must(tab.visit_with("online#day", &[("havana.day", &left.to_text())]).await);
    must(tab.wait_for("#day-begin").await);
    assert_eq!(must(axe_faults(tab).await), Vec::<String>::new());
    must(tab.click("#day-continue").await);
    must(whole_game(tab, 3).await);
    must(tab.click("#day-share-own").await);
    must(tab.wait_for("#day-told-own").await);
    must(tab.click("#to-day").await);
    must(tab.wait_for("#day-begin").await);
    assert!(!must(tab.has("#day-continue").await), "it is over");
    // It was a day long ago or yet to come, so it is not among the last ones.
    assert_eq!(must(tab.count("#earlier-days li").await), 14);
}

/// A past day is played again without a network, beside the result that counts.
async fn past_day(tab: &Tab) {
    let day = today().yesterday().expect("a day before");
    let left = nearly_over(day);
    must(tab.visit_with("online#day/play", &[("havana.day", &left.to_text())]).await);
    must(whole_game(tab, 3).await);
    let counted = must(tab.text("#day-result-own").await);
    must(tab.click("#to-day").await);
    assert!(must(tab.count("#earlier-days .rounds i").await) > 3, "a square for each round");
    let kept = "return localStorage.getItem('havana.days')";
    let days = must(tab.ask(kept).await);
    must(tab.click(&format!("#again-{day}")).await);
    must(tab.wait_for(".decide.asked").await);
    assert!(must(tab.has("#ask-hint.hidden").await), "everyone plays without hints");
    must(whole_game(tab, 4).await);
    assert!(must(tab.text("#day-then").await).contains(&counted));
    assert!(!must(tab.text("#day-now").await).is_empty());
    assert_eq!(must(tab.ask(kept).await), days, "only the first try counts");
    let is_left = must(tab.ask("return localStorage.getItem('havana.day')").await);
    assert!(is_left.is_null(), "it is not stored");
}
