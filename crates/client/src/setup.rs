//! What is agreed before a game at one screen.

use core::fmt;

use havana_bots::Level;
use havana_rules::{Config, ConfigWrong, Deck, Lineup, Seat};
use havana_table::Header;
use havana_table::record::NamesWrong;
use serde::{Deserialize, Serialize};

/// Who decides at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Sitter {
    /// Somebody at the screen.
    Person,
    /// A bot.
    Bot(Level),
}

impl Sitter {
    /// Whether somebody at the screen sits here.
    pub fn is_person(self) -> bool {
        self == Sitter::Person
    }
}

const PERSON: &str = "person";

impl From<Sitter> for String {
    fn from(sitter: Sitter) -> String {
        match sitter {
            Sitter::Person => PERSON.to_owned(),
            Sitter::Bot(level) => level.to_string(),
        }
    }
}

impl TryFrom<String> for Sitter {
    type Error = String;

    fn try_from(word: String) -> Result<Sitter, String> {
        if word == PERSON {
            return Ok(Sitter::Person);
        }
        word.parse().map(Sitter::Bot).map_err(|error: havana_bots::UnknownLevel| error.to_string())
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
#[derive(Clone, PartialEq, Debug)]
pub enum SetupWrong {
    /// The number of players, their ages or the points to win.
    Config(ConfigWrong),
    /// A name.
    Names(NamesWrong),
}

impl fmt::Display for SetupWrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupWrong::Config(wrong) => wrong.fmt(f),
            SetupWrong::Names(wrong) => wrong.fmt(f),
        }
    }
}

impl core::error::Error for SetupWrong {}

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
