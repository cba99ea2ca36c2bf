//! Two decisions beside each other. A search tries poor decisions rarely and so knows little about
//! them; here both are tried equally often, in the same determinizations and with the same random
//! numbers.

use havana_rules::{Decision, View};
use rand_core::Rng;

use super::Search;
use super::budget::Meter;
use super::determinization::Determinizations;
use super::guide::Guide;

/// What two decisions are worth beside each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Comparison {
    /// How many determinizations both were tried in.
    pub determinizations: u32,
    /// The share of the win that the first decision brought on average.
    pub first: f64,
    /// The same for the second.
    pub second: f64,
    /// The standard error of the difference.
    pub error: f64,
}

impl Search {
    /// Compares two legal decisions of the view's seat, each with half of the budget, by what the
    /// seat can see; `None` if it is not asked.
    pub fn compare(
        &mut self,
        view: &View,
        first: Decision,
        second: Decision,
        rng: &mut dyn Rng,
    ) -> Option<Comparison> {
        let seat = view.seat()?;
        let sampled = Determinizations::Sampled(*view);
        let (meter, seed) = (Meter::new(self.budget), rng.next_u64());
        let mut sums = Sums::default();
        let asked = (seat, [first, second]);
        let how = (self.settings, Guide::new(self.settings, self.network.as_deref()));
        self.tree.run_each(&sampled, seed, meter, how, asked, |shares| {
            sums.add(shares.map(f64::from));
        });
        Some(sums.comparison())
    }
}

#[derive(Default)]
struct Sums {
    determinizations: u32,
    first: f64,
    second: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, [first, second]: [f64; 2]) {
        self.determinizations += 1;
        self.first += first;
        self.second += second;
        self.squares += (first - second) * (first - second);
    }

    fn comparison(&self) -> Comparison {
        let count = f64::from(self.determinizations.max(1));
        let (first, second) = (self.first / count, self.second / count);
        let difference = first - second;
        let variance = (self.squares / count - difference * difference).max(0.0);
        // One sample says nothing about the spread; the largest that shares can have is assumed.
        let error = if self.determinizations < 2 { 1.0 } else { (variance / (count - 1.0)).sqrt() };
        Comparison { determinizations: self.determinizations, first, second, error }
    }
}
