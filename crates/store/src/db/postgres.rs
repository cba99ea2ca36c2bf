//! PostgreSQL: a pool of connections, and statements on one of them.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use sqlx::Row as _;
use sqlx::postgres::{PgArguments, PgPoolOptions, PgRow};
use sqlx::query::Query;
use sqlx::{AssertSqlSafe, Column, Connection, PgConnection, PgPool, Postgres, TypeInfo};

use super::Work;
use super::tx::{Link, Tx};
use super::value::{Row, Type, Value, Values};
use crate::error::Error;
use crate::hints;

const PATIENCE: Duration = Duration::from_secs(5);

pub(crate) async fn pool(address: &str, connections: u32) -> Result<PgPool, String> {
    let opened = PgPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        // A failed commit may leave a transaction open that cannot be rolled back either.
        .after_release(|connection, _| {
            let is_idle = !connection.is_in_transaction();
            Box::pin(async move { Ok(is_idle) })
        })
        .connect(address);
    opened.await.map_err(|error| error.to_string())
}

/// Does the work in a transaction, which is committed unless the work fails or rolls it back.
pub(crate) async fn write<T>(
    pool: &PgPool,
    work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T>,
) -> Result<T, Error> {
    let mut tx = Tx::new(Link::Writing(pool.begin().await?));
    let answer = work(&mut tx).await?;
    let Tx { link: Link::Writing(mut transaction), hints, rolls_back, .. } = tx else {
        return Ok(answer);
    };
    if rolls_back {
        transaction.rollback().await?;
        return Ok(answer);
    }
    hints::tell(&mut transaction, hints).await?;
    transaction.commit().await.map_err(Error::unknown)?;
    Ok(answer)
}

pub(crate) async fn read<T>(
    pool: &PgPool,
    work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T>,
) -> Result<T, Error> {
    let mut tx = Tx::new(Link::Reading(pool.acquire().await?));
    work(&mut tx).await
}

pub(super) async fn rows(
    connection: &mut PgConnection,
    sql: Cow<'static, str>,
    values: Values<'_>,
) -> Result<Vec<Row>, Error> {
    let found = bound(sql, values).fetch_all(connection).await?;
    let Some(first) = found.first() else { return Ok(Vec::new()) };
    let columns: Arc<[String]> =
        first.columns().iter().map(|column| column.name().to_owned()).collect();
    let row = |row: &PgRow| {
        let values = (0..columns.len()).map(|number| value(row, number));
        Ok(Row { columns: Arc::clone(&columns), values: values.collect::<Result<_, Error>>()? })
    };
    found.iter().map(row).collect()
}

pub(super) async fn run(
    connection: &mut PgConnection,
    sql: Cow<'static, str>,
    values: Values<'_>,
) -> Result<u64, Error> {
    Ok(bound(sql, values).execute(connection).await?.rows_affected())
}

pub(super) async fn script(connection: &mut PgConnection, sql: String) -> Result<(), Error> {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await?;
    Ok(())
}

fn bound(sql: Cow<'static, str>, values: Values<'_>) -> Query<'static, Postgres, PgArguments> {
    let query = sqlx::query(AssertSqlSafe(sql));
    values.iter().fold(query, |query, value| match value.to_value() {
        Value::Null(Type::Int) => query.bind(None::<i64>),
        Value::Null(Type::Real) => query.bind(None::<f64>),
        Value::Null(Type::Text) => query.bind(None::<String>),
        Value::Null(Type::Bytes) => query.bind(None::<Vec<u8>>),
        Value::Int(number) => query.bind(number),
        Value::Real(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
    })
}

fn value(row: &PgRow, number: usize) -> Result<Value, Error> {
    fn or_null<T>(found: Option<T>, value: impl FnOnce(T) -> Value) -> Value {
        found.map_or(Value::Null(Type::Int), value)
    }
    Ok(match row.column(number).type_info().name() {
        "INT8" => or_null(row.try_get(number)?, Value::Int),
        "INT4" => or_null(row.try_get(number)?, |number: i32| Value::Int(i64::from(number))),
        "FLOAT8" => or_null(row.try_get(number)?, Value::Real),
        "TEXT" => or_null(row.try_get(number)?, Value::Text),
        "BYTEA" => or_null(row.try_get(number)?, Value::Bytes),
        other => return Err(Error::damaged(format_args!("a column of type {other}"))),
    })
}
