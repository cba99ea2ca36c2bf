//! Sitting down and getting up at a table that waits.

use havana_protocol::{Id, Timestamp};
use havana_rules::Seat;
use havana_table::EncodedHeader;

use crate::begin::begin_if_full;
use crate::db::Tx;
use crate::error::Error;
use crate::store::Store;
use crate::table::{SeatHolder, Table, touch_waiting};

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

impl Store {
    /// Sits a player down at the first free seat of a table that waits. However many try at
    /// once, a seat is given once, and a player gets one. The last seat begins the game in the
    /// same transaction, with the header that is made of the seats.
    pub async fn take_seat(
        &self,
        table: Id,
        player: Id,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<Taken, Error> {
        self.write("take_seat", move |tx| {
            Box::pin(async move {
                let waits = touch_waiting(tx, table, now).await?;
                // The same request may have come before: its player sits, and the game may have
                // begun.
                if let Some(seat) = seat_of(tx, table, player).await? {
                    let begun = waits && begin_if_full(tx, table, now, header).await?;
                    if !begun {
                        tx.roll_back();
                    }
                    return Ok(Taken::SatAlready { seat, begun });
                }
                let Some(seat) = (if waits { sit(tx, table, player).await? } else { None }) else {
                    tx.roll_back();
                    return Ok(if waits { Taken::Full } else { Taken::NotWaiting });
                };
                let begun = begin_if_full(tx, table, now, header).await?;
                Ok(Taken::Sits { seat, begun })
            })
        })
        .await
    }

    /// Removes a player from a waiting table. If they created it, it passes to the next person
    /// there; the last one takes it away.
    pub async fn free_seat(&self, table: Id, player: Id, now: Timestamp) -> Result<Freed, Error> {
        self.write("free_seat", move |tx| {
            Box::pin(async move {
                if !touch_waiting(tx, table, now).await? {
                    return Ok(Freed::NotWaiting);
                }
                let freed = get_up(tx, table, player).await?;
                if freed == Freed::NotSeated {
                    tx.roll_back();
                }
                Ok(freed)
            })
        })
        .await
    }

    /// Gives the free seats of a table that waits to bots and begins the game, in one
    /// transaction; `false` if it does not wait.
    pub async fn fill_with_bots(
        &self,
        table: Id,
        level: &str,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<bool, Error> {
        let level = level.to_owned();
        self.write("fill_with_bots", move |tx| {
            Box::pin(async move {
                if !touch_waiting(tx, table, now).await? {
                    return Ok(false);
                }
                let fill =
                    "UPDATE seat SET bot = $2 WHERE game = $1 AND player IS NULL AND bot IS NULL";
                tx.run(fill, &[&table, &level]).await?;
                begin_if_full(tx, table, now, header).await
            })
        })
        .await
    }
}

/// Gives a player the first free seat of a table whose row is taken.
async fn sit(tx: &mut Tx, table: Id, player: Id) -> Result<Option<Seat>, Error> {
    let sql = "UPDATE seat SET player = $2 WHERE game = $1 AND seat = \
         (SELECT MIN(seat) FROM seat WHERE game = $1 AND player IS NULL AND bot IS NULL) \
         RETURNING seat";
    let taken = tx.row(sql, &[&table, &player]).await?;
    taken.map(|taken| taken.get("seat")).transpose()
}

/// Frees the seat of a player at a table whose row is taken.
pub(crate) async fn get_up(tx: &mut Tx, table: Id, player: Id) -> Result<Freed, Error> {
    let free = "UPDATE seat SET player = NULL WHERE game = $1 AND player = $2";
    if tx.run(free, &[&table, &player]).await? == 0 {
        return Ok(Freed::NotSeated);
    }
    let next = "SELECT player FROM seat WHERE game = $1 AND player IS NOT NULL ORDER BY seat";
    let Some(next) = tx.row(next, &[&table]).await? else {
        tx.run("DELETE FROM game WHERE id = $1", &[&table]).await?;
        return Ok(Freed::TableGone);
    };
    let pass_on = "UPDATE game SET maker = $3 WHERE id = $1 AND maker = $2";
    tx.run(pass_on, &[&table, &player, &next.get::<Id>("player")?]).await?;
    Ok(Freed::Left)
}

async fn seat_of(tx: &mut Tx, table: Id, player: Id) -> Result<Option<Seat>, Error> {
    let sql = "SELECT seat FROM seat WHERE game = $1 AND player = $2";
    let found = tx.row(sql, &[&table, &player]).await?;
    found.map(|found| found.get("seat")).transpose()
}

pub(crate) async fn insert_seats(
    tx: &mut Tx,
    table: Id,
    holders: &[SeatHolder],
) -> Result<(), Error> {
    for (number, holder) in (0_i64..).zip(holders) {
        let (player, bot) = match holder {
            SeatHolder::Free => (None, None),
            SeatHolder::Bot(level) => (None, Some(level.as_str())),
            SeatHolder::Person(player) => (Some(*player), None),
        };
        let sql = "INSERT INTO seat (game, seat, player, bot) VALUES ($1, $2, $3, $4)";
        tx.run(sql, &[&table, &number, &player, &bot]).await?;
    }
    Ok(())
}
