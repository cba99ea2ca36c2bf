//! The player who thinks the next rounds through.

use havana_rules::{Decision, Decisions, Input, Open, Seat, View};
use havana_table::chance;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::foresight::Foresight;
use crate::{Bot, Candidate, Reasons, Why, imagine, judgement, shortlist, why};

/// The number of best-looking decisions that are simulated.
const CANDIDATES: usize = 8;
/// The number of sampled states for each, the same for all, so that luck favours none.
const WORLDS: u32 = 6;
/// The number of rounds to look ahead.
const ROUNDS: u16 = 2;

/// Thinks the best-looking decisions through: in a few worlds that fit all it has seen, with the
/// cards the others may hold, it plays on to the round after next and compares what everyone has
/// built and gathered by then.
#[derive(Default)]
pub struct Planner {
    legal: Box<Decisions>,
}

impl Bot for Planner {
    fn consider(&mut self, view: &View, luck: &mut dyn Rng) -> Option<Reasons> {
        let seat = view.seat()?;
        view.legal(&mut self.legal);
        let mut list = shortlist::of(view.open(), seat, &self.legal);
        list.truncate(CANDIDATES);
        let seed = luck.next_u64();
        let worlds = if list.len() < 2 { 1 } else { WORLDS };
        let horizon = view.open().round() + ROUNDS;
        let (mut expected, mut foreseen) = (Vec::new(), Vec::new());
        for &(decision, _) in &list {
            let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
            let (mut sum, mut foresight) = (0.0, Foresight::new(seat));
            for _ in 0..worlds {
                let mut state = view.sample(|bound| chance::below(&mut luck, bound));
                state.advance(Input::Decision { seat, decision }, &mut foresight);
                let events = &mut foresight;
                let lay = imagine::lay_by_policy;
                imagine::play_on(&mut state, horizon, &mut self.legal, &mut luck, events, lay);
                sum += judgement::win_shares(state.open())[seat.index()];
                foresight.judged(view.open(), state.open());
            }
            expected.push(sum / worlds as f32);
            foreseen.push(foresight);
        }
        let weigh = |(place, &(decision, _)): (usize, &(Decision, f32))| Candidate {
            decision,
            expected: expected[place],
            tries: worlds,
            outlook: Some(foreseen[place].outlook()),
            why: why(view.open(), seat, decision, place, &foreseen),
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
    foreseen: &[Foresight],
) -> Option<Why> {
    let at_first_sight = why::at_first_sight(open, seat, decision);
    if let Some(Why::Build { .. }) = at_first_sight {
        return at_first_sight;
    }
    let others: Vec<&Foresight> = foreseen
        .iter()
        .enumerate()
        .filter(|&(other, _)| other != place)
        .map(|(_, foresight)| foresight)
        .collect();
    if others.is_empty() {
        return at_first_sight;
    }
    foreseen[place].stands_out(open, &others)
}
