//! How much is in a store.

use crate::error::Error;
use crate::store::Store;

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Players who are not gone.
    pub players: u64,
    /// Those of them with an account.
    pub accounts: u64,
    pub sessions: u64,
    /// Tables that wait.
    pub waiting: u64,
    /// Games that run.
    pub running: u64,
    /// Games that are over.
    pub finished: u64,
    /// Moves of all games.
    pub moves: u64,
}

impl Store {
    /// Counts what there is.
    pub async fn stats(&self) -> Result<Stats, Error> {
        self.read("stats", |tx| {
            Box::pin(async move {
                let sql = "SELECT (SELECT COUNT(*) FROM player WHERE gone IS NULL) AS players, \
                     (SELECT COUNT(*) FROM player WHERE login IS NOT NULL) AS accounts, \
                     (SELECT COUNT(*) FROM session) AS sessions, \
                     (SELECT COUNT(*) FROM game WHERE begun IS NULL) AS waiting, \
                     (SELECT COUNT(*) FROM game \
                     WHERE begun IS NOT NULL AND finished IS NULL) AS running, \
                     (SELECT COUNT(*) FROM game WHERE finished IS NOT NULL) AS finished, \
                     (SELECT CAST(COALESCE(SUM(moves), 0) AS BIGINT) FROM game) AS moves";
                let found = tx.one(sql, &[]).await?;
                Ok(Stats {
                    players: found.get("players")?,
                    accounts: found.get("accounts")?,
                    sessions: found.get("sessions")?,
                    waiting: found.get("waiting")?,
                    running: found.get("running")?,
                    finished: found.get("finished")?,
                    moves: found.get("moves")?,
                })
            })
        })
        .await
    }
}
