//! The parts of the search that can be set; `docs/bots.md` has the figures of each.

use core::fmt;

use super::puct::Exploration;
use crate::Candidate;

/// At a table of two, exploration increases after this many games.
const MANY_GAMES: f32 = 1000.0;

/// What the search knows about the game before it begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Knowledge {
    /// Rules of thumb, and an evaluation by a few features.
    Heuristic,
    /// What the network has learned. Where no weights are installed, rules of thumb.
    Network,
}

/// How a search goes about it. The defaults are what measured best.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a part of the search, on or off")]
pub struct Settings {
    /// A simulated game is evaluated after this many rounds; 0 plays it to its end.
    pub rounds: u16,
    /// The exploration constant, in tenths.
    pub explore: u16,
    /// The final choice is the decision with the best lower confidence bound, this wide, in
    /// hundredths; 0 chooses the most visited.
    pub lcb: u16,
    /// Whether rollouts share statistics about which cards to lay, instead of laying what looks
    /// best.
    pub statistics: bool,
    /// Whether players who have laid cards face down choose them again in every simulated game,
    /// instead of having laid any.
    pub rechoose: bool,
    /// Whether decisions have priors, instead of being equally likely to be tried.
    pub priors: bool,
    /// Whether cards are drawn from an equilibrium at a table of two, instead of being the best.
    pub mix: bool,
    /// Where priors, rollouts and the evaluation come from; a level of its own, not a setting.
    pub knowledge: Knowledge,
}

impl Settings {
    /// What measured best.
    pub const BEST: Settings = Settings {
        rounds: 3,
        explore: 10,
        lcb: 15,
        statistics: true,
        rechoose: true,
        priors: true,
        mix: false,
        knowledge: Knowledge::Heuristic,
    };

    /// The best with the network, whose judgement of the next round is better than rollouts through
    /// three. It is hard to foresee.
    pub const MASTER: Settings =
        Settings { rounds: 1, mix: true, knowledge: Knowledge::Network, ..Settings::BEST };

    /// The best with this knowledge.
    pub const fn of(knowledge: Knowledge) -> Settings {
        match knowledge {
            Knowledge::Heuristic => Settings::BEST,
            Knowledge::Network => Settings::MASTER,
        }
    }

    /// The exploration at a table of this many. With two players it increases in long searches;
    /// with more it gained nothing.
    pub(super) fn exploration(self, players: usize) -> Exploration {
        let grows_after = if players == 2 { MANY_GAMES } else { f32::INFINITY };
        Exploration { constant: f32::from(self.explore) * 0.1, grows_after }
    }

    /// How much a decision that was weighed is to be preferred.
    pub(super) fn preference(self, candidate: &Candidate) -> f32 {
        let tries = candidate.tries as f32;
        match (self.lcb, candidate.tries) {
            (0, _) => tries,
            (_, 0) => f32::MIN,
            _ => candidate.expected - f32::from(self.lcb) * 0.01 / tries.sqrt(),
        }
    }

    /// The round at which games simulated from this one are evaluated.
    pub(super) fn horizon(self, round: u16) -> u16 {
        if self.rounds == 0 { u16::MAX } else { round.saturating_add(self.rounds) }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings::BEST
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Settings { rounds, explore, lcb, statistics, rechoose, priors, mix, knowledge } = *self;
        let best = Settings::of(knowledge);
        if rounds != best.rounds {
            write!(f, "+rounds={rounds}")?;
        }
        if explore != best.explore {
            write!(f, "+explore={explore}")?;
        }
        if lcb != best.lcb {
            write!(f, "+lcb={lcb}")?;
        }
        for (name, set, usual) in [
            ("statistics", statistics, best.statistics),
            ("rechoose", rechoose, best.rechoose),
            ("priors", priors, best.priors),
            ("mix", mix, best.mix),
        ] {
            if set != usual {
                write!(f, "+{name}={}", if set { "on" } else { "off" })?;
            }
        }
        Ok(())
    }
}

impl Settings {
    /// Reads `rounds=0+statistics=off`; what is not named stays as it is best with this knowledge.
    /// What cannot be read is given back.
    pub(crate) fn read(knowledge: Knowledge, words: &str) -> Result<Settings, String> {
        let mut settings = Settings::of(knowledge);
        for word in words.split('+').filter(|word| !word.is_empty()) {
            let wrong = || word.to_owned();
            let (name, value) = word.split_once('=').ok_or_else(wrong)?;
            let number = match name {
                "rounds" => Some(&mut settings.rounds),
                "explore" => Some(&mut settings.explore),
                "lcb" => Some(&mut settings.lcb),
                _ => None,
            };
            if let Some(number) = number {
                *number = value.parse().map_err(|_| wrong())?;
                continue;
            }
            let switch = match name {
                "statistics" => &mut settings.statistics,
                "rechoose" => &mut settings.rechoose,
                "priors" => &mut settings.priors,
                "mix" => &mut settings.mix,
                _ => return Err(wrong()),
            };
            *switch = match value {
                "on" => true,
                "off" => false,
                _ => return Err(wrong()),
            };
        }
        Ok(settings)
    }
}

#[cfg(test)]
mod tests {
    use havana_rules::Decision;

    use super::*;

    #[test]
    fn a_good_result_of_few_visits_has_a_low_bound() {
        let after = |tries, expected| {
            let decision = Decision::EndTurn;
            Candidate { decision, expected, tries, outlook: None, why: None }
        };
        let (untried, once, often) = (after(0, 0.0), after(1, 0.6), after(400, 0.5));
        let preferred = |one, other, lcb| {
            let settings = Settings { lcb, ..Settings::BEST };
            settings.preference(one) > settings.preference(other)
        };
        assert!(preferred(&often, &once, 15));
        assert!(preferred(&once, &often, 5));
        assert!(preferred(&once, &untried, 100));
        assert!(preferred(&often, &once, 0), "without a bound, the most visited");
    }
}
