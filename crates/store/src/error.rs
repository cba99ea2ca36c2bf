//! What can go wrong with a store, in sentences.

use core::fmt;
use std::sync::Arc;

use havana_protocol::Id;

/// What went wrong.
#[derive(Clone, Debug)]
pub enum Error {
    /// The store cannot be opened.
    Open {
        /// Where it was looked for.
        place: String,
        /// What is against it.
        why: String,
    },
    /// The database did not answer as it should; nothing was changed.
    Database(Arc<sqlx::Error>),
    /// The database was lost while it was asked to keep a change: whether it has, must be looked
    /// up. Doing it again blindly could do it twice.
    Unknown(Arc<sqlx::Error>),
    /// There is no such game.
    NoGame(Id),
    /// A move was given whose predecessors are missing.
    Gap {
        game: Id,
        /// The number the move was given.
        seq: u32,
        /// How many moves there are.
        moves: u32,
    },
    /// Something kept cannot be read any more.
    Damaged(String),
    /// This database cannot do that; the sentence says what can.
    Unsupported(&'static str),
    /// The store was closed.
    Closed,
}

impl Error {
    pub(crate) fn unknown(error: sqlx::Error) -> Error {
        Error::Unknown(Arc::new(error))
    }

    pub(crate) fn damaged(what: impl fmt::Display) -> Error {
        Error::Damaged(what.to_string())
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        Error::Database(Arc::new(error))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Open { place, why } => write!(f, "cannot open the store at {place}: {why}"),
            Error::Database(error) => write!(f, "the database failed and changed nothing: {error}"),
            Error::Unknown(error) => write!(
                f,
                "the connection to the database was lost during a commit, whose outcome is unknown: \
                 {error}"
            ),
            Error::NoGame(game) => write!(f, "there is no game {game}"),
            Error::Gap { game, seq, moves } => {
                write!(f, "move {seq} of game {game} cannot be stored after {moves} moves")
            }
            Error::Damaged(what) => write!(f, "stored data is damaged: {what}"),
            Error::Unsupported(why) => f.write_str(why),
            Error::Closed => f.write_str("the store is closed"),
        }
    }
}

impl core::error::Error for Error {}
