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
    let steps = (1..).zip(STEPS).map(|(version, (name, sql))| {
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
