//! The tables, brought to the newest form whenever a store is opened.

use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Row, SqlSafeStr};

use crate::chain::{self, Link, Linked};
use crate::connection::{Kind, begin, commit};
use crate::error::Error;
use crate::row;

/// Never changed once released; a change is a new file.
const STEPS: [(&str, &str); 6] = [
    ("first", include_str!("schema/1.sql")),
    ("push", include_str!("schema/2.sql")),
    ("chain", include_str!("schema/3.sql")),
    ("shared", include_str!("schema/4.sql")),
    ("moves", include_str!("schema/5.sql")),
    ("days", include_str!("schema/6.sql")),
];
/// The newest form.
pub(crate) const NEWEST: i64 = 6;
/// The step whose tables are filled in code.
const CHAIN: i64 = 3;
/// How many games are looked at in one query.
const GAMES_TOGETHER: i64 = 64;

/// Brings the tables to the newest form, in one transaction: all of it or nothing. Several nodes
/// may open a store at once, so it runs under a lock: SQLite has one writer, PostgreSQL is asked
/// for a lock that ends with the transaction.
pub(crate) async fn run(pool: &AnyPool, kind: Kind) -> Result<(), String> {
    take(&STEPS, pool, kind).await
}

async fn take(steps: &[(&'static str, &str)], pool: &AnyPool, kind: Kind) -> Result<(), String> {
    let steps = (1..).zip(steps).map(|(version, &(name, sql))| {
        let sql = AssertSqlSafe(in_the_words_of(kind, sql)).into_sql_str();
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    });
    let mut migrator = Migrator::with_migrations(steps.collect());
    migrator.set_locking(false);
    let told = |error: Error| format!("its tables cannot be created: {error}");
    let mut work = begin(pool, kind).await.map_err(told)?;
    if kind == Kind::Postgres {
        let lock = sqlx::query("SELECT pg_advisory_xact_lock(4863761)::text");
        lock.execute(&mut *work).await.map_err(|error| told(error.into()))?;
    }
    let before = form(&mut work, kind).await.map_err(told)?;
    migrator.run_direct(None, &mut *work, false).await.map_err(|error| match error {
        MigrateError::VersionMissing(version) => format!(
            "a newer release has used it (its schema is {version}, this program knows {NEWEST}); \
             run the newer one"
        ),
        MigrateError::VersionMismatch(_) => {
            "its tables were not created by this program; use an empty database".to_owned()
        }
        other => format!("its tables cannot be created: {other}"),
    })?;
    if before > 0 && before < CHAIN && migrator.version_exists(CHAIN) {
        chain_moves(&mut work).await.map_err(told)?;
        forget_the_future(&mut work).await.map_err(told)?;
    }
    if before < CHAIN && kind == Kind::Postgres && migrator.version_exists(CHAIN) {
        // A server of an older release that still runs cannot add moves without a hash.
        let strict = sqlx::query("ALTER TABLE move ALTER COLUMN hash SET NOT NULL");
        strict.execute(&mut *work).await.map_err(|error| told(error.into()))?;
    }
    commit(work).await.map_err(told)
}

/// The form of the tables, 0 where there are none.
pub(crate) async fn form(connection: &mut AnyConnection, kind: Kind) -> Result<i64, Error> {
    let there = match kind {
        Kind::Sqlite => {
            "SELECT COUNT(*) AS count FROM sqlite_master WHERE name = '_sqlx_migrations'"
        }
        Kind::Postgres => {
            "SELECT COUNT(*) AS count FROM pg_class WHERE oid = to_regclass('_sqlx_migrations')"
        }
    };
    let found = sqlx::query(there).fetch_one(&mut *connection).await?;
    if !row::truth(&found, "count")? {
        return Ok(0);
    }
    let found = sqlx::query("SELECT COALESCE(MAX(version), 0) AS form FROM _sqlx_migrations")
        .fetch_one(connection)
        .await?;
    Ok(found.try_get("form")?)
}

/// Gives the moves of every game their hashes, game after game.
async fn chain_moves(connection: &mut AnyConnection) -> Result<(), Error> {
    let mut last = -1;
    loop {
        let games = sqlx::query(
            "SELECT id, header FROM game WHERE id > $1 AND begun IS NOT NULL ORDER BY id LIMIT $2",
        )
        .bind(last)
        .bind(GAMES_TOGETHER)
        .fetch_all(&mut *connection)
        .await?;
        for found in &games {
            last = found.try_get("id")?;
            // What cannot be read stays unreadable, and is reported when the game is read.
            let before = chain::start(&row::header(found)?).unwrap_or_default();
            chain_game(connection, row::into_id(last)?, before).await?;
        }
        if games.is_empty() {
            return Ok(());
        }
    }
}

async fn chain_game(
    connection: &mut AnyConnection,
    game: havana_protocol::Id,
    mut before: Link,
) -> Result<(), Error> {
    let moves =
        sqlx::query("SELECT seq, seat, command, inputs, at FROM move WHERE game = $1 ORDER BY seq")
            .bind(game.number())
            .fetch_all(&mut *connection)
            .await?;
    for found in &moves {
        let command: Option<Vec<u8>> = found.try_get("command")?;
        let seq: u32 = row::number(found, "seq")?;
        let linked = Linked {
            game,
            seq,
            seat: found.try_get("seat")?,
            command: command.as_deref(),
            inputs: found.try_get("inputs")?,
            at: row::time(found, "at")?,
        };
        before = linked.after(&before);
        sqlx::query("UPDATE move SET hash = $3 WHERE game = $1 AND seq = $2")
            .bind(game.number())
            .bind(i64::from(seq))
            .bind(before.to_vec())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Older releases stored downtime that a wrong clock had made up; it would stop everyone's clock.
async fn forget_the_future(connection: &mut AnyConnection) -> Result<(), Error> {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = i64::try_from(since_1970.as_millis()).unwrap_or(i64::MAX);
    for sql in ["DELETE FROM downtime WHERE ended > $1", "DELETE FROM node WHERE at > $1"] {
        sqlx::query(sql).bind(now).execute(&mut *connection).await?;
    }
    Ok(())
}

fn in_the_words_of(kind: Kind, sql: &str) -> String {
    let (bytes, clustered) = match kind {
        Kind::Sqlite => ("BLOB", "WITHOUT ROWID"),
        Kind::Postgres => ("BYTEA", ""),
    };
    sql.replace("BYTES", bytes).replace("CLUSTERED", clustered)
}

#[cfg(test)]
mod tests {
    use sqlx::any::AnyPoolOptions;

    use super::*;

    #[test]
    fn the_newest_form_is_the_last_step() {
        assert_eq!(i64::try_from(STEPS.len()), Ok(NEWEST));
    }

    #[tokio::test]
    async fn what_an_older_program_kept_is_there_in_the_newest_form() {
        sqlx::any::install_default_drivers();
        let pool = AnyPoolOptions::new().max_connections(1).connect("sqlite::memory:").await;
        let pool = pool.unwrap();
        take(&STEPS[..1], &pool, Kind::Sqlite).await.unwrap();
        for kept in [
            "INSERT INTO player (id, name, made) VALUES (1, 'Ana', 5)",
            "INSERT INTO session (hash, player, made, expires) VALUES (x'01', 1, 5, 9)",
            "INSERT INTO game (id, maker, header, target, pace, public, spectators, memory_aid, \
             invite, made, moved) VALUES (7, 1, x'00', 25, 'free', 1, 1, 0, 'invite', 5, 5)",
            "INSERT INTO seat (game, seat, player) VALUES (7, 0, 1)",
        ] {
            sqlx::query(kept).execute(&pool).await.unwrap();
        }
        for _ in 0..2 {
            run(&pool, Kind::Sqlite).await.unwrap();
        }
        let seat = sqlx::query("SELECT player, told FROM seat WHERE game = 7").fetch_one(&pool);
        let seat = seat.await.unwrap();
        assert_eq!((seat.get::<i64, _>("player"), seat.get::<i64, _>("told")), (1, 0));
        let session = sqlx::query("SELECT player FROM session").fetch_one(&pool).await.unwrap();
        assert_eq!(session.get::<i64, _>("player"), 1);
    }

    #[tokio::test]
    async fn moves_keep_their_rows_and_keys_when_their_table_gets_its_name() {
        sqlx::any::install_default_drivers();
        let pool = AnyPoolOptions::new().max_connections(1).connect("sqlite::memory:").await;
        let pool = pool.unwrap();
        take(&STEPS[..4], &pool, Kind::Sqlite).await.unwrap();
        for stored in [
            "INSERT INTO player (id, name, made) VALUES (1, 'Ana', 5)",
            "INSERT INTO game (id, maker, header, target, pace, public, spectators, memory_aid, \
             invite, made, moved) VALUES (7, 1, x'00', 25, 'free', 1, 1, 0, 'invite', 5, 5)",
            "INSERT INTO event (game, seq, seat, command, inputs, at, hash) \
             VALUES (7, 0, 1, x'02', x'03', 6, x'04')",
        ] {
            sqlx::query(stored).execute(&pool).await.unwrap();
        }
        run(&pool, Kind::Sqlite).await.unwrap();
        let again = "INSERT INTO move (game, seq, seat, command, inputs, at, hash) \
                     SELECT game, seq, seat, command, inputs, at, hash FROM move";
        assert!(sqlx::query(again).execute(&pool).await.is_err(), "a move has one number");
        assert!(sqlx::query("SELECT seq FROM event").fetch_all(&pool).await.is_err());
        let count = async || {
            let moves = sqlx::query("SELECT COUNT(*) AS moves FROM move").fetch_one(&pool).await;
            moves.unwrap().get::<i64, _>("moves")
        };
        assert_eq!(count().await, 1);
        sqlx::query("PRAGMA foreign_keys = ON").execute(&pool).await.unwrap();
        sqlx::query("DELETE FROM game").execute(&pool).await.unwrap();
        assert_eq!(count().await, 0, "moves go with their game");
    }
}
