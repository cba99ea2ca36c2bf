//! What changes in a simulated store, seen at the moment it is made.

use core::fmt;

use havana_protocol::Id;
use havana_rules::Seat;

use super::Values;
use super::simulated::Call;
use super::sqlite::ready;
use super::tx::Tx;
use super::value::{FromValue, Row};
use crate::error::Error;

/// Something that changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// A table was created, or a player joined or left.
    Seated(Id),
    TableGone(Id),
    /// A game has begun.
    Begun(Id),
    /// A move was made.
    Moved {
        game: Id,
        /// The number of the move.
        seq: u32,
    },
    /// Who decides for a seat has changed.
    StandIn {
        game: Id,
        seat: Seat,
        /// Whether a bot played there before, or its player had resigned.
        was_left: bool,
    },
    /// A player's time was over, and a bot stands in for them now.
    Relieved {
        game: Id,
        seat: Seat,
    },
    /// Something was said.
    Said {
        game: Id,
        number: u32,
    },
    /// A game is over and its result is stored.
    Finished(Id),
    /// A player has deleted themselves.
    Gone(Id),
}

/// Sees every change at the moment it is made.
pub trait Witness: fmt::Debug + Send + Sync {
    /// This has just changed. The store must not be asked from here.
    fn changed(&self, data: &mut Data, change: &Change);
}

/// Temporary triggers see what statements change, and a rollback takes what they have seen back.
const TRIGGERS: &str = "
    CREATE TEMP TABLE seen (change TEXT, id BIGINT, number BIGINT, was_left BIGINT);
    CREATE TEMP TRIGGER seen_seat AFTER INSERT ON main.seat BEGIN
        INSERT INTO seen VALUES ('seated', NEW.game, 0, 0); END;
    CREATE TEMP TRIGGER seen_holder AFTER UPDATE OF player, bot ON main.seat BEGIN
        INSERT INTO seen VALUES ('seated', NEW.game, 0, 0); END;
    CREATE TEMP TRIGGER seen_table_gone AFTER DELETE ON main.game BEGIN
        INSERT INTO seen VALUES ('table gone', OLD.id, 0, 0); END;
    CREATE TEMP TRIGGER seen_begun AFTER UPDATE OF begun ON main.game
        WHEN NEW.begun IS NOT NULL BEGIN
        INSERT INTO seen VALUES ('begun', NEW.id, 0, 0); END;
    CREATE TEMP TRIGGER seen_undone AFTER UPDATE OF begun ON main.game
        WHEN NEW.begun IS NULL BEGIN
        INSERT INTO seen VALUES ('seated', NEW.id, 0, 0); END;
    CREATE TEMP TRIGGER seen_move AFTER INSERT ON main.move BEGIN
        INSERT INTO seen VALUES ('moved', NEW.game, NEW.seq, 0); END;
    CREATE TEMP TRIGGER seen_stand_in AFTER UPDATE OF stand_in, resigned ON main.seat BEGIN
        INSERT INTO seen VALUES ('stand-in', NEW.game, NEW.seat,
            OLD.stand_in IS NOT NULL OR OLD.resigned = 1); END;
    CREATE TEMP TRIGGER seen_said AFTER INSERT ON main.chat BEGIN
        INSERT INTO seen VALUES ('said', NEW.game, NEW.number, 0); END;
    CREATE TEMP TRIGGER seen_finished AFTER UPDATE OF finished ON main.game
        WHEN NEW.finished IS NOT NULL BEGIN
        INSERT INTO seen VALUES ('finished', NEW.id, 0, 0); END;
    CREATE TEMP TRIGGER seen_gone AFTER UPDATE OF gone ON main.player BEGIN
        INSERT INTO seen VALUES ('gone', NEW.id, 0, 0); END;";

/// What is stored, for those who look on. A read that fails finds nothing, which anyone who expects
/// something notices.
#[derive(Debug)]
pub struct Data {
    pub(crate) tx: Tx,
    pub(super) call: Option<Call>,
}

impl Data {
    pub(super) fn new(mut tx: Tx) -> Result<Data, Error> {
        ready(Box::pin(tx.script(TRIGGERS.to_owned())))?;
        Ok(Data { tx, call: None })
    }

    pub(super) fn take_changes(&mut self) -> Result<Vec<Change>, Error> {
        let seen = self.rows("SELECT change, id, number, was_left FROM seen ORDER BY rowid", &[]);
        if !seen.is_empty() {
            ready(Box::pin(self.tx.run("DELETE FROM seen", &[])))?;
        }
        let relieves = self.call.is_some_and(|call| call.operation == "relieve");
        seen.iter().map(|row| change(row, relieves)).collect()
    }

    pub(crate) fn rows(&mut self, sql: &'static str, values: Values<'_>) -> Vec<Row> {
        ready(Box::pin(self.tx.rows(sql, values))).unwrap_or_default()
    }

    /// The values of a column.
    pub(crate) fn column<T: FromValue>(&mut self, sql: &'static str, values: Values<'_>) -> Vec<T> {
        self.rows(sql, values).iter().filter_map(|row| row.get("it").ok()).collect()
    }

    /// The call that made the last change; none where there is no link to a node.
    pub fn call(&self) -> Option<Call> {
        self.call
    }
}

fn change(row: &Row, relieves: bool) -> Result<Change, Error> {
    let (change, id, number): (String, Id, u32) =
        (row.get("change")?, row.get("id")?, row.get("number")?);
    Ok(match change.as_str() {
        "seated" => Change::Seated(id),
        "table gone" => Change::TableGone(id),
        "begun" => Change::Begun(id),
        "moved" => Change::Moved { game: id, seq: number },
        "stand-in" if relieves => Change::Relieved { game: id, seat: row.get("number")? },
        "stand-in" => {
            let (seat, was_left) = (row.get("number")?, row.get("was_left")?);
            Change::StandIn { game: id, seat, was_left }
        }
        "said" => Change::Said { game: id, number },
        "finished" => Change::Finished(id),
        "gone" => Change::Gone(id),
        other => return Err(Error::damaged(format_args!("a change {other}"))),
    })
}
