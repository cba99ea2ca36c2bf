//! Which database it is, where, and how a transaction begins and ends there.

use sqlx::{Any, AnyPool, Transaction};

use crate::error::Error;

/// Which database a store is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One file, for one server.
    Sqlite,
    /// A PostgreSQL, for one or several.
    Postgres,
}

/// The address of a database, which may carry a password.
#[derive(Clone)]
pub(crate) struct Url(pub(crate) String);

impl core::fmt::Debug for Url {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("…")
    }
}

/// SQLite must know from the beginning that a transaction will write: otherwise it can find,
/// halfway, that another program did.
pub(crate) async fn begin(pool: &AnyPool, kind: Kind) -> Result<Transaction<'static, Any>, Error> {
    Ok(match kind {
        Kind::Sqlite => pool.begin_with("BEGIN IMMEDIATE").await?,
        Kind::Postgres => pool.begin().await?,
    })
}

/// Commits a transaction. If that fails, its outcome is unknown.
pub(crate) async fn commit(work: Transaction<'static, Any>) -> Result<(), Error> {
    work.commit().await.map_err(Error::unknown)
}
