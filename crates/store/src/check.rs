//! Looking through a whole store for damage.

use core::fmt;

use havana_protocol::Id;
use havana_rules::{Input, Pending, Seats, State};
use havana_table::{Deal, DrawCounts, EncodedHeader, Record, Seed};

use crate::db::{Row, Tx};
use crate::error::Error;
use crate::moves::{CHAINED, Move, chained};
use crate::store::Store;

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

impl Store {
    /// Looks through all games for damage: hashes that do not fit, moves that are missing or
    /// cannot have been made, draws that are not those of their day, shared games that cannot be
    /// read. Games continue meanwhile.
    pub async fn check(&self) -> Result<Checked, Error> {
        let (form, newest) = self.form().await?;
        if form < newest {
            return Err(Error::Unsupported(
                "an older release has written this store; a server of this release brings its tables \
                 to the newest form when it first opens it, and then it can be checked",
            ));
        }
        let (mut checked, mut after) = (Checked::default(), -1);
        while let (some, Some(last)) =
            self.read("check", move |tx| Box::pin(check_games(tx, after))).await?
        {
            checked.add(some);
            after = last;
        }
        after = -1;
        while let (some, Some(last)) =
            self.read("check", move |tx| Box::pin(check_shared(tx, after))).await?
        {
            checked.add(some);
            after = last;
        }
        Ok(checked)
    }
}

impl Checked {
    fn add(&mut self, more: Checked) {
        self.games += more.games;
        self.moves += more.moves;
        self.damaged.extend(more.damaged);
    }
}

/// Checks the next games after this id; the last one of them says where to continue.
async fn check_games(tx: &mut Tx, after: i64) -> Result<(Checked, Option<i64>), Error> {
    let sql = "SELECT g.id, g.header, d.seed FROM game g LEFT JOIN day_try t ON t.game = g.id \
         LEFT JOIN day d ON d.day = t.day WHERE g.id > $1 AND g.begun IS NOT NULL \
         ORDER BY g.id LIMIT $2";
    let (mut checked, mut last) = (Checked::default(), None);
    for found in tx.rows(sql, &[&after, &TOGETHER]).await? {
        let game = found.get("id")?;
        last = Some(found.get("id")?);
        let rows = tx.rows(CHAINED, &[&game, &-1_i64]).await?;
        checked.games += 1;
        match check_game(game, &found, &rows, &mut checked.moves) {
            Ok(()) => {}
            Err(Error::Damaged(what)) => checked.damaged.push(Damage { game, what }),
            Err(other) => return Err(other),
        }
    }
    Ok((checked, last))
}

fn check_game(game: Id, found: &Row, rows: &[Row], count: &mut u64) -> Result<(), Error> {
    let moves = chained(game, 0, rows)?;
    *count += moves.len() as u64;
    // A game that is finished waits for nobody.
    let turn = match rows.first() {
        Some(row) if row.get::<Option<i64>>("finished")?.is_none() => Some(row.get("turn")?),
        _ => None,
    };
    let seed: Option<[u8; 32]> = found.get("seed")?;
    let deal = seed.map(|seed| Deal::new(Seed::from_bytes(seed)));
    replay(game, &found.get("header")?, deal, turn, &moves)
}

/// Looks whether the next shared games can still be read.
async fn check_shared(tx: &mut Tx, after: i64) -> Result<(Checked, Option<i64>), Error> {
    let sql = "SELECT id, record FROM shared WHERE id > $1 ORDER BY id LIMIT $2";
    let (mut checked, mut last) = (Checked::default(), None);
    for found in tx.rows(sql, &[&after, &TOGETHER]).await? {
        let game: Id = found.get("id")?;
        last = Some(found.get("id")?);
        if !is_finished_game(&found.get::<Vec<u8>>("record")?) {
            let what = format!("shared game {game}: it cannot be read");
            checked.damaged.push(Damage { game, what });
        }
    }
    Ok((checked, last))
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
