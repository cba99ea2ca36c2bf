//! Deleting a player: what was played stays, who it was does not.

use havana_protocol::{DELETED_NAME, Id, Timestamp};
use havana_rules::Seat;
use havana_table::EncodedHeader;
use sqlx::AnyConnection;

use crate::connection::{Kind, commit};
use crate::error::Error;
use crate::hints::Hint;
use crate::row;
use crate::seats::get_up;
use crate::sql::Sql;
use crate::table::lock;

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

impl Sql {
    pub(crate) async fn delete_player(
        &self,
        player: Id,
        stand_in: &str,
        now: Timestamp,
    ) -> Result<Option<Deleted>, Error> {
        let mut tries = 1..=MOST_TRIES;
        loop {
            let is_last = tries.next().is_none_or(|number| number == MOST_TRIES);
            let mut work = self.begin().await?;
            // Everything locks games first and then players, in the order of their ids.
            let games = self.lock_games_of(&mut work, player, "TRUE").await?;
            if !forget(&mut work, player, now).await? {
                return Ok(None);
            }
            // Nobody sits down any more now that the player is locked; before that they may have.
            if tables(&mut work, player, "TRUE").await? != games && !is_last {
                continue;
            }
            let running = leave(&mut work, player, stand_in, now).await?;
            commit(work).await?;
            for &game in &running {
                self.tell(Hint::Table(game)).await;
            }
            return Ok(Some(Deleted { running, games }));
        }
    }

    /// Locks the games of a player, in the order of their ids.
    pub(crate) async fn lock_games_of(
        &self,
        connection: &mut AnyConnection,
        player: Id,
        which: &'static str,
    ) -> Result<Vec<Id>, Error> {
        match self.kind {
            Kind::Sqlite => tables(connection, player, which).await,
            Kind::Postgres => list(connection, player, which, "FOR UPDATE").await,
        }
    }
}

/// Takes a player's name and login away; `false` if there is no such player.
async fn forget(connection: &mut AnyConnection, player: Id, now: Timestamp) -> Result<bool, Error> {
    let gone = sqlx::query(
        "UPDATE player SET name = '', login = NULL, login_key = NULL, password = NULL, \
         gone = $2 WHERE id = $1 AND gone IS NULL",
    )
    .bind(player.number())
    .bind(now.millis())
    .execute(connection)
    .await?;
    Ok(gone.rows_affected() == 1)
}

/// Takes a player who is gone out of everything; answers which games a bot plays on.
async fn leave(
    connection: &mut AnyConnection,
    player: Id,
    stand_in: &str,
    now: Timestamp,
) -> Result<Vec<Id>, Error> {
    for table in tables(connection, player, "begun IS NULL").await? {
        if lock(connection, table, now).await? {
            get_up(connection, table, player).await?;
        }
    }
    let running = tables(connection, player, "begun IS NOT NULL AND finished IS NULL").await?;
    for forget in [
        "DELETE FROM session WHERE player = $1",
        "DELETE FROM rating_point WHERE player = $1",
        "DELETE FROM rating WHERE player = $1",
        "DELETE FROM chat WHERE EXISTS (SELECT 1 FROM seat \
         WHERE seat.game = chat.game AND seat.seat = chat.seat AND seat.player = $1)",
        "UPDATE game SET changed = changed + 1 \
         WHERE id IN (SELECT game FROM seat WHERE player = $1)",
    ] {
        sqlx::query(forget).bind(player.number()).execute(&mut *connection).await?;
    }
    sqlx::query(
        "UPDATE seat SET stand_in = $2, resigned = 1 WHERE player = $1 \
         AND game IN (SELECT id FROM game WHERE finished IS NULL)",
    )
    .bind(player.number())
    .bind(stand_in)
    .execute(&mut *connection)
    .await?;
    for game in tables(connection, player, "begun IS NOT NULL").await? {
        forget_name(connection, game, player).await?;
    }
    Ok(running)
}

async fn tables(
    connection: &mut AnyConnection,
    player: Id,
    which: &'static str,
) -> Result<Vec<Id>, Error> {
    list(connection, player, which, "").await
}

async fn list(
    connection: &mut AnyConnection,
    player: Id,
    which: &'static str,
    lock: &'static str,
) -> Result<Vec<Id>, Error> {
    let sql = format!(
        "SELECT id FROM game WHERE {which} \
         AND id IN (SELECT game FROM seat WHERE player = $1) ORDER BY id {lock}"
    );
    let rows =
        sqlx::query(sqlx::AssertSqlSafe(sql)).bind(player.number()).fetch_all(connection).await?;
    rows.iter().map(|found| row::id(found, "id")).collect()
}

/// The header of a game holds the names of those who played it.
async fn forget_name(connection: &mut AnyConnection, game: Id, player: Id) -> Result<(), Error> {
    let found = sqlx::query(
        "SELECT g.header, s.seat FROM game g JOIN seat s ON s.game = g.id \
         WHERE g.id = $1 AND s.player = $2",
    )
    .bind(game.number())
    .bind(player.number())
    .fetch_one(&mut *connection)
    .await?;
    let seat = row::into_seat(row::number(&found, "seat")?)?;
    let header = without_name(&row::header(&found)?, seat)?;
    sqlx::query("UPDATE game SET header = $2 WHERE id = $1")
        .bind(game.number())
        .bind(header.into_bytes())
        .execute(connection)
        .await?;
    Ok(())
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
