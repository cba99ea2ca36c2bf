//! The deal of the day: its secret seed, and who has tried it.

use core::fmt;

use havana_protocol::{Day, Id, Timestamp};
use havana_table::EncodedHeader;

use crate::db::{Row, Tx};
use crate::error::Error;
use crate::store::Store;
use crate::table::{NewTable, Table};
use crate::tables::insert_table;

/// The seed of a day's draws. It is secret until the day is closed, so it is never printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DaySeed(pub [u8; 32]);

impl fmt::Debug for DaySeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DaySeed(hidden)")
    }
}

/// What became of the wish to try the deal of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DayBegun {
    /// The try has begun at this table.
    Begun(Table),
    /// The player has tried it already, in this game.
    Known(Id),
    /// The day is closed: its seed is known.
    Closed,
}

/// A try that is over and counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayTry {
    pub game: Id,
    pub player: Id,
    /// Their name; nothing if they have deleted their account.
    pub name: String,
    pub points: u8,
    pub won: bool,
    /// What the draws brought them, in the units of the analysis; nothing until that is known.
    pub luck: Option<i64>,
}

/// What is known of a day.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DayKept {
    /// The seed, once the day is closed.
    pub seed: Option<DaySeed>,
    /// The game in which a player has tried it.
    pub mine: Option<Id>,
    /// The tries that count, the best first.
    pub tries: Vec<DayTry>,
}

impl Store {
    /// Begins a player's try at the deal of a day, once for each player and day. The first one of a
    /// day gives it its seed.
    pub async fn begin_day(
        &self,
        day: Day,
        fresh: DaySeed,
        new: &NewTable,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<DayBegun, Error> {
        let new = new.clone();
        self.write("begin_day", move |tx| {
            Box::pin(async move {
                let add =
                    "INSERT INTO day (day, seed) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING";
                tx.run(add, &[&day, &fresh.0]).await?;
                // Nobody closes the day, or lets the same player begin twice, until this is done.
                let lock = "UPDATE day SET closed = closed WHERE day = $1 RETURNING closed";
                if tx.one(lock, &[&day]).await?.get("closed")? {
                    tx.roll_back();
                    return Ok(DayBegun::Closed);
                }
                let known = "SELECT game FROM day_try WHERE day = $1 AND player = $2";
                if let Some(known) = tx.row(known, &[&day, &new.maker]).await? {
                    tx.roll_back();
                    return Ok(DayBegun::Known(known.get("game")?));
                }
                let table = insert_table(tx, &new, now, header).await?;
                let begin = "INSERT INTO day_try (day, player, game) VALUES ($1, $2, $3)";
                tx.run(begin, &[&day, &new.maker, &table.id]).await?;
                Ok(DayBegun::Begun(table))
            })
        })
        .await
    }

    /// The seed of a game's draws, if it is a try at the deal of a day. For the server that plays
    /// it, never for a client.
    pub async fn deal_of(&self, game: Id) -> Result<Option<DaySeed>, Error> {
        self.read("deal_of", move |tx| Box::pin(deal_of(tx, game))).await
    }

    /// Closes all days up to this one; answers how many were open. Tries that are not over are late
    /// from then on, and none begins, whatever a clock says later.
    pub async fn close_days(&self, last: Day) -> Result<u32, Error> {
        let open = self.read("close_days", move |tx| {
            Box::pin(async move {
                let sql = "SELECT day FROM day WHERE closed = 0 AND day <= $1 ORDER BY day";
                tx.rows(sql, &[&last]).await?.iter().map(|found| found.get("day")).collect()
            })
        });
        let open: Vec<Day> = open.await?;
        let mut closed = 0;
        for day in open {
            closed += u32::from(self.close_day(day).await?);
        }
        Ok(closed)
    }

    async fn close_day(&self, day: Day) -> Result<bool, Error> {
        self.write("close_days", move |tx| {
            Box::pin(async move {
                let close = "UPDATE day SET closed = 1 WHERE day = $1 AND closed = 0";
                let done = tx.run(close, &[&day]).await? == 1;
                // A game whose last move was made in time counts, although its result may be
                // stored only now.
                let late = "UPDATE day_try SET late = 1 WHERE day = $1 AND game IN \
                     (SELECT id FROM game WHERE finished IS NULL AND (turn <> 0 OR moves = 0))";
                tx.run(late, &[&day]).await?;
                Ok(done)
            })
        })
        .await
    }

    /// What is known of a day: its seed only if it is closed, this player's try, and the best tries.
    pub async fn day(&self, day: Day, player: Option<Id>, limit: u32) -> Result<DayKept, Error> {
        self.read("day", move |tx| {
            Box::pin(async move {
                let seed = "SELECT seed FROM day WHERE day = $1 AND closed = 1";
                let seed = tx.row(seed, &[&day]).await?;
                let mine = "SELECT game FROM day_try WHERE day = $1 AND player = $2";
                let mine = tx.row(mine, &[&day, &player]).await?;
                // A player who let a bot play for them has not played the deal.
                let tries = "SELECT t.game, t.player, COALESCE(p.name, '') AS name, s.points, \
                     s.won, t.luck FROM day_try t JOIN game g ON g.id = t.game \
                     JOIN seat s ON s.game = t.game AND s.player = t.player \
                     LEFT JOIN player p ON p.id = t.player \
                     WHERE t.day = $1 AND t.late = 0 AND g.finished IS NOT NULL \
                     AND s.resigned = 0 AND s.stand_in IS NULL AND s.points IS NOT NULL \
                     ORDER BY s.won DESC, s.points DESC, g.finished, t.game LIMIT $2";
                let tries = tx.rows(tries, &[&day, &limit]).await?;
                Ok(DayKept {
                    seed: seed.map(|found| found.get("seed")).transpose()?.map(DaySeed),
                    mine: mine.map(|found| found.get("game")).transpose()?,
                    tries: tries.iter().map(day_try).collect::<Result<_, Error>>()?,
                })
            })
        })
        .await
    }

    /// Closed days with the number of their tries, the latest first.
    pub async fn past_days(&self, limit: u32) -> Result<Vec<(Day, u32)>, Error> {
        self.read("past_days", move |tx| {
            Box::pin(async move {
                let sql = "SELECT d.day, COUNT(t.game) AS tries FROM day d \
                     LEFT JOIN day_try t ON t.day = d.day AND t.late = 0 \
                     WHERE d.closed = 1 GROUP BY d.day ORDER BY d.day DESC LIMIT $1";
                let past = tx.rows(sql, &[&limit]).await?;
                past.iter().map(|found| Ok((found.get("day")?, found.get("tries")?))).collect()
            })
        })
        .await
    }

    /// Tries that are over and count and whose luck is not known, the first first.
    pub async fn unstudied_tries(&self, limit: u32) -> Result<Vec<Id>, Error> {
        self.read("unstudied_tries", move |tx| {
            Box::pin(async move {
                let sql = "SELECT t.game FROM day_try t JOIN game g ON g.id = t.game \
                     JOIN seat s ON s.game = t.game AND s.player = t.player \
                     WHERE t.studied = 0 AND t.late = 0 AND g.finished IS NOT NULL \
                     AND s.resigned = 0 AND s.stand_in IS NULL ORDER BY g.finished, t.game LIMIT $1";
                tx.rows(sql, &[&limit]).await?.iter().map(|found| found.get("game")).collect()
            })
        })
        .await
    }

    /// Stores what the draws brought the player of a try; nothing if that cannot be found out.
    pub async fn set_luck(&self, game: Id, luck: Option<i64>) -> Result<(), Error> {
        self.write("set_luck", move |tx| {
            Box::pin(async move {
                let sql = "UPDATE day_try SET studied = 1, luck = $2 WHERE game = $1";
                tx.run(sql, &[&game, &luck]).await.map(drop)
            })
        })
        .await
    }
}

/// The seed of a game's draws, if it is a try at the deal of a day.
pub(crate) async fn deal_of(tx: &mut Tx, game: Id) -> Result<Option<DaySeed>, Error> {
    let sql = "SELECT d.seed FROM day_try t JOIN day d ON d.day = t.day WHERE t.game = $1";
    let found = tx.row(sql, &[&game]).await?;
    Ok(found.map(|found| found.get("seed")).transpose()?.map(DaySeed))
}

fn day_try(found: &Row) -> Result<DayTry, Error> {
    Ok(DayTry {
        game: found.get("game")?,
        player: found.get("player")?,
        name: found.get("name")?,
        points: found.get("points")?,
        won: found.get("won")?,
        luck: found.get("luck")?,
    })
}
