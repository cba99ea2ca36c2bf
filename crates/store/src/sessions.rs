//! Sessions: who a cookie belongs to. Only a hash of the cookie is stored.

use havana_protocol::{Id, Millis, Timestamp};
use sqlx::{AnyConnection, AssertSqlSafe, Row};

use crate::connection::{Kind, commit};
use crate::error::Error;
use crate::players::{User, player};
use crate::sql::Sql;
use crate::token::TokenHash;

/// How many sessions are asked about in one query.
const MOST_ASKED: usize = 500;
pub(crate) const DAY: Millis = Millis::days(1);

impl Sql {
    pub(crate) async fn new_session(
        &self,
        hash: &TokenHash,
        player: Id,
        now: Timestamp,
        expires: Timestamp,
    ) -> Result<(), Error> {
        sqlx::query("INSERT INTO session (hash, player, made, expires) VALUES ($1, $2, $3, $4)")
            .bind(&hash[..])
            .bind(player.number())
            .bind(now.millis())
            .bind(expires.millis())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    pub(crate) async fn session(
        &self,
        hash: &TokenHash,
        now: Timestamp,
    ) -> Result<Option<User>, Error> {
        let row = sqlx::query(
            "SELECT p.id, p.name, p.login, p.made, p.gone \
             FROM session s JOIN player p ON p.id = s.player \
             WHERE s.hash = $1 AND s.expires > $2 AND p.gone IS NULL",
        )
        .bind(&hash[..])
        .bind(now.millis())
        .fetch_optional(&self.read)
        .await?;
        row.as_ref().map(player).transpose()
    }

    pub(crate) async fn sessions_alive(
        &self,
        hashes: &[TokenHash],
        now: Timestamp,
    ) -> Result<Vec<TokenHash>, Error> {
        let mut alive = Vec::with_capacity(hashes.len());
        for some in hashes.chunks(MOST_ASKED) {
            let places: Vec<String> =
                (2..some.len() + 2).map(|place| format!("${place}")).collect();
            let sql = format!(
                "SELECT hash FROM session WHERE expires > $1 AND hash IN ({})",
                places.join(", ")
            );
            let query = sqlx::query(AssertSqlSafe(sql)).persistent(false).bind(now.millis());
            let query = some.iter().fold(query, |query, hash| query.bind(&hash[..]));
            for found in query.fetch_all(&self.read).await? {
                let hash: Vec<u8> = found.try_get("hash")?;
                alive.push(hash.try_into().map_err(|_| Error::damaged("a session"))?);
            }
        }
        Ok(alive)
    }

    pub(crate) async fn renew_session(
        &self,
        old: &TokenHash,
        new: &TokenHash,
        now: Timestamp,
        expires: Timestamp,
    ) -> Result<bool, Error> {
        let mut work = self.begin().await?;
        self.lock_session(&mut work, old).await?;
        let added = sqlx::query(
            "INSERT INTO session (hash, player, made, expires) \
             SELECT $2, player, made, $4 FROM session WHERE hash = $1 AND expires > $3",
        )
        .bind(&old[..])
        .bind(&new[..])
        .bind(now.millis())
        .bind(expires.millis())
        .execute(&mut *work)
        .await?;
        if added.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query("UPDATE push SET session = $2 WHERE session = $1")
            .bind(&old[..])
            .bind(&new[..])
            .execute(&mut *work)
            .await?;
        sqlx::query("DELETE FROM session WHERE hash = $1")
            .bind(&old[..])
            .execute(&mut *work)
            .await?;
        commit(work).await?;
        Ok(true)
    }

    /// Ending a session locks it first and then its browser's messages; everything else that
    /// changes both goes in the same order.
    pub(crate) async fn lock_session(
        &self,
        connection: &mut AnyConnection,
        hash: &TokenHash,
    ) -> Result<(), Error> {
        if self.kind == Kind::Postgres {
            sqlx::query("SELECT 1 FROM session WHERE hash = $1 FOR UPDATE")
                .bind(&hash[..])
                .execute(connection)
                .await?;
        }
        Ok(())
    }

    pub(crate) async fn prolong_session(
        &self,
        hash: &TokenHash,
        expires: Timestamp,
    ) -> Result<bool, Error> {
        let done = sqlx::query("UPDATE session SET expires = $2 WHERE hash = $1 AND expires < $3")
            .bind(&hash[..])
            .bind(expires.millis())
            .bind((expires - DAY).millis())
            .execute(&self.write)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    pub(crate) async fn end_session(&self, hash: &TokenHash) -> Result<(), Error> {
        sqlx::query("DELETE FROM session WHERE hash = $1")
            .bind(&hash[..])
            .execute(&self.write)
            .await?;
        Ok(())
    }

    pub(crate) async fn end_sessions(&self, player: Id) -> Result<(), Error> {
        sqlx::query("DELETE FROM session WHERE player = $1")
            .bind(player.number())
            .execute(&self.write)
            .await?;
        Ok(())
    }
}
