//! The deal of the day without an account: begun, left, continued, finished and shared.

use havana_bots::Level;
use havana_browser_tests::{PHONE, Tab, axe_faults, whole_game};
use havana_client::{Next, SavedDay, SavedGame, Session, Sitter, Thought, table_of_the_day, think};
use havana_protocol::{Day, Timestamp};

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("the deal of the day is continued, counts once and is shared", PHONE, one_try);
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
    assert!(must(tab.count("main .saved .rounds i").await) > 3, "a square for each round");
}
