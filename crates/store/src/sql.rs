//! The handle to a database.

use std::sync::Arc;

use havana_protocol::Id;
use sqlx::Transaction;
use sqlx::{Any, AnyPool};

use crate::directory::Lock;
use crate::error::Error;
use crate::retention::Progress;
use crate::writer::Writer;

/// Which database a store is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One file, for one server.
    Sqlite,
    /// A PostgreSQL, for one or several.
    Postgres,
}

/// A handle to a database; cloning it is cheap.
#[derive(Clone, Debug)]
pub(crate) struct Sql {
    pub(crate) kind: Kind,
    pub(crate) url: Url,
    /// For SQLite a single connection, since it has one writer at a time.
    pub(crate) write: AnyPool,
    pub(crate) read: AnyPool,
    pub(crate) writer: Writer,
    /// Held by a SQLite store that may be written to.
    pub(crate) lock: Option<Arc<Lock>>,
    pub(crate) progress: Progress,
}

/// The address of a database, which may carry a password.
#[derive(Clone)]
pub(crate) struct Url(pub(crate) String);

impl core::fmt::Debug for Url {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("…")
    }
}

impl Sql {
    pub(crate) async fn ping(&self) -> Result<(), Error> {
        for pool in [&self.read, &self.write] {
            sqlx::query("SELECT 1").execute(pool).await?;
        }
        Ok(())
    }

    pub(crate) async fn close(&self) {
        self.writer.close().await;
        self.read.close().await;
        self.write.close().await;
        if let Some(lock) = &self.lock {
            lock.release();
        }
    }

    /// A transaction that writes.
    pub(crate) async fn begin(&self) -> Result<Transaction<'static, Any>, Error> {
        begin(&self.write, self.kind).await
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

/// What lets anyone join by a link: 128 random bits, as letters and digits.
pub(crate) fn invite(one: Id, other: Id) -> String {
    format!("{one}{other}")
}

/// A new id, from the operating system's randomness.
pub(crate) fn fresh_id() -> Result<Id, Error> {
    getrandom::u64()
        .map(Id::from_random)
        .map_err(|_| Error::Unsupported("the operating system provides no randomness"))
}
