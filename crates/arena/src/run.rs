//! Playing a plan.

use std::sync::{Mutex, PoisonError};

use rayon::ThreadPoolBuilder;
use rayon::iter::{ParallelBridge, ParallelIterator};

use crate::encounter::{Encounter, GameId};
use crate::error::ArenaError;
use crate::figures::sprt::Verdict;
use crate::game;
use crate::journal::Journal;
use crate::plan::Plan;
use crate::program::Pool;
use crate::results::Results;
use crate::tally::Tally;

/// The sequential test runs after this many deals at each table. The number is fixed, so what
/// is played depends neither on the threads nor on when a run was stopped.
const DEALS_BETWEEN_TESTS: u64 = 16;

/// Where finished games go.
struct Collector<'a> {
    tally: Tally,
    journal: Option<&'a mut Journal>,
}

/// Plays all games of a plan that the journal does not have yet, and sums all of them up.
/// `played` is told how many games are done, as they are done.
pub fn run(
    plan: &Plan,
    threads: usize,
    mut journal: Option<&mut Journal>,
    played: &(dyn Fn(u64) + Sync),
) -> Result<Results, ArenaError> {
    let threads = ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| ArenaError::Threads(error.to_string()))?;
    let mut tally = Tally::new(plan);
    if let Some(journal) = &mut journal {
        for (id, result) in journal.take_finished() {
            tally.add(plan, id, result);
        }
    }
    played(tally.parts.len() as u64);
    let pool = Pool::new(plan.bots(), plan.limit)
        .map_err(|(bot, fault)| ArenaError::Program { name: plan.name(bot), fault })?;
    let collector = Mutex::new(Collector { tally, journal });
    let most = plan.encounters().iter().map(|one| plan.deals(one.players())).max().unwrap_or(0);
    let step = if plan.sprt.is_some() { DEALS_BETWEEN_TESTS } else { most.max(1) };
    for first in (0..most).step_by(usize::try_from(step).unwrap_or(usize::MAX)) {
        let open = still_open(plan, &lock(&collector).tally, first);
        let games = (first..most.min(first + step)).flat_map(|deal| games_of(plan, &open, deal));
        threads.install(|| {
            games.par_bridge().try_for_each(|id| {
                if lock(&collector).tally.parts.contains_key(&id) {
                    return Ok(());
                }
                let (result, record) = game::play(plan, id, &pool)?;
                let collector = &mut *lock(&collector);
                if let Some(journal) = &mut collector.journal {
                    journal.add(plan, id, &result, &record)?;
                }
                collector.tally.add(plan, id, result);
                played(1);
                Ok(())
            })
        })?;
    }
    let collector = collector.into_inner().unwrap_or_else(PoisonError::into_inner);
    let results = Results::of(plan, &collector.tally);
    if let Some(journal) = collector.journal {
        journal.finish(&results)?;
    }
    Ok(results)
}

fn lock<'a, 'b>(collector: &'a Mutex<Collector<'b>>) -> std::sync::MutexGuard<'a, Collector<'b>> {
    collector.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The encounters that the sequential test has not decided by the deals before this one. What a
/// stopped run has played of later deals must not count yet, or it would continue differently.
fn still_open(plan: &Plan, tally: &Tally, deal: u64) -> Vec<usize> {
    let is_open = |&encounter: &usize| {
        tally.test(plan, encounter, deal).is_none_or(|test| test.verdict == Verdict::Open)
    };
    (0..plan.encounters().len()).filter(is_open).collect()
}

/// The games of one deal at these encounters: all tables keep the same pace.
fn games_of<'a>(plan: &'a Plan, open: &'a [usize], deal: u64) -> impl Iterator<Item = GameId> + 'a {
    open.iter().flat_map(move |&encounter| {
        let players = plan.encounters().get(encounter).map_or(0, Encounter::players);
        let rotations = if deal < plan.deals(players) { players } else { 0 };
        (0..rotations).map(move |rotation| GameId { encounter, deal, rotation })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GameResult, WHOLE};
    use crate::times::Times;
    use std::time::Duration;

    #[test]
    fn deals_played_ahead_do_not_stop_a_table() {
        let bots = ["random", "greedy"].map(|name| name.parse().expect("a bot")).to_vec();
        let mut plan = Plan::new(bots, vec![2], 1000, Duration::from_secs(1)).expect("a plan");
        plan.sprt = "0.5,0.6".parse().ok();
        let mut tally = Tally::new(&plan);
        for deal in 0..48 {
            for rotation in 0..2 {
                // The first bot wins every other game, and later none.
                let wins = rotation == 0 && deal < 16;
                let seat = if wins { rotation } else { 1 - rotation };
                let parts = [0, 1].map(|at| if at == seat { WHOLE } else { 0 }).to_vec();
                let result = GameResult { parts, times: vec![Times::default(); 2], forfeit: None };
                tally.add(&plan, GameId { encounter: 0, deal, rotation }, result);
            }
        }
        let scores = tally.scores(&plan, 0, 0);
        assert_eq!((scores.len(), scores[0], scores[47]), (48, 0.5, 0.0));
        assert_eq!(still_open(&plan, &tally, 1), [0]);
        assert!(still_open(&plan, &tally, 48).is_empty());
    }
}
