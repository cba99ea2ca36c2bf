//! What can go wrong with a store, in sentences.

use core::fmt;
use std::sync::Arc;

use havana_protocol::Id;

/// What a driver says.
type Cause = Arc<dyn core::error::Error + Send + Sync>;

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
    Database(Cause),
    /// The database was lost while it was asked to keep a change: whether it has, must be looked
    /// up. Doing it again blindly could do it twice.
    #[error(
        "the connection to the database was lost during a commit, whose outcome is unknown: {0}"
    )]
    Unknown(Cause),
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
    /// The tables are not this program's; the sentence says whose they are.
    #[error("{0}")]
    Unusable(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

impl Error {
    pub(crate) fn database(error: impl core::error::Error + Send + Sync + 'static) -> Error {
        Error::Database(Arc::new(error))
    }

    pub(crate) fn unknown(error: impl core::error::Error + Send + Sync + 'static) -> Error {
        Error::Unknown(Arc::new(error))
    }

    pub(crate) fn damaged(what: impl fmt::Display) -> Error {
        Error::Damaged(what.to_string())
    }

    /// Whether another row has a value that must be unique.
    pub(crate) fn is_not_unique(&self) -> bool {
        let Error::Database(cause) = self else { return false };
        let error = cause.downcast_ref::<sqlx::Error>().and_then(sqlx::Error::as_database_error);
        if let Some(error) = error {
            return error.is_unique_violation();
        }
        let error = cause.downcast_ref::<rusqlite::Error>();
        let code = error.and_then(rusqlite::Error::sqlite_error).map(|error| error.extended_code);
        code == Some(rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE)
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        Error::database(error)
    }
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Error {
        Error::database(error)
    }
}
