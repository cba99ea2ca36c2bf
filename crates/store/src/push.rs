//! Where players' browsers take messages, and secrets that all nodes share.

use havana_protocol::Id;
use havana_protocol::api::PushTarget;
use sqlx::Row;

use crate::error::Error;
use crate::store::{Store, commit};

/// How many browsers of one player are told; the latest ones.
pub const MOST_PUSH_TARGETS: i64 = 8;

impl Store {
    /// Keeps where a browser of this player takes messages.
    pub async fn add_push(&self, player: Id, target: &PushTarget, now: i64) -> Result<(), Error> {
        let mut work = self.begin().await?;
        sqlx::query(
            "INSERT INTO push (endpoint, player, p256dh, auth, made) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, \
             p256dh = excluded.p256dh, auth = excluded.auth, made = excluded.made",
        )
        .bind(target.endpoint.as_str())
        .bind(player.number())
        .bind(target.p256dh.as_str())
        .bind(target.auth.as_str())
        .bind(now)
        .execute(&mut *work)
        .await?;
        sqlx::query(
            "DELETE FROM push WHERE player = $1 AND endpoint NOT IN \
             (SELECT endpoint FROM push WHERE player = $1 ORDER BY made DESC, endpoint LIMIT $2)",
        )
        .bind(player.number())
        .bind(MOST_PUSH_TARGETS)
        .execute(&mut *work)
        .await?;
        commit(work).await
    }

    /// Where the browsers of this player take messages.
    pub async fn push_targets(&self, player: Id) -> Result<Vec<PushTarget>, Error> {
        let rows = sqlx::query(
            "SELECT endpoint, p256dh, auth FROM push WHERE player = $1 ORDER BY made DESC",
        )
        .bind(player.number())
        .fetch_all(&self.read)
        .await?;
        let read = |row: &sqlx::any::AnyRow| {
            Ok(PushTarget {
                endpoint: row.try_get("endpoint")?,
                p256dh: row.try_get("p256dh")?,
                auth: row.try_get("auth")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Forgets a browser that takes no more messages.
    pub async fn drop_push(&self, endpoint: &str) -> Result<(), Error> {
        sqlx::query("DELETE FROM push WHERE endpoint = $1")
            .bind(endpoint)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// The secret of this name, the same for every node: the one given, if there was none yet.
    pub async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, Error> {
        sqlx::query("INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(fresh)
            .execute(&self.write)
            .await?;
        let row = sqlx::query("SELECT value FROM secret WHERE name = $1")
            .bind(name)
            .fetch_one(&self.write)
            .await?;
        Ok(row.try_get("value")?)
    }
}
