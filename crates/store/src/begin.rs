//! The beginning of a game.

use havana_protocol::{Id, Timestamp};
use havana_table::EncodedHeader;

use crate::db::Tx;
use crate::error::Error;
use crate::hints::Hint;
use crate::store::Store;
use crate::table::{self, SeatHolder, Table, touch_waiting};

impl Store {
    /// Begins the game of a table whose seats are all taken, with the header that is made of its
    /// seats: `false` if it has begun already or a seat is free. It begins once.
    pub async fn begin_game(
        &self,
        table: Id,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<bool, Error> {
        self.write("begin_game", move |tx| {
            Box::pin(async move {
                let begun = touch_waiting(tx, table, now).await?
                    && begin_if_full(tx, table, now, header).await?;
                if !begun {
                    tx.roll_back();
                }
                Ok(begun)
            })
        })
        .await
    }

    /// Tables with no free seat whose games have not begun, the oldest first: what releases before
    /// this one left behind when a request was cut. [`Store::begin_game`] begins them.
    pub async fn full_tables(&self) -> Result<Vec<Id>, Error> {
        self.read("full_tables", |tx| {
            Box::pin(async move {
                let sql = "SELECT id FROM game WHERE begun IS NULL AND NOT EXISTS \
                     (SELECT 1 FROM seat WHERE seat.game = game.id \
                     AND seat.player IS NULL AND seat.bot IS NULL) ORDER BY made, id";
                tx.rows(sql, &[]).await?.iter().map(|found| found.get("id")).collect()
            })
        })
        .await
    }

    /// Games that run and wait for a server, the longest first: a bot is asked, a clock runs, they
    /// are not set up yet, or they are over and [`Store::finish`] has failed. Games that only wait
    /// for a person are left out, because their number has no limit.
    pub async fn games_for_servers(&self) -> Result<Vec<Id>, Error> {
        self.read("games_for_servers", |tx| {
            Box::pin(async move {
                let sql = "SELECT id FROM game WHERE begun IS NOT NULL AND finished IS NULL \
                     AND (turn = 0 OR pace <> '\"free\"' OR EXISTS (SELECT 1 FROM seat \
                     WHERE seat.game = game.id \
                     AND (seat.bot IS NOT NULL OR seat.stand_in IS NOT NULL) \
                     AND ((game.turn >> CAST(seat.seat AS INTEGER)) & 1) = 1)) ORDER BY moved, id";
                tx.rows(sql, &[]).await?.iter().map(|found| found.get("id")).collect()
            })
        })
        .await
    }
}

/// Begins the game of a table whose row is locked, if no seat is free.
pub(crate) async fn begin_if_full(
    tx: &mut Tx,
    table: Id,
    now: Timestamp,
    header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
) -> Result<bool, Error> {
    let seated = table::find(tx, table).await?.ok_or(Error::NoGame(table))?;
    if seated.seats.iter().any(|seat| seat.holder == SeatHolder::Free) {
        return Ok(false);
    }
    let sql = "UPDATE game SET begun = $2, moved = $2, header = $3, changed = changed + 1 \
         WHERE id = $1 AND begun IS NULL";
    let begun = tx.run(sql, &[&table, &now, &header(&seated).into_bytes()]).await? == 1;
    if begun {
        tx.hint(Hint::Table(table));
    }
    Ok(begun)
}
