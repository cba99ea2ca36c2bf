//! The handle to a store.

use havana_protocol::Id;
use sqlx::Transaction;
use sqlx::{Any, AnyPool};

use crate::error::Error;
use crate::writer::Writer;

/// Which database a store is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One file, for one server.
    Sqlite,
    /// A PostgreSQL, for one or several.
    Postgres,
}

/// A handle to everything kept; cloning it is cheap.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) kind: Kind,
    pub(crate) url: String,
    /// For SQLite a single connection, since it has one writer at a time.
    pub(crate) write: AnyPool,
    pub(crate) read: AnyPool,
    pub(crate) writer: Writer,
}

impl Store {
    /// Which database it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether the database answers, for reading and for writing.
    pub async fn ping(&self) -> Result<(), Error> {
        for pool in [&self.read, &self.write] {
            sqlx::query("SELECT 1").execute(pool).await?;
        }
        Ok(())
    }

    /// Keeps what was appended so far and closes every connection; other handles find it closed.
    pub async fn close(&self) {
        self.writer.close().await;
        self.read.close().await;
        self.write.close().await;
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

/// Keeps what a transaction did. If that fails nobody knows whether it did.
pub(crate) async fn commit(work: Transaction<'static, Any>) -> Result<(), Error> {
    work.commit().await.map_err(Error::unknown)
}

/// A new id, from the operating system's randomness.
pub fn fresh_id() -> Result<Id, Error> {
    getrandom::u64()
        .map(Id::from_random)
        .map_err(|_| Error::Unsupported("the operating system gives no randomness"))
}
