//! When to stop: Wald's sequential test, on whole deals.

use core::fmt;
use core::str::FromStr;

use serde::Serialize;
use thiserror::Error;

use crate::encounter::{Encounter, Kind};
use crate::figures::interval::{mean, square_sum};

/// How often either answer may be wrong.
const ERROR: f64 = 0.05;

/// The two shares of wins that are to be told apart.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// No more than this is not stronger.
    p0: f64,
    /// This much or more is stronger.
    p1: f64,
}

/// What the test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The share is the higher one rather than the lower one.
    Stronger,
    /// The share is the lower one rather than the higher one.
    NotStronger,
    /// Nothing yet.
    Open,
}

/// Why two numbers make no test.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "\"{}\" is not a test; give two shares, the lower one first: 0.50,0.55",
    .found.escape_debug()
)]
pub struct SprtWrong {
    found: String,
}

impl FromStr for Sprt {
    type Err = SprtWrong;

    fn from_str(text: &str) -> Result<Sprt, SprtWrong> {
        let share = |text: &str| text.trim().parse::<f64>().ok();
        let both = text.split_once(',').and_then(|(p0, p1)| Some((share(p0)?, share(p1)?)));
        match both {
            Some((p0, p1)) if p0 > 0.0 && p0 < p1 && p1 < 1.0 => Ok(Sprt { p0, p1 }),
            _ => Err(SprtWrong { found: text.to_owned() }),
        }
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.p0, self.p1)
    }
}

impl Sprt {
    /// The two shares at a table: those given are for two players; one among more has the same
    /// odds against each of the others. Tables with all bots different are not tested.
    pub fn at(self, encounter: &Encounter) -> Option<(f64, f64)> {
        let others = encounter.players() as f64 - 1.0;
        let at_table = |share: f64| share / (share + (1.0 - share) * others);
        (encounter.kind != Kind::AllDifferent).then(|| (at_table(self.p0), at_table(self.p1)))
    }

    /// How much likelier the higher share makes these scores of deals than the lower one, as a
    /// logarithm, and what follows.
    ///
    /// The mean of the deals is taken as normal with the spread seen, as chess engine testers do
    /// with their pairs of games. One imagined deal keeps the spread from being nothing.
    pub fn test((p0, p1): (f64, f64), scores: &[f64], rotations: usize) -> (f64, Verdict) {
        let deals = scores.len() as f64;
        let middle = f64::midpoint(p0, p1);
        let share = mean(scores);
        let imagined = middle * (1.0 - middle) / rotations as f64;
        let spread = (square_sum(scores, share) + imagined) / deals.max(1.0);
        let ratio = deals * (p1 - p0) * (share - middle) / spread;
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let verdict = match ratio {
            high if high >= bound => Verdict::Stronger,
            low if low <= -bound => Verdict::NotStronger,
            _ => Verdict::Open,
        };
        (ratio, verdict)
    }
}

/// A sequential test.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Test {
    /// The share of one who is not stronger, at this table.
    pub p0: f64,
    /// The share of one who is.
    pub p1: f64,
    /// The logarithm of how much likelier the second is; it decides at ±2.944.
    pub log_likelihood_ratio: f64,
    /// What follows.
    pub verdict: Verdict,
}

#[cfg(test)]
mod tests {
    use super::*;
    use havana_table::{Purpose, Seed};
    use rand_core::Rng;

    #[test]
    fn two_rising_shares_make_a_test() {
        assert_eq!("0.50,0.55".parse(), Ok(Sprt { p0: 0.5, p1: 0.55 }));
        for text in ["0.5", "0.5,0.5", "0.6,0.5", "0,0.5", "0.5,1", "a,b", "0.5,NaN", ""] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }

    #[test]
    fn one_among_more_has_the_same_odds_against_each() {
        let sprt = Sprt { p0: 0.5, p1: 0.6 };
        let among = Encounter { kind: Kind::OneAmong, seats: vec![0, 1, 1, 1] };
        let (p0, p1) = sprt.at(&among).expect("it is tested");
        assert!((p0 - 0.25).abs() < 1e-12 && (p1 - 1.0 / 3.0).abs() < 1e-12, "{p0} {p1}");
        assert_eq!(sprt.at(&Encounter { kind: Kind::AllDifferent, seats: vec![0, 1, 2] }), None);
    }

    /// How often, out of 400 series of pairs of games, the test says stronger.
    fn said_stronger(truth: f64) -> u32 {
        let mut rng = Seed::of_game(7, truth.to_bits(), Purpose::Decisions).stream();
        let mut game = || f64::from(f64::from(rng.next_u32()) / f64::from(u32::MAX) < truth);
        let mut stronger = 0;
        for _ in 0..400 {
            let mut scores = Vec::new();
            let verdict = loop {
                scores.extend((0..16).map(|_| f64::midpoint(game(), game())));
                let (_, verdict) = Sprt::test((0.5, 0.6), &scores, 2);
                if verdict != Verdict::Open || scores.len() > 5000 {
                    break verdict;
                }
            };
            stronger += u32::from(verdict == Verdict::Stronger);
        }
        stronger
    }

    #[test]
    fn either_answer_is_wrong_once_in_twenty_at_most() {
        assert!(said_stronger(0.5) <= 24, "{}", said_stronger(0.5));
        assert!(said_stronger(0.6) >= 376, "{}", said_stronger(0.6));
    }
}
