//! The front of a store: every operation once, for every backend.
//!
//! Each operation goes through `Store::call`, so that a test can let any of them fail, hang, or
//! do its work without an answer.

use std::path::Path;
#[cfg(feature = "testing")]
use std::sync::Arc;

use havana_protocol::Id;

use crate::error::Error;
#[cfg(feature = "testing")]
use crate::fault::{self, Faults};
use crate::ids::fresh_id;
use crate::location::Location;
use crate::migrate::NEWEST;
#[cfg(feature = "testing")]
use crate::model::Model;
use crate::operation::Operation;
use crate::sql::Sql;

mod days;
mod games;
mod people;
mod shared;
mod tables;
mod upkeep;

/// A handle to a store; cloning it is cheap.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Backend,
    #[cfg(feature = "testing")]
    faults: Option<Arc<dyn Faults>>,
}

#[derive(Clone, Debug)]
enum Backend {
    Sql(Sql),
    #[cfg(feature = "testing")]
    Model(Model),
}

/// Forwards an operation to what is behind the front.
macro_rules! call {
    ($store:ident, $operation:ident, $method:ident($($argument:expr),*)) => {
        $store
            .call(crate::operation::Operation::$operation, Box::pin(async {
                match &$store.backend {
                    crate::front::Backend::Sql(sql) => sql.$method($($argument),*).await,
                    #[cfg(feature = "testing")]
                    crate::front::Backend::Model(model) => model.$method($($argument),*).await,
                }
            }))
            .await
    };
}
use call;

impl Store {
    /// Opens the store at this place and brings its tables to the newest form. A SQLite store is
    /// locked for as long as the program runs or until [`Store::close`]: there is one at a time.
    pub async fn open(place: &Location) -> Result<Store, Error> {
        Ok(Store::of(Sql::open(place).await?))
    }

    /// Opens a store to look at it, beside a server that runs: nothing is locked, brought to
    /// another form or written.
    pub async fn open_to_read(place: &Location) -> Result<Store, Error> {
        Ok(Store::of(Sql::open_to_read(place).await?))
    }

    /// The form of the tables of this store, and the newest form that this program knows.
    pub async fn form(&self) -> Result<(i64, i64), Error> {
        match &self.backend {
            Backend::Sql(sql) => Ok((sql.form().await?, NEWEST)),
            #[cfg(feature = "testing")]
            Backend::Model(_) => Ok((NEWEST, NEWEST)),
        }
    }

    /// Makes a store in a directory that has none from a backup, and opens it.
    pub async fn restore(from: &Path, directory: &Path) -> Result<Store, Error> {
        Ok(Store::of(Sql::restore(from, directory).await?))
    }

    fn of(sql: Sql) -> Store {
        Store {
            backend: Backend::Sql(sql),
            #[cfg(feature = "testing")]
            faults: None,
        }
    }

    /// A store in memory, for simulations.
    #[cfg(feature = "testing")]
    pub fn model(model: Model) -> Store {
        Store { backend: Backend::Model(model), faults: None }
    }

    /// The same store, whose calls through this handle suffer these faults.
    #[cfg(feature = "testing")]
    pub fn with_faults(self, faults: Arc<dyn Faults>) -> Store {
        Store { faults: Some(faults), ..self }
    }

    /// Whether other nodes may work on the same store.
    pub fn is_shared(&self) -> bool {
        match &self.backend {
            Backend::Sql(sql) => sql.db.is_postgres(),
            #[cfg(feature = "testing")]
            Backend::Model(_) => true,
        }
    }

    /// A new id, from the operating system's randomness or the seed of a model.
    pub fn fresh_id(&self) -> Result<Id, Error> {
        match &self.backend {
            Backend::Sql(_) => fresh_id(),
            #[cfg(feature = "testing")]
            Backend::Model(model) => Ok(model.fresh_id()),
        }
    }

    /// Stores what was appended so far and closes every connection; other handles find it closed.
    pub async fn close(&self) {
        match &self.backend {
            Backend::Sql(sql) => sql.close().await,
            #[cfg(feature = "testing")]
            Backend::Model(model) => model.close(),
        }
    }

    /// Every operation passes here.
    #[cfg_attr(not(feature = "testing"), expect(unused_variables))]
    async fn call<T>(
        &self,
        operation: Operation,
        work: impl Future<Output = Result<T, Error>>,
    ) -> Result<T, Error> {
        #[cfg(feature = "testing")]
        if let Some(faults) = &self.faults {
            return fault::run(faults.fault(operation), work).await;
        }
        work.await
    }
}
