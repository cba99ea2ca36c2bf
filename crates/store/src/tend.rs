//! What a host does with a store: count, sweep, back up, restore.

use std::path::Path;

use sqlx::Row;

use crate::error::Error;
use crate::open::{FILE, Place};
use crate::row;
use crate::store::{Kind, Store};

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Players who are not gone.
    pub players: u64,
    /// Those of them with an account.
    pub accounts: u64,
    /// Sessions.
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
        let found = sqlx::query(
            "SELECT \
             (SELECT COUNT(*) FROM player WHERE gone IS NULL) AS players, \
             (SELECT COUNT(*) FROM player WHERE login IS NOT NULL) AS accounts, \
             (SELECT COUNT(*) FROM session) AS sessions, \
             (SELECT COUNT(*) FROM game WHERE begun IS NULL) AS waiting, \
             (SELECT COUNT(*) FROM game WHERE begun IS NOT NULL AND finished IS NULL) AS running, \
             (SELECT COUNT(*) FROM game WHERE finished IS NOT NULL) AS finished, \
             (SELECT COUNT(*) FROM event) AS moves",
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

    /// Takes away what nobody will miss: expired sessions, tables that have waited without a
    /// change since this time, and guests of an expired session who never sat down.
    pub async fn sweep(&self, now: i64, waiting_since: i64) -> Result<(), Error> {
        for (sweep, until) in [
            ("DELETE FROM session WHERE expires <= $1", now),
            ("DELETE FROM game WHERE begun IS NULL AND moved < $1", waiting_since),
            (
                "DELETE FROM player WHERE login IS NULL AND made < $1 \
                 AND NOT EXISTS (SELECT 1 FROM session WHERE session.player = player.id) \
                 AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.player = player.id) \
                 AND NOT EXISTS (SELECT 1 FROM game WHERE game.maker = player.id) \
                 AND NOT EXISTS (SELECT 1 FROM rating WHERE rating.player = player.id)",
                waiting_since,
            ),
        ] {
            sqlx::query(sweep).bind(until).execute(&self.write).await?;
        }
        Ok(())
    }

    /// Writes a copy of the whole store to a new file, while games go on.
    pub async fn backup(&self, to: &Path) -> Result<(), Error> {
        if self.kind == Kind::Postgres {
            return Err(Error::Unsupported(
                "a PostgreSQL is backed up by its own program: pg_dump --format=custom DATABASE",
            ));
        }
        let wrong = |why: String| Error::Open { place: to.display().to_string(), why };
        if to.exists() {
            return Err(wrong("there is a file already; name another".to_owned()));
        }
        let path = to.to_str().ok_or_else(|| wrong("the name is not UTF-8".to_owned()))?;
        sqlx::query("VACUUM INTO $1").bind(path).execute(&self.read).await?;
        std::fs::File::open(to)
            .and_then(|file| file.sync_all())
            .map_err(|error| wrong(error.to_string()))
    }

    /// Makes a store in a directory that has none from a backup, and opens it.
    pub async fn restore(from: &Path, directory: &Path) -> Result<Store, Error> {
        let wrong = |why: String| Error::Open { place: directory.display().to_string(), why };
        let file = directory.join(FILE);
        if file.exists() {
            return Err(wrong(format!("there is a store already; move {FILE} away")));
        }
        let copied = || {
            std::fs::create_dir_all(directory)?;
            std::fs::copy(from, &file)?;
            std::fs::File::open(&file)?.sync_all()
        };
        copied().map_err(|error| wrong(format!("{} cannot be copied: {error}", from.display())))?;
        let opened = match Store::open(&Place::Sqlite(directory.to_owned())).await {
            Ok(store) => store.check().await.map(|()| store),
            Err(error) => Err(error),
        };
        if opened.is_err() {
            let _ = std::fs::remove_file(&file);
        }
        opened
    }

    /// Whether the file is whole.
    async fn check(&self) -> Result<(), Error> {
        let found = sqlx::query("PRAGMA integrity_check").fetch_one(&self.read).await?;
        match found.try_get::<&str, _>(0)? {
            "ok" => Ok(()),
            wrong => Err(Error::Damaged(wrong.to_owned())),
        }
    }
}
