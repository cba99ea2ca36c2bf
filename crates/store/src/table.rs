//! A table as it is stored: what was agreed, who sits there, and how far the game is.

use havana_protocol::api::{Pace, SeatResult, Stage};
use havana_protocol::{Id, Timestamp};
use havana_rules::{Seat, Seats};
use havana_table::EncodedHeader;
use sqlx::any::{Any, AnyRow};
use sqlx::{AnyConnection, AssertSqlSafe, Executor, Row};

use crate::error::Error;
use crate::row;
use crate::unrated::Unrated;

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
    pub seats: Vec<SeatHolder>,
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

/// Whose a seat is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatHolder {
    /// Nobody's yet.
    Free,
    /// A bot's of this level.
    Bot(String),
    /// This player's.
    Person(Id),
}

/// A stored seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatKept {
    pub seat: Seat,
    pub holder: SeatHolder,
    /// The name of the player as it is now; empty for others and for players who are gone.
    pub name: String,
    /// Whether the player has an account.
    pub account: bool,
    /// The level of the bot that plays for them while they are away.
    pub stand_in: Option<String>,
    /// Whether they have resigned.
    pub resigned: bool,
    /// What the seat had at the end.
    pub result: Option<SeatResult>,
}

impl SeatKept {
    /// The player whose seat it is.
    pub fn player(&self) -> Option<Id> {
        match self.holder {
            SeatHolder::Person(player) => Some(player),
            SeatHolder::Free | SeatHolder::Bot(_) => None,
        }
    }

    pub(crate) fn read(found: &AnyRow) -> Result<SeatKept, Error> {
        let bot: Option<String> = found.try_get("bot")?;
        let holder = match (row::maybe_id(found, "player")?, bot) {
            (Some(player), _) => SeatHolder::Person(player),
            (None, Some(level)) => SeatHolder::Bot(level),
            (None, None) => SeatHolder::Free,
        };
        let result = row::maybe_number(found, "points")?
            .zip(row::maybe_truth(found, "won")?)
            .map(|(points, won)| SeatResult { points, won });
        Ok(SeatKept {
            seat: row::into_seat(row::number(found, "seat")?)?,
            holder,
            name: found.try_get::<Option<String>, _>("player_name")?.unwrap_or_default(),
            account: row::truth(found, "account")?,
            stand_in: found.try_get("stand_in")?,
            resigned: row::truth(found, "resigned")?,
            result,
        })
    }
}

const COLUMNS: &str = "g.id, g.maker, g.header, g.target, g.deck, g.pace, g.public, g.spectators, \
    g.memory_aid, g.invite, g.made, g.begun, g.finished, g.again, g.moves, g.moved, g.turn, \
    g.round, g.changed, g.unrated, \
    CAST(CASE WHEN p.login IS NULL THEN 0 ELSE 1 END AS BIGINT) AS account, s.seat, s.player, p.name AS player_name, s.bot, s.stand_in, s.resigned, s.points, \
    s.won";

pub(crate) async fn find(
    executor: impl Executor<'_, Database = Any>,
    id: Id,
) -> Result<Option<Table>, Error> {
    let which = "SELECT * FROM game WHERE id = $1";
    Ok(list(executor, which, "g.id", &[id.number()]).await?.pop())
}

pub(crate) async fn list(
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

/// Changes to the seats of a waiting table happen one after another: each takes the
/// table's row first. `false` if the table does not wait.
pub(crate) async fn lock(
    connection: &mut AnyConnection,
    table: Id,
    now: Timestamp,
) -> Result<bool, Error> {
    let locked = sqlx::query(
        "UPDATE game SET moved = $2, changed = changed + 1 WHERE id = $1 AND begun IS NULL",
    )
    .bind(table.number())
    .bind(now.millis())
    .execute(connection)
    .await?;
    Ok(locked.rows_affected() == 1)
}

pub(crate) fn write_pace(pace: Pace) -> Result<String, Error> {
    serde_json::to_string(&pace).map_err(Error::damaged)
}

fn read_pace(text: &str) -> Result<Pace, Error> {
    serde_json::from_str(text).map_err(|error| Error::damaged(format_args!("a pace: {error}")))
}
