//! The levels a player can choose from, by name.

use core::fmt;
use core::str::FromStr;

use crate::{Bot, Greedy, Random, Search};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any decision, each as likely as another.
    Random,
    /// What is worth most now.
    Greedy,
    /// The best of so many imagined games.
    Search(u32),
}

impl Level {
    /// A bot of this level, ready to play.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(Random::default()),
            Level::Greedy => Box::new(Greedy::default()),
            Level::Search(iterations) => Box::new(Search::of_iterations(iterations)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Random => f.write_str("random"),
            Level::Greedy => f.write_str("greedy"),
            Level::Search(iterations) => write!(f, "search:{iterations}"),
        }
    }
}

/// Why a word names no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownLevel {
    /// There is no such name.
    Name(String),
    /// The budget of a search is no number, or nothing.
    Budget(String),
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnknownLevel::Name(found) => {
                write!(f, "there is no level \"{found}\"; choose random, greedy or search:1000")
            }
            UnknownLevel::Budget(found) => write!(
                f,
                "\"{found}\" is no budget of a search; give a number of imagined games, \
                 such as search:1000"
            ),
        }
    }
}

impl core::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Level, UnknownLevel> {
        match word.split_once(':') {
            None if word == "random" => Ok(Level::Random),
            None if word == "greedy" => Ok(Level::Greedy),
            Some(("search", budget)) => match budget.parse() {
                Ok(iterations) if iterations > 0 => Ok(Level::Search(iterations)),
                _ => Err(UnknownLevel::Budget(budget.to_owned())),
            },
            _ => Err(UnknownLevel::Name(word.to_owned())),
        }
    }
}
