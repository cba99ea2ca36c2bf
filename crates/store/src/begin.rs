//! The beginning of a game.

use havana_protocol::{Id, Timestamp};
use havana_table::EncodedHeader;
use sqlx::AnyConnection;

use crate::connection::commit;
use crate::error::Error;
use crate::hints::Hint;
use crate::row;
use crate::sql::Sql;
use crate::table::{self, SeatHolder, Table, lock};

impl Sql {
    pub(crate) async fn begin_game(
        &self,
        table: Id,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<bool, Error> {
        let mut work = self.begin().await?;
        if !lock(&mut work, table, now).await?
            || !begin_if_full(&mut work, table, now, header).await?
        {
            return Ok(false);
        }
        commit(work).await?;
        self.tell(Hint::Table(table)).await;
        Ok(true)
    }

    pub(crate) async fn full_tables(&self) -> Result<Vec<Id>, Error> {
        let rows = sqlx::query(
            "SELECT id FROM game WHERE begun IS NULL AND NOT EXISTS (SELECT 1 FROM seat \
             WHERE seat.game = game.id AND seat.player IS NULL AND seat.bot IS NULL) ORDER BY made",
        )
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|found| row::id(found, "id")).collect()
    }

    pub(crate) async fn games_for_servers(&self) -> Result<Vec<Id>, Error> {
        let rows = sqlx::query(
            "SELECT id FROM game WHERE begun IS NOT NULL AND finished IS NULL \
             AND (turn = 0 OR pace <> '\"free\"' OR EXISTS (SELECT 1 FROM seat \
             WHERE seat.game = game.id AND (seat.bot IS NOT NULL OR seat.stand_in IS NOT NULL) \
             AND ((game.turn >> CAST(seat.seat AS INTEGER)) & 1) = 1)) ORDER BY moved",
        )
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|found| row::id(found, "id")).collect()
    }
}

/// Begins the game of a table whose row is locked, if no seat is free.
pub(crate) async fn begin_if_full(
    connection: &mut AnyConnection,
    table: Id,
    now: Timestamp,
    header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
) -> Result<bool, Error> {
    let seated = table::find(&mut *connection, table).await?.ok_or(Error::NoGame(table))?;
    if seated.seats.iter().any(|seat| seat.holder == SeatHolder::Free) {
        return Ok(false);
    }
    let begun = sqlx::query(
        "UPDATE game SET begun = $2, moved = $2, header = $3, changed = changed + 1 \
         WHERE id = $1 AND begun IS NULL",
    )
    .bind(table.number())
    .bind(now.millis())
    .bind(header(&seated).into_bytes())
    .execute(connection)
    .await?;
    Ok(begun.rows_affected() == 1)
}
