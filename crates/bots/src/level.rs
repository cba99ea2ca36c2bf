//! The levels a player can choose from, by name.

use core::fmt;
use core::str::FromStr;

use crate::{Bot, Greedy, Random};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any decision, each as likely as another.
    Random,
    /// What is worth most now.
    Greedy,
}

impl Level {
    /// A bot of this level, ready to play.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(Random::default()),
            Level::Greedy => Box::new(Greedy::default()),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Random => f.write_str("random"),
            Level::Greedy => f.write_str("greedy"),
        }
    }
}

/// Why a word names no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel {
    found: String,
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no level \"{}\"; choose random or greedy", self.found)
    }
}

impl core::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Level, UnknownLevel> {
        match word {
            "random" => Ok(Level::Random),
            "greedy" => Ok(Level::Greedy),
            _ => Err(UnknownLevel { found: word.to_owned() }),
        }
    }
}
