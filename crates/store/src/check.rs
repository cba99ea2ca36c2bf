//! Looking through a whole store for damage.

use core::fmt;

use havana_protocol::Id;
use havana_rules::{Input, Pending, Seats, State};
use havana_table::{Deal, DrawCounts, EncodedHeader, Record};
use sqlx::Row;

use crate::days;
use crate::error::Error;
use crate::migrate::NEWEST;
use crate::moves::{CHAINED, Move, chained};
use crate::row;
use crate::sql::Sql;

/// A game that cannot be trusted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    pub game: Id,
    /// What is wrong with it, and where.
    pub what: String,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

/// What a look through a store has found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// How many games were looked at.
    pub games: u64,
    /// How many moves they have.
    pub moves: u64,
    /// Those that are damaged.
    pub damaged: Vec<Damage>,
}

/// How many games are looked at in one query.
const TOGETHER: i64 = 64;

impl Sql {
    pub(crate) async fn check(&self) -> Result<Checked, Error> {
        if self.form().await? < NEWEST {
            return Err(Error::Unsupported(
                "an older release has written this store; a server of this release brings its tables \
                 to the newest form when it first opens it, and then it can be checked",
            ));
        }
        let (mut checked, mut last) = (Checked::default(), -1);
        loop {
            let games = sqlx::query(
                "SELECT g.id, g.header, d.seed FROM game g LEFT JOIN day_try t ON t.game = g.id \
                 LEFT JOIN day d ON d.day = t.day WHERE g.id > $1 AND g.begun IS NOT NULL \
                 ORDER BY g.id LIMIT $2",
            )
            .bind(last)
            .bind(TOGETHER)
            .fetch_all(&self.read)
            .await?;
            for found in &games {
                last = found.try_get("id")?;
                let game = row::into_id(last)?;
                let rows =
                    sqlx::query(CHAINED).bind(last).bind(-1_i64).fetch_all(&self.read).await?;
                checked.games += 1;
                let looked = chained(game, 0, &rows).and_then(|moves| {
                    checked.moves += moves.len() as u64;
                    // A game that is finished waits for nobody.
                    let turn = match rows.first() {
                        Some(row) if row.try_get::<Option<i64>, _>("finished")?.is_none() => {
                            Some(row::seats(row, "turn")?)
                        }
                        _ => None,
                    };
                    let seed: Option<Vec<u8>> = found.try_get("seed")?;
                    let deal = seed.map(days::deal).transpose()?;
                    replay(game, &row::header(found)?, deal, turn, &moves)
                });
                match looked {
                    Ok(()) => {}
                    Err(Error::Damaged(what)) => checked.damaged.push(Damage { game, what }),
                    Err(other) => return Err(other),
                }
            }
            if games.is_empty() {
                break;
            }
        }
        self.check_shared(&mut checked).await?;
        Ok(checked)
    }

    /// Looks whether shared games can still be read.
    async fn check_shared(&self, checked: &mut Checked) -> Result<(), Error> {
        let mut last = -1;
        loop {
            let shared =
                sqlx::query("SELECT id, record FROM shared WHERE id > $1 ORDER BY id LIMIT $2")
                    .bind(last)
                    .bind(TOGETHER)
                    .fetch_all(&self.read)
                    .await?;
            for found in &shared {
                last = found.try_get("id")?;
                let (game, record) = (row::into_id(last)?, found.try_get("record")?);
                if !is_finished_game(record) {
                    let what = format!("shared game {game}: it cannot be read");
                    checked.damaged.push(Damage { game, what });
                }
            }
            if shared.is_empty() {
                return Ok(());
            }
        }
    }
}

/// Whether these bytes are what a server lets people share.
fn is_finished_game(record: &[u8]) -> bool {
    Record::has_house_deck(record)
        && Record::from_binary(record).is_ok_and(|record| record.outcome().is_some())
}

/// Whether the moves are a game by the rules, with the draws of its deal if it is one of a day, and
/// the list of games shows whom it waits for.
fn replay(
    game: Id,
    header: &EncodedHeader,
    deal: Option<Deal>,
    turn: Option<Seats>,
    moves: &[Move],
) -> Result<(), Error> {
    let wrong = |seq: u32, why: String| Error::Damaged(format!("game {game}, move {seq}: {why}"));
    let header = header
        .decode()
        .map_err(|error| Error::Damaged(format!("game {game}, its configuration: {error}")))?;
    let mut state = State::new(header.config());
    let mut before = DrawCounts::default();
    for made in moves {
        for &input in &made.inputs {
            if let (Input::Chance(drawn), Pending::Chance(draw)) = (input, state.pending()) {
                if deal.is_some_and(|deal| deal.draw(&before, draw) != Some(drawn)) {
                    let why =
                        "its draw is not the one of its day, or the seed of the day is damaged";
                    return Err(wrong(made.seq, why.to_owned()));
                }
                before.add(drawn);
            }
            let applied = state.apply(input, &mut ());
            applied.map_err(|why| wrong(made.seq, format!("it cannot have been made: {why}")))?;
        }
    }
    match turn {
        Some(turn) if turn != state.pending().asked() => {
            let seq = moves.len() as u32;
            Err(wrong(seq, "the game waits for other seats than the list of games says".to_owned()))
        }
        _ => Ok(()),
    }
}
