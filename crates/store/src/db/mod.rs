//! The databases, and the one way to work on them.
//!
//! Work is an `async` closure over a [`Tx`]. On PostgreSQL it is awaited; on SQLite no statement
//! ever waits, so the same work is done at once, on a thread or where a simulation stands.

mod postgres;
#[cfg(feature = "testing")]
mod simulated;
mod sqlite;
mod tx;
mod value;
#[cfg(feature = "testing")]
mod witness;

use std::path::Path;
use std::pin::Pin;

use sqlx::PgPool;

use crate::error::Error;

#[cfg(feature = "testing")]
pub use simulated::{Call, Fault, Lie, Simulated, StoreLink, Trip};
pub(crate) use sqlite::Mode;
use sqlite::Threads;
#[cfg(feature = "testing")]
pub(crate) use sqlite::ready;
pub(crate) use tx::Tx;
pub(crate) use value::{Row, ToValue, Value, Values, list};
#[cfg(feature = "testing")]
pub use witness::{Change, Data, Witness};

const POSTGRES_CONNECTIONS: u32 = 16;

/// What a piece of work becomes when it is given its connection.
pub(crate) type Work<'a, T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'a>>;

/// A database; cloning the handle is cheap.
#[derive(Clone, Debug)]
pub(crate) enum Db {
    Sqlite(Threads),
    Postgres(PgPool),
    #[cfg(feature = "testing")]
    Simulated(Simulated),
}

impl Db {
    pub(crate) async fn open_file(file: &Path, mode: Mode) -> Result<Db, String> {
        Threads::open(file, mode).await.map(Db::Sqlite)
    }

    pub(crate) async fn connect(address: &str, mode: Mode) -> Result<Db, String> {
        let connections = if mode == Mode::Own { POSTGRES_CONNECTIONS } else { 1 };
        Box::pin(postgres::pool(address, connections)).await.map(Db::Postgres)
    }

    /// Does work in a transaction, which is committed unless the work fails or rolls it back. If
    /// the commit is not answered, whether it was made is unknown.
    #[cfg_attr(not(feature = "testing"), expect(unused_variables))]
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        operation: &'static str,
        work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T> + Send + 'static,
    ) -> Result<T, Error> {
        match self {
            Db::Sqlite(threads) => threads.write(work).await,
            Db::Postgres(pool) => postgres::write(pool, work).await,
            #[cfg(feature = "testing")]
            Db::Simulated(simulated) => simulated.write(operation, work).await,
        }
    }

    /// Does work that changes nothing, without a transaction.
    #[cfg_attr(not(feature = "testing"), expect(unused_variables))]
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        operation: &'static str,
        work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T> + Send + 'static,
    ) -> Result<T, Error> {
        match self {
            Db::Sqlite(threads) => threads.read(work).await,
            Db::Postgres(pool) => postgres::read(pool, work).await,
            #[cfg(feature = "testing")]
            Db::Simulated(simulated) => simulated.read(operation, work).await,
        }
    }

    pub(crate) async fn close(&self) {
        match self {
            Db::Sqlite(threads) => threads.close().await,
            Db::Postgres(pool) => pool.close().await,
            #[cfg(feature = "testing")]
            Db::Simulated(simulated) => simulated.close(),
        }
    }
}

/// A connection to a SQLite in memory.
#[cfg(test)]
pub(crate) fn in_memory() -> Tx {
    sqlite::prepared(rusqlite::Connection::open_in_memory().unwrap())
}
