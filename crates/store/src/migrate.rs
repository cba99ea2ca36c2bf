//! The tables, brought to the newest form whenever a store is opened.

use sqlx::AnyPool;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};

use crate::store::Kind;

/// Never changed once released; a change is a new file.
const STEPS: [(&str, &str); 2] =
    [("first", include_str!("schema/1.sql")), ("push", include_str!("schema/2.sql"))];

/// Several nodes may open a store at once: the steps run under a lock, which PostgreSQL has itself
/// and which is a file beside a SQLite.
pub(crate) async fn run(pool: &AnyPool, kind: Kind) -> Result<(), String> {
    take(&STEPS, pool, kind).await
}

async fn take(steps: &[(&'static str, &str)], pool: &AnyPool, kind: Kind) -> Result<(), String> {
    let steps = (1..).zip(steps).map(|(version, &(name, sql))| {
        let sql = AssertSqlSafe(in_the_words_of(kind, sql)).into_sql_str();
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(steps.collect()).run(pool).await.map_err(|error| match error {
        MigrateError::VersionMissing(version) => format!(
            "a newer Havana has used it (its form is {version}, this program knows {}); \
             run the newer one",
            STEPS.len()
        ),
        MigrateError::VersionMismatch(_) => {
            "its tables were not made by this program; use an empty database".to_owned()
        }
        other => format!("its tables cannot be made: {other}"),
    })
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
    use sqlx::Row;
    use sqlx::any::AnyPoolOptions;

    use super::*;

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
}
