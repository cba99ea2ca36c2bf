//! The end of a game: its result and what it changes in the ratings, at once and once.

use havana_protocol::api::SeatResult;
use havana_protocol::{Id, SeatAtEnd, Timestamp, winners};
use havana_rules::Seat;
use skillratings::weng_lin::WengLinRating;
use sqlx::AnyConnection;
use sqlx::Row;

use crate::connection::{Kind, commit};
use crate::error::Error;
use crate::hints::Hint;
use crate::rated::{is_repeat, obstacle};
use crate::rating::{RatingKind, rate};
use crate::sql::Sql;
use crate::table::{self, SeatKept, Table};
use crate::unrated::Unrated;

/// What a seat had at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatEnd {
    pub points: u8,
    /// Whether it won by the rules of the game.
    pub won: bool,
}

impl Sql {
    pub(crate) async fn finish(
        &self,
        game: Id,
        ends: &[SeatEnd],
        now: Timestamp,
    ) -> Result<bool, Error> {
        let mut work = self.begin().await?;
        let finished = sqlx::query(
            "UPDATE game SET finished = $2, turn = 0, changed = changed + 1 \
             WHERE id = $1 AND begun IS NOT NULL AND finished IS NULL",
        )
        .bind(game.number())
        .bind(now.millis())
        .execute(&mut *work)
        .await?;
        if finished.rows_affected() == 0 {
            return Ok(false);
        }
        self.lock_players(&mut work, game).await?;
        let mut table = table::find(&mut *work, game).await?.ok_or(Error::NoGame(game))?;
        judge(&mut table.seats, ends);
        let results = (0_i64..).zip(table.seats.iter().map(|seat| seat.result));
        for (seat, result) in results.filter_map(|(seat, result)| Some((seat, result?))) {
            sqlx::query("UPDATE seat SET points = $3, won = $4 WHERE game = $1 AND seat = $2")
                .bind(game.number())
                .bind(seat)
                .bind(i64::from(result.points))
                .bind(i64::from(result.won))
                .execute(&mut *work)
                .await?;
        }
        let unrated = match obstacle(&table) {
            None if is_repeat(&mut work, &table, now).await? => Some(Unrated::Repeat),
            known => known,
        };
        match unrated {
            None => {
                let mut rated = rated(&table);
                rated.sort_by_key(|rated| rated.player);
                let kind = RatingKind::of(table.seats.len());
                keep_ratings(&mut work, game, kind, &rated, now).await?;
            }
            Some(unrated) => {
                sqlx::query("UPDATE game SET unrated = $2 WHERE id = $1")
                    .bind(game.number())
                    .bind(unrated.code())
                    .execute(&mut *work)
                    .await?;
            }
        }
        commit(work).await?;
        self.tell(Hint::Table(game)).await;
        Ok(true)
    }

    /// Two games of the same people may end at once, or one of them is deleted meanwhile: all
    /// lock games first and then players, both in the order of their ids.
    async fn lock_players(&self, connection: &mut AnyConnection, game: Id) -> Result<(), Error> {
        if self.kind == Kind::Postgres {
            sqlx::query(
                "SELECT id FROM player WHERE id IN (SELECT player FROM seat WHERE game = $1) \
                 ORDER BY id FOR NO KEY UPDATE",
            )
            .bind(game.number())
            .execute(connection)
            .await?;
        }
        Ok(())
    }
}

/// Whether the seat's own player is still playing: they have not resigned, and no bot plays for them.
fn stayed(seat: &SeatKept) -> bool {
    !seat.resigned && seat.stand_in.is_none()
}

/// Sets the result of each seat.
pub(crate) fn judge(seats: &mut [SeatKept], ends: &[SeatEnd]) {
    let at_end = |(seat, end): (&SeatKept, &SeatEnd)| SeatAtEnd {
        points: end.points,
        won_by_rules: end.won,
        stayed: stayed(seat),
    };
    let mut all = [None; Seat::MAX];
    for (place, both) in all.iter_mut().zip(seats.iter().zip(ends)) {
        *place = Some(at_end(both));
    }
    for ((seat, end), won) in seats.iter_mut().zip(ends).zip(winners(all)) {
        seat.result = Some(SeatResult { points: end.points, won });
    }
}

pub(crate) struct Rated {
    pub(crate) player: Id,
    pub(crate) place: usize,
    pub(crate) won: bool,
}

/// Places of the players after a game that is rated.
pub(crate) fn rated(table: &Table) -> Vec<Rated> {
    let rated = |seat: &SeatKept| {
        let player = seat.player()?;
        let won = seat.result.is_some_and(|result| result.won);
        let place = if won {
            1
        } else if stayed(seat) {
            2
        } else {
            3
        };
        Some(Rated { player, place, won })
    };
    table.seats.iter().filter_map(rated).collect()
}

async fn keep_ratings(
    connection: &mut AnyConnection,
    game: Id,
    kind: RatingKind,
    rated: &[Rated],
    now: Timestamp,
) -> Result<(), Error> {
    let mut before = Vec::with_capacity(rated.len());
    for player in rated {
        before.push((count(connection, kind, player).await?, player.place));
    }
    for (player, after) in rated.iter().zip(rate(&before)) {
        sqlx::query(
            "UPDATE rating SET rating = $3, uncertainty = $4 WHERE player = $1 AND kind = $2",
        )
        .bind(player.player.number())
        .bind(kind.number())
        .bind(after.rating)
        .bind(after.uncertainty)
        .execute(&mut *connection)
        .await?;
        sqlx::query(
            "INSERT INTO rating_point (player, game, kind, at, rating, uncertainty, won) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(player.player.number())
        .bind(game.number())
        .bind(kind.number())
        .bind(now.millis())
        .bind(after.rating)
        .bind(after.uncertainty)
        .bind(i64::from(player.won))
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Counts the game, which takes the row until the end of the transaction, and answers with the
/// rating before it.
async fn count(
    connection: &mut AnyConnection,
    kind: RatingKind,
    rated: &Rated,
) -> Result<WengLinRating, Error> {
    let fresh = WengLinRating::new();
    let row = sqlx::query(
        "INSERT INTO rating (player, kind, rating, uncertainty, games, won) \
         VALUES ($1, $2, $3, $4, 1, $5) ON CONFLICT (player, kind) DO UPDATE \
         SET games = rating.games + 1, won = rating.won + excluded.won \
         RETURNING rating, uncertainty",
    )
    .bind(rated.player.number())
    .bind(kind.number())
    .bind(fresh.rating)
    .bind(fresh.uncertainty)
    .bind(i64::from(rated.won))
    .fetch_one(connection)
    .await?;
    Ok(WengLinRating { rating: row.try_get("rating")?, uncertainty: row.try_get("uncertainty")? })
}
