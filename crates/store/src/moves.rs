//! Reading moves.

use havana_protocol::{CommandId, Id, Timestamp};
use havana_rules::{Input, Seat};
use havana_table::record::decode_inputs;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

use crate::chain::Walk;
use crate::error::Error;
use crate::row;
use crate::sql::Sql;
use crate::writer::{Appended, NewMove, find_command};

/// A stored move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// Its number in its game, from 0.
    pub seq: u32,
    /// Who decided.
    pub seat: Option<Seat>,
    /// The name a client gave it.
    pub command: Option<CommandId>,
    /// The decision and the draws that followed it.
    pub inputs: Vec<Input>,
    /// When.
    pub at: Timestamp,
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LogPosition {
    pub game: Id,
    /// How many moves it has.
    pub moves: u32,
    /// A counter that rises with every change of its seats, names, chat or table.
    pub changed: u64,
}

/// How many games are asked about in one query.
const MOST_ASKED: usize = 500;

impl Sql {
    pub(crate) async fn append(&self, new: NewMove) -> Result<Appended, Error> {
        self.writer.append(new).await
    }

    pub(crate) async fn moves(&self, game: Id, from: u32) -> Result<Vec<Move>, Error> {
        let rows = sqlx::query(CHAINED)
            .bind(game.number())
            .bind(i64::from(from) - 1)
            .fetch_all(&self.read)
            .await?;
        chained(game, from, &rows)
    }

    pub(crate) async fn command(
        &self,
        game: Id,
        seat: Seat,
        command: CommandId,
    ) -> Result<Option<u32>, Error> {
        find_command(&self.read, game, seat, command).await
    }

    pub(crate) async fn positions(&self, games: &[Id]) -> Result<Vec<LogPosition>, Error> {
        let mut positions = Vec::with_capacity(games.len());
        for some in games.chunks(MOST_ASKED) {
            let places: Vec<String> = (1..=some.len()).map(|place| format!("${place}")).collect();
            let sql =
                format!("SELECT id, moves, changed FROM game WHERE id IN ({})", places.join(", "));
            // As many different texts as there are lengths: not worth keeping prepared.
            let query = sqlx::query(AssertSqlSafe(sql)).persistent(false);
            let query = some.iter().fold(query, |query, game| query.bind(game.number()));
            for found in query.fetch_all(&self.read).await? {
                positions.push(LogPosition {
                    game: row::id(&found, "id")?,
                    moves: row::number(&found, "moves")?,
                    changed: row::number(&found, "changed")?,
                });
            }
        }
        Ok(positions)
    }
}

/// The moves of a game from a number on, and how many there should be. One statement sees one
/// state of the database, so that a move added meanwhile is no damage.
pub(crate) const CHAINED: &str = "SELECT g.moves, g.turn, g.finished, \
    CASE WHEN e.seq = 0 THEN g.header END AS header, \
    e.seq, e.seat, e.command, e.inputs, e.at, e.hash \
    FROM game g LEFT JOIN move e ON e.game = g.id AND e.seq >= $2 WHERE g.id = $1 ORDER BY e.seq";

/// Reads the rows of [`CHAINED`], whose first may be the move before the one asked for.
pub(crate) fn chained(game: Id, from: u32, rows: &[AnyRow]) -> Result<Vec<Move>, Error> {
    let Some(first) = rows.first() else { return Ok(Vec::new()) };
    let count: u32 = row::number(first, "moves")?;
    let (mut walk, mut moves) = (Walk::new(game, from), Vec::with_capacity(rows.len()));
    for found in rows {
        if found.try_get::<Option<i64>, _>("seq")?.is_some() && walk.step(found)? {
            moves.push(read(found)?);
        }
    }
    walk.end(count)?;
    Ok(moves)
}

fn read(found: &AnyRow) -> Result<Move, Error> {
    let command: Option<Vec<u8>> = found.try_get("command")?;
    let command = command
        .map(|bytes| bytes.try_into().map(CommandId).map_err(|_| Error::damaged("a command id")))
        .transpose()?;
    Ok(Move {
        seq: row::number(found, "seq")?,
        seat: row::maybe_seat(found, "seat")?,
        command,
        inputs: decode_inputs(found.try_get("inputs")?)
            .ok_or_else(|| Error::damaged("the inputs of a move"))?,
        at: row::time(found, "at")?,
    })
}
