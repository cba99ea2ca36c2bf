//! Reading moves.

use havana_protocol::{CommandId, Id, Timestamp};
use havana_rules::{Input, Seat};
use havana_table::record::decode_inputs;

use crate::chain::Walk;
use crate::db::{Row, list};
use crate::error::Error;
use crate::store::{Store, answered};
use crate::writer::{Appended, NewMove, append_one, find_command};

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

impl Store {
    /// Keeps a move. Once this has answered [`Appended::Done`], the move survives anything that
    /// the disk survives.
    ///
    /// After [`Error::Unknown`] ask [`Store::command`] or [`Store::moves`] what became of it.
    pub async fn append(&self, new: NewMove) -> Result<Appended, Error> {
        if let Some(writer) = &self.writer {
            return answered("append", writer.append(new), Error::unknown).await;
        }
        self.write("append", |tx| Box::pin(async move { append_one(tx, &new).await })).await?
    }

    /// The moves of a game from this number on, in order. Their hashes are checked:
    /// [`Error::Damaged`] names the first move that does not fit.
    pub async fn moves(&self, game: Id, from: u32) -> Result<Vec<Move>, Error> {
        self.read("moves", move |tx| {
            Box::pin(async move {
                let rows = tx.rows(CHAINED, &[&game, &(i64::from(from) - 1)]).await?;
                chained(game, from, &rows)
            })
        })
        .await
    }

    /// The number of the move that a command became, if it was stored.
    pub async fn command(
        &self,
        game: Id,
        seat: Seat,
        command: CommandId,
    ) -> Result<Option<u32>, Error> {
        self.read("command", move |tx| Box::pin(find_command(tx, game, seat, command))).await
    }

    /// How far each of these games is; those that do not exist are left out.
    pub async fn positions(&self, games: &[Id]) -> Result<Vec<LogPosition>, Error> {
        let games = games.to_vec();
        self.read("positions", move |tx| {
            Box::pin(async move {
                let mut positions = Vec::with_capacity(games.len());
                for (places, some) in list(1, &games) {
                    let sql = format!("SELECT id, moves, changed FROM game WHERE id IN ({places})");
                    for found in tx.rows(sql, &some).await? {
                        positions.push(LogPosition {
                            game: found.get("id")?,
                            moves: found.get("moves")?,
                            changed: found.get("changed")?,
                        });
                    }
                }
                Ok(positions)
            })
        })
        .await
    }
}

/// The moves of a game from a number on, and how many there should be. One statement sees one
/// state of the database, so that a move added meanwhile is no damage.
pub(crate) const CHAINED: &str = "SELECT g.moves, g.turn, g.finished, \
    CASE WHEN e.seq = 0 THEN g.header END AS header, \
    e.seq, e.seat, e.command, e.inputs, e.at, e.hash \
    FROM game g LEFT JOIN move e ON e.game = g.id AND e.seq >= $2 WHERE g.id = $1 ORDER BY e.seq";

/// Reads the rows of [`CHAINED`], whose first may be the move before the one asked for.
pub(crate) fn chained(game: Id, from: u32, rows: &[Row]) -> Result<Vec<Move>, Error> {
    let Some(first) = rows.first() else { return Ok(Vec::new()) };
    let count: u32 = first.get("moves")?;
    let (mut walk, mut moves) = (Walk::new(game, from), Vec::with_capacity(rows.len()));
    for found in rows {
        if found.get::<Option<i64>>("seq")?.is_some() && walk.step(found)? {
            moves.push(read(found)?);
        }
    }
    walk.end(count)?;
    Ok(moves)
}

pub(crate) fn read(found: &Row) -> Result<Move, Error> {
    let inputs: Vec<u8> = found.get("inputs")?;
    Ok(Move {
        seq: found.get("seq")?,
        seat: found.get("seat")?,
        command: found.get::<Option<_>>("command")?.map(CommandId),
        inputs: decode_inputs(&inputs).ok_or_else(|| Error::damaged("the inputs of a move"))?,
        at: found.get("at")?,
    })
}
