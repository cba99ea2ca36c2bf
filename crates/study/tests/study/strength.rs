//! Strong players lose less by their decisions than weak ones.

use havana_study::{Grade, Mean, Tally};

use crate::common::{analysis, game};

/// Among equals: a weak player at a table of strong ones soon has nothing left to lose.
#[test]
fn weaker_players_lose_more() {
    let [random, greedy, search] = ["random", "greedy", "search:200"].map(|level| loss(level).mean);
    // Random and greedy players lose about as much as each other, see docs/study.md.
    assert!(random > 2.0 * search && greedy > 2.0 * search, "{random} {greedy} {search}");
}

/// What players of this level lose by a decision, in percentage points.
fn loss(level: &str) -> Mean {
    let mut tally = Tally::default();
    for number in 0..3 {
        let analysis = analysis(&game(&[level; 2], number), "search:200");
        for seat in analysis.seats() {
            let choices = analysis.decisions(seat).map(|(_, weighing)| weighing);
            let losses: Vec<f64> = choices
                .filter(|weighing| weighing.grade() != Grade::Forced)
                .map(|weighing| weighing.loss.points())
                .collect();
            tally.add(losses.iter().sum(), losses.len() as f64);
        }
    }
    tally.mean().expect("decisions")
}
