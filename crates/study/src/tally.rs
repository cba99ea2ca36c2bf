//! Averages over many games.

use serde::Serialize;

/// Numbers that come in independent groups, such as the losses of one player in one game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    groups: Vec<(f64, f64)>,
}

/// An average and how sure it is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mean {
    /// The average.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Tally {
    /// Adds a group: its sum, and how many numbers it has.
    pub fn add(&mut self, sum: f64, count: f64) {
        self.groups.push((sum, count));
    }

    /// How many numbers there are.
    pub fn count(&self) -> f64 {
        self.groups.iter().map(|&(_, count)| count).sum()
    }

    /// The average of all numbers; `None` if there are none. The spread of the groups says how
    /// sure it is, because numbers of a group need not be independent.
    pub fn mean(&self) -> Option<Mean> {
        let count = self.count();
        if count <= 0.0 {
            return None;
        }
        let mean = self.groups.iter().map(|&(sum, _)| sum).sum::<f64>() / count;
        let squares = self.groups.iter().map(|&(sum, count)| (sum - mean * count).powi(2));
        let groups = self.groups.len() as f64;
        let spread = squares.sum::<f64>() * groups / (groups - 1.0).max(1.0);
        Some(Mean { mean, error: spread.sqrt() / count })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_of_one_give_the_usual_standard_error() {
        let mut tally = Tally::default();
        assert_eq!(tally.mean(), None);
        for number in [1.0, 2.0, 3.0, 4.0] {
            tally.add(number, 1.0);
        }
        let mean = tally.mean().expect("numbers");
        assert!((mean.mean - 2.5).abs() < 1e-12);
        assert!((mean.error - (5.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
    }
}
