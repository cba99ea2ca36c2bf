//! How much is spent on an analysis.

use havana_bots::network::Network;
use havana_bots::{Budget, Level, Settings};
use thiserror::Error;

/// One rollout for this many games of a search, but not too few.
const ROLLOUTS: (u32, u32) = (4, 8);

/// How much is spent on each decision and each draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    pub(crate) games: u32,
    pub(crate) settings: Settings,
}

/// Only a search with a number of simulated games can analyse: other bots do not say how much of
/// the win they expect, and with a time budget no result could be repeated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{0} cannot analyse; name a search and its games, such as search:2000 or master:1000")]
pub struct NotASearch(pub Level);

impl Effort {
    /// The effort that a bot of this level takes.
    pub fn of(level: Level) -> Result<Effort, NotASearch> {
        match level {
            Level::Search(Budget::Iterations(games)) => {
                Ok(Effort { games, settings: Settings::BEST })
            }
            // A browser may not have the weights.
            Level::Master(Budget::Iterations(games)) if Network::installed().is_some() => {
                Ok(Effort { games, settings: Settings::MASTER })
            }
            Level::Variant(Budget::Iterations(games), settings) => Ok(Effort { games, settings }),
            _ => Err(NotASearch(level)),
        }
    }

    /// The level of the bot that analyses.
    pub fn level(self) -> Level {
        let budget = Budget::Iterations(self.games);
        match self.settings {
            Settings::BEST => Level::Search(budget),
            Settings::MASTER => Level::Master(budget),
            other => Level::Variant(budget, other),
        }
    }

    pub(crate) fn rollouts(self) -> u32 {
        (self.games / ROLLOUTS.0).max(ROLLOUTS.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_searches_a_number_of_games_can_analyse() {
        let level = |word: &str| word.parse::<Level>().expect("a level");
        for word in ["search:50", "master:50", "search:50+rounds=4"] {
            assert_eq!(Effort::of(level(word)).map(Effort::level), Ok(level(word)));
        }
        for word in ["planner", "search:50ms", "master:50ms"] {
            assert_eq!(Effort::of(level(word)), Err(NotASearch(level(word))));
        }
    }
}
