//! How difficult a puzzle is: which bots miss it.

use havana_bots::Level;
use havana_rules::{Decision, Decisions, View};
use havana_table::{Purpose, Seed};

/// The bots that try each puzzle: their level, how often they try, and the rating that they have
/// among those who solve puzzles.
pub const BOTS: [(&str, u64, f64); 5] = [
    ("random", 0, 700.0),
    ("greedy", 4, 1000.0),
    ("planner", 4, 1300.0),
    ("search:100", 8, 1700.0),
    ("search:1000", 8, 2100.0),
];

/// Nothing is rated lower or higher.
const LIMITS: (f64, f64) = (400.0, 2600.0);

/// How often each of [`BOTS`] misses a puzzle with these right answers, in percent.
pub(crate) fn missed(view: &View, right: &[Decision]) -> Option<[u8; BOTS.len()]> {
    let mut legal = Box::<Decisions>::default();
    view.legal(&mut legal);
    let mut all = [0; BOTS.len()];
    for ((name, tries, _), missed) in BOTS.into_iter().zip(&mut all) {
        let level: Level = name.parse().ok()?;
        if level == Level::Random {
            let wrong = legal.len().saturating_sub(right.len());
            *missed = (100 * wrong / legal.len().max(1)) as u8;
            continue;
        }
        let mut wrong = 0;
        for attempt in 0..tries {
            let mut rng = Seed::of_game(attempt, 2, Purpose::Decisions).stream();
            let decision = level.bot().decide(view, &mut rng)?;
            wrong += u64::from(!right.contains(&decision));
        }
        *missed = (100 * wrong / tries.max(1)) as u8;
    }
    Some(all)
}

/// The rating at which the bots would be expected to miss a puzzle as often as they did.
pub fn rating(missed: [u8; BOTS.len()]) -> u16 {
    let actual: f64 = missed.iter().map(|&percent| f64::from(percent) / 100.0).sum();
    let expected =
        |rating: f64| BOTS.iter().map(|(_, _, own)| chance_to_miss(*own, rating)).sum::<f64>();
    let (mut low, mut high) = LIMITS;
    for _ in 0..30 {
        let middle = f64::midpoint(low, high);
        if expected(middle) < actual {
            low = middle;
        } else {
            high = middle;
        }
    }
    low.round() as u16
}

/// The probability that someone with this rating misses a puzzle, by the usual formula of Elo.
pub(crate) fn chance_to_miss(own: f64, puzzle: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((own - puzzle) / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_more_bots_miss_is_rated_higher() {
        let ratings = [
            [50, 0, 0, 0, 0],
            [80, 0, 0, 0, 0],
            [80, 100, 0, 0, 0],
            [80, 100, 100, 0, 0],
            [80, 100, 100, 75, 25],
            [95, 100, 100, 100, 100],
        ]
        .map(rating);
        assert!(ratings.is_sorted_by(|one, other| one < other), "{ratings:?}");
        assert!(ratings[0] >= 400 && ratings[5] <= 2600, "{ratings:?}");
    }
}
