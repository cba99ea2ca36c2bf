//! The levels a player can choose from, by name.

use core::fmt;
use core::str::FromStr;
use std::sync::Arc;

use thiserror::Error;

use crate::network::Network;
use crate::{Bot, Budget, Greedy, Knowledge, Planner, Random, Search, Settings};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any decision, each as likely as another.
    Random,
    /// What is worth most now.
    Greedy,
    /// What fares best in the next rounds, thought through.
    Planner,
    /// The best decision in many simulated games.
    Search(Budget),
    /// The same with what a network has learned from many such games.
    Master(Budget),
    /// A search by other settings, for experiments.
    Variant(Budget, Settings),
}

impl Level {
    /// The bots of the deal of the day, the same for everyone. Those who search have a number of
    /// iterations and no time, so that they decide alike on every machine.
    pub const OF_THE_DAY: [Level; 3] =
        [Level::Planner, Level::Greedy, Level::Search(Budget::Iterations(1500))];

    /// A bot of this level, ready to play.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(Random::default()),
            Level::Greedy => Box::new(Greedy::default()),
            Level::Planner => Box::new(Planner::default()),
            Level::Search(budget) => Box::new(Search::new(budget)),
            Level::Master(budget) => Box::new(Search::new(budget).with_settings(Settings::MASTER)),
            Level::Variant(budget, settings) => {
                Box::new(Search::new(budget).with_settings(settings))
            }
        }
    }

    /// The same with this network instead of the program's, if it plays by one.
    pub fn bot_with(self, network: Arc<Network>) -> Box<dyn Bot> {
        match self {
            Level::Master(budget) => {
                let search = Search::new(budget).with_settings(Settings::MASTER);
                Box::new(search.with_network(network))
            }
            Level::Variant(budget, settings) => {
                Box::new(Search::new(budget).with_settings(settings).with_network(network))
            }
            Level::Random | Level::Greedy | Level::Planner | Level::Search(_) => self.bot(),
        }
    }

    /// Whether it plays by the network, so that its decisions depend on the weights.
    pub const fn uses_network(self) -> bool {
        match self {
            Level::Master(_) => true,
            Level::Variant(_, settings) => matches!(settings.knowledge, Knowledge::Network),
            Level::Random | Level::Greedy | Level::Planner | Level::Search(_) => false,
        }
    }

    /// What people call a bot of this level.
    pub const fn nickname(self) -> &'static str {
        match self {
            Level::Random => "Paquito",
            Level::Greedy => "Rosa",
            Level::Planner => "Don Julio",
            Level::Search(_) | Level::Variant(..) => "La Doctora",
            Level::Master(_) => "Abuela Celia",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Random => f.write_str("random"),
            Level::Greedy => f.write_str("greedy"),
            Level::Planner => f.write_str("planner"),
            Level::Search(budget) => write!(f, "search:{budget}"),
            Level::Master(budget) => write!(f, "master:{budget}"),
            Level::Variant(budget, settings) => match settings.knowledge {
                Knowledge::Heuristic => write!(f, "search:{budget}{settings}"),
                Knowledge::Network => write!(f, "master:{budget}{settings}"),
            },
        }
    }
}

/// Why a word names no level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum UnknownLevel {
    /// There is no such name.
    #[error(
        "there is no level \"{0}\"; choose random, greedy, planner, search:1000 or master:1000"
    )]
    Name(String),
    /// The budget of a search is no number, or nothing.
    #[error(
        "\"{0}\" is not a search budget; give a number of simulated games, such as search:1000, \
         or a time, such as search:50ms"
    )]
    Budget(String),
    /// No setting of a search.
    #[error(
        "\"{0}\" is not a search setting; give rounds, explore or lcb a number, as in \
         search:1000+rounds=4, or switch statistics, rechoose, priors or mix, as in \
         search:1000+statistics=off"
    )]
    Setting(String),
}

impl FromStr for Budget {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Budget, UnknownLevel> {
        let number = word.strip_suffix("ms").unwrap_or(word);
        match number.parse() {
            Ok(0) | Err(_) => Err(UnknownLevel::Budget(word.to_owned())),
            Ok(milliseconds) if number != word => Ok(Budget::Milliseconds(milliseconds)),
            Ok(iterations) => Ok(Budget::Iterations(iterations)),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(iterations) => write!(f, "{iterations}"),
            Budget::Milliseconds(milliseconds) => write!(f, "{milliseconds}ms"),
        }
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Level, UnknownLevel> {
        match word.split_once(':') {
            None if word == "random" => Ok(Level::Random),
            None if word == "greedy" => Ok(Level::Greedy),
            None if word == "planner" => Ok(Level::Planner),
            Some(("search", how)) => searching(how, Level::Search, Knowledge::Heuristic),
            Some(("master", how)) => searching(how, Level::Master, Knowledge::Network),
            _ => Err(UnknownLevel::Name(word.to_owned())),
        }
    }
}

/// A level that searches, by its budget and perhaps its settings.
fn searching(
    how: &str,
    level: fn(Budget) -> Level,
    knowledge: Knowledge,
) -> Result<Level, UnknownLevel> {
    let Some((budget, settings)) = how.split_once('+') else { return how.parse().map(level) };
    let settings = Settings::read(knowledge, settings).map_err(UnknownLevel::Setting)?;
    Ok(Level::Variant(budget.parse()?, settings))
}
