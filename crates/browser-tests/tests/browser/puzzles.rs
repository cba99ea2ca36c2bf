//! Puzzles: one is solved, one is missed.

use std::collections::BTreeMap;

use havana_browser_tests::{
    DESK, PUZZLES, SHIPPED, SIZES, Tab, answer_puzzle, first_puzzle, misfits,
};
use havana_puzzles::{Contrast, Kind, Listed, Puzzle, Standing, next};
use serde_json::json;

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a puzzle is solved, another is missed", DESK, solved_and_missed);
    tests.add("a puzzle fits on every screen", DESK, fits);
    tests.add("an answer compares what two choices of goods bring", DESK, compared);
}

/// Whether the way on can be pressed where it stands.
const IN_SIGHT: &str = "const { left, top, width, height } =
        document.querySelector('#puzzle-next').getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.id === 'puzzle-next'
        && top + height <= innerHeight";

/// A puzzle as it is asked, and with its answer, which alone may scroll.
async fn fits(tab: &Tab) {
    let puzzle = must(first_puzzle());
    must(tab.visit(PUZZLES).await);
    must(tab.wait_for(".decide.asked").await);
    let mut faults = BTreeMap::new();
    for at in ["asked", "missed"] {
        if at == "missed" {
            must(answer_puzzle(tab, &puzzle, puzzle.options[puzzle.right].decision).await);
        }
        for (name, size) in SIZES {
            must(tab.resize(size).await);
            if at == "missed" && must(tab.ask(IN_SIGHT).await) != true {
                faults.insert("the way on is out of sight".to_owned(), name.to_owned());
            }
            for fault in must(misfits(tab).await) {
                if at == "asked" || !fault.contains(".puzzle") {
                    faults.entry(fault).or_insert_with(|| format!("{at}, {name}"));
                }
            }
        }
        must(tab.resize(DESK).await);
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// A puzzle about goods, as the only one that the browser finds.
async fn compared(tab: &Tab) {
    let with_reason = |puzzle: &Puzzle| {
        let (best, second) = (puzzle.options[0].decision, puzzle.options[puzzle.right].decision);
        puzzle.kind() == Some(Kind::MaterialsThief)
            && Contrast::of(puzzle.view().open(), puzzle.seat, best, second).is_some()
    };
    let line = SHIPPED
        .lines()
        .find_map(|line| Puzzle::parse(line).ok().filter(with_reason).map(|puzzle| (line, puzzle)));
    let (line, puzzle) = line.expect("one of them is about goods");
    let heading = SHIPPED.lines().next().unwrap_or_default();
    let only = format!(
        "const real = window.fetch;
        window.fetch = async (address, wish) => String(address.url ?? address).includes('/puzzles-')
            ? new Response({}) : real(address, wish);",
        json!(format!("{heading}\n{line}\n"))
    );
    let before = "Page.addScriptToEvaluateOnNewDocument";
    let script = must(tab.command(before, json!({ "source": only })).await);
    must(tab.visit(PUZZLES).await);
    must(answer_puzzle(tab, &puzzle, puzzle.options[puzzle.right].decision).await);
    must(tab.command("Page.removeScriptToEvaluateOnNewDocument", script).await);
    let told = must(tab.text("#puzzle .contrast").await);
    assert!(told.contains("with your choice") || told.contains("more points"), "{told}");
}

async fn solved_and_missed(tab: &Tab) {
    must(tab.visit(PUZZLES).await);
    let all = Listed::all(SHIPPED);
    let first = next(&all, Standing::default(), |_| false, |_| 0).expect("some");
    let puzzle = first.open().expect("a puzzle");
    must(answer_puzzle(tab, &puzzle, puzzle.options[0].decision).await);
    must(tab.wait_for("#puzzle[data-right=true] .right").await);
    assert!(must(tab.count("#puzzle .options li").await) >= 2);
    let standing = Standing::default().after(first.rating, true);
    assert_eq!(must(tab.ask(STORED).await), json!([standing.to_string(), first.id()]));
    assert!(must(tab.text("#puzzle .standing").await).contains("Streak: 1, longest: 1"));

    must(tab.click("#puzzle-next").await);
    must(tab.wait_for("#puzzle:not([data-right])").await);
    let second = next(&all, standing, |listed| listed == first, |_| 0).expect("some");
    let puzzle = second.open().expect("a puzzle");
    must(answer_puzzle(tab, &puzzle, puzzle.options[puzzle.right].decision).await);
    must(tab.wait_for("#puzzle[data-right=false] .wrong").await);
    assert!(must(tab.text("#puzzle .standing").await).contains("Streak: 0, longest: 1"));
    let stored = must(tab.ask(STORED).await);
    assert_eq!(stored[0], json!(standing.after(second.rating, false).to_string()));
    // Enter leads on: the button has the focus.
    must(tab.wait_until("document.activeElement.id === 'puzzle-next'").await);
}

/// What the browser stores of the puzzles.
const STORED: &str = "return localStorage.getItem('havana.puzzles').split('\\n')";
