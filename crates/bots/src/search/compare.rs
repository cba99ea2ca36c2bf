//! Two decisions beside each other. A search tries poor decisions rarely and so knows little about
//! them; here both are tried equally often, in the same worlds and with the same random numbers.

use havana_rules::{Decision, View};
use rand_core::Rng;

use super::Search;
use super::budget::Meter;
use super::worlds::Worlds;

/// What two decisions are worth beside each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Comparison {
    /// How many worlds both were tried in.
    pub worlds: u32,
    /// The share of the win that the first decision brought on average.
    pub first: f64,
    /// The same for the second.
    pub second: f64,
    /// The standard error of the difference.
    pub error: f64,
}

impl Search {
    /// Compares two legal decisions of the view's seat, each with half of the budget, by what the
    /// seat can see; `None` if it is not asked. Only the first tree of the search is used.
    pub fn compare(
        &mut self,
        view: &View,
        first: Decision,
        second: Decision,
        luck: &mut dyn Rng,
    ) -> Option<Comparison> {
        let seat = view.seat()?;
        let worlds = Worlds::new(view, self.settings);
        let meter = Meter::new(self.budget, &self.stop);
        let mut sums = Sums::default();
        let asked = (seat, [first, second]);
        let mind = self.minds.first_mut()?;
        mind.try_each(&worlds, luck.next_u64(), meter, self.settings, asked, |shares| {
            sums.add(shares.map(f64::from));
        })?;
        Some(sums.comparison())
    }
}

#[derive(Default)]
struct Sums {
    worlds: u32,
    first: f64,
    second: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, [first, second]: [f64; 2]) {
        self.worlds += 1;
        self.first += first;
        self.second += second;
        self.squares += (first - second) * (first - second);
    }

    fn comparison(&self) -> Comparison {
        let worlds = f64::from(self.worlds.max(1));
        let (first, second) = (self.first / worlds, self.second / worlds);
        let difference = first - second;
        let variance = (self.squares / worlds - difference * difference).max(0.0);
        // One world says nothing about the spread; the largest that shares can have is assumed.
        let error = if self.worlds < 2 { 1.0 } else { (variance / (worlds - 1.0)).sqrt() };
        Comparison { worlds: self.worlds, first, second, error }
    }
}
