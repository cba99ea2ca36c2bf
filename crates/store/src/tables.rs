//! Tables: making, listing and changing them.

use havana_protocol::{Id, Timestamp};
use havana_table::EncodedHeader;
use sqlx::{AnyConnection, Row};

use crate::begin::begin_if_full;
use crate::connection::commit;
use crate::error::Error;
use crate::hints::Hint;
use crate::ids::{fresh_id, invite};
use crate::row;
use crate::seats::insert_seats;
use crate::sql::Sql;
use crate::table::{self, NewTable, Table};

/// How many decks other than the house deck there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeckCount {
    /// Whether this one is among them.
    pub known: bool,
    /// At tables of this maker.
    pub of_maker: u32,
    /// At all tables.
    pub all: u32,
}

impl Sql {
    pub(crate) async fn new_table(
        &self,
        new: &NewTable,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<Table, Error> {
        let mut work = self.begin().await?;
        let table = insert_table(&mut work, new, now, header).await?;
        commit(work).await?;
        Ok(table)
    }

    pub(crate) async fn table(&self, id: Id) -> Result<Option<Table>, Error> {
        table::find(&self.read, id).await
    }

    pub(crate) async fn open_tables(&self, limit: u32) -> Result<Vec<Table>, Error> {
        let which = "SELECT * FROM game WHERE begun IS NULL AND public = 1 \
            ORDER BY made DESC, id LIMIT $1";
        table::list(&self.read, which, "g.made DESC", &[i64::from(limit)]).await
    }

    pub(crate) async fn games_of(&self, player: Id, limit: u32) -> Result<Vec<Table>, Error> {
        let which = "SELECT * FROM game \
            WHERE id IN (SELECT game FROM seat WHERE player = $1) \
            ORDER BY finished IS NOT NULL, begun IS NULL, moved DESC, id LIMIT $2";
        let order = "g.finished IS NOT NULL, g.begun IS NULL, g.moved DESC";
        table::list(&self.read, which, order, &[player.number(), i64::from(limit)]).await
    }

    pub(crate) async fn public_games_of(
        &self,
        player: Id,
        limit: u32,
    ) -> Result<Vec<Table>, Error> {
        let which = "SELECT * FROM game \
            WHERE id IN (SELECT game FROM seat WHERE player = $1) \
            AND public = 1 AND begun IS NOT NULL ORDER BY begun DESC, id LIMIT $2";
        table::list(&self.read, which, "g.begun DESC", &[player.number(), i64::from(limit)]).await
    }

    pub(crate) async fn finished_games_of(
        &self,
        player: Id,
        after: Option<(Timestamp, Id)>,
        limit: u32,
    ) -> Result<Vec<Table>, Error> {
        let (finished, id) = after.map_or((i64::MIN, 0), |(at, id)| (at.millis(), id.number()));
        let which = "SELECT * FROM game \
            WHERE id IN (SELECT game FROM seat WHERE player = $1) \
            AND (finished > $2 OR (finished = $2 AND id > $3)) ORDER BY finished, id LIMIT $4";
        let values = [player.number(), finished, id, i64::from(limit)];
        table::list(&self.read, which, "g.finished", &values).await
    }

    pub(crate) async fn public_games(&self, limit: u32) -> Result<Vec<Table>, Error> {
        let which = "SELECT * FROM game WHERE public = 1 AND begun IS NOT NULL \
            ORDER BY begun DESC, id LIMIT $1";
        table::list(&self.read, which, "g.begun DESC", &[i64::from(limit)]).await
    }

    pub(crate) async fn running_games_of(&self, player: Id) -> Result<Vec<Id>, Error> {
        let rows = sqlx::query(
            "SELECT id FROM game WHERE begun IS NOT NULL AND finished IS NULL \
             AND id IN (SELECT game FROM seat WHERE player = $1)",
        )
        .bind(player.number())
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|found| row::id(found, "id")).collect()
    }

    pub(crate) async fn renew_invite(
        &self,
        table: Id,
        player: Id,
    ) -> Result<Option<String>, Error> {
        let found = sqlx::query(
            "UPDATE game SET invite = $3, changed = changed + 1 WHERE id = $1 AND maker = $2 \
             RETURNING invite",
        )
        .bind(table.number())
        .bind(player.number())
        .bind(invite(fresh_id()?, fresh_id()?))
        .fetch_optional(&self.write)
        .await?;
        let Some(found) = found else { return Ok(None) };
        self.tell(Hint::Table(table)).await;
        Ok(Some(found.try_get("invite")?))
    }

    pub(crate) async fn waiting_tables_of(&self, player: Id) -> Result<u32, Error> {
        let found = sqlx::query(
            "SELECT COUNT(*) AS tables FROM game WHERE begun IS NULL \
             AND id IN (SELECT game FROM seat WHERE player = $1)",
        )
        .bind(player.number())
        .fetch_one(&self.read)
        .await?;
        row::number(&found, "tables")
    }

    pub(crate) async fn set_again(&self, game: Id, again: Id) -> Result<Id, Error> {
        let found = sqlx::query(
            "UPDATE game SET again = COALESCE(again, $2), changed = changed + 1 \
             WHERE id = $1 RETURNING again",
        )
        .bind(game.number())
        .bind(again.number())
        .fetch_optional(&self.write)
        .await?;
        let again = found.map_or(Err(Error::NoGame(game)), |found| row::id(&found, "again"))?;
        self.tell(Hint::Table(game)).await;
        Ok(again)
    }

    pub(crate) async fn delete_table(&self, table: Id) -> Result<bool, Error> {
        let done = sqlx::query("DELETE FROM game WHERE id = $1 AND begun IS NULL")
            .bind(table.number())
            .execute(&self.write)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    pub(crate) async fn decks(&self, maker: Id, deck: u64) -> Result<DeckCount, Error> {
        let found = sqlx::query(
            "SELECT COUNT(DISTINCT CASE WHEN deck = $2 THEN deck END) AS known, \
             COUNT(DISTINCT CASE WHEN maker = $1 THEN deck END) AS mine, \
             COUNT(DISTINCT deck) AS decks FROM game WHERE deck IS NOT NULL",
        )
        .bind(maker.number())
        .bind(deck.cast_signed())
        .fetch_one(&self.read)
        .await?;
        Ok(DeckCount {
            known: row::truth(&found, "known")?,
            of_maker: row::number(&found, "mine")?,
            all: row::number(&found, "decks")?,
        })
    }
}

/// Makes a table; without a free seat its game begins.
pub(crate) async fn insert_table(
    connection: &mut AnyConnection,
    new: &NewTable,
    now: Timestamp,
    header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
) -> Result<Table, Error> {
    let id = fresh_id()?;
    sqlx::query(
        "INSERT INTO game (id, maker, header, target, deck, pace, public, spectators, \
         memory_aid, invite, made, moved) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)",
    )
    .bind(id.number())
    .bind(new.maker.number())
    .bind(new.header.as_bytes().to_vec())
    .bind(i64::from(new.target))
    .bind(new.deck.map(u64::cast_signed))
    .bind(table::write_pace(new.pace)?)
    .bind(i64::from(new.public))
    .bind(i64::from(new.spectators))
    .bind(i64::from(new.memory_aid))
    .bind(invite(fresh_id()?, fresh_id()?))
    .bind(now.millis())
    .execute(&mut *connection)
    .await?;
    insert_seats(connection, id, &new.seats).await?;
    begin_if_full(connection, id, now, header).await?;
    table::find(&mut *connection, id).await?.ok_or(Error::NoGame(id))
}
