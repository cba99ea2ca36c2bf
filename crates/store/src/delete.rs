//! Deleting a player: what was played stays, who it was does not.

use havana_protocol::{DELETED_NAME, Id, Timestamp};
use havana_rules::Seat;
use havana_table::EncodedHeader;

use crate::db::Tx;
use crate::error::Error;
use crate::hints::Hint;
use crate::seats::get_up;
use crate::store::Store;
use crate::table::touch_waiting;

/// What a deleted player left behind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deleted {
    /// Games that run and that a bot finishes for them.
    pub running: Vec<Id>,
    /// All games they sat at, whose names and words have changed.
    pub games: Vec<Id>,
}

/// How often a player is caught sitting down elsewhere while they are deleted.
const MOST_TRIES: u32 = 16;

impl Store {
    /// Deletes a player: name, login, sessions with their messages, ratings and words. They get up
    /// from tables that wait, have given up where a game runs, which a bot of this level plays on,
    /// and have no name in past games. `None` if there is no such player.
    pub async fn delete_player(
        &self,
        player: Id,
        stand_in: &str,
        now: Timestamp,
    ) -> Result<Option<Deleted>, Error> {
        let mut tries = 1..=MOST_TRIES;
        loop {
            let is_last = tries.next().is_none_or(|number| number == MOST_TRIES);
            let stand_in = stand_in.to_owned();
            let tried = self.write("delete_player", move |tx| {
                Box::pin(async move { delete(tx, player, &stand_in, now, is_last).await })
            });
            if let Try::Done(deleted) = tried.await? {
                return Ok(deleted);
            }
        }
    }
}

/// What became of one try to delete a player.
enum Try {
    Done(Option<Deleted>),
    /// They sat down elsewhere meanwhile, at a game that is not locked.
    SatDown,
}

async fn delete(
    tx: &mut Tx,
    player: Id,
    stand_in: &str,
    now: Timestamp,
    is_last: bool,
) -> Result<Try, Error> {
    // Everything locks games first and then players, in the order of their ids.
    let games = lock_games_of(tx, player, "TRUE").await?;
    if !forget(tx, player, now).await? {
        return Ok(Try::Done(None));
    }
    // Nobody sits down any more now that the player is locked; before that they may have.
    if games_of(tx, player, "TRUE", "").await? != games && !is_last {
        tx.roll_back();
        return Ok(Try::SatDown);
    }
    let running = leave(tx, player, stand_in, now).await?;
    for &game in &running {
        tx.hint(Hint::Table(game));
    }
    Ok(Try::Done(Some(Deleted { running, games })))
}

/// Takes a player's name and login away; `false` if there is no such player.
async fn forget(tx: &mut Tx, player: Id, now: Timestamp) -> Result<bool, Error> {
    let sql = "UPDATE player SET name = '', login = NULL, login_key = NULL, password = NULL, \
         gone = $2 WHERE id = $1 AND gone IS NULL";
    Ok(tx.run(sql, &[&player, &now]).await? == 1)
}

/// Takes a player who is gone out of everything; answers which games a bot plays on.
async fn leave(tx: &mut Tx, player: Id, stand_in: &str, now: Timestamp) -> Result<Vec<Id>, Error> {
    for table in games_of(tx, player, "begun IS NULL", "").await? {
        if touch_waiting(tx, table, now).await? {
            get_up(tx, table, player).await?;
        }
    }
    let running = games_of(tx, player, "begun IS NOT NULL AND finished IS NULL", "").await?;
    for forget in [
        "DELETE FROM session WHERE player = $1",
        "DELETE FROM rating_point WHERE player = $1",
        "DELETE FROM rating WHERE player = $1",
        "DELETE FROM chat WHERE EXISTS (SELECT 1 FROM seat \
         WHERE seat.game = chat.game AND seat.seat = chat.seat AND seat.player = $1)",
        "UPDATE game SET changed = changed + 1 \
         WHERE id IN (SELECT game FROM seat WHERE player = $1)",
    ] {
        tx.run(forget, &[&player]).await?;
    }
    let give_up = "UPDATE seat SET stand_in = $2, resigned = 1 WHERE player = $1 \
         AND game IN (SELECT id FROM game WHERE finished IS NULL)";
    tx.run(give_up, &[&player, &stand_in]).await?;
    for game in games_of(tx, player, "begun IS NOT NULL", "").await? {
        forget_name(tx, game, player).await?;
    }
    Ok(running)
}

/// The games of a player, in the order of their ids; locked, where rows are.
pub(crate) async fn lock_games_of(
    tx: &mut Tx,
    player: Id,
    which: &'static str,
) -> Result<Vec<Id>, Error> {
    let lock = if tx.locks_rows() { "FOR UPDATE" } else { "" };
    games_of(tx, player, which, lock).await
}

async fn games_of(
    tx: &mut Tx,
    player: Id,
    which: &'static str,
    lock: &'static str,
) -> Result<Vec<Id>, Error> {
    let sql = format!(
        "SELECT id FROM game WHERE {which} \
         AND id IN (SELECT game FROM seat WHERE player = $1) ORDER BY id {lock}"
    );
    tx.rows(sql, &[&player]).await?.iter().map(|found| found.get("id")).collect()
}

/// The header of a game holds the names of those who played it.
async fn forget_name(tx: &mut Tx, game: Id, player: Id) -> Result<(), Error> {
    let sql = "SELECT g.header, s.seat FROM game g JOIN seat s ON s.game = g.id \
         WHERE g.id = $1 AND s.player = $2";
    let found = tx.one(sql, &[&game, &player]).await?;
    let header = without_name(&found.get("header")?, found.get("seat")?)?;
    let set = "UPDATE game SET header = $2 WHERE id = $1";
    tx.run(set, &[&game, &header.into_bytes()]).await.map(drop)
}

/// The header of a game in which the player at this seat has no name any more.
pub(crate) fn without_name(encoded: &EncodedHeader, seat: Seat) -> Result<EncodedHeader, Error> {
    let header = encoded.decode().map_err(Error::damaged)?;
    let Some(names) = header.names() else { return Ok(encoded.clone()) };
    let mut names = names.to_vec();
    if let Some(name) = names.get_mut(seat.index()) {
        DELETED_NAME.clone_into(name);
    }
    Ok(EncodedHeader::new(header.with_names(names).map_err(Error::damaged)?))
}
