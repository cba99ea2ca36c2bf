//! Puzzles in the page: which one comes first, and how one is answered.

use havana_puzzles::{Listed, Puzzle, Standing, next};
use havana_rules::{Decision, Decisions};

use crate::pointing::clicks_for;
use crate::tab::Tab;
use crate::told::told;

/// All puzzles.
pub const SHIPPED: &str = include_str!("../../../data/puzzles.txt");

/// The address at which newcomers always get the same puzzles.
pub const PUZZLES: &str = "online?seed=1#puzzles";

/// The first puzzle of a newcomer there.
pub fn first_puzzle() -> Result<Puzzle, String> {
    let all = Listed::all(SHIPPED);
    let first = next(&all, Standing::default(), |_| false, |_| 0);
    first.ok_or("there is no puzzle")?.open().map_err(told)
}

/// Answers the puzzle that is shown, as at any table.
pub async fn answer_puzzle(tab: &Tab, puzzle: &Puzzle, decision: Decision) -> Result<(), String> {
    let view = puzzle.view();
    let mut legal = Decisions::new();
    view.legal(&mut legal);
    tab.wait_for(".decide.asked").await?;
    for place in clicks_for(view.open(), &legal, decision) {
        tab.click(&place).await?;
    }
    let ready = "document.querySelector('#confirm.ready:not(.hidden)')";
    tab.wait_until(&format!("document.querySelector('#puzzle[data-right]') || {ready}")).await?;
    if tab.has("#puzzle:not([data-right])").await? {
        tab.click("#confirm").await?;
    }
    tab.wait_for("#puzzle[data-right]").await
}
