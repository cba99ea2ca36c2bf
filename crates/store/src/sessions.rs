//! Sessions: who a cookie belongs to. Only a hash of the cookie is kept.

use havana_protocol::Id;

use crate::error::Error;
use crate::players::{Player, player};
use crate::store::Store;

/// The SHA-256 of a session's token.
pub type TokenHash = [u8; 32];

const DAY: i64 = 24 * 3600 * 1000;

impl Store {
    /// Keeps a session until it expires.
    pub async fn new_session(
        &self,
        hash: &TokenHash,
        player: Id,
        now: i64,
        expires: i64,
    ) -> Result<(), Error> {
        sqlx::query("INSERT INTO session (hash, player, made, expires) VALUES ($1, $2, $3, $4)")
            .bind(&hash[..])
            .bind(player.number())
            .bind(now)
            .bind(expires)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Whose session it is, if it has not expired.
    pub async fn session(&self, hash: &TokenHash, now: i64) -> Result<Option<Player>, Error> {
        let row = sqlx::query(
            "SELECT p.id, p.name, p.login, p.made, p.gone \
             FROM session s JOIN player p ON p.id = s.player \
             WHERE s.hash = $1 AND s.expires > $2 AND p.gone IS NULL",
        )
        .bind(&hash[..])
        .bind(now)
        .fetch_optional(&self.read)
        .await?;
        row.as_ref().map(player).transpose()
    }

    /// Lets a session last longer, if that makes a difference of more than a day.
    pub async fn prolong_session(&self, hash: &TokenHash, expires: i64) -> Result<(), Error> {
        sqlx::query("UPDATE session SET expires = $2 WHERE hash = $1 AND expires < $3")
            .bind(&hash[..])
            .bind(expires)
            .bind(expires - DAY)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Ends a session, and with it the messages to its browser.
    pub async fn end_session(&self, hash: &TokenHash) -> Result<(), Error> {
        sqlx::query("DELETE FROM session WHERE hash = $1")
            .bind(&hash[..])
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Ends every session of a player, and the messages to his browsers.
    pub async fn end_sessions(&self, player: Id) -> Result<(), Error> {
        sqlx::query("DELETE FROM session WHERE player = $1")
            .bind(player.number())
            .execute(&self.write)
            .await?;
        Ok(())
    }
}
