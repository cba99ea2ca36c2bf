//! The handle to a store, and the one entry of every operation.

use std::sync::Arc;
use std::time::Duration;

use havana_protocol::Id;
use tokio::time::error::Elapsed;
use tokio::time::timeout;

use crate::db::{Db, Tx, Work};
use crate::directory::Lock;
use crate::error::Error;
use crate::hints::Hints;
use crate::ids::fresh_id;
use crate::progress::SweepProgress;
use crate::writer::Writer;

/// The longest time of a call; after it the call counts as lost.
const PATIENCE: Duration = Duration::from_secs(5);
/// The same for a move, before it must be looked up whether it was stored.
const PATIENCE_FOR_MOVES: Duration = Duration::from_secs(10);

/// A handle to a store; cloning it is cheap. Its operations are in the files of what they are
/// about, beside their statements.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) db: Db,
    /// Gathers moves; a simulated store has none.
    pub(crate) writer: Option<Writer>,
    /// Held by a SQLite store that may be written to.
    pub(crate) lock: Option<Arc<Lock>>,
    pub(crate) progress: SweepProgress,
}

impl Store {
    pub(crate) fn of(db: Db) -> Store {
        let writer = Some(Writer::start(db.clone()));
        Store { db, writer, lock: None, progress: SweepProgress::default() }
    }

    /// A store in memory, for simulations.
    #[cfg(feature = "testing")]
    pub fn simulated(simulated: crate::db::Simulated) -> Store {
        let (db, progress) = (Db::Simulated(simulated), SweepProgress::default());
        Store { db, writer: None, lock: None, progress }
    }

    /// Whether other nodes may work on the same store.
    pub fn is_shared(&self) -> bool {
        !matches!(self.db, Db::Sqlite(_))
    }

    /// A new id, from the operating system's randomness or the seed of a simulation.
    pub fn fresh_id(&self) -> Result<Id, Error> {
        #[cfg(feature = "testing")]
        if let Db::Simulated(simulated) = &self.db {
            return simulated.fresh_id();
        }
        fresh_id()
    }

    /// Whether the database answers, for reading and for writing.
    pub async fn ping(&self) -> Result<(), Error> {
        self.read("ping", |tx| Box::pin(answers(tx))).await?;
        self.write("ping", |tx| Box::pin(answers(tx))).await
    }

    /// Stores what was appended so far and closes every connection; other handles find it closed.
    pub async fn close(&self) {
        if let Some(writer) = &self.writer {
            writer.close().await;
        }
        self.db.close().await;
        if let Some(lock) = &self.lock {
            lock.release();
        }
    }

    /// Does work in a transaction, which is committed unless the work fails or rolls it back. If
    /// the commit is not answered, whether it was made is unknown.
    ///
    /// An operation has the name of its method: what a simulation decides by.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        operation: &'static str,
        work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T> + Send + 'static,
    ) -> Result<T, Error> {
        answered(operation, Box::pin(self.db.write(operation, work)), Error::unknown).await
    }

    /// Does work that changes nothing, without a transaction.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        operation: &'static str,
        work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T> + Send + 'static,
    ) -> Result<T, Error> {
        answered(operation, Box::pin(self.db.read(operation, work)), Error::database).await
    }

    /// Listens for hints from now on; `None` where there are no other nodes to hint.
    pub async fn hints(&self) -> Result<Option<Hints>, Error> {
        match &self.db {
            Db::Sqlite(_) => Ok(None),
            Db::Postgres(pool) => {
                answered("hints", Box::pin(Hints::listen(pool)), Error::database).await.map(Some)
            }
            #[cfg(feature = "testing")]
            Db::Simulated(simulated) => {
                self.read("hints", |_| Box::pin(async { Ok(()) })).await?;
                Ok(Some(Hints::of(simulated.listen())))
            }
        }
    }
}

/// Waits for the database, but not forever: a call that hangs must not hold up everything else.
/// What looks through the whole store takes as long as it takes.
pub(crate) async fn answered<T>(
    operation: &'static str,
    call: impl Future<Output = Result<T, Error>>,
    lost: fn(Elapsed) -> Error,
) -> Result<T, Error> {
    let patience = match operation {
        "backup" | "check" | "sweep" => return call.await,
        "append" => PATIENCE_FOR_MOVES,
        _ => PATIENCE,
    };
    timeout(patience, call).await.unwrap_or_else(|elapsed| Err(lost(elapsed)))
}

async fn answers(tx: &mut Tx) -> Result<(), Error> {
    tx.one("SELECT 1", &[]).await.map(drop)
}
