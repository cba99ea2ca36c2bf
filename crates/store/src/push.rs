//! Where players' browsers take messages, who was notified of their turn, and secrets that all
//! nodes share.

use havana_protocol::api::{PushKeys, PushTarget};
use havana_protocol::{Id, Timestamp};
use havana_rules::Seat;
use sqlx::Row;

use crate::connection::commit;
use crate::error::Error;
use crate::sql::Sql;
use crate::token::TokenHash;

/// How many browsers of one player are told; the latest ones.
pub const MOST_PUSH_TARGETS: i64 = 8;

impl Sql {
    pub(crate) async fn add_push(
        &self,
        session: &TokenHash,
        target: &PushTarget,
        now: Timestamp,
    ) -> Result<bool, Error> {
        let mut work = self.begin().await?;
        self.lock_session(&mut work, session).await?;
        sqlx::query("DELETE FROM push WHERE session = $1 OR endpoint = $2")
            .bind(&session[..])
            .bind(target.endpoint.as_str())
            .execute(&mut *work)
            .await?;
        let added = sqlx::query(
            "INSERT INTO push (session, endpoint, p256dh, auth, made) \
             SELECT hash, $2, $3, $4, $5 FROM session WHERE hash = $1 AND expires > $5",
        )
        .bind(&session[..])
        .bind(target.endpoint.as_str())
        .bind(target.keys.p256dh.as_str())
        .bind(target.keys.auth.as_str())
        .bind(now.millis())
        .execute(&mut *work)
        .await?;
        sqlx::query(
            "WITH his AS (SELECT p.session, p.made FROM push p JOIN session s ON s.hash = p.session \
             WHERE s.player = (SELECT player FROM session WHERE hash = $1)) \
             DELETE FROM push WHERE session IN (SELECT session FROM his) AND session NOT IN \
             (SELECT session FROM his ORDER BY made DESC, session LIMIT $2)",
        )
        .bind(&session[..])
        .bind(MOST_PUSH_TARGETS)
        .execute(&mut *work)
        .await?;
        commit(work).await?;
        Ok(added.rows_affected() == 1)
    }

    pub(crate) async fn has_push(&self, session: &TokenHash) -> Result<bool, Error> {
        let found = sqlx::query("SELECT 1 FROM push WHERE session = $1")
            .bind(&session[..])
            .fetch_optional(&self.read)
            .await?;
        Ok(found.is_some())
    }

    pub(crate) async fn push_targets(
        &self,
        player: Id,
        now: Timestamp,
    ) -> Result<Vec<PushTarget>, Error> {
        let rows = sqlx::query(
            "SELECT p.endpoint, p.p256dh, p.auth FROM push p JOIN session s ON s.hash = p.session \
             WHERE s.player = $1 AND s.expires > $2 ORDER BY p.made DESC",
        )
        .bind(player.number())
        .bind(now.millis())
        .fetch_all(&self.read)
        .await?;
        let read = |row: &sqlx::any::AnyRow| {
            let keys = PushKeys { p256dh: row.try_get("p256dh")?, auth: row.try_get("auth")? };
            Ok(PushTarget { endpoint: row.try_get("endpoint")?, keys })
        };
        rows.iter().map(read).collect()
    }

    pub(crate) async fn end_push(&self, session: &TokenHash) -> Result<(), Error> {
        sqlx::query("DELETE FROM push WHERE session = $1")
            .bind(&session[..])
            .execute(&self.write)
            .await?;
        Ok(())
    }

    pub(crate) async fn drop_push(&self, endpoint: &str) -> Result<(), Error> {
        sqlx::query("DELETE FROM push WHERE endpoint = $1")
            .bind(endpoint)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    pub(crate) async fn claim_turn(&self, game: Id, seat: Seat, since: u32) -> Result<bool, Error> {
        let claimed =
            sqlx::query("UPDATE seat SET told = $3 WHERE game = $1 AND seat = $2 AND told < $3")
                .bind(game.number())
                .bind(i64::from(u8::from(seat)))
                .bind(i64::from(since))
                .execute(&self.write)
                .await?;
        Ok(claimed.rows_affected() == 1)
    }

    pub(crate) async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, Error> {
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
