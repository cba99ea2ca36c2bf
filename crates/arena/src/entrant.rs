//! Who plays in an arena: a built-in bot or an external program.

use core::fmt;
use core::str::FromStr;

use havana_bots::{Level, UnknownLevel};
use havana_table::record::LONGEST_NAME;

/// What the name of a program begins with.
const EXEC: &str = "exec:";

/// One who plays in an arena.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entrant {
    /// A bot of this workspace.
    Level(Level),
    /// A program that speaks the bot protocol: its name and its arguments, as they were given.
    Program(String),
}

/// Why a word does not name a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntrantWrong {
    /// It names no bot.
    Level(UnknownLevel),
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
            EntrantWrong::NoProgram => f.write_str("no program after exec:; write exec:./mybot.py"),
            EntrantWrong::Name(name) => write!(
                f,
                "\"{}\" is longer than {LONGEST_NAME} characters, or holds a control character; \
                 start it by a short script",
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
            Entrant::Program(command) => write!(f, "{EXEC}{command}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = EntrantWrong;

    fn from_str(word: &str) -> Result<Entrant, EntrantWrong> {
        let word = word.trim();
        if word.chars().count() > LONGEST_NAME || word.chars().any(char::is_control) {
            return Err(EntrantWrong::Name(word.to_owned()));
        }
        match word.strip_prefix(EXEC) {
            Some(command) if command.trim().is_empty() => Err(EntrantWrong::NoProgram),
            Some(command) => Ok(Entrant::Program(command.trim().to_owned())),
            None => word.parse().map(Entrant::Level).map_err(EntrantWrong::Level),
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
    fn other_names_are_refused() {
        assert_eq!("exec:".parse::<Entrant>(), Err(EntrantWrong::NoProgram));
        assert!(matches!("stronger".parse::<Entrant>(), Err(EntrantWrong::Level(_))));
        for name in ["exec:a\nb".to_owned(), format!("exec:{}", "x".repeat(60))] {
            assert_eq!(name.parse::<Entrant>(), Err(EntrantWrong::Name(name)));
        }
    }
}
