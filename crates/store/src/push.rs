//! Where players' browsers take messages, who was notified of their turn, and secrets that all
//! nodes share.

use havana_protocol::api::{PushKeys, PushTarget};
use havana_protocol::{Id, Timestamp};
use havana_rules::Seat;

use crate::db::Row;
use crate::error::Error;
use crate::sessions::lock_session;
use crate::store::Store;
use crate::token::TokenHash;

/// How many browsers of one player are told; the latest ones.
pub const MOST_PUSH_TARGETS: i64 = 8;

impl Store {
    /// Keeps where the browser of this session takes messages. A session has one browser, and a
    /// browser one session. `false` if there is no such session.
    pub async fn add_push(
        &self,
        session: &TokenHash,
        target: &PushTarget,
        now: Timestamp,
    ) -> Result<bool, Error> {
        let (session, target) = (*session, target.clone());
        self.write("add_push", move |tx| {
            Box::pin(async move {
                let PushTarget { endpoint, keys: PushKeys { p256dh, auth } } = &target;
                lock_session(tx, &session).await?;
                let replace = "DELETE FROM push WHERE session = $1 OR endpoint = $2";
                tx.run(replace, &[&session, endpoint]).await?;
                let add = "INSERT INTO push (session, endpoint, p256dh, auth, made) \
                     SELECT hash, $2, $3, $4, $5 FROM session WHERE hash = $1 AND expires > $5";
                let added = tx.run(add, &[&session, endpoint, p256dh, auth, &now]).await?;
                let forget = "WITH own AS (SELECT p.session, p.made \
                     FROM push p JOIN session s ON s.hash = p.session \
                     WHERE s.player = (SELECT player FROM session WHERE hash = $1)) \
                     DELETE FROM push WHERE session IN (SELECT session FROM own) \
                     AND session NOT IN \
                     (SELECT session FROM own ORDER BY made DESC, session LIMIT $2)";
                tx.run(forget, &[&session, &MOST_PUSH_TARGETS]).await?;
                Ok(added == 1)
            })
        })
        .await
    }

    /// Whether the browser of this session takes messages.
    pub async fn has_push(&self, session: &TokenHash) -> Result<bool, Error> {
        let session = *session;
        self.read("has_push", move |tx| {
            Box::pin(async move {
                let found = tx.row("SELECT 1 FROM push WHERE session = $1", &[&session]).await?;
                Ok(found.is_some())
            })
        })
        .await
    }

    /// Where the browsers of this player take messages.
    pub async fn push_targets(&self, player: Id, now: Timestamp) -> Result<Vec<PushTarget>, Error> {
        self.read("push_targets", move |tx| {
            Box::pin(async move {
                let sql = "SELECT p.endpoint, p.p256dh, p.auth \
                     FROM push p JOIN session s ON s.hash = p.session \
                     WHERE s.player = $1 AND s.expires > $2 ORDER BY p.made DESC, p.session";
                tx.rows(sql, &[&player, &now]).await?.iter().map(target).collect()
            })
        })
        .await
    }

    /// The browser of this session takes no more messages.
    pub async fn end_push(&self, session: &TokenHash) -> Result<(), Error> {
        let session = *session;
        self.write("end_push", move |tx| {
            Box::pin(async move {
                tx.run("DELETE FROM push WHERE session = $1", &[&session]).await.map(drop)
            })
        })
        .await
    }

    /// Nothing is taken there any more, as the push service says.
    pub async fn drop_push(&self, endpoint: &str) -> Result<(), Error> {
        let endpoint = endpoint.to_owned();
        self.write("drop_push", move |tx| {
            Box::pin(async move {
                tx.run("DELETE FROM push WHERE endpoint = $1", &[&endpoint]).await.map(drop)
            })
        })
        .await
    }

    /// Claims the notification that it has been the turn of the player at a seat since this
    /// many moves. `false` if they were notified, or another server does it.
    pub async fn claim_turn(&self, game: Id, seat: Seat, since: u32) -> Result<bool, Error> {
        self.write("claim_turn", move |tx| {
            Box::pin(async move {
                let sql = "UPDATE seat SET told = $3 WHERE game = $1 AND seat = $2 AND told < $3";
                Ok(tx.run(sql, &[&game, &seat, &since]).await? == 1)
            })
        })
        .await
    }

    /// The secret of this name, the same for every node: the one given, if there was none yet.
    pub async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, Error> {
        let (name, fresh) = (name.to_owned(), fresh.to_vec());
        self.write("secret", move |tx| {
            Box::pin(async move {
                let add = "INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                tx.run(add, &[&name, &fresh]).await?;
                tx.one("SELECT value FROM secret WHERE name = $1", &[&name]).await?.get("value")
            })
        })
        .await
    }
}

fn target(row: &Row) -> Result<PushTarget, Error> {
    let keys = PushKeys { p256dh: row.get("p256dh")?, auth: row.get("auth")? };
    Ok(PushTarget { endpoint: row.get("endpoint")?, keys })
}
