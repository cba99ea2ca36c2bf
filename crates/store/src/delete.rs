//! Deleting a player: what was played stays, who it was does not.

use havana_protocol::Id;
use havana_table::Record;
use sqlx::AnyConnection;
use sqlx::Row;

use crate::error::Error;
use crate::hints::Hint;
use crate::row;
use crate::seats::{get_up, lock};
use crate::store::{Store, commit};

/// What a deleted player left behind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deleted {
    /// Games that run and that a bot finishes for him.
    pub running: Vec<Id>,
}

/// What the records call somebody who is gone.
const NOBODY: &str = "Somebody";

impl Store {
    /// Deletes a player: his name, login, sessions with their messages, ratings and words. He gets up from tables
    /// that wait, has given up where a game runs, where a bot of this level plays on, and is
    /// somebody in what was played. `None` if there is no such player.
    pub async fn delete_player(
        &self,
        player: Id,
        stand_in: &str,
        now: i64,
    ) -> Result<Option<Deleted>, Error> {
        let mut work = self.begin().await?;
        let gone = sqlx::query(
            "UPDATE player SET name = '', login = NULL, login_key = NULL, password = NULL, \
             gone = $2 WHERE id = $1 AND gone IS NULL",
        )
        .bind(player.number())
        .bind(now)
        .execute(&mut *work)
        .await?;
        if gone.rows_affected() == 0 {
            return Ok(None);
        }
        for table in tables(&mut work, player, "begun IS NULL").await? {
            if lock(&mut work, table, now).await? {
                get_up(&mut work, table, player).await?;
            }
        }
        let running = tables(&mut work, player, "begun IS NOT NULL AND finished IS NULL").await?;
        for forget in [
            "DELETE FROM session WHERE player = $1",
            "DELETE FROM rating_point WHERE player = $1",
            "DELETE FROM rating WHERE player = $1",
            "DELETE FROM chat WHERE EXISTS (SELECT 1 FROM seat \
             WHERE seat.game = chat.game AND seat.seat = chat.seat AND seat.player = $1)",
        ] {
            sqlx::query(forget).bind(player.number()).execute(&mut *work).await?;
        }
        sqlx::query(
            "UPDATE seat SET resigned = 1, stand_in = COALESCE(stand_in, $2) WHERE player = $1 \
             AND game IN (SELECT id FROM game WHERE finished IS NULL)",
        )
        .bind(player.number())
        .bind(stand_in)
        .execute(&mut *work)
        .await?;
        for game in tables(&mut work, player, "begun IS NOT NULL").await? {
            forget_name(&mut work, game, player).await?;
        }
        commit(work).await?;
        for &game in &running {
            self.tell(Hint::Table(game)).await;
        }
        Ok(Some(Deleted { running }))
    }
}

async fn tables(
    connection: &mut AnyConnection,
    player: Id,
    which: &'static str,
) -> Result<Vec<Id>, Error> {
    let sql = format!(
        "SELECT id FROM game WHERE {which} \
         AND id IN (SELECT game FROM seat WHERE player = $1) ORDER BY id"
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
    let record = Record::from_binary(found.try_get("header")?).map_err(Error::damaged)?;
    let Some(names) = record.header().names() else { return Ok(()) };
    let mut names = names.to_vec();
    if let Some(name) = names.get_mut(seat.index()) {
        NOBODY.clone_into(name);
    }
    let header = record.header().clone().with_names(names).map_err(Error::damaged)?;
    let record = Record::new(header, &[]).map_err(Error::damaged)?;
    sqlx::query("UPDATE game SET header = $2 WHERE id = $1")
        .bind(game.number())
        .bind(record.to_binary())
        .execute(connection)
        .await?;
    Ok(())
}
