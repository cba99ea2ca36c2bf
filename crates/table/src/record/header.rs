//! What a record says before the first input.

use havana_rules::Config;
use thiserror::Error;

use super::limits::LONGEST_NAME;

/// What was agreed before a game, and the players' names if they have any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    config: Config,
    names: Option<Vec<String>>,
}

/// What is wrong with the names of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NamesWrong {
    /// There must be a name for each player.
    #[error("{names} names for {players} players; give one to each, or to none")]
    Count {
        /// How many names there are.
        names: usize,
        /// How many players there are.
        players: usize,
    },
    /// A name is empty, too long, or holds a character that cannot be shown.
    #[error(
        "the name of seat {seat} must have 1 to {LONGEST_NAME} characters, none of them a \
         control character"
    )]
    Name {
        /// Whose, counted from 0.
        seat: usize,
    },
}

impl Header {
    /// The same with these names, by seat.
    pub fn with_names(mut self, names: Vec<String>) -> Result<Header, NamesWrong> {
        let players = self.config.players();
        if names.len() != players {
            return Err(NamesWrong::Count { names: names.len(), players });
        }
        if let Some(seat) = names.iter().position(|name| !is_name(name)) {
            return Err(NamesWrong::Name { seat });
        }
        self.names = Some(names);
        Ok(self)
    }

    /// What was agreed.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The players' names by seat, if they have any.
    pub fn names(&self) -> Option<&[String]> {
        self.names.as_deref()
    }
}

impl From<Config> for Header {
    fn from(config: Config) -> Header {
        Header { config, names: None }
    }
}

fn is_name(name: &str) -> bool {
    (1..=LONGEST_NAME).contains(&name.chars().count()) && !name.chars().any(char::is_control)
}
