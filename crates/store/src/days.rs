//! The deal of the day: its secret seed, and who has tried it.

use core::fmt;

use havana_protocol::{Day, Id, Timestamp};
use havana_table::{Deal, EncodedHeader, Seed};
use sqlx::Row;

use crate::connection::commit;
use crate::error::Error;
use crate::row;
use crate::sql::Sql;
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

impl Sql {
    pub(crate) async fn begin_day(
        &self,
        day: Day,
        fresh: DaySeed,
        new: &NewTable,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<DayBegun, Error> {
        let mut work = self.begin().await?;
        sqlx::query("INSERT INTO day (day, seed) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING")
            .bind(i64::from(day.number()))
            .bind(fresh.0.to_vec())
            .execute(&mut *work)
            .await?;
        // Nobody closes the day, or lets the same player begin twice, until this is done.
        let found = sqlx::query("UPDATE day SET closed = closed WHERE day = $1 RETURNING closed")
            .bind(i64::from(day.number()))
            .fetch_one(&mut *work)
            .await?;
        if row::truth(&found, "closed")? {
            return Ok(DayBegun::Closed);
        }
        let known = sqlx::query("SELECT game FROM day_try WHERE day = $1 AND player = $2")
            .bind(i64::from(day.number()))
            .bind(new.maker.number())
            .fetch_optional(&mut *work)
            .await?;
        if let Some(known) = known {
            return Ok(DayBegun::Known(row::id(&known, "game")?));
        }
        let table = insert_table(&mut work, new, now, header).await?;
        sqlx::query("INSERT INTO day_try (day, player, game) VALUES ($1, $2, $3)")
            .bind(i64::from(day.number()))
            .bind(new.maker.number())
            .bind(table.id.number())
            .execute(&mut *work)
            .await?;
        commit(work).await?;
        Ok(DayBegun::Begun(table))
    }

    pub(crate) async fn deal_of(&self, game: Id) -> Result<Option<DaySeed>, Error> {
        let found = sqlx::query(
            "SELECT d.seed FROM day_try t JOIN day d ON d.day = t.day WHERE t.game = $1",
        )
        .bind(game.number())
        .fetch_optional(&self.read)
        .await?;
        found.map(|found| seed(found.try_get("seed")?)).transpose()
    }

    pub(crate) async fn close_days(&self, last: Day) -> Result<u32, Error> {
        let open = "SELECT day FROM day WHERE closed = 0 AND day <= $1 ORDER BY day";
        let open = sqlx::query(open).bind(i64::from(last.number())).fetch_all(&self.read).await?;
        let mut closed = 0;
        for found in open {
            let day: i64 = found.try_get("day")?;
            let mut work = self.begin().await?;
            let done = sqlx::query("UPDATE day SET closed = 1 WHERE day = $1 AND closed = 0")
                .bind(day)
                .execute(&mut *work)
                .await?;
            // A game whose last move was made in time counts, although its result may be stored
            // only now.
            sqlx::query(
                "UPDATE day_try SET late = 1 WHERE day = $1 AND game IN \
                 (SELECT id FROM game WHERE finished IS NULL AND (turn <> 0 OR moves = 0))",
            )
            .bind(day)
            .execute(&mut *work)
            .await?;
            commit(work).await?;
            closed += u32::from(done.rows_affected() == 1);
        }
        Ok(closed)
    }

    pub(crate) async fn day(
        &self,
        day: Day,
        player: Option<Id>,
        limit: u32,
    ) -> Result<DayKept, Error> {
        let number = i64::from(day.number());
        let found = sqlx::query("SELECT seed FROM day WHERE day = $1 AND closed = 1")
            .bind(number)
            .fetch_optional(&self.read)
            .await?;
        let revealed = found.map(|found| seed(found.try_get("seed")?)).transpose()?;
        let mine = sqlx::query("SELECT game FROM day_try WHERE day = $1 AND player = $2")
            .bind(number)
            .bind(player.map_or(-1, Id::number))
            .fetch_optional(&self.read)
            .await?;
        // A player who let a bot play for them has not played the deal.
        let rows = sqlx::query(
            "SELECT t.game, t.player, COALESCE(p.name, '') AS name, s.points, s.won, t.luck \
             FROM day_try t JOIN game g ON g.id = t.game \
             JOIN seat s ON s.game = t.game AND s.player = t.player \
             LEFT JOIN player p ON p.id = t.player \
             WHERE t.day = $1 AND t.late = 0 AND g.finished IS NOT NULL \
             AND s.resigned = 0 AND s.stand_in IS NULL AND s.points IS NOT NULL \
             ORDER BY s.won DESC, s.points DESC, g.finished, t.game LIMIT $2",
        )
        .bind(number)
        .bind(i64::from(limit))
        .fetch_all(&self.read)
        .await?;
        let tries = rows.iter().map(|found| {
            Ok(DayTry {
                game: row::id(found, "game")?,
                player: row::id(found, "player")?,
                name: found.try_get("name")?,
                points: row::number(found, "points")?,
                won: row::truth(found, "won")?,
                luck: found.try_get("luck")?,
            })
        });
        Ok(DayKept {
            seed: revealed,
            mine: mine.map(|mine| row::id(&mine, "game")).transpose()?,
            tries: tries.collect::<Result<_, Error>>()?,
        })
    }

    pub(crate) async fn past_days(&self, limit: u32) -> Result<Vec<(Day, u32)>, Error> {
        let rows = sqlx::query(
            "SELECT d.day, COUNT(t.game) AS tries FROM day d \
             LEFT JOIN day_try t ON t.day = d.day AND t.late = 0 \
             WHERE d.closed = 1 GROUP BY d.day ORDER BY d.day DESC LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(&self.read)
        .await?;
        let past = rows.iter().map(|found| {
            let number: i64 = found.try_get("day")?;
            let day = Day::from_number(number)
                .ok_or_else(|| Error::damaged(format_args!("{number} is no day")))?;
            Ok((day, row::number(found, "tries")?))
        });
        past.collect()
    }

    pub(crate) async fn unstudied_tries(&self, limit: u32) -> Result<Vec<Id>, Error> {
        let rows = sqlx::query(
            "SELECT t.game FROM day_try t JOIN game g ON g.id = t.game \
             JOIN seat s ON s.game = t.game AND s.player = t.player \
             WHERE t.studied = 0 AND t.late = 0 AND g.finished IS NOT NULL \
             AND s.resigned = 0 AND s.stand_in IS NULL ORDER BY g.finished, t.game LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|found| row::id(found, "game")).collect()
    }

    pub(crate) async fn set_luck(&self, game: Id, luck: Option<i64>) -> Result<(), Error> {
        sqlx::query("UPDATE day_try SET studied = 1, luck = $2 WHERE game = $1")
            .bind(game.number())
            .bind(luck)
            .execute(&self.write)
            .await?;
        Ok(())
    }
}

/// The deal that grows from a stored seed.
pub(crate) fn deal(bytes: Vec<u8>) -> Result<Deal, Error> {
    seed(bytes).map(|DaySeed(bytes)| Deal::new(Seed::from_bytes(bytes)))
}

fn seed(bytes: Vec<u8>) -> Result<DaySeed, Error> {
    let seed = bytes.try_into().map_err(|_| Error::damaged("the seed of a day"))?;
    Ok(DaySeed(seed))
}
