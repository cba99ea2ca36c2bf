//! The handle to a database.

use std::sync::Arc;

use sqlx::Transaction;
use sqlx::{Any, AnyPool};

use crate::connection::{Kind, Url, begin};
use crate::directory::Lock;
use crate::error::Error;
use crate::hints::{self, Hint, Hints};
use crate::progress::SweepProgress;
use crate::writer::Writer;

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
    pub(crate) progress: SweepProgress,
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

    pub(crate) async fn hints(&self) -> Result<Option<Hints>, Error> {
        match self.kind {
            Kind::Sqlite => Ok(None),
            Kind::Postgres => Hints::listen(&self.url.0).await.map(Some),
        }
    }

    /// Hints that something was changed. What is lost is found by polling.
    pub(crate) async fn tell(&self, hint: Hint) {
        if self.kind == Kind::Postgres {
            let told = match self.write.acquire().await {
                Ok(mut connection) => hints::tell(&mut connection, [hint]).await,
                Err(error) => Err(error.into()),
            };
            if let Err(error) = told {
                tracing::warn!(%error, "a hint to the other nodes was lost");
            }
        }
    }
}
