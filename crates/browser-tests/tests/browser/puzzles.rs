//! Puzzles: one is solved, one is missed.

use havana_browser_tests::{DESK, Tab, clicks_for};
use havana_puzzles::{Listed, Puzzle, Standing, next};
use havana_rules::{Decision, Decisions};
use serde_json::json;

use crate::{Tests, must};

const SHIPPED: &str = include_str!("../../../../data/puzzles.txt");

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a puzzle is solved, another is missed", DESK, solved_and_missed);
}

async fn solved_and_missed(tab: &Tab) {
    must(tab.visit("online?seed=1#puzzles").await);
    let all = Listed::all(SHIPPED);
    let first = next(&all, Standing::default(), |_| false, |_| 0).expect("some");
    let puzzle = first.open().expect("a puzzle");
    answer(tab, &puzzle, puzzle.options[0].decision).await;
    must(tab.wait_for("#puzzle[data-right=true] .right").await);
    assert!(must(tab.count("#puzzle .options li").await) >= 2);
    let standing = Standing::default().after(first.rating, true);
    assert_eq!(must(tab.ask(STORED).await), json!([standing.to_string(), first.id()]));
    assert!(must(tab.text("#puzzle .standing").await).contains("Streak: 1, longest: 1"));

    must(tab.click("#puzzle-next").await);
    must(tab.wait_for("#puzzle:not([data-right])").await);
    let second = next(&all, standing, |listed| listed == first, |_| 0).expect("some");
    let puzzle = second.open().expect("a puzzle");
    answer(tab, &puzzle, puzzle.options[puzzle.right].decision).await;
    must(tab.wait_for("#puzzle[data-right=false] .wrong").await);
    assert!(must(tab.text("#puzzle .standing").await).contains("Streak: 0, longest: 1"));
    let stored = must(tab.ask(STORED).await);
    assert_eq!(stored[0], json!(standing.after(second.rating, false).to_string()));
    // Enter leads on: the button has the focus.
    must(tab.wait_until("document.activeElement.id === 'puzzle-next'").await);
}

/// What the browser stores of the puzzles.
const STORED: &str = "return localStorage.getItem('havana.puzzles').split('\\n')";

/// Answers the puzzle that is shown, as at any table.
async fn answer(tab: &Tab, puzzle: &Puzzle, decision: Decision) {
    let view = puzzle.view();
    let mut legal = Decisions::new();
    view.legal(&mut legal);
    must(tab.wait_for(".decide.asked").await);
    for place in clicks_for(view.open(), &legal, decision) {
        must(tab.click(&place).await);
    }
    let ready = "document.querySelector('#confirm.ready:not(.hidden)')";
    must(
        tab.wait_until(&format!("document.querySelector('#puzzle[data-right]') || {ready}")).await,
    );
    if must(tab.has("#puzzle:not([data-right])").await) {
        must(tab.click("#confirm").await);
    }
}
