//! The player who thinks the next rounds through.

use havana_rules::{Decision, Decisions, Input, Open, Seat, View};
use havana_table::chance;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rollout_summary::RolloutSummary;
use crate::{Bot, Candidate, Reasons, Why, evaluation, policy, rollout, shortlist, why};

/// The number of best-looking decisions that are simulated.
const CANDIDATES: usize = 8;
/// The number of determinizations for each, the same for all, so that chance favours none.
const DETERMINIZATIONS: u32 = 6;
/// The number of rounds to look ahead.
const ROUNDS: u16 = 2;

/// Thinks the best-looking decisions through: in a few determinizations, with the
/// cards the others may hold, it plays on to the round after next and compares what everyone has
/// built and gathered by then.
#[derive(Default)]
pub struct Planner {
    legal: Box<Decisions>,
}

impl Bot for Planner {
    fn consider(&mut self, view: &View, rng: &mut dyn Rng) -> Option<Reasons> {
        let seat = view.seat()?;
        view.legal(&mut self.legal);
        let mut list = shortlist::of(view.open(), seat, &self.legal);
        list.truncate(CANDIDATES);
        let seed = rng.next_u64();
        let tries = if list.len() < 2 { 1 } else { DETERMINIZATIONS };
        let horizon = view.open().round() + ROUNDS;
        let (mut expected, mut summaries) = (Vec::new(), Vec::new());
        for &(decision, _) in &list {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let (mut sum, mut summary) = (0.0, RolloutSummary::new(seat));
            for _ in 0..tries {
                let mut state = view.sample(|bound| chance::below(&mut rng, bound));
                state.advance(Input::Decision { seat, decision }, &mut summary);
                let events = &mut summary;
                let (legal, lay) = (&mut self.legal, policy::lay);
                rollout::to_horizon(&mut state, horizon, legal, &mut rng, events, lay);
                sum += evaluation::evaluate(state.open())[seat.index()];
                summary.finish(view.open(), state.open());
            }
            expected.push(sum / tries as f32);
            summaries.push(summary);
        }
        let weigh = |(place, &(decision, _)): (usize, &(Decision, f32))| Candidate {
            decision,
            expected: expected[place],
            tries,
            outlook: Some(summaries[place].outlook()),
            why: why(view.open(), seat, decision, place, &summaries),
        };
        let candidates: Vec<Candidate> = list.iter().enumerate().map(weigh).collect();
        // Of equals the one that looks best at first sight.
        let best = (0..candidates.len())
            .rev()
            .max_by(|&one, &other| expected[one].total_cmp(&expected[other]))?;
        Reasons::choosing(best, candidates)
    }
}

/// What is bought at once speaks for itself; of the rest what stands out in the rounds to come.
fn why(
    open: &Open,
    seat: Seat,
    decision: Decision,
    place: usize,
    summaries: &[RolloutSummary],
) -> Option<Why> {
    let at_first_sight = why::at_first_sight(open, seat, decision);
    if let Some(Why::Build { .. }) = at_first_sight {
        return at_first_sight;
    }
    let others: Vec<&RolloutSummary> = summaries
        .iter()
        .enumerate()
        .filter(|&(other, _)| other != place)
        .map(|(_, summary)| summary)
        .collect();
    if others.is_empty() {
        return at_first_sight;
    }
    summaries[place].stands_out(open, &others)
}
