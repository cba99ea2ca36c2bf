//! Tables: what was agreed, who sits there, and how far the game is.

use havana_protocol::api::{Pace, Stage};
use havana_protocol::{Id, Timestamp};
use havana_rules::Seats;
use havana_table::EncodedHeader;
use sqlx::any::{Any, AnyRow};
use sqlx::{AnyConnection, AssertSqlSafe, Executor, Row};

use crate::begin::begin_if_full;
use crate::error::Error;
use crate::hints::Hint;
use crate::rated::Unrated;
use crate::row;
use crate::seats::{Holder, SeatKept, insert_seats};
use crate::sql::{Sql, commit, fresh_id, invite};

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Who makes it.
    pub maker: Id,
    /// The record of the game before its first input, in binary.
    pub header: EncodedHeader,
    /// The points that win.
    pub target: u8,
    /// The hash of the deck, if it is not the house deck.
    pub deck: Option<u64>,
    /// Who sits there, by seat.
    pub seats: Vec<Holder>,
    /// How fast.
    pub pace: Pace,
    /// Whether strangers see it and may join.
    pub public: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether the table reminds players of what they have seen.
    pub memory_aid: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its number, which is also the game's.
    pub id: Id,
    /// Its creator, or the person it passed to.
    pub maker: Id,
    /// The record of the game before its first input, in binary; with names once it has begun.
    pub header: EncodedHeader,
    /// The points that win.
    pub target: u8,
    /// The hash of the deck, if it is not the house deck.
    pub deck: Option<u64>,
    /// Who sits there, by seat.
    pub seats: Vec<SeatKept>,
    /// How fast.
    pub pace: Pace,
    /// Whether strangers see it and may join.
    pub public: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether the table reminds players of what they have seen.
    pub memory_aid: bool,
    /// The token of the invitation link.
    pub invite: String,
    /// When it was made.
    pub made: Timestamp,
    /// When the game began.
    pub begun: Option<Timestamp>,
    /// When it ended.
    pub finished: Option<Timestamp>,
    /// The table where the same people play again.
    pub again: Option<Id>,
    /// How many moves were made.
    pub moves: u32,
    /// When something last happened.
    pub moved: Timestamp,
    /// Whom the game waits for.
    pub turn: Seats,
    pub round: u16,
    /// A counter that rises with every change of its seats, names, chat or table.
    pub changed: u64,
    /// Why the finished game changed no rating; nothing if it did, or is not finished.
    pub unrated: Option<Unrated>,
}

impl Table {
    /// How far it is.
    pub fn stage(&self) -> Stage {
        match (self.begun, self.finished) {
            (_, Some(_)) => Stage::Over,
            (Some(_), None) => Stage::Running,
            (None, None) => Stage::Waiting,
        }
    }

    /// The seat of a player.
    pub fn seat_of(&self, player: Id) -> Option<&SeatKept> {
        self.seats.iter().find(|seat| seat.player() == Some(player))
    }
}

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

const COLUMNS: &str = "g.id, g.maker, g.header, g.target, g.deck, g.pace, g.public, g.spectators, \
    g.memory_aid, g.invite, g.made, g.begun, g.finished, g.again, g.moves, g.moved, g.turn, \
    g.round, g.changed, g.unrated, \
    CAST(CASE WHEN p.login IS NULL THEN 0 ELSE 1 END AS BIGINT) AS account, s.seat, s.player, p.name AS player_name, s.bot, s.stand_in, s.resigned, s.points, \
    s.won";

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
        find(&self.read, id).await
    }

    pub(crate) async fn open_tables(&self, limit: u32) -> Result<Vec<Table>, Error> {
        let which = "SELECT * FROM game WHERE begun IS NULL AND public = 1 \
            ORDER BY made DESC, id LIMIT $1";
        list(&self.read, which, "g.made DESC", &[i64::from(limit)]).await
    }

    pub(crate) async fn games_of(&self, player: Id, limit: u32) -> Result<Vec<Table>, Error> {
        let which = "SELECT * FROM game \
            WHERE id IN (SELECT game FROM seat WHERE player = $1) \
            ORDER BY finished IS NOT NULL, begun IS NULL, moved DESC, id LIMIT $2";
        let order = "g.finished IS NOT NULL, g.begun IS NULL, g.moved DESC";
        list(&self.read, which, order, &[player.number(), i64::from(limit)]).await
    }

    pub(crate) async fn public_games_of(
        &self,
        player: Id,
        limit: u32,
    ) -> Result<Vec<Table>, Error> {
        let which = "SELECT * FROM game \
            WHERE id IN (SELECT game FROM seat WHERE player = $1) \
            AND public = 1 AND begun IS NOT NULL ORDER BY begun DESC, id LIMIT $2";
        list(&self.read, which, "g.begun DESC", &[player.number(), i64::from(limit)]).await
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
        list(&self.read, which, "g.finished", &values).await
    }

    pub(crate) async fn public_games(&self, limit: u32) -> Result<Vec<Table>, Error> {
        let which = "SELECT * FROM game WHERE public = 1 AND begun IS NOT NULL \
            ORDER BY begun DESC, id LIMIT $1";
        list(&self.read, which, "g.begun DESC", &[i64::from(limit)]).await
    }

    pub(crate) async fn running_games(&self) -> Result<Vec<Id>, Error> {
        let rows = sqlx::query("SELECT id FROM game WHERE begun IS NOT NULL AND finished IS NULL")
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|found| row::id(found, "id")).collect()
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
    .bind(write_pace(new.pace)?)
    .bind(i64::from(new.public))
    .bind(i64::from(new.spectators))
    .bind(i64::from(new.memory_aid))
    .bind(invite(fresh_id()?, fresh_id()?))
    .bind(now.millis())
    .execute(&mut *connection)
    .await?;
    insert_seats(connection, id, &new.seats).await?;
    begin_if_full(connection, id, now, header).await?;
    find(&mut *connection, id).await?.ok_or(Error::NoGame(id))
}

pub(crate) async fn find(
    executor: impl Executor<'_, Database = Any>,
    id: Id,
) -> Result<Option<Table>, Error> {
    let which = "SELECT * FROM game WHERE id = $1";
    Ok(list(executor, which, "g.id", &[id.number()]).await?.pop())
}

async fn list(
    executor: impl Executor<'_, Database = Any>,
    which: &str,
    order: &str,
    values: &[i64],
) -> Result<Vec<Table>, Error> {
    let sql = format!(
        "SELECT {COLUMNS} FROM ({which}) g JOIN seat s ON s.game = g.id \
         LEFT JOIN player p ON p.id = s.player ORDER BY {order}, g.id, s.seat"
    );
    let query = sqlx::query(AssertSqlSafe(sql));
    let query = values.iter().fold(query, |query, &value| query.bind(value));
    let mut tables: Vec<Table> = Vec::new();
    for found in query.fetch_all(executor).await? {
        let id = row::id(&found, "id")?;
        if tables.last().is_none_or(|table| table.id != id) {
            tables.push(table(&found)?);
        }
        if let Some(table) = tables.last_mut() {
            table.seats.push(SeatKept::read(&found)?);
        }
    }
    Ok(tables)
}

fn table(found: &AnyRow) -> Result<Table, Error> {
    Ok(Table {
        id: row::id(found, "id")?,
        maker: row::id(found, "maker")?,
        header: row::header(found)?,
        target: row::number(found, "target")?,
        deck: found.try_get::<Option<i64>, _>("deck")?.map(i64::cast_unsigned),
        seats: Vec::new(),
        pace: read_pace(found.try_get("pace")?)?,
        public: row::truth(found, "public")?,
        spectators: row::truth(found, "spectators")?,
        memory_aid: row::truth(found, "memory_aid")?,
        invite: found.try_get("invite")?,
        made: row::time(found, "made")?,
        begun: row::maybe_time(found, "begun")?,
        finished: row::maybe_time(found, "finished")?,
        again: row::maybe_id(found, "again")?,
        moves: row::number(found, "moves")?,
        moved: row::time(found, "moved")?,
        turn: row::seats(found, "turn")?,
        round: row::number(found, "round")?,
        changed: row::number(found, "changed")?,
        unrated: found.try_get::<Option<&str>, _>("unrated")?.map(Unrated::read).transpose()?,
    })
}

fn write_pace(pace: Pace) -> Result<String, Error> {
    serde_json::to_string(&pace).map_err(Error::damaged)
}

fn read_pace(text: &str) -> Result<Pace, Error> {
    serde_json::from_str(text).map_err(|error| Error::damaged(format_args!("a pace: {error}")))
}
