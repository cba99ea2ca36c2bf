//! A table as it is stored: what was agreed, who sits there, and how far the game is.

use havana_protocol::api::{Pace, SeatResult, Stage};
use havana_protocol::{Id, Timestamp};
use havana_rules::{Seat, Seats};
use havana_table::EncodedHeader;

use crate::db::{Row, Tx, Values};
use crate::error::Error;
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

    fn read(found: &Row) -> Result<SeatKept, Error> {
        let holder = match (found.get("player")?, found.get("bot")?) {
            (Some(player), _) => SeatHolder::Person(player),
            (None, Some(level)) => SeatHolder::Bot(level),
            (None, None) => SeatHolder::Free,
        };
        let (points, won): (Option<_>, Option<_>) = (found.get("points")?, found.get("won")?);
        Ok(SeatKept {
            seat: found.get("seat")?,
            holder,
            name: found.get::<Option<_>>("player_name")?.unwrap_or_default(),
            account: found.get("account")?,
            stand_in: found.get("stand_in")?,
            resigned: found.get("resigned")?,
            result: points.zip(won).map(|(points, won)| SeatResult { points, won }),
        })
    }
}

const COLUMNS: &str = "g.id, g.maker, g.header, g.target, g.deck, g.pace, g.public, g.spectators, \
    g.memory_aid, g.invite, g.made, g.begun, g.finished, g.again, g.moves, g.moved, g.turn, \
    g.round, g.changed, g.unrated, \
    CAST(CASE WHEN p.login IS NULL THEN 0 ELSE 1 END AS BIGINT) AS account, s.seat, s.player, \
    p.name AS player_name, s.bot, s.stand_in, s.resigned, s.points, s.won";

pub(crate) async fn find(tx: &mut Tx, id: Id) -> Result<Option<Table>, Error> {
    Ok(list(tx, "SELECT * FROM game WHERE id = $1", "g.id", &[&id]).await?.pop())
}

pub(crate) async fn list(
    tx: &mut Tx,
    which: &str,
    order: &str,
    values: Values<'_>,
) -> Result<Vec<Table>, Error> {
    let sql = format!(
        "SELECT {COLUMNS} FROM ({which}) g JOIN seat s ON s.game = g.id \
         LEFT JOIN player p ON p.id = s.player ORDER BY {order}, g.id, s.seat"
    );
    let mut tables: Vec<Table> = Vec::new();
    for found in tx.rows(sql, values).await? {
        let id = found.get("id")?;
        if tables.last().is_none_or(|table| table.id != id) {
            tables.push(read(&found)?);
        }
        if let Some(table) = tables.last_mut() {
            table.seats.push(SeatKept::read(&found)?);
        }
    }
    Ok(tables)
}

fn read(found: &Row) -> Result<Table, Error> {
    let unrated: Option<String> = found.get("unrated")?;
    Ok(Table {
        id: found.get("id")?,
        maker: found.get("maker")?,
        header: found.get("header")?,
        target: found.get("target")?,
        deck: found.get::<Option<_>>("deck")?.map(i64::cast_unsigned),
        seats: Vec::new(),
        pace: read_pace(&found.get::<String>("pace")?)?,
        public: found.get("public")?,
        spectators: found.get("spectators")?,
        memory_aid: found.get("memory_aid")?,
        invite: found.get("invite")?,
        made: found.get("made")?,
        begun: found.get("begun")?,
        finished: found.get("finished")?,
        again: found.get("again")?,
        moves: found.get("moves")?,
        moved: found.get("moved")?,
        turn: found.get("turn")?,
        round: found.get("round")?,
        changed: found.get("changed")?,
        unrated: unrated.as_deref().map(Unrated::read).transpose()?,
    })
}

/// Counts a change of a waiting table, which takes its row: changes to its seats happen one after
/// another. `false` if the table does not wait.
pub(crate) async fn touch_waiting(tx: &mut Tx, table: Id, now: Timestamp) -> Result<bool, Error> {
    let sql = "UPDATE game SET moved = $2, changed = changed + 1 WHERE id = $1 AND begun IS NULL";
    Ok(tx.run(sql, &[&table, &now]).await? == 1)
}

pub(crate) fn write_pace(pace: Pace) -> Result<String, Error> {
    serde_json::to_string(&pace).map_err(Error::damaged)
}

fn read_pace(text: &str) -> Result<Pace, Error> {
    serde_json::from_str(text).map_err(|error| Error::damaged(format_args!("a pace: {error}")))
}
