//! A connection while work is done on it.

use std::borrow::Cow;

use havana_protocol::{Id, Timestamp};
use sqlx::pool::PoolConnection;
use sqlx::{PgConnection, Postgres, Transaction};

use super::value::{Row, Values};
use super::{postgres, sqlite};
use crate::error::Error;
use crate::hints::Hint;
use crate::ids;

/// A connection while work is done on it: within a transaction if the work writes.
#[derive(Debug)]
pub(crate) struct Tx {
    pub(super) link: Link,
    /// What the other nodes are told if the work is committed.
    pub(super) hints: Vec<Hint>,
    pub(super) rolls_back: bool,
    #[cfg(feature = "testing")]
    pub(super) injected: Option<super::simulated::Injected>,
}

#[derive(Debug)]
pub(super) enum Link {
    Sqlite(rusqlite::Connection),
    Reading(PoolConnection<Postgres>),
    Writing(Transaction<'static, Postgres>),
}

impl Tx {
    pub(super) fn new(link: Link) -> Tx {
        Tx {
            link,
            hints: Vec::new(),
            rolls_back: false,
            #[cfg(feature = "testing")]
            injected: None,
        }
    }

    /// Whether rows must be locked: SQLite has one writer, who is alone from the beginning.
    pub(crate) fn locks_rows(&self) -> bool {
        !matches!(self.link, Link::Sqlite(_))
    }

    /// All rows of an answer.
    pub(crate) async fn rows(
        &mut self,
        sql: impl Into<Cow<'static, str>>,
        values: Values<'_>,
    ) -> Result<Vec<Row>, Error> {
        let sql = sql.into();
        match self.connection() {
            Connection::Sqlite(connection) => sqlite::rows(connection, &sql, values),
            Connection::Postgres(connection) => postgres::rows(connection, sql, values).await,
        }
    }

    /// The first row of an answer.
    pub(crate) async fn row(
        &mut self,
        sql: impl Into<Cow<'static, str>>,
        values: Values<'_>,
    ) -> Result<Option<Row>, Error> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// The row of an answer that always has one.
    pub(crate) async fn one(
        &mut self,
        sql: impl Into<Cow<'static, str>>,
        values: Values<'_>,
    ) -> Result<Row, Error> {
        self.row(sql, values).await?.ok_or_else(|| Error::damaged("an answer without a row"))
    }

    /// Carries out a statement; answers how many rows it has changed.
    pub(crate) async fn run(
        &mut self,
        sql: impl Into<Cow<'static, str>>,
        values: Values<'_>,
    ) -> Result<u64, Error> {
        let sql = sql.into();
        match self.connection() {
            Connection::Sqlite(connection) => sqlite::run(connection, &sql, values),
            Connection::Postgres(connection) => postgres::run(connection, sql, values).await,
        }
    }

    /// Carries out several statements without values.
    pub(crate) async fn script(&mut self, sql: String) -> Result<(), Error> {
        match self.connection() {
            Connection::Sqlite(connection) => Ok(connection.execute_batch(&sql)?),
            Connection::Postgres(connection) => postgres::script(connection, sql).await,
        }
    }

    /// Lets the other nodes know once this is committed. What is lost is found by polling.
    pub(crate) fn hint(&mut self, hint: Hint) {
        self.hints.push(hint);
    }

    /// The work has an answer and changes nothing.
    pub(crate) fn roll_back(&mut self) {
        self.rolls_back = true;
    }

    /// A new id, from the operating system's randomness or the seed of a simulation.
    #[cfg_attr(not(feature = "testing"), expect(clippy::unused_self))]
    pub(crate) fn fresh_id(&mut self) -> Result<Id, Error> {
        #[cfg(feature = "testing")]
        if let Some(injected) = &mut self.injected {
            return Ok(injected.fresh_id());
        }
        ids::fresh_id()
    }

    /// The store's own clock: the same for all nodes.
    pub(crate) async fn clock(&mut self) -> Result<Timestamp, Error> {
        #[cfg(feature = "testing")]
        if let Some(injected) = &mut self.injected {
            return Ok(injected.clock());
        }
        let sql = match self.link {
            Link::Sqlite(_) => "SELECT CAST(unixepoch('subsec') * 1000 AS BIGINT) AS here",
            Link::Reading(_) | Link::Writing(_) => {
                "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS here"
            }
        };
        self.one(sql, &[]).await?.get("here")
    }

    fn connection(&mut self) -> Connection<'_> {
        match &mut self.link {
            Link::Sqlite(connection) => Connection::Sqlite(connection),
            Link::Reading(connection) => Connection::Postgres(connection),
            Link::Writing(transaction) => Connection::Postgres(transaction),
        }
    }
}

enum Connection<'a> {
    Sqlite(&'a mut rusqlite::Connection),
    Postgres(&'a mut PgConnection),
}
