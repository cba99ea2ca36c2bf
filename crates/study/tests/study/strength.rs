//! Strong players lose less by their decisions than weak ones.

use havana_bots::Level;
use havana_rules::{Input, Viewer};
use havana_study::{Effort, Grade, Mean, Tally, weigh};
use havana_table::{Purpose, Replay, Seed};

use crate::common::{analysis, game};

/// Among equals: a weak player at a table of strong ones soon has nothing left to lose.
#[test]
fn weaker_players_lose_more() {
    let [random, greedy, search] = ["random", "greedy", "search:200"].map(|level| loss(level).mean);
    // In their own games, random and greedy players lose about as much as each other.
    assert!(random > 2.0 * search && greedy > 2.0 * search, "{random} {greedy} {search}");
}

/// In the same positions, those of a game of greedy players.
#[test]
fn a_random_player_loses_more_than_a_greedy_one_and_that_more_than_a_search() {
    let effort = Effort::of("search:200".parse().expect("a level")).expect("a search");
    let levels = ["random", "greedy", "search:200"];
    let mut bots = levels.map(|name| name.parse::<Level>().expect("a level").bot());
    let mut policy_rng = Seed::of_game(2009, 0, Purpose::Decisions).stream();
    let mut lost = [0.0; 3];
    for number in 0..3 {
        let record = game(&["greedy"; 2], number);
        let mut replay = Replay::new(&record);
        for (place, input) in record.inputs().iter().enumerate() {
            if let Input::Decision { seat, .. } = *input {
                replay.seek(place);
                let view = replay.state().view(Viewer::Seat(seat));
                for (bot, lost) in bots.iter_mut().zip(&mut lost) {
                    let decision = bot.decide(&view, &mut policy_rng).expect("it is asked");
                    let weighing =
                        weigh(&view, decision, effort, place as u64).expect("it is legal");
                    *lost += weighing.loss.points();
                }
            }
        }
    }
    let [random, greedy, search] = lost;
    assert!(random > greedy && greedy > 2.0 * search, "{lost:?}");
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
