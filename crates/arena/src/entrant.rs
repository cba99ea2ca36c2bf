//! Who plays in an arena: a built-in bot or an external program.

use core::fmt;
use core::str::FromStr;

use havana_bots::network::Network;
use havana_bots::{Level, UnknownLevel};
use havana_table::record::LONGEST_NAME;

use crate::weights::{Weights, WeightsFileWrong};

/// What the name of a program begins with.
const EXEC: &str = "exec:";

/// One who plays in an arena.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entrant {
    /// A bot of this workspace.
    Level(Level),
    /// A bot that plays by a network, with weights from a file: `master:1000@weights.bin`.
    Learned(Level, Weights),
    /// A program that speaks the bot protocol: its name and its arguments, as they were given.
    Program(String),
}

/// Why a word does not name a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntrantWrong {
    /// It names no bot.
    Level(UnknownLevel),
    /// Weights for a bot that has no network.
    NoNetwork(Level),
    /// A file without weights.
    Weights(WeightsFileWrong),
    /// `exec:` without a program.
    NoProgram,
    /// Names stand in records, which bound them.
    Name(String),
}

impl fmt::Display for EntrantWrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntrantWrong::Level(wrong @ UnknownLevel::Name(_)) => {
                write!(f, "{wrong}, or a program as exec:./mybot.py")
            }
            EntrantWrong::Level(wrong) => wrong.fmt(f),
            EntrantWrong::NoNetwork(level) => {
                write!(f, "{level} has no network; give weights to master, as in master:1000@FILE")
            }
            EntrantWrong::Weights(wrong) => wrong.fmt(f),
            EntrantWrong::NoProgram => f.write_str("no program after exec:; write exec:./mybot.py"),
            EntrantWrong::Name(name) => write!(
                f,
                "\"{}\" is longer than {LONGEST_NAME} characters, or holds a control character; \
                 start a program by a short script, and give weights a short name",
                name.escape_debug()
            ),
        }
    }
}

impl core::error::Error for EntrantWrong {}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Level(level) => level.fmt(f),
            Entrant::Learned(level, weights) => write!(f, "{level}@{weights}"),
            Entrant::Program(command) => write!(f, "{EXEC}{command}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = EntrantWrong;

    fn from_str(word: &str) -> Result<Entrant, EntrantWrong> {
        let word = word.trim();
        let entrant = match word.strip_prefix(EXEC) {
            Some(command) if command.trim().is_empty() => return Err(EntrantWrong::NoProgram),
            Some(command) => Entrant::Program(command.trim().to_owned()),
            None => match word.split_once('@') {
                Some((level, path)) => learned(level, path)?,
                None => Entrant::Level(word.parse().map_err(EntrantWrong::Level)?),
            },
        };
        let name = entrant.to_string();
        if name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
            return Err(EntrantWrong::Name(name));
        }
        Ok(entrant)
    }
}

/// A level with weights from a file, which is read at once.
fn learned(level: &str, path: &str) -> Result<Entrant, EntrantWrong> {
    let level: Level = level.parse().map_err(EntrantWrong::Level)?;
    if !level.uses_network() {
        return Err(EntrantWrong::NoNetwork(level));
    }
    let weights = Weights::read(path).map_err(EntrantWrong::Weights)?;
    Ok(Entrant::Learned(level, weights))
}

impl Entrant {
    /// The name, and which weights it plays by: a file can change under its name.
    pub(crate) fn identity(&self) -> String {
        let checksum = match self {
            Entrant::Learned(_, weights) => Some(weights.network().checksum()),
            Entrant::Level(level) if level.uses_network() => {
                Network::installed().map(Network::checksum)
            }
            Entrant::Level(_) | Entrant::Program(_) => None,
        };
        match checksum {
            Some(checksum) => format!("{self}, weights {checksum:016x}"),
            None => self.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_to_entrants_and_back() {
        for name in ["random", "greedy", "exec:./mybot.py", "exec:python3 bot.py --fast"] {
            let entrant: Entrant = name.parse().expect("it names one");
            assert_eq!(entrant.to_string(), name);
        }
        let program: Entrant = " exec: ./bot ".parse().expect("blanks do not matter");
        assert_eq!(program, Entrant::Program("./bot".to_owned()));
    }

    #[test]
    fn weights_are_read_from_a_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("w.bin").display().to_string();
        let named = format!("master:20@{path}");
        let missing = named.parse::<Entrant>().expect_err("there is no file yet").to_string();
        assert!(missing.starts_with(&format!("cannot read {path}: ")), "{missing}");
        std::fs::write(&path, "no weights").expect("it is written");
        let wrong = named.parse::<Entrant>().expect_err("these are no weights").to_string();
        assert_eq!(wrong, format!("{path}: this is no file of weights"));
        std::fs::write(&path, havana_bots::network::weights()).expect("it is written");
        let entrant: Entrant = named.parse().expect("weights");
        assert_eq!(entrant.to_string(), "master:20@w.bin");
        let built_in: Entrant = "master:20".parse().expect("a level");
        let weights = |entrant: &Entrant| {
            entrant.identity().split_once(", weights ").map(|it| it.1.to_owned())
        };
        assert!(weights(&entrant).is_some());
        assert_eq!(weights(&entrant), weights(&built_in));
    }

    #[test]
    fn other_names_are_refused() {
        let search = "search:20".parse().expect("a level");
        assert_eq!("search:20@w".parse::<Entrant>(), Err(EntrantWrong::NoNetwork(search)));
        assert_eq!("exec:".parse::<Entrant>(), Err(EntrantWrong::NoProgram));
        assert!(matches!("stronger".parse::<Entrant>(), Err(EntrantWrong::Level(_))));
        for name in ["exec:a\nb".to_owned(), format!("exec:{}", "x".repeat(60))] {
            assert_eq!(name.parse::<Entrant>(), Err(EntrantWrong::Name(name)));
        }
    }
}
