//! What is agreed before a game at one screen.

use havana_bots::{Budget, Level};
use havana_rules::{Config, ConfigWrong, Deck, Lineup, Seat};
use havana_table::Header;
use havana_table::record::NamesWrong;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Who decides at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Kept", into = "Kept")]
pub enum Sitter {
    /// A person at this device.
    Person,
    /// A bot.
    Bot(Level),
}

impl Sitter {
    /// The name of a bot's level, as texts know it.
    pub fn level(self) -> Option<&'static str> {
        match self {
            Sitter::Person => None,
            Sitter::Bot(Level::Random) => Some("random"),
            Sitter::Bot(Level::Greedy) => Some("greedy"),
            Sitter::Bot(Level::Planner) => Some("planner"),
            Sitter::Bot(Level::Search(_) | Level::Variant(..)) => Some("search"),
            Sitter::Bot(Level::Master(_)) => Some("master"),
        }
    }

    /// Whether a person at this device sits here.
    pub fn is_person(self) -> bool {
        self == Sitter::Person
    }
}

/// Who decides, as it is saved and passed to the worker. The name of a level would do, but reading
/// one means reading fractions, which is a heavy piece of program.
#[derive(Clone, Copy, Serialize, Deserialize)]
enum Kept {
    Person,
    Random,
    Greedy,
    Planner,
    Iterations(u32),
    Milliseconds(u32),
    MasterIterations(u32),
    MasterMilliseconds(u32),
}

impl From<Sitter> for Kept {
    fn from(sitter: Sitter) -> Kept {
        match sitter {
            Sitter::Person => Kept::Person,
            Sitter::Bot(Level::Random) => Kept::Random,
            Sitter::Bot(Level::Greedy) => Kept::Greedy,
            Sitter::Bot(Level::Planner) => Kept::Planner,
            // Other settings are for experiments; nobody sits at a table with them.
            Sitter::Bot(Level::Search(budget) | Level::Variant(budget, _)) => match budget {
                Budget::Iterations(iterations) => Kept::Iterations(iterations),
                Budget::Milliseconds(milliseconds) => Kept::Milliseconds(milliseconds),
            },
            Sitter::Bot(Level::Master(Budget::Iterations(iterations))) => {
                Kept::MasterIterations(iterations)
            }
            Sitter::Bot(Level::Master(Budget::Milliseconds(milliseconds))) => {
                Kept::MasterMilliseconds(milliseconds)
            }
        }
    }
}

impl From<Kept> for Sitter {
    fn from(kept: Kept) -> Sitter {
        Sitter::Bot(match kept {
            Kept::Person => return Sitter::Person,
            Kept::Random => Level::Random,
            Kept::Greedy => Level::Greedy,
            Kept::Planner => Level::Planner,
            Kept::Iterations(iterations) => Level::Search(Budget::Iterations(iterations)),
            Kept::Milliseconds(milliseconds) => Level::Search(Budget::Milliseconds(milliseconds)),
            Kept::MasterIterations(iterations) => Level::Master(Budget::Iterations(iterations)),
            Kept::MasterMilliseconds(milliseconds) => {
                Level::Master(Budget::Milliseconds(milliseconds))
            }
        })
    }
}

/// What is agreed before a game at one screen.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Their names, by seat.
    pub names: Vec<String>,
    /// The order of age, the oldest first; drawn where nobody has given it (R3.3).
    pub ages: Option<Vec<Seat>>,
    /// The buildings.
    pub deck: Deck,
    /// The points that win; the usual ones where nothing is said (R8.1).
    pub target: Option<u8>,
    /// Whether the table reminds players of what they have seen of the others' cards.
    pub memory_aid: bool,
}

/// What is wrong with an agreement.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum SetupWrong {
    /// The number of players, their ages or the points to win.
    #[error("{0}")]
    Config(ConfigWrong),
    /// A name.
    #[error("{0}")]
    Names(NamesWrong),
}

impl From<ConfigWrong> for SetupWrong {
    fn from(wrong: ConfigWrong) -> Self {
        SetupWrong::Config(wrong)
    }
}

impl From<NamesWrong> for SetupWrong {
    fn from(wrong: NamesWrong) -> Self {
        SetupWrong::Names(wrong)
    }
}

impl Setup {
    /// The agreement as a record begins with it.
    pub fn header(&self) -> Result<Header, SetupWrong> {
        let mut config = Config::new(self.sitters.len())?.with_deck(self.deck);
        if let Some(ages) = &self.ages {
            config = config.with_ages(Lineup::new(ages).ok_or(ConfigWrong::Ages)?)?;
        }
        if let Some(target) = self.target {
            config = config.with_target(target)?;
        }
        Ok(Header::from(config).with_names(self.names.clone())?)
    }
}
