//! Why an arena cannot continue.

use std::io;
use std::path::PathBuf;

use havana_table::record::NamesWrong;
use havana_table::{DiceError, Refused};
use thiserror::Error;

use crate::program::Fault;

/// Why an arena cannot continue. A bot's fault during a game is not such an error.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// A program cannot even be greeted.
    #[error("{name} cannot play: {fault}")]
    Program {
        name: String,
        /// What went wrong.
        fault: Fault,
    },
    /// The threads cannot be started.
    #[error("cannot start the threads: {0}; choose fewer with --threads")]
    Threads(String),
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Another run is writing there.
    #[error("another run is writing to {}; wait, or name another folder", .0.display())]
    Busy(PathBuf),
    /// The folder has games of another plan.
    #[error(
        "{} contains games with other arguments: {difference}; use the same ones, or name \
         another folder",
        folder.display()
    )]
    OtherPlan {
        folder: PathBuf,
        /// Which argument, what it was and what it is now.
        difference: String,
    },
    /// A file in the folder is not what an arena writes.
    #[error("{}: {says}; name another folder", path.display())]
    Damaged {
        path: PathBuf,
        /// What is wrong.
        says: String,
    },
    /// A stored game does not match its line in the index.
    #[error(
        "{}: game {game} {says}; cut {} before line {game} to continue from there, or name \
         another folder",
        path.display(),
        index.display()
    )]
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
    #[error("{0}")]
    Names(NamesWrong),
    /// The dice failed.
    #[error("{0}")]
    Dice(DiceError),
    /// The table refused what had been found legal.
    #[error("{0}")]
    Refused(Refused),
    /// The plan has no such game.
    #[error("a game ended without an end; please report it")]
    NoSuchGame,
}
