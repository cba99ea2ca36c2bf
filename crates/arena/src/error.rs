//! Why an arena cannot continue.

use core::fmt;
use std::io;
use std::path::PathBuf;

use havana_table::record::NamesWrong;
use havana_table::{DiceError, Refused};

use crate::program::Fault;

/// Why an arena cannot continue. A bot's fault during a game is not such an error.
#[derive(Debug)]
pub enum ArenaError {
    /// A program cannot even be greeted.
    Program {
        name: String,
        /// What went wrong.
        fault: Fault,
    },
    /// The threads cannot be started.
    Threads(String),
    /// A file cannot be read or written.
    File {
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Another run is writing there.
    Busy(PathBuf),
    /// The folder has games of another plan.
    OtherPlan {
        folder: PathBuf,
        /// Which argument, what it was and what it is now.
        difference: String,
    },
    /// A file in the folder is not what an arena writes.
    Damaged {
        path: PathBuf,
        /// What is wrong.
        says: String,
    },
    /// A stored game does not match its line in the index.
    Unsound {
        /// The file of the games.
        path: PathBuf,
        /// The number of the game, and of its line.
        game: u64,
        /// What is wrong.
        says: String,
        /// The file of the lines.
        index: PathBuf,
    },
    /// The bots' names do not fit a record.
    Names(NamesWrong),
    /// The dice failed.
    Dice(DiceError),
    /// The table refused what had been found legal.
    Refused(Refused),
    /// The plan has no such game.
    NoSuchGame,
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaError::Program { name, fault } => write!(f, "{name} cannot play: {fault}"),
            ArenaError::Threads(error) => {
                write!(f, "cannot start the threads: {error}; choose fewer with --threads")
            }
            ArenaError::File { path, error } => write!(f, "{}: {error}", path.display()),
            ArenaError::Busy(folder) => write!(
                f,
                "another run is writing to {}; wait, or name another folder",
                folder.display()
            ),
            ArenaError::OtherPlan { folder, difference } => write!(
                f,
                "{} contains games with other arguments: {difference}; use the same ones, or name \
                 another folder",
                folder.display()
            ),
            ArenaError::Damaged { path, says } => {
                write!(f, "{}: {says}; name another folder", path.display())
            }
            ArenaError::Unsound { path, game, says, index } => write!(
                f,
                "{}: game {game} {says}; cut {} before line {game} to continue from there, or name \
                 another folder",
                path.display(),
                index.display()
            ),
            ArenaError::Names(wrong) => wrong.fmt(f),
            ArenaError::Dice(error) => error.fmt(f),
            ArenaError::Refused(refused) => refused.fmt(f),
            ArenaError::NoSuchGame => f.write_str("a game ended without an end; please report it"),
        }
    }
}

impl core::error::Error for ArenaError {}
