//! When a bot answers.
//!
//! How long a bot thinks depends on the cards it holds, so that must not show. The moment of its
//! answer is settled before it begins to think, from what everyone knows: its level, and whether it
//! stands in for a person. If thinking takes longer, the answer comes at the next of several fixed
//! moments.

use std::time::Duration;

use havana_bots::{Budget, Level};
use rand_core::Rng;
use tokio::time::Instant;

/// A bot with a seat of its own answers after this long, which no level needs on any machine that
/// is not overloaded.
const BOT: Duration = Duration::from_millis(250);
/// A stand-in takes as long as a person might, so that a player who comes back still has a game.
const STAND_IN_MS: std::ops::Range<u64> = 2_000..4_000;
/// About the longest that one simulated game of a search takes.
const ONE_GAME: Duration = Duration::from_micros(100);

/// The moments at which a bot may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pace {
    first: Duration,
    step: Duration,
}

impl Pace {
    /// The pace of a bot of this level.
    pub(super) fn of(level: Level, stands_in: bool, rng: &mut impl Rng) -> Pace {
        let step = match level {
            Level::Search(budget) | Level::Master(budget) | Level::Variant(budget, _) => {
                BOT.max(longest(budget))
            }
            Level::Random | Level::Greedy | Level::Planner => BOT,
        };
        let first = if stands_in {
            let spread = STAND_IN_MS.end - STAND_IN_MS.start;
            step.max(Duration::from_millis(STAND_IN_MS.start + rng.next_u64() % spread))
        } else {
            step
        };
        Pace { first, step }
    }

    /// The first of its moments that is not over: when a bot answers that was asked at one moment
    /// and knows its answer by another.
    pub(super) fn answer(self, asked: Instant, known: Instant) -> Instant {
        let late = known.saturating_duration_since(asked + self.first);
        let steps = late.as_nanos().div_ceil(self.step.as_nanos());
        asked + self.first + self.step * u32::try_from(steps).unwrap_or(u32::MAX)
    }
}

fn longest(budget: Budget) -> Duration {
    match budget {
        Budget::Iterations(games) => ONE_GAME * games,
        Budget::Milliseconds(time) => Duration::from_millis(u64::from(time)) + BOT,
    }
}

#[cfg(test)]
mod tests {
    use havana_table::{Purpose, Seed};

    use super::*;

    fn pace(level: Level, stands_in: bool) -> Pace {
        Pace::of(level, stands_in, &mut Seed::of_game(1, 1, Purpose::Decisions).stream())
    }

    #[test]
    fn how_long_a_bot_thought_does_not_show() {
        let asked = Instant::now();
        let pace = pace(Level::Search(Budget::Iterations(2000)), false);
        let after = |millis| pace.answer(asked, asked + Duration::from_micros(millis));
        assert_eq!(after(8_800), after(47_400), "the times of an audit of hidden cards");
        assert_eq!(after(0), asked + BOT);
    }

    #[test]
    fn who_thinks_too_long_answers_at_the_next_fixed_moment() {
        let asked = Instant::now();
        let pace = pace(Level::Greedy, false);
        let after = |millis| pace.answer(asked, asked + Duration::from_millis(millis)) - asked;
        assert_eq!(
            [1, 250, 251, 499, 500, 501].map(|millis| after(millis).as_millis()),
            [250, 250, 500, 500, 500, 750]
        );
    }

    #[test]
    fn a_stand_in_takes_as_long_as_a_person() {
        let mut rng = Seed::of_game(2, 2, Purpose::Decisions).stream();
        for _ in 0..1000 {
            let pace = Pace::of(Level::Planner, true, &mut rng);
            assert!((2_000..4_000).contains(&pace.first.as_millis()), "{pace:?}");
        }
    }

    #[test]
    fn a_search_by_time_has_its_time() {
        let pace = pace(Level::Search(Budget::Milliseconds(400)), false);
        assert_eq!(pace.first, Duration::from_millis(650));
    }
}
