//! How much is spent on an analysis.

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
#[error("{0} cannot analyse; name a search and its games, such as search:2000")]
pub struct NotASearch(pub Level);

impl Effort {
    /// The effort that a bot of this level takes.
    pub fn of(level: Level) -> Result<Effort, NotASearch> {
        match level {
            Level::Search(Budget::Iterations(games)) => {
                Ok(Effort { games, settings: Settings::BEST })
            }
            Level::Variant(Budget::Iterations(games), settings) => Ok(Effort { games, settings }),
            _ => Err(NotASearch(level)),
        }
    }

    /// The level of the bot that analyses.
    pub fn level(self) -> Level {
        let budget = Budget::Iterations(self.games);
        if self.settings == Settings::BEST {
            Level::Search(budget)
        } else {
            Level::Variant(budget, self.settings)
        }
    }

    pub(crate) fn rollouts(self) -> u32 {
        (self.games / ROLLOUTS.0).max(ROLLOUTS.1)
    }
}
