//! The end of a game: its result and what it changes in the ratings, at once and once.

use havana_protocol::Id;
use skillratings::weng_lin::WengLinRating;
use sqlx::AnyConnection;
use sqlx::Row;

use crate::error::Error;
use crate::hints::Hint;
use crate::rating::{RatingKind, rate};
use crate::seats::{Holder, SeatKept};
use crate::store::{Store, commit};
use crate::tables::{self, Table};

/// What a seat had at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatEnd {
    /// Its points.
    pub points: u8,
    /// Whether it won.
    pub won: bool,
}

impl Store {
    /// Keeps the result of a game; `false` if it was kept before. A game is rated if every seat
    /// was a person's. Winners come first, then the others; whoever has given up, or has a bot
    /// playing for him at the end, comes last, whatever the bot made of it.
    pub async fn finish(&self, game: Id, ends: &[SeatEnd], now: i64) -> Result<bool, Error> {
        let mut work = self.begin().await?;
        let finished = sqlx::query(
            "UPDATE game SET finished = $2, turn = 0 \
             WHERE id = $1 AND begun IS NOT NULL AND finished IS NULL",
        )
        .bind(game.number())
        .bind(now)
        .execute(&mut *work)
        .await?;
        if finished.rows_affected() == 0 {
            return Ok(false);
        }
        for (seat, end) in (0_i64..).zip(ends) {
            sqlx::query("UPDATE seat SET points = $3, won = $4 WHERE game = $1 AND seat = $2")
                .bind(game.number())
                .bind(seat)
                .bind(i64::from(end.points))
                .bind(i64::from(end.won))
                .execute(&mut *work)
                .await?;
        }
        let table = tables::find(&mut *work, game).await?.ok_or(Error::NoGame(game))?;
        let mut rated = rated(&table);
        if rated.len() > 1 {
            let kind = RatingKind::of(table.seats.len());
            // Two games of the same people may end at once: all take the rows in this order.
            rated.sort_by_key(|rated| rated.player);
            keep_ratings(&mut work, game, kind, &rated, now).await?;
        }
        commit(work).await?;
        self.tell(Hint::Table(game)).await;
        Ok(true)
    }
}

struct Rated {
    player: Id,
    place: usize,
    won: bool,
}

/// Who is rated after a game; nobody where a bot had a seat of its own.
fn rated(table: &Table) -> Vec<Rated> {
    if !table.seats.iter().all(|seat| matches!(seat.holder, Holder::Person(_))) {
        return Vec::new();
    }
    let rated = |seat: &SeatKept| {
        let player = seat.player().filter(|_| !seat.name.is_empty())?;
        let stayed = !seat.resigned && seat.stand_in.is_none();
        let won = stayed && seat.result.is_some_and(|result| result.won);
        let place = if won {
            1
        } else if stayed {
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
    now: i64,
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
        .bind(now)
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
