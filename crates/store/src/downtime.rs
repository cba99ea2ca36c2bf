//! When no server ran: nobody's clock may run then.

use sqlx::Row;

use crate::error::Error;
use crate::store::{Store, commit};

/// A time in which no server ran.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Downtime {
    /// When a server last said that it ran.
    pub from: i64,
    /// When one said so again.
    pub until: i64,
}

/// The longest time between two beats of a server that runs, in milliseconds.
pub const LONGEST_BEAT: i64 = 15_000;

impl Store {
    /// Says that a server runs. If none has for longer than [`LONGEST_BEAT`], that time is kept
    /// as downtime and told to the one server that noticed.
    pub async fn heartbeat(&self, now: i64) -> Result<Option<Downtime>, Error> {
        let mut work = self.begin().await?;
        let beat = sqlx::query(
            "INSERT INTO beat (one, at, was) VALUES (1, $1, $1) ON CONFLICT (one) DO UPDATE \
             SET was = beat.at, at = excluded.at WHERE excluded.at > beat.at RETURNING was",
        )
        .bind(now)
        .fetch_optional(&mut *work)
        .await?;
        let from = beat.map_or(Ok(now), |beat| beat.try_get("was"))?;
        let gap = (now - from > LONGEST_BEAT).then_some(Downtime { from, until: now });
        if let Some(Downtime { from, until }) = gap {
            sqlx::query(
                "INSERT INTO downtime (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            )
            .bind(from)
            .bind(until)
            .execute(&mut *work)
            .await?;
        }
        commit(work).await?;
        Ok(gap)
    }

    /// The downtimes that ended after this, in order.
    pub async fn downtimes(&self, since: i64) -> Result<Vec<Downtime>, Error> {
        let rows = sqlx::query("SELECT began, ended FROM downtime WHERE ended > $1 ORDER BY began")
            .bind(since)
            .fetch_all(&self.read)
            .await?;
        let read = |row: &sqlx::any::AnyRow| {
            Ok(Downtime { from: row.try_get("began")?, until: row.try_get("ended")? })
        };
        rows.iter().map(read).collect()
    }
}
