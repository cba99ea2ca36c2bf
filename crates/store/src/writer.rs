//! Keeping moves: many games wait for one commit.
//!
//! A commit must reach the disk, which takes milliseconds however little it holds. So one task
//! collects the moves that wait, keeps them in one transaction, and answers each after the
//! commit; meanwhile the next ones gather.

use havana_protocol::{CommandId, Id, Timestamp};
use havana_rules::{Input, Seat, Seats};
use havana_table::EncodedHeader;
use havana_table::record::encode_inputs;
use tokio::sync::{mpsc, oneshot};

use crate::chain::{self, Link, Linked};
use crate::db::{Db, Tx};
use crate::error::Error;
use crate::hints::Hint;

/// A move to store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMove {
    pub game: Id,
    /// The number of the move in its game, from 0: how many there were before.
    pub seq: u32,
    /// Who decided; `None` for draws without a decision, such as the setup's.
    pub seat: Option<Seat>,
    /// The name a client gave it; a bot's move has none.
    pub command: Option<CommandId>,
    /// The decision and the draws that followed it.
    pub inputs: Vec<Input>,
    /// When.
    pub at: Timestamp,
    /// Where the game stands afterwards.
    pub after: After,
}

/// Where a game stands after a move, as lists of games show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct After {
    /// Whom the game waits for.
    pub turn: Seats,
    pub round: u16,
}

/// What became of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is stored.
    Done,
    /// Another move has this number; nothing was changed.
    SeqTaken,
    /// No bot plays at this seat any more, and a move without a command is a bot's; nothing was
    /// changed.
    NotABots,
    /// This command of this seat was stored before; nothing was changed.
    Known {
        /// The number of the move it became.
        seq: u32,
    },
}

/// How many moves may wait; later ones wait for a place.
const MOST_WAITING: usize = 1024;
/// How many moves are stored in one transaction.
const MOST_TOGETHER: usize = 128;

#[derive(Clone, Debug)]
pub(crate) struct Writer {
    asks: mpsc::Sender<Ask>,
}

#[derive(Debug)]
enum Ask {
    Append(Box<Waiting>),
    Close(oneshot::Sender<()>),
}

#[derive(Debug)]
struct Waiting {
    new: NewMove,
    answer: oneshot::Sender<Result<Appended, Error>>,
}

impl Writer {
    pub(crate) fn start(db: Db) -> Writer {
        let (asks, asked) = mpsc::channel(MOST_WAITING);
        tokio::spawn(run(db, asked));
        Writer { asks }
    }

    pub(crate) async fn append(&self, new: NewMove) -> Result<Appended, Error> {
        let (answer, answered) = oneshot::channel();
        let ask = Ask::Append(Box::new(Waiting { new, answer }));
        self.asks.send(ask).await.map_err(|_| Error::Closed)?;
        answered.await.map_err(|_| Error::Closed)?
    }

    pub(crate) async fn close(&self) {
        let (closed, done) = oneshot::channel();
        if self.asks.send(Ask::Close(closed)).await.is_ok() {
            let _ = done.await;
        }
    }
}

async fn run(db: Db, mut asked: mpsc::Receiver<Ask>) {
    let mut asks = Vec::with_capacity(MOST_TOGETHER);
    while asked.recv_many(&mut asks, MOST_TOGETHER).await > 0 {
        let (mut batch, mut closing) = (Vec::with_capacity(asks.len()), None);
        for ask in asks.drain(..) {
            match ask {
                Ask::Append(waiting) if closing.is_none() => batch.push(*waiting),
                Ask::Append(waiting) => drop(waiting.answer.send(Err(Error::Closed))),
                Ask::Close(closed) => closing = Some(closed),
            }
        }
        // Two nodes that keep moves of the same games go through them in the same order, so that
        // neither waits for the other in a circle.
        batch.sort_by_key(|waiting| (waiting.new.game, waiting.new.seq));
        let (moves, callers): (Vec<NewMove>, Vec<_>) =
            batch.into_iter().map(|waiting| (waiting.new, waiting.answer)).unzip();
        if !moves.is_empty() {
            let appended = db.write("append", move |tx| Box::pin(append_batch(tx, moves)));
            let answers = appended.await.unwrap_or_else(|error| {
                tracing::error!(moves = callers.len(), %error, "moves could not be stored");
                vec![Err(error); callers.len()]
            });
            for (caller, answer) in callers.into_iter().zip(answers) {
                // The caller may be gone; the move is stored anyway.
                let _ = caller.send(answer);
            }
        }
        if let Some(closed) = closing {
            asked.close();
            let _ = closed.send(());
        }
    }
}

/// Stores all valid moves of a batch in one transaction.
async fn append_batch(
    tx: &mut Tx,
    batch: Vec<NewMove>,
) -> Result<Vec<Result<Appended, Error>>, Error> {
    let mut answers = Vec::with_capacity(batch.len());
    for new in &batch {
        answers.push(append_one(tx, new).await?);
    }
    Ok(answers)
}

/// Inserts a move, if its number and its command are free and no number is left out. The outer
/// error spoils the transaction; the inner one is about this move alone.
pub(crate) async fn append_one(
    tx: &mut Tx,
    new: &NewMove,
) -> Result<Result<Appended, Error>, Error> {
    let NewMove { game, seq, seat, at, .. } = *new;
    let Some(before) = link_before(tx, game, seq).await? else {
        return explain_refusal(tx, new).await;
    };
    let command = new.command.map(|command| command.0);
    let inputs = encode_inputs(&new.inputs);
    let linked = Linked {
        game,
        seq,
        seat: seat.map(|seat| i64::from(u8::from(seat))),
        command: command.as_ref().map(<[u8; 16]>::as_slice),
        inputs: &inputs,
        at,
    };
    let hash = match before {
        Ok(before) => linked.after(&before),
        Err(damaged) => return Ok(Err(damaged)),
    };
    if command.is_none() && !is_a_bots(tx, new).await? {
        return Ok(Ok(Appended::NotABots));
    }
    let insert = "INSERT INTO move (game, seq, seat, command, inputs, at, hash) \
         SELECT $1, $2, $3, $4, $5, $6, $7 \
         WHERE EXISTS (SELECT 1 FROM game WHERE id = $1 AND moves = $2) ON CONFLICT DO NOTHING";
    if tx.run(insert, &[&game, &seq, &seat, &command, &inputs, &at, &hash]).await? == 0 {
        return explain_refusal(tx, new).await;
    }
    let count = "UPDATE game SET moves = $2 + 1, moved = $3, turn = $4, round = $5 WHERE id = $1";
    tx.run(count, &[&game, &seq, &at, &new.after.turn, &new.after.round]).await?;
    tx.hint(Hint::Moves { game, moves: seq + 1 });
    Ok(Ok(Appended::Done))
}

/// What the move of this number is chained to; nothing if the game does not wait for it.
async fn link_before(
    tx: &mut Tx,
    game: Id,
    seq: u32,
) -> Result<Option<Result<Link, Error>>, Error> {
    let sql = "SELECT CASE WHEN $2 = 0 THEN header END AS header, \
         (SELECT hash FROM move WHERE game = $1 AND seq = $2 - 1) AS before \
         FROM game WHERE id = $1 AND moves = $2";
    let Some(found) = tx.row(sql, &[&game, &seq]).await? else { return Ok(None) };
    let before = match found.get::<Option<EncodedHeader>>("header")? {
        Some(header) => chain::start(&header),
        None => chain::read(&found, "before")?.ok_or_else(|| {
            Error::Damaged(format!("game {game}, move {}: it has no hash", seq.saturating_sub(1)))
        }),
    };
    Ok(Some(before))
}

/// Whether a bot plays at the seat of a move that no player has sent: a player may have taken their
/// seat back on another node while the bot was thinking. Draws that wait for nobody have no seat.
async fn is_a_bots(tx: &mut Tx, new: &NewMove) -> Result<bool, Error> {
    let Some(seat) = new.seat else { return Ok(true) };
    let persons = "SELECT 1 FROM seat WHERE game = $1 AND seat = $2 \
         AND player IS NOT NULL AND stand_in IS NULL";
    Ok(tx.row(persons, &[&new.game, &seat]).await?.is_none())
}

/// Finds out why a move was not inserted.
async fn explain_refusal(tx: &mut Tx, new: &NewMove) -> Result<Result<Appended, Error>, Error> {
    let NewMove { game, seq, seat, command, .. } = *new;
    if let (Some(seat), Some(command)) = (seat, command)
        && let Some(seq) = find_command(tx, game, seat, command).await?
    {
        return Ok(Ok(Appended::Known { seq }));
    }
    let found = tx.row("SELECT moves FROM game WHERE id = $1", &[&game]).await?;
    let Some(found) = found else { return Ok(Err(Error::NoGame(game))) };
    let moves: u32 = found.get("moves")?;
    Ok(if moves > seq { Ok(Appended::SeqTaken) } else { Err(Error::Gap { game, seq, moves }) })
}

/// The number of the move that a command became.
pub(crate) async fn find_command(
    tx: &mut Tx,
    game: Id,
    seat: Seat,
    command: CommandId,
) -> Result<Option<u32>, Error> {
    let sql = "SELECT seq FROM move WHERE game = $1 AND seat = $2 AND command = $3";
    let found = tx.row(sql, &[&game, &seat, &command.0]).await?;
    found.map(|found| found.get("seq")).transpose()
}
