//! Tables: making, listing and changing them.

use havana_protocol::{Id, Timestamp};
use havana_table::EncodedHeader;

use crate::begin::begin_if_full;
use crate::db::{ToValue, Tx};
use crate::error::Error;
use crate::hints::Hint;
use crate::ids::invite;
use crate::seats::insert_seats;
use crate::store::Store;
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

impl Store {
    /// Makes a table. If no seat is free its game begins in the same transaction, with the header
    /// that is made of the seats.
    pub async fn new_table(
        &self,
        new: &NewTable,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<Table, Error> {
        let new = new.clone();
        self.write("new_table", move |tx| {
            Box::pin(async move { insert_table(tx, &new, now, header).await })
        })
        .await
    }

    /// The table with this number.
    pub async fn table(&self, id: Id) -> Result<Option<Table>, Error> {
        self.read("table", move |tx| Box::pin(table::find(tx, id))).await
    }

    /// Public tables that wait for players, the newest first.
    pub async fn open_tables(&self, limit: u32) -> Result<Vec<Table>, Error> {
        let which = "SELECT * FROM game WHERE begun IS NULL AND public = 1 \
            ORDER BY made DESC, id LIMIT $1";
        self.list("open_tables", which, "g.made DESC", [limit.into()]).await
    }

    /// The games of a player: running ones first, then waiting tables, then those that are over;
    /// each with the latest first.
    pub async fn games_of(&self, player: Id, limit: u32) -> Result<Vec<Table>, Error> {
        let which = "SELECT * FROM game \
            WHERE id IN (SELECT game FROM seat WHERE player = $1) \
            ORDER BY finished IS NOT NULL, begun IS NULL, moved DESC, id LIMIT $2";
        let order = "g.finished IS NOT NULL, g.begun IS NULL, g.moved DESC";
        self.list("games_of", which, order, [player.number(), limit.into()]).await
    }

    /// The public games of a player that have begun, the newest first.
    pub async fn public_games_of(&self, player: Id, limit: u32) -> Result<Vec<Table>, Error> {
        let which = "SELECT * FROM game \
            WHERE id IN (SELECT game FROM seat WHERE player = $1) \
            AND public = 1 AND begun IS NOT NULL ORDER BY begun DESC, id LIMIT $2";
        let values = [player.number(), limit.into()];
        self.list("public_games_of", which, "g.begun DESC", values).await
    }

    /// Finished games of a player that ended after this one did, the first first: a way to go
    /// through all of them. Begin with nothing.
    pub async fn finished_games_of(
        &self,
        player: Id,
        after: Option<(Timestamp, Id)>,
        limit: u32,
    ) -> Result<Vec<Table>, Error> {
        let (finished, id) = after.map_or((i64::MIN, 0), |(at, id)| (at.millis(), id.number()));
        let which = "SELECT * FROM game \
            WHERE id IN (SELECT game FROM seat WHERE player = $1) \
            AND (finished > $2 OR (finished = $2 AND id > $3)) ORDER BY finished, id LIMIT $4";
        let values = [player.number(), finished, id, limit.into()];
        self.list("finished_games_of", which, "g.finished", values).await
    }

    /// Public games that have begun, the newest first.
    pub async fn public_games(&self, limit: u32) -> Result<Vec<Table>, Error> {
        let which = "SELECT * FROM game WHERE public = 1 AND begun IS NOT NULL \
            ORDER BY begun DESC, id LIMIT $1";
        self.list("public_games", which, "g.begun DESC", [limit.into()]).await
    }

    async fn list<const COUNT: usize>(
        &self,
        operation: &'static str,
        which: &'static str,
        order: &'static str,
        values: [i64; COUNT],
    ) -> Result<Vec<Table>, Error> {
        self.read(operation, move |tx| {
            Box::pin(async move {
                let values = values.each_ref().map(|value| value as &(dyn ToValue + Sync));
                table::list(tx, which, order, &values).await
            })
        })
        .await
    }

    /// The numbers of the games that a player is in and that run.
    pub async fn running_games_of(&self, player: Id) -> Result<Vec<Id>, Error> {
        self.read("running_games_of", move |tx| {
            Box::pin(async move {
                let sql = "SELECT id FROM game WHERE begun IS NOT NULL AND finished IS NULL \
                     AND id IN (SELECT game FROM seat WHERE player = $1) ORDER BY id";
                tx.rows(sql, &[&player]).await?.iter().map(|found| found.get("id")).collect()
            })
        })
        .await
    }

    /// Gives a table another invite, so that the old link opens nothing any more. `None` if the
    /// table is not this player's.
    pub async fn renew_invite(&self, table: Id, player: Id) -> Result<Option<String>, Error> {
        self.write("renew_invite", move |tx| {
            Box::pin(async move {
                let fresh = invite(tx.fresh_id()?, tx.fresh_id()?);
                let sql = "UPDATE game SET invite = $3, changed = changed + 1 \
                     WHERE id = $1 AND maker = $2";
                if tx.run(sql, &[&table, &player, &fresh]).await? == 0 {
                    return Ok(None);
                }
                tx.hint(Hint::Table(table));
                Ok(Some(fresh))
            })
        })
        .await
    }

    /// At how many tables a player waits.
    pub async fn waiting_tables_of(&self, player: Id) -> Result<u32, Error> {
        self.read("waiting_tables_of", move |tx| {
            Box::pin(async move {
                let sql = "SELECT COUNT(*) AS tables FROM game WHERE begun IS NULL \
                     AND id IN (SELECT game FROM seat WHERE player = $1)";
                tx.one(sql, &[&player]).await?.get("tables")
            })
        })
        .await
    }

    /// Says that the same people play again at another table, and answers with the table that
    /// was said first.
    pub async fn set_again(&self, game: Id, again: Id) -> Result<Id, Error> {
        self.write("set_again", move |tx| {
            Box::pin(async move {
                let sql = "UPDATE game SET again = COALESCE(again, $2), changed = changed + 1 \
                     WHERE id = $1 RETURNING again";
                let found = tx.row(sql, &[&game, &again]).await?.ok_or(Error::NoGame(game))?;
                tx.hint(Hint::Table(game));
                found.get("again")
            })
        })
        .await
    }

    /// Deletes a table that has not begun; `false` if it has, or does not exist.
    pub async fn delete_table(&self, table: Id) -> Result<bool, Error> {
        self.write("delete_table", move |tx| {
            Box::pin(async move {
                let sql = "DELETE FROM game WHERE id = $1 AND begun IS NULL";
                Ok(tx.run(sql, &[&table]).await? == 1)
            })
        })
        .await
    }

    /// How many decks other than the house deck there are, and whether this is one of them.
    pub async fn decks(&self, maker: Id, deck: u64) -> Result<DeckCount, Error> {
        self.read("decks", move |tx| {
            Box::pin(async move {
                let sql = "SELECT COUNT(DISTINCT CASE WHEN deck = $2 THEN deck END) AS known, \
                     COUNT(DISTINCT CASE WHEN maker = $1 THEN deck END) AS mine, \
                     COUNT(DISTINCT deck) AS decks FROM game WHERE deck IS NOT NULL";
                let found = tx.one(sql, &[&maker, &deck.cast_signed()]).await?;
                Ok(DeckCount {
                    known: found.get("known")?,
                    of_maker: found.get("mine")?,
                    all: found.get("decks")?,
                })
            })
        })
        .await
    }
}

/// Makes a table; without a free seat its game begins.
pub(crate) async fn insert_table(
    tx: &mut Tx,
    new: &NewTable,
    now: Timestamp,
    header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
) -> Result<Table, Error> {
    let id = tx.fresh_id()?;
    let invite = invite(tx.fresh_id()?, tx.fresh_id()?);
    let sql = "INSERT INTO game (id, maker, header, target, deck, pace, public, spectators, \
         memory_aid, invite, made, moved) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)";
    tx.run(
        sql,
        &[
            &id,
            &new.maker,
            &new.header.as_bytes().to_vec(),
            &new.target,
            &new.deck.map(u64::cast_signed),
            &table::write_pace(new.pace)?,
            &new.public,
            &new.spectators,
            &new.memory_aid,
            &invite,
            &now,
        ],
    )
    .await?;
    insert_seats(tx, id, &new.seats).await?;
    begin_if_full(tx, id, now, header).await?;
    table::find(tx, id).await?.ok_or(Error::NoGame(id))
}
