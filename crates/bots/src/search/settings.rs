//! The ways of searching that were tried against each other; `docs/bots.md` has the figures.

use core::fmt;
use core::str::FromStr;

use super::bandit::Urge;
use crate::Candidate;

/// At a table of two, exploration increases after this many games.
const MANY_GAMES: f32 = 1000.0;

/// How a search goes about it. The defaults are what measured best.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Settings {
    /// A simulated game is evaluated after this many rounds; 0 plays it to its end.
    pub rounds: u16,
    /// How much is tried beside what fares best, in tenths.
    pub explore: u16,
    /// How much of what fared well is taken for luck in the end, the more the less it was tried, in
    /// hundredths; 0 decides for what was tried most.
    pub doubt: u16,
    /// Whether players imagined beyond the tree learn which cards to lay, instead of laying what
    /// looks best.
    pub habits: bool,
    /// Whether players who have laid cards face down choose them again in every simulated game,
    /// instead of having laid any.
    pub anew: bool,
    /// Whether decisions that look good are tried more often.
    pub bias: bool,
}

impl Settings {
    /// What measured best.
    pub const BEST: Settings =
        Settings { rounds: 3, explore: 10, doubt: 15, habits: true, anew: true, bias: true };

    /// The exploration at a table of this many. With two players it increases in long searches;
    /// with more it gained nothing.
    pub(super) fn urge(self, players: usize) -> Urge {
        let grows_after = if players == 2 { MANY_GAMES } else { f32::INFINITY };
        Urge { at_first: f32::from(self.explore) * 0.1, grows_after }
    }

    /// How much a decision that was weighed is to be preferred.
    pub(super) fn preference(self, candidate: &Candidate) -> f32 {
        let tries = candidate.tries as f32;
        match (self.doubt, candidate.tries) {
            (0, _) => tries,
            (_, 0) => f32::MIN,
            _ => candidate.expected - f32::from(self.doubt) * 0.01 / tries.sqrt(),
        }
    }

    /// The round at which games imagined from this one are judged.
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
        let Settings { rounds, explore, doubt, habits, anew, bias } = *self;
        let best = Settings::BEST;
        if rounds != best.rounds {
            write!(f, "+rounds={rounds}")?;
        }
        if explore != best.explore {
            write!(f, "+explore={explore}")?;
        }
        if doubt != best.doubt {
            write!(f, "+doubt={doubt}")?;
        }
        for (name, set, usual) in
            [("habits", habits, best.habits), ("anew", anew, best.anew), ("bias", bias, best.bias)]
        {
            if set != usual {
                write!(f, "+{name}={}", if set { "on" } else { "off" })?;
            }
        }
        Ok(())
    }
}

impl FromStr for Settings {
    type Err = String;

    /// Reads `rounds=0+habits=off`; what is not named stays as it is by default. What cannot be
    /// read is given back.
    fn from_str(words: &str) -> Result<Settings, String> {
        let mut settings = Settings::BEST;
        for word in words.split('+').filter(|word| !word.is_empty()) {
            let wrong = || word.to_owned();
            let (name, value) = word.split_once('=').ok_or_else(wrong)?;
            let number = match name {
                "rounds" => Some(&mut settings.rounds),
                "explore" => Some(&mut settings.explore),
                "doubt" => Some(&mut settings.doubt),
                _ => None,
            };
            if let Some(number) = number {
                *number = value.parse().map_err(|_| wrong())?;
                continue;
            }
            let switch = match name {
                "habits" => &mut settings.habits,
                "anew" => &mut settings.anew,
                "bias" => &mut settings.bias,
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
    fn what_fared_well_but_was_tried_little_is_doubted() {
        let after = |tries, expected| {
            let decision = Decision::EndTurn;
            Candidate { decision, expected, tries, outlook: None, why: None }
        };
        let (untried, once, often) = (after(0, 0.0), after(1, 0.6), after(400, 0.5));
        let preferred = |one, other, doubt| {
            let settings = Settings { doubt, ..Settings::BEST };
            settings.preference(one) > settings.preference(other)
        };
        assert!(preferred(&often, &once, 15));
        assert!(preferred(&once, &often, 5));
        assert!(preferred(&once, &untried, 100));
        assert!(preferred(&often, &once, 0), "without doubt, what was tried most");
    }
}
