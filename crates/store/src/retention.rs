//! What is removed, and when. `docs/hosting.md` tells players and hosts the same.
//!
//! Nothing is removed that a person can still reach: accounts can always sign in again, and a
//! guest is reachable for as long as a session of theirs lasts. Everything is removed in small
//! steps, each in a transaction of its own, so that no game waits for it.

use havana_protocol::{Millis, Timestamp};

use crate::db::{ToValue, list};
use crate::error::Error;
use crate::store::Store;

/// Tables that have not begun are removed if no one has joined or left them for this long.
pub const WAITING: Millis = Millis::days(7);
/// Games of guests who are gone are removed this long after their last move.
pub const ABANDONED: Millis = Millis::days(90);
/// A guest without a session and without games is removed this long after they came.
pub const GUEST: Millis = Millis::days(1);
/// A shared game is removed if no one has shared or opened it for this long.
pub const SHARED: Millis = Millis::days(180);
/// Downtime is stored for this long; no clock runs longer.
pub const DOWNTIME: Millis = Millis::days(90);

/// How many rows one sweep looks at, for each kind of thing.
const LOOKED_AT: u16 = 500;
/// How many things are removed in one transaction.
const TOGETHER: usize = 20;

/// A table that is swept in steps, in the order of a time and an id.
struct Walk {
    /// Which of the progress it is.
    number: usize,
    /// Rows with `time`, `id` and whether they can be removed at $1: older than $2, after
    /// ($3, $4), at most $5.
    next: &'static str,
    /// Removes what can be removed at $1 of the ids put in for `{ids}`.
    removals: &'static [&'static str],
}

/// A person can come back to a seat if they have an account or a session.
macro_rules! nobody_can_come_back {
    () => {
        "NOT EXISTS (SELECT 1 FROM seat s JOIN player p ON p.id = s.player \
         WHERE s.game = game.id AND (p.login IS NOT NULL OR EXISTS \
         (SELECT 1 FROM session WHERE session.player = p.id AND session.expires > $1)))"
    };
}

/// A guest without a session, a seat or a table of their own.
macro_rules! nothing_refers_to {
    () => {
        "login IS NULL AND NOT EXISTS (SELECT 1 FROM session \
         WHERE session.player = player.id AND session.expires > $1) \
         AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.player = player.id) \
         AND NOT EXISTS (SELECT 1 FROM game WHERE game.maker = player.id)"
    };
}

const REMOVE_GAMES: &[&str] = &[
    concat!(
        "DELETE FROM rating_point WHERE game IN (SELECT id FROM game WHERE id IN ({ids}) AND ",
        nobody_can_come_back!(),
        ")"
    ),
    concat!("DELETE FROM game WHERE id IN ({ids}) AND ", nobody_can_come_back!()),
];

static WALKS: [(Walk, Millis); 3] = [
    (
        Walk {
            number: 0,
            next: concat!(
                "SELECT finished AS time, id, CAST(CASE WHEN ",
                nobody_can_come_back!(),
                " THEN 1 ELSE 0 END AS BIGINT) AS removable FROM game WHERE finished < $2 \
                 AND (finished > $3 OR (finished = $3 AND id > $4)) ORDER BY finished, id LIMIT $5"
            ),
            removals: REMOVE_GAMES,
        },
        ABANDONED,
    ),
    (
        Walk {
            number: 1,
            next: concat!(
                "SELECT moved AS time, id, CAST(CASE WHEN ",
                nobody_can_come_back!(),
                " THEN 1 ELSE 0 END AS BIGINT) AS removable FROM game \
                 WHERE begun IS NOT NULL AND finished IS NULL AND moved < $2 \
                 AND (moved > $3 OR (moved = $3 AND id > $4)) ORDER BY moved, id LIMIT $5"
            ),
            removals: REMOVE_GAMES,
        },
        ABANDONED,
    ),
    (
        Walk {
            number: 2,
            next: concat!(
                "SELECT id AS time, id, CAST(CASE WHEN ",
                nothing_refers_to!(),
                " THEN 1 ELSE 0 END AS BIGINT) AS removable FROM player \
                 WHERE made < $2 AND login IS NULL AND (id > $3 OR (id = $3 AND id > $4)) \
                 ORDER BY id LIMIT $5"
            ),
            removals: &[
                concat!(
                    "DELETE FROM rating_point WHERE player IN (SELECT id FROM player WHERE id IN ({ids}) AND ",
                    nothing_refers_to!(),
                    ")"
                ),
                concat!(
                    "DELETE FROM rating WHERE player IN (SELECT id FROM player WHERE id IN ({ids}) AND ",
                    nothing_refers_to!(),
                    ")"
                ),
                concat!("DELETE FROM player WHERE id IN ({ids}) AND ", nothing_refers_to!()),
            ],
        },
        GUEST,
    ),
];

impl Store {
    /// Removes what nobody can reach any more; `docs/hosting.md` says what that
    /// is. Each call removes a limited number of things in small transactions, so that no
    /// game waits; the next call continues.
    pub async fn sweep(&self, now: Timestamp) -> Result<(), Error> {
        for (sweep, until) in [
            ("DELETE FROM session WHERE expires <= $1", now),
            ("DELETE FROM game WHERE begun IS NULL AND moved < $1", now - WAITING),
            ("DELETE FROM downtime WHERE ended < $1", now - DOWNTIME),
            ("DELETE FROM shared WHERE seen < $1", now - SHARED),
        ] {
            self.write("sweep", move |tx| Box::pin(async move { tx.run(sweep, &[&until]).await }))
                .await?;
        }
        for (walk, age) in &WALKS {
            self.walk(walk, now, now - *age).await?;
        }
        Ok(())
    }

    /// Looks at the next rows of a table and removes those that nobody can reach; after the last
    /// one it begins again.
    async fn walk(
        &self,
        walk: &'static Walk,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<(), Error> {
        let (time, id) = self.progress.lock()[walk.number];
        let rows = self.read("sweep", move |tx| {
            Box::pin(
                async move { tx.rows(walk.next, &[&now, &until, &time, &id, &LOOKED_AT]).await },
            )
        });
        let rows = rows.await?;
        let mut ids = Vec::with_capacity(rows.len());
        let mut last = (i64::MIN, i64::MIN);
        for found in &rows {
            last = (found.get("time")?, found.get("id")?);
            if found.get("removable")? {
                ids.push(last.1);
            }
        }
        for some in ids.chunks_mut(TOGETHER) {
            // In the order in which everything locks games and players.
            some.sort_unstable();
            let some = some.to_vec();
            self.write("sweep", move |tx| {
                Box::pin(async move {
                    for removal in walk.removals {
                        for (places, ids) in list(2, &some) {
                            let now: &(dyn ToValue + Sync) = &now;
                            let values: Vec<_> = std::iter::once(now).chain(ids).collect();
                            tx.run(removal.replace("{ids}", &places), &values).await?;
                        }
                    }
                    Ok(())
                })
            })
            .await?;
        }
        let through = rows.len() < usize::from(LOOKED_AT);
        self.progress.lock()[walk.number] = if through { (i64::MIN, i64::MIN) } else { last };
        Ok(())
    }
}
