//! Sessions: who a cookie belongs to. Only a hash of the cookie is stored.

use havana_protocol::{Id, Millis, Timestamp};

use crate::db::{ToValue, Tx, list};
use crate::error::Error;
use crate::players::{User, player};
use crate::store::Store;
use crate::token::TokenHash;

pub(crate) const DAY: Millis = Millis::days(1);

impl Store {
    /// Keeps a session until it expires.
    pub async fn new_session(
        &self,
        hash: &TokenHash,
        player: Id,
        now: Timestamp,
        expires: Timestamp,
    ) -> Result<(), Error> {
        let hash = *hash;
        self.write("new_session", move |tx| {
            Box::pin(async move {
                let sql =
                    "INSERT INTO session (hash, player, made, expires) VALUES ($1, $2, $3, $4)";
                tx.run(sql, &[&hash, &player, &now, &expires]).await.map(drop)
            })
        })
        .await
    }

    /// Whose session it is, if it has not expired.
    pub async fn session(&self, hash: &TokenHash, now: Timestamp) -> Result<Option<User>, Error> {
        let hash = *hash;
        self.read("session", move |tx| {
            Box::pin(async move {
                let sql = "SELECT p.id, p.name, p.login, p.made, p.gone \
                     FROM session s JOIN player p ON p.id = s.player \
                     WHERE s.hash = $1 AND s.expires > $2 AND p.gone IS NULL";
                tx.row(sql, &[&hash, &now]).await?.as_ref().map(player).transpose()
            })
        })
        .await
    }

    /// Which of these sessions still exist and have not expired. A socket whose session is not
    /// among them must be closed.
    pub async fn sessions_alive(
        &self,
        hashes: &[TokenHash],
        now: Timestamp,
    ) -> Result<Vec<TokenHash>, Error> {
        let hashes = hashes.to_vec();
        self.read("sessions_alive", move |tx| {
            Box::pin(async move {
                let mut alive = Vec::with_capacity(hashes.len());
                for (places, some) in list(2, &hashes) {
                    let sql = format!(
                        "SELECT hash FROM session WHERE expires > $1 AND hash IN ({places})"
                    );
                    let now: &(dyn ToValue + Sync) = &now;
                    let values: Vec<_> = std::iter::once(now).chain(some).collect();
                    for found in tx.rows(sql, &values).await? {
                        alive.push(found.get("hash")?);
                    }
                }
                Ok(alive)
            })
        })
        .await
    }

    /// Gives a session another token, and its browser's messages go with it. `false` if there is
    /// no such session.
    pub async fn renew_session(
        &self,
        old: &TokenHash,
        new: &TokenHash,
        now: Timestamp,
        expires: Timestamp,
    ) -> Result<bool, Error> {
        let (old, new) = (*old, *new);
        self.write("renew_session", move |tx| {
            Box::pin(async move {
                lock_session(tx, &old).await?;
                let add = "INSERT INTO session (hash, player, made, expires) \
                     SELECT $2, player, made, $4 FROM session WHERE hash = $1 AND expires > $3";
                if tx.run(add, &[&old, &new, &now, &expires]).await? == 0 {
                    return Ok(false);
                }
                let pass_on = "UPDATE push SET session = $2 WHERE session = $1";
                tx.run(pass_on, &[&old, &new]).await?;
                tx.run("DELETE FROM session WHERE hash = $1", &[&old]).await?;
                Ok(true)
            })
        })
        .await
    }

    /// Lets a session last longer, if that makes a difference of more than a day; answers whether
    /// it did, and so whether the cookie must be set again.
    pub async fn prolong_session(
        &self,
        hash: &TokenHash,
        expires: Timestamp,
    ) -> Result<bool, Error> {
        let hash = *hash;
        self.write("prolong_session", move |tx| {
            Box::pin(async move {
                let sql = "UPDATE session SET expires = $2 WHERE hash = $1 AND expires < $3";
                Ok(tx.run(sql, &[&hash, &expires, &(expires - DAY)]).await? == 1)
            })
        })
        .await
    }

    /// Ends a session, and with it the messages to its browser.
    pub async fn end_session(&self, hash: &TokenHash) -> Result<(), Error> {
        let hash = *hash;
        self.write("end_session", move |tx| {
            Box::pin(async move {
                tx.run("DELETE FROM session WHERE hash = $1", &[&hash]).await.map(drop)
            })
        })
        .await
    }

    /// Ends every session of a player, and the push messages to their browsers.
    pub async fn end_sessions(&self, player: Id) -> Result<(), Error> {
        self.write("end_sessions", move |tx| {
            Box::pin(async move {
                tx.run("DELETE FROM session WHERE player = $1", &[&player]).await.map(drop)
            })
        })
        .await
    }
}

/// Ending a session locks it first and then its browser's messages; everything else that changes
/// both goes in the same order.
pub(crate) async fn lock_session(tx: &mut Tx, hash: &TokenHash) -> Result<(), Error> {
    if tx.locks_rows() {
        tx.run("SELECT 1 FROM session WHERE hash = $1 FOR UPDATE", &[hash]).await?;
    }
    Ok(())
}
