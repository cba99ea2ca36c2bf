//! The handle to a database.

use std::sync::Arc;

use crate::db::{Db, Tx, Work};
use crate::directory::Lock;
use crate::error::Error;
use crate::hints::Hints;
use crate::operation::Operation;
use crate::progress::SweepProgress;
use crate::writer::Writer;

/// A handle to a database; cloning it is cheap.
#[derive(Clone, Debug)]
pub(crate) struct Sql {
    pub(crate) db: Db,
    pub(crate) writer: Writer,
    /// Held by a SQLite store that may be written to.
    pub(crate) lock: Option<Arc<Lock>>,
    pub(crate) progress: SweepProgress,
}

impl Sql {
    pub(crate) fn of(db: Db, lock: Option<Arc<Lock>>) -> Sql {
        let writer = Writer::start(db.clone());
        Sql { db, writer, lock, progress: SweepProgress::default() }
    }

    pub(crate) async fn ping(&self) -> Result<(), Error> {
        self.read(Operation::Ping, |tx| Box::pin(answers(tx))).await?;
        self.write(Operation::Ping, |tx| Box::pin(answers(tx))).await
    }

    pub(crate) async fn close(&self) {
        self.writer.close().await;
        self.db.close().await;
        if let Some(lock) = &self.lock {
            lock.release();
        }
    }

    /// Does work in a transaction, which is committed unless the work fails or rolls it back. If
    /// the commit is not answered, whether it was made is unknown.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        operation: Operation,
        work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T> + Send + 'static,
    ) -> Result<T, Error> {
        self.db.write(operation, work).await
    }

    /// Does work that changes nothing, without a transaction.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        operation: Operation,
        work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T> + Send + 'static,
    ) -> Result<T, Error> {
        self.db.read(operation, work).await
    }

    pub(crate) async fn hints(&self) -> Result<Option<Hints>, Error> {
        match &self.db {
            Db::Sqlite(_) => Ok(None),
            Db::Postgres(pool) => Hints::listen(pool).await.map(Some),
        }
    }
}

async fn answers(tx: &mut Tx) -> Result<(), Error> {
    tx.one("SELECT 1", &[]).await.map(drop)
}
