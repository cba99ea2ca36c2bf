//! Whether one decision is clearly best.

use havana_bots::{Bot, Budget, Reasons, Search};
use havana_rules::{Decision, Decisions, View};
use havana_table::{Purpose, Seed};

use crate::puzzle::Valued;

/// The best decision is at least this many hundredths of the win better than any other.
pub const GAP: f64 = 0.12;
/// Another way to pay for the same building is as good if it costs at most this share of the win.
const EQUAL: f64 = 0.03;
/// A decision that a search tried less often than this part of its games is compared with the best
/// one directly.
const SELDOM: u32 = 400;
/// The most options that a puzzle lists.
const MOST: usize = 7;

/// How thoroughly a position is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Check {
    /// The simulated games of each search.
    pub games: u32,
    /// The simulated games of each direct comparison.
    pub compared: u32,
    /// How many searches, each with its own seed, must agree.
    pub seeds: u64,
}

impl Check {
    /// What a puzzle has to pass.
    pub const FULL: Check = Check { games: 20_000, compared: 1_000, seeds: 3 };
}

/// What the decisions of a clear position are worth, the best first, and how many of them are
/// right. `None` if no decision is clearly best, or if there is only one.
pub fn confirm(view: &View, check: Check) -> Option<(Vec<Valued>, usize)> {
    let mut legal = Box::<Decisions>::default();
    view.legal(&mut legal);
    if legal.len() < 2 {
        return None;
    }
    let mut found: Option<Found> = None;
    for seed in 0..check.seeds {
        let mut rng = Seed::of_game(seed, 0, Purpose::Decisions).stream();
        let mut search = Search::new(Budget::Iterations(check.games));
        let reasons = search.consider(view, &mut rng)?;
        let found = found.get_or_insert_with(|| Found::new(reasons.choice(), &legal));
        found.add(&reasons, check.games)?;
    }
    let mut found = found?;
    found.compare_rest(view, check.compared)?;
    Some(found.options())
}

/// Whether two decisions differ in the way to pay alone.
fn are_alike(one: Decision, other: Decision) -> bool {
    match (one, other) {
        (Decision::Build { end: one, .. }, Decision::Build { end: other, .. }) => one == other,
        _ => false,
    }
}

/// How much worse than the best decision another one is.
struct Other {
    decision: Decision,
    /// The sum over all searches, and how many they are.
    worse: f64,
    searches: u32,
    /// Whether it counts as right; not known before it is tried.
    is_right: Option<bool>,
}

impl Other {
    /// Adds a result; `None` if it is neither clearly worse nor as good, or contradicts another.
    fn add(&mut self, best: Decision, worse: f64) -> Option<()> {
        let is_right = are_alike(best, self.decision) && worse.abs() <= EQUAL;
        if !is_right && worse < GAP || self.is_right.is_some_and(|before| before != is_right) {
            return None;
        }
        self.worse += worse;
        self.searches += 1;
        self.is_right = Some(is_right);
        Some(())
    }
}

struct Found {
    best: Decision,
    /// The sum of what all searches expect of the best decision, and how many they are.
    expected: f64,
    searches: u32,
    others: Vec<Other>,
}

impl Found {
    fn new(best: Decision, legal: &Decisions) -> Found {
        let other =
            |&decision: &Decision| Other { decision, worse: 0.0, searches: 0, is_right: None };
        let others = legal.iter().filter(|&&decision| decision != best).map(other).collect();
        Found { best, expected: 0.0, searches: 0, others }
    }

    /// Adds a search; `None` if it contradicts the puzzle.
    fn add(&mut self, reasons: &Reasons, games: u32) -> Option<()> {
        // The search may have chosen another way to pay for the same building.
        let best = reasons.weighed().find(|candidate| candidate.decision == self.best)?;
        if reasons.choice() != self.best && !are_alike(reasons.choice(), self.best) {
            return None;
        }
        self.expected += f64::from(best.expected);
        self.searches += 1;
        for candidate in
            reasons.weighed().filter(|candidate| candidate.tries.saturating_mul(SELDOM) >= games)
        {
            let mut others = self.others.iter_mut();
            if let Some(other) = others.find(|other| other.decision == candidate.decision) {
                other.add(self.best, f64::from(best.expected - candidate.expected))?;
            }
        }
        Some(())
    }

    /// Compares the decisions that no search has tried enough.
    fn compare_rest(&mut self, view: &View, games: u32) -> Option<()> {
        let mut rng = Seed::of_game(0, 1, Purpose::Decisions).stream();
        for other in self.others.iter_mut().filter(|other| other.searches == 0) {
            let mut search = Search::new(Budget::Iterations(games));
            let compared = search.compare(view, self.best, other.decision, &mut rng)?;
            other.add(self.best, compared.first - compared.second)?;
        }
        Some(())
    }

    fn options(self) -> (Vec<Valued>, usize) {
        let expected = self.expected / f64::from(self.searches.max(1));
        let valued = |decision: Decision, share: f64| Valued {
            decision,
            thousandths: (share.clamp(0.0, 1.0) * 1000.0).round() as i16,
        };
        let mut others: Vec<(bool, Valued)> = self
            .others
            .iter()
            .map(|other| {
                let worse = other.worse / f64::from(other.searches.max(1));
                (other.is_right == Some(true), valued(other.decision, expected - worse))
            })
            .collect();
        others
            .sort_by_key(|(is_right, option)| (!is_right, core::cmp::Reverse(option.thousandths)));
        let right = 1 + others.iter().filter(|(is_right, _)| *is_right).count();
        let mut options = vec![valued(self.best, expected)];
        options.extend(others.into_iter().map(|(_, option)| option));
        options.truncate(MOST.max(right + 1));
        (options, right)
    }
}
