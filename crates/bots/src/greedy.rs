//! The player who takes what is worth most now.

use havana_rules::{Decisions, View};
use rand_core::Rng;

use crate::heuristic::Heuristic;
use crate::{Bot, Candidate, Reasons, why};

/// Takes the decision that looks best at first sight, without thinking about the answer.
#[derive(Default)]
pub struct Greedy {
    legal: Box<Decisions>,
}

impl Bot for Greedy {
    fn consider(&mut self, view: &View, _rng: &mut dyn Rng) -> Option<Reasons> {
        let seat = view.seat()?;
        view.legal(&mut self.legal);
        let heuristic = Heuristic::new(view.open(), seat);
        let weigh = |&decision| Candidate {
            decision,
            expected: heuristic.worth(decision),
            tries: 0,
            outlook: None,
            why: why::at_first_sight(view.open(), seat, decision),
        };
        let candidates: Vec<Candidate> = self.legal.iter().map(weigh).collect();
        let expected = |place: &usize| candidates[*place].expected;
        // Of equals the first, which the rules list in a stable order.
        let best = (0..candidates.len())
            .rev()
            .max_by(|one, other| expected(one).total_cmp(&expected(other)))?;
        Reasons::choosing(best, candidates)
    }
}
