//! How long decisions take.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Each doubling of the time has this many classes, so a percentile is exact to a sixteenth.
const CLASSES: u64 = 8;

/// The times of some decisions: how many, how long together, and how they are spread.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Times {
    decisions: u64,
    nanos: u64,
    /// The classes that occur, rising, with how many decisions fell into each.
    spread: Vec<(u16, u64)>,
}

impl Times {
    /// Adds a decision.
    pub fn add(&mut self, taken: Duration) {
        let nanos = u64::try_from(taken.as_nanos()).unwrap_or(u64::MAX);
        self.decisions += 1;
        self.nanos = self.nanos.saturating_add(nanos);
        self.count(class(nanos), 1);
    }

    /// Adds the times of other decisions.
    pub fn merge(&mut self, other: &Times) {
        self.decisions = self.decisions.saturating_add(other.decisions);
        self.nanos = self.nanos.saturating_add(other.nanos);
        for &(class, decisions) in &other.spread {
            self.count(class, decisions);
        }
    }

    fn count(&mut self, class: u16, decisions: u64) {
        match self.spread.binary_search_by_key(&class, |&(class, _)| class) {
            Ok(place) => self.spread[place].1 = self.spread[place].1.saturating_add(decisions),
            Err(place) => self.spread.insert(place, (class, decisions)),
        }
    }

    /// How many decisions.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// The mean time in seconds.
    pub fn mean(&self) -> f64 {
        self.seconds() / self.decisions.max(1) as f64
    }

    /// Decisions in a second of thinking.
    pub fn a_second(&self) -> f64 {
        self.decisions as f64 / self.seconds().max(1e-9)
    }

    /// The time in seconds that this many percent of the decisions do not pass.
    pub fn at(&self, percent: u64) -> f64 {
        let all: u64 = self.spread.iter().fold(0, |sum, entry| sum.saturating_add(entry.1));
        let rank = (u128::from(all) * u128::from(percent)).div_ceil(100).max(1);
        let mut counted = 0;
        let at = self.spread.iter().find(|&&(_, decisions)| {
            counted += u128::from(decisions);
            counted >= rank
        });
        at.map_or(0.0, |&(class, _)| middle(class))
    }

    fn seconds(&self) -> f64 {
        self.nanos as f64 / 1e9
    }
}

fn class(nanos: u64) -> u16 {
    if nanos < CLASSES {
        return nanos as u16;
    }
    let doublings = u64::from(nanos.ilog2()) - 3;
    ((doublings + 1) * CLASSES + (nanos >> doublings) % CLASSES) as u16
}

/// The middle of a class, in seconds.
fn middle(class: u16) -> f64 {
    let (row, place) = (u64::from(class) / CLASSES, u64::from(class) % CLASSES);
    if row == 0 {
        return place as f64 / 1e9;
    }
    let width = 2f64.powi(i32::try_from(row - 1).unwrap_or(i32::MAX));
    ((CLASSES + place) as f64 + 0.5) * width / 1e9
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_is_near_its_times() {
        for nanos in [8, 9, 100, 12_345, 1_000_000, 987_654_321, u64::MAX] {
            let said = middle(class(nanos)) * 1e9;
            let far = (said - nanos as f64).abs() / nanos as f64;
            assert!(far <= 1.0 / 16.0, "{nanos} is told as {said}");
        }
        assert!((8..100_000).map(class).is_sorted());
    }

    #[test]
    fn percentiles_and_means_do_not_depend_on_the_order() {
        let times = |micros: &[u64]| {
            let mut times = Times::default();
            for &micros in micros {
                times.add(Duration::from_micros(micros));
            }
            times
        };
        let (mut one, mut other) = (times(&[100; 99]), times(&[5000; 1]));
        one.merge(&other);
        other.merge(&times(&[100; 99]));
        assert_eq!(one, other);
        assert_eq!(one.decisions(), 100);
        assert!((one.mean() - 149e-6).abs() < 1e-9);
        assert!((one.at(99) - 100e-6).abs() < 7e-6, "{}", one.at(99));
        assert!((one.at(100) - 5e-3).abs() < 4e-4, "{}", one.at(100));
    }
}
