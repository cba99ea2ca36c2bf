//! How much is in a store.

use crate::error::Error;
use crate::row;
use crate::sql::Sql;

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

impl Sql {
    pub(crate) async fn stats(&self) -> Result<Stats, Error> {
        let found = sqlx::query(
            "SELECT \
             (SELECT COUNT(*) FROM player WHERE gone IS NULL) AS players, \
             (SELECT COUNT(*) FROM player WHERE login IS NOT NULL) AS accounts, \
             (SELECT COUNT(*) FROM session) AS sessions, \
             (SELECT COUNT(*) FROM game WHERE begun IS NULL) AS waiting, \
             (SELECT COUNT(*) FROM game WHERE begun IS NOT NULL AND finished IS NULL) AS running, \
             (SELECT COUNT(*) FROM game WHERE finished IS NOT NULL) AS finished, \
             (SELECT CAST(COALESCE(SUM(moves), 0) AS BIGINT) FROM game) AS moves",
        )
        .fetch_one(&self.read)
        .await?;
        let count = |column| row::number(&found, column);
        Ok(Stats {
            players: count("players")?,
            accounts: count("accounts")?,
            sessions: count("sessions")?,
            waiting: count("waiting")?,
            running: count("running")?,
            finished: count("finished")?,
            moves: count("moves")?,
        })
    }
}
