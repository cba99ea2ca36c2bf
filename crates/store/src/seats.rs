//! Sitting down and getting up at a table that waits.

use havana_protocol::{Id, Timestamp};
use havana_rules::Seat;
use havana_table::EncodedHeader;
use sqlx::AnyConnection;

use crate::begin::begin_if_full;
use crate::connection::commit;
use crate::error::Error;
use crate::hints::Hint;
use crate::row;
use crate::sql::Sql;
use crate::table::{SeatHolder, Table, lock};

/// What became of the wish to sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// They sit here.
    Sits {
        /// Where.
        seat: Seat,
        /// Whether that was the last free seat, so that the game has begun.
        begun: bool,
    },
    /// They sat here already.
    SatAlready {
        /// Where.
        seat: Seat,
        /// Whether the game has begun just now: the table was full before.
        begun: bool,
    },
    /// No seat is free.
    Full,
    /// The game has begun, or there is no such table.
    NotWaiting,
}

/// What became of the wish to get up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Freed {
    /// Their seat is free, and others are still there.
    Left,
    /// They were the last person there; the table is deleted.
    TableGone,
    /// They are not seated there.
    NotSeated,
    /// The game has begun, or there is no such table.
    NotWaiting,
}

impl Sql {
    pub(crate) async fn take_seat(
        &self,
        table: Id,
        player: Id,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<Taken, Error> {
        let mut work = self.begin().await?;
        if !lock(&mut work, table, now).await? {
            // The same request may have come before: its player sits, and the game has begun.
            let seat = seat_of(&mut work, table, player).await?;
            return Ok(
                seat.map_or(Taken::NotWaiting, |seat| Taken::SatAlready { seat, begun: false })
            );
        }
        if let Some(seat) = seat_of(&mut work, table, player).await? {
            let begun = begin_if_full(&mut work, table, now, header).await?;
            if begun {
                commit(work).await?;
                self.tell(Hint::Table(table)).await;
            }
            return Ok(Taken::SatAlready { seat, begun });
        }
        let Some(seat) = sit(&mut work, table, player).await? else { return Ok(Taken::Full) };
        let begun = begin_if_full(&mut work, table, now, header).await?;
        commit(work).await?;
        if begun {
            self.tell(Hint::Table(table)).await;
        }
        Ok(Taken::Sits { seat, begun })
    }

    #[cfg(feature = "testing")]
    pub(crate) async fn take_seat_only(
        &self,
        table: Id,
        player: Id,
        now: Timestamp,
    ) -> Result<Taken, Error> {
        let mut work = self.begin().await?;
        if !lock(&mut work, table, now).await? {
            // The same request may have come before: its player sits, and the game has begun.
            let seat = seat_of(&mut work, table, player).await?;
            return Ok(
                seat.map_or(Taken::NotWaiting, |seat| Taken::SatAlready { seat, begun: false })
            );
        }
        if let Some(seat) = seat_of(&mut work, table, player).await? {
            return Ok(Taken::SatAlready { seat, begun: false });
        }
        let Some(seat) = sit(&mut work, table, player).await? else { return Ok(Taken::Full) };
        commit(work).await?;
        Ok(Taken::Sits { seat, begun: false })
    }

    pub(crate) async fn free_seat(
        &self,
        table: Id,
        player: Id,
        now: Timestamp,
    ) -> Result<Freed, Error> {
        let mut work = self.begin().await?;
        if !lock(&mut work, table, now).await? {
            return Ok(Freed::NotWaiting);
        }
        let answer = get_up(&mut work, table, player).await?;
        commit(work).await?;
        Ok(answer)
    }

    pub(crate) async fn fill_with_bots(
        &self,
        table: Id,
        level: &str,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<bool, Error> {
        let mut work = self.begin().await?;
        if !lock(&mut work, table, now).await? {
            return Ok(false);
        }
        sqlx::query("UPDATE seat SET bot = $2 WHERE game = $1 AND player IS NULL AND bot IS NULL")
            .bind(table.number())
            .bind(level)
            .execute(&mut *work)
            .await?;
        let begun = begin_if_full(&mut work, table, now, header).await?;
        commit(work).await?;
        self.tell(Hint::Table(table)).await;
        Ok(begun)
    }
}

/// Gives a player the first free seat of a table whose row is taken.
async fn sit(connection: &mut AnyConnection, table: Id, player: Id) -> Result<Option<Seat>, Error> {
    let taken = sqlx::query(
        "UPDATE seat SET player = $2 WHERE game = $1 AND seat = \
         (SELECT MIN(seat) FROM seat WHERE game = $1 AND player IS NULL AND bot IS NULL) \
         RETURNING seat",
    )
    .bind(table.number())
    .bind(player.number())
    .fetch_optional(connection)
    .await?;
    taken.map(|taken| row::into_seat(row::number(&taken, "seat")?)).transpose()
}

/// Frees the seat of a player at a table whose row is taken.
pub(crate) async fn get_up(
    connection: &mut AnyConnection,
    table: Id,
    player: Id,
) -> Result<Freed, Error> {
    let freed = sqlx::query("UPDATE seat SET player = NULL WHERE game = $1 AND player = $2")
        .bind(table.number())
        .bind(player.number())
        .execute(&mut *connection)
        .await?;
    if freed.rows_affected() == 0 {
        return Ok(Freed::NotSeated);
    }
    let next = sqlx::query(
        "SELECT player FROM seat WHERE game = $1 AND player IS NOT NULL ORDER BY seat LIMIT 1",
    )
    .bind(table.number())
    .fetch_optional(&mut *connection)
    .await?;
    let Some(next) = next else {
        sqlx::query("DELETE FROM game WHERE id = $1")
            .bind(table.number())
            .execute(&mut *connection)
            .await?;
        return Ok(Freed::TableGone);
    };
    sqlx::query("UPDATE game SET maker = $3 WHERE id = $1 AND maker = $2")
        .bind(table.number())
        .bind(player.number())
        .bind(row::id(&next, "player")?.number())
        .execute(&mut *connection)
        .await?;
    Ok(Freed::Left)
}

async fn seat_of(
    connection: &mut AnyConnection,
    table: Id,
    player: Id,
) -> Result<Option<Seat>, Error> {
    let found = sqlx::query("SELECT seat FROM seat WHERE game = $1 AND player = $2")
        .bind(table.number())
        .bind(player.number())
        .fetch_optional(connection)
        .await?;
    found.map(|found| row::into_seat(row::number(&found, "seat")?)).transpose()
}

pub(crate) async fn insert_seats(
    connection: &mut AnyConnection,
    table: Id,
    holders: &[SeatHolder],
) -> Result<(), Error> {
    for (number, holder) in (0_i64..).zip(holders) {
        let (player, bot) = match holder {
            SeatHolder::Free => (None, None),
            SeatHolder::Bot(level) => (None, Some(level.clone())),
            SeatHolder::Person(player) => (Some(player.number()), None),
        };
        sqlx::query("INSERT INTO seat (game, seat, player, bot) VALUES ($1, $2, $3, $4)")
            .bind(table.number())
            .bind(number)
            .bind(player)
            .bind(bot)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
