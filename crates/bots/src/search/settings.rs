//! The ways of searching that were tried against each other; `docs/bots.md` has the figures.

use core::fmt;
use core::str::FromStr;

/// How a search goes about it. The defaults are what measured best.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is tried on its own")]
pub struct Settings {
    /// So many rounds ahead an imagined game is judged by its look; 0 plays it to its end.
    pub rounds: u16,
    /// After so many games judged by their look, further ones are also played to their end; 0
    /// means never.
    pub judged: u16,
    /// How much the look of those still counts beside their end at a table of four, in tenths;
    /// with fewer players, where an end is less a matter of luck, it counts alone.
    pub trust: u16,
    /// How much is tried beside what fares best, in tenths.
    pub explore: u16,
    /// Whether players imagined beyond the tree learn which cards to lay, instead of laying what
    /// looks best.
    pub habits: bool,
    /// Whether cards that lie face down are imagined by how good they look to their owner, instead
    /// of evenly.
    pub guess: bool,
    /// Whether decisions that look good are tried more often.
    pub bias: bool,
    /// Whether players decide by regret matching where they choose at the same time.
    pub regret: bool,
    /// Whether every fourth world also changes the searching player's own hidden cards, so that
    /// the others cannot learn from them.
    pub redeal: bool,
}

impl Settings {
    /// What measured best.
    pub const BEST: Settings = Settings {
        rounds: 3,
        judged: 1000,
        trust: 5,
        explore: 25,
        habits: true,
        guess: true,
        bias: true,
        regret: false,
        redeal: false,
    };

    pub(super) fn exploration(self) -> f32 {
        f32::from(self.explore) * 0.1
    }

    /// The round at which games imagined from this one are judged.
    pub(super) fn horizon(self, round: u16) -> u16 {
        if self.rounds == 0 { u16::MAX } else { round.saturating_add(self.rounds) }
    }

    /// How much the judgement of the game imagined as this many-th counts; the rest is how it ends.
    pub(super) fn trust_in_look(self, game: u32, players: usize) -> f32 {
        let is_judged = self.judged == 0 || game < u32::from(self.judged);
        match players {
            _ if is_judged => 1.0,
            4 => f32::from(self.trust) * 0.1,
            _ => 0.0,
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings::BEST
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Settings { rounds, judged, trust, explore, habits, guess, bias, regret, redeal } =
            *self;
        let best = Settings::BEST;
        if rounds != best.rounds {
            write!(f, "+rounds={rounds}")?;
        }
        if judged != best.judged {
            write!(f, "+judged={judged}")?;
        }
        if trust != best.trust {
            write!(f, "+trust={trust}")?;
        }
        if explore != best.explore {
            write!(f, "+explore={explore}")?;
        }
        for (name, set, usual) in [
            ("habits", habits, best.habits),
            ("guess", guess, best.guess),
            ("bias", bias, best.bias),
            ("regret", regret, best.regret),
            ("redeal", redeal, best.redeal),
        ] {
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
                "judged" => Some(&mut settings.judged),
                "trust" => Some(&mut settings.trust),
                "explore" => Some(&mut settings.explore),
                _ => None,
            };
            if let Some(number) = number {
                *number = value.parse().map_err(|_| wrong())?;
                continue;
            }
            let switch = match name {
                "habits" => &mut settings.habits,
                "guess" => &mut settings.guess,
                "bias" => &mut settings.bias,
                "regret" => &mut settings.regret,
                "redeal" => &mut settings.redeal,
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
