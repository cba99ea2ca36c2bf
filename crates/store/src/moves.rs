//! Reading moves.

use havana_protocol::{CommandId, Id};
use havana_rules::{Input, Seat};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

use crate::error::Error;
use crate::inputs::decode_inputs;
use crate::row;
use crate::store::Store;
use crate::writer::find_command;

/// A move as it was kept.
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
    pub at: i64,
}

/// How many games are asked about in one query.
const MOST_ASKED: usize = 500;

impl Store {
    /// The moves of a game from this number on, in order.
    pub async fn moves(&self, game: Id, from: u32) -> Result<Vec<Move>, Error> {
        let rows = sqlx::query(
            "SELECT seq, seat, command, inputs, at FROM event \
             WHERE game = $1 AND seq >= $2 ORDER BY seq",
        )
        .bind(game.number())
        .bind(i64::from(from))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(read).collect()
    }

    /// The number of the move that a command became, if it was kept.
    pub async fn command(
        &self,
        game: Id,
        seat: Seat,
        command: CommandId,
    ) -> Result<Option<u32>, Error> {
        find_command(&self.read, game, seat, command).await
    }

    /// How many moves each of these games has; those that do not exist are left out.
    pub async fn positions(&self, games: &[Id]) -> Result<Vec<(Id, u32)>, Error> {
        let mut positions = Vec::with_capacity(games.len());
        for some in games.chunks(MOST_ASKED) {
            let places: Vec<String> = (1..=some.len()).map(|place| format!("${place}")).collect();
            let sql = format!("SELECT id, moves FROM game WHERE id IN ({})", places.join(", "));
            // As many different texts as there are lengths: not worth keeping prepared.
            let query = sqlx::query(AssertSqlSafe(sql)).persistent(false);
            let query = some.iter().fold(query, |query, game| query.bind(game.number()));
            for found in query.fetch_all(&self.read).await? {
                positions.push((row::id(&found, "id")?, row::number(&found, "moves")?));
            }
        }
        Ok(positions)
    }
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
        inputs: decode_inputs(found.try_get("inputs")?)?,
        at: found.try_get("at")?,
    })
}
