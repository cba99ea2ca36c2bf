//! What can go wrong with a store, in sentences.

use core::fmt;
use std::sync::Arc;

use havana_protocol::Id;

/// What went wrong.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// The store cannot be opened.
    #[error("cannot open the store at {place}: {why}")]
    Open {
        /// Where it was looked for.
        place: String,
        /// What is against it.
        why: String,
    },
    /// The database did not answer as it should; nothing was changed.
    #[error("the database failed and changed nothing: {0}")]
    Database(Arc<sqlx::Error>),
    /// The database was lost while it was asked to keep a change: whether it has, must be looked
    /// up. Doing it again blindly could do it twice.
    #[error(
        "the connection to the database was lost during a commit, whose outcome is unknown: {0}"
    )]
    Unknown(Arc<sqlx::Error>),
    /// There is no such game.
    #[error("there is no game {0}")]
    NoGame(Id),
    /// A move was given whose predecessors are missing.
    #[error("move {seq} of game {game} cannot be stored after {moves} moves")]
    Gap {
        game: Id,
        /// The number the move was given.
        seq: u32,
        /// How many moves there are.
        moves: u32,
    },
    /// Something kept cannot be read any more.
    #[error("stored data is damaged: {0}")]
    Damaged(String),
    /// This database cannot do that; the sentence says what can.
    #[error("{0}")]
    Unsupported(&'static str),
    /// The store was closed.
    #[error("the store is closed")]
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
