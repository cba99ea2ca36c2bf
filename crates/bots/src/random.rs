//! The beginner who has not read the rules to the end.

use havana_rules::{Decisions, View};
use havana_table::chance;
use rand_core::Rng;

use crate::{Bot, Candidate, Reasons};

/// Takes any decision, each as likely as another.
#[derive(Default)]
pub struct Random {
    legal: Box<Decisions>,
}

impl Bot for Random {
    fn consider(&mut self, view: &View, mut rng: &mut dyn Rng) -> Option<Reasons> {
        view.legal(&mut self.legal);
        let place = chance::below(&mut rng, self.legal.len() as u32) as usize;
        let weigh =
            |&decision| Candidate { decision, expected: 0.0, tries: 0, outlook: None, why: None };
        Reasons::choosing(place, self.legal.iter().map(weigh).collect())
    }
}
