//! How sure a share of wins is.

use serde::Serialize;

/// Nineteen of twenty such intervals hold the true share.
const NORMAL: f64 = 1.959_964;

/// A share of wins with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The share seen.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// The share from the mean score of each deal, every one of `rotations` games.
    ///
    /// The games of a deal share their luck, so it is the deals that are independent, not the
    /// games: see [`Interval::of_groups`]. Without a deal nothing is known.
    pub fn of_deals(scores: &[f64], rotations: usize) -> Interval {
        let games = rotations as f64;
        let deals: Vec<(f64, f64)> = scores.iter().map(|score| (score * games, games)).collect();
        Interval::of_groups(&deals).unwrap_or(Interval { share: 0.0, low: 0.0, high: 1.0 })
    }

    /// The share of hits among cases that come in groups, each `(hits, cases)`; `None` if there is
    /// no case. Groups are independent of each other, cases of a group need not be.
    ///
    /// The spread of the groups says how many independent cases they are worth; the interval is
    /// Wilson's for that number, with Student's factor because the spread itself is only
    /// estimated. Where cases of a group hang together so that they are worth more than
    /// independent ones, no more is claimed than the cases there are.
    pub fn of_groups(groups: &[(f64, f64)]) -> Option<Interval> {
        let groups: Vec<(f64, f64)> =
            groups.iter().copied().filter(|&(_, cases)| cases > 0.0).collect();
        let count = groups.len() as f64;
        let cases: f64 = groups.iter().map(|&(_, cases)| cases).sum();
        let share = groups.iter().map(|&(hits, _)| hits).sum::<f64>() / cases;
        match groups.len() {
            0 => return None,
            1 => return Some(Interval { share, low: 0.0, high: 1.0 }),
            _ => {}
        }
        let rests = groups.iter().map(|&(hits, cases)| (hits - share * cases).powi(2));
        let spread = rests.sum::<f64>() * count / (count - 1.0) / (cases * cases);
        // Rounding leaves a trace of spread where there is none.
        let worth = if spread > 1e-18 {
            (share * (1.0 - share) / spread).min(cases)
        } else {
            // All groups alike: nothing tells the cases of one apart, so each group counts once.
            count
        };
        Some(Interval::wilson(share, worth, student(count - 1.0)))
    }

    fn wilson(share: f64, games: f64, factor: f64) -> Interval {
        let square = factor * factor / games;
        let centre = (share + square / 2.0) / (1.0 + square);
        let half = factor / (1.0 + square)
            * (share * (1.0 - share) / games + square / (4.0 * games)).max(0.0).sqrt();
        Interval { share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }
}

pub(crate) fn mean(scores: &[f64]) -> f64 {
    scores.iter().sum::<f64>() / (scores.len() as f64).max(1.0)
}

pub(crate) fn square_sum(scores: &[f64], mean: f64) -> f64 {
    scores.iter().map(|score| (score - mean) * (score - mean)).sum()
}

/// Student's 97.5 % quantile, by the expansion of Fisher and Cornish; good to a few percent from
/// three degrees of freedom on.
fn student(freedom: f64) -> f64 {
    let z = NORMAL;
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / freedom + second / freedom.powi(2) + third / freedom.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use havana_table::{Purpose, Seed};
    use rand_core::Rng;

    fn close(found: f64, wanted: f64, within: f64) {
        assert!((found - wanted).abs() < within, "{found}, not {wanted}");
    }

    #[test]
    fn the_known_values_come_out() {
        close(student(10.0), 2.228, 0.005);
        close(student(4.0), 2.776, 0.03);
        close(student(1e9), NORMAL, 1e-6);
        // The textbook's 8 of 10.
        let interval = Interval::wilson(0.8, 10.0, NORMAL);
        close(interval.low, 0.4902, 1e-4);
        close(interval.high, 0.9433, 1e-4);
    }

    #[test]
    fn one_deal_says_nothing_and_equal_deals_little() {
        let one = Interval::of_deals(&[1.0], 2);
        assert_eq!((one.low, one.high), (0.0, 1.0));
        let all = Interval::of_deals(&[1.0; 20], 4);
        assert!(all.high > 0.999 && all.low > 0.75 && all.low < 0.85, "{all:?}");
        let halves = Interval::of_deals(&[0.5; 20], 2);
        assert!(halves.low < 0.35, "{halves:?}");
    }

    /// Draws shares of deals whose games hang together, and looks how often the truth is inside.
    fn coverage(deals: usize, truth: f64, together: f64) -> f64 {
        let mut rng = Seed::of_game(1, deals as u64, Purpose::Decisions).stream();
        let mut real = || f64::from(rng.next_u32()) / f64::from(u32::MAX);
        let tries = 4000;
        let mut inside = 0;
        for _ in 0..tries {
            let scores: Vec<f64> = (0..deals)
                .map(|_| {
                    let (first, second, third) = (real(), real(), real());
                    let one = f64::from(first < truth);
                    let other = if third < together { one } else { f64::from(second < truth) };
                    f64::midpoint(one, other)
                })
                .collect();
            let interval = Interval::of_deals(&scores, 2);
            inside += i32::from((interval.low..=interval.high).contains(&truth));
        }
        f64::from(inside) / f64::from(tries)
    }

    #[test]
    fn nineteen_of_twenty_intervals_hold_the_truth() {
        for (deals, truth, together) in
            [(20, 0.5, 0.0), (20, 0.5, 0.9), (100, 0.5, 0.5), (100, 0.8, 0.9), (200, 0.95, 0.5)]
        {
            let covered = coverage(deals, truth, together);
            assert!((0.935..=0.985).contains(&covered), "{deals} {truth} {together}: {covered}");
        }
    }

    #[test]
    fn without_a_case_there_is_no_share() {
        assert_eq!(Interval::of_groups(&[]), None);
        assert_eq!(Interval::of_groups(&[(0.0, 0.0)]), None);
        let uneven = Interval::of_groups(&[(1.0, 1.0), (0.0, 3.0), (0.0, 0.0)]).expect("cases");
        close(uneven.share, 0.25, 1e-9);
    }

    #[test]
    fn games_that_hang_together_say_less() {
        let apart: Vec<f64> = (0..100).map(|deal| [0.5, 1.0, 0.5, 0.0][deal % 4]).collect();
        let together: Vec<f64> = (0..100).map(|deal| f64::from(deal % 2 == 0)).collect();
        let [apart, together] = [apart, together].map(|scores| Interval::of_deals(&scores, 2));
        assert!(together.high - together.low > 1.3 * (apart.high - apart.low));
    }
}
