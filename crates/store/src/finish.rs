//! The end of a game: its result and what it changes in the ratings, at once and once.

use havana_protocol::api::SeatResult;
use havana_protocol::{Id, SeatAtEnd, Timestamp, winners};
use havana_rules::Seat;
use skillratings::weng_lin::WengLinRating;

use crate::db::Tx;
use crate::error::Error;
use crate::hints::Hint;
use crate::rated::{is_repeat, obstacle};
use crate::rating::{RatingKind, rate};
use crate::store::Store;
use crate::table::{self, SeatKept, Table};
use crate::unrated::Unrated;

/// What a seat had at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatEnd {
    pub points: u8,
    /// Whether it won by the rules of the game.
    pub won: bool,
}

impl Store {
    /// Stores the result of a game; `false` if it was stored before. Asking again after an error
    /// is safe.
    ///
    /// A game is rated if [`Table::why_unrated`] names no reason against it, and its players have
    /// not had [`crate::MOST_RATED`] rated games with each other within a day. Winners come first,
    /// then the others; those who have given up, or have a bot playing for them at the end, come
    /// last, no matter how the bot did.
    pub async fn finish(&self, game: Id, ends: &[SeatEnd], now: Timestamp) -> Result<bool, Error> {
        let ends = ends.to_vec();
        self.write("finish", move |tx| Box::pin(async move { finish(tx, game, &ends, now).await }))
            .await
    }
}

async fn finish(tx: &mut Tx, game: Id, ends: &[SeatEnd], now: Timestamp) -> Result<bool, Error> {
    let end = "UPDATE game SET finished = $2, turn = 0, changed = changed + 1 \
         WHERE id = $1 AND begun IS NOT NULL AND finished IS NULL";
    if tx.run(end, &[&game, &now]).await? == 0 {
        return Ok(false);
    }
    lock_players(tx, game).await?;
    let mut table = table::find(tx, game).await?.ok_or(Error::NoGame(game))?;
    judge(&mut table.seats, ends);
    for (seat, result) in table.seats.iter().filter_map(|kept| Some((kept.seat, kept.result?))) {
        let sql = "UPDATE seat SET points = $3, won = $4 WHERE game = $1 AND seat = $2";
        tx.run(sql, &[&game, &seat, &result.points, &result.won]).await?;
    }
    let unrated = match obstacle(&table) {
        None if is_repeat(tx, &table, now).await? => Some(Unrated::Repeat),
        known => known,
    };
    if let Some(unrated) = unrated {
        tx.run("UPDATE game SET unrated = $2 WHERE id = $1", &[&game, &unrated.code()]).await?;
    } else {
        let mut rated = rated(&table);
        rated.sort_by_key(|rated| rated.player);
        rate_game(tx, game, RatingKind::of(table.seats.len()), &rated, now).await?;
    }
    tx.hint(Hint::Table(game));
    Ok(true)
}

/// Two games of the same people may end at once, or one of them is deleted meanwhile: all lock
/// games first and then players, both in the order of their ids.
async fn lock_players(tx: &mut Tx, game: Id) -> Result<(), Error> {
    if tx.locks_rows() {
        let sql = "SELECT id FROM player WHERE id IN (SELECT player FROM seat WHERE game = $1) \
             ORDER BY id FOR NO KEY UPDATE";
        tx.run(sql, &[&game]).await?;
    }
    Ok(())
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

async fn rate_game(
    tx: &mut Tx,
    game: Id,
    kind: RatingKind,
    rated: &[Rated],
    now: Timestamp,
) -> Result<(), Error> {
    let mut before = Vec::with_capacity(rated.len());
    for player in rated {
        before.push((count(tx, kind, player).await?, player.place));
    }
    for (&Rated { player, won, .. }, after) in rated.iter().zip(rate(&before)) {
        let WengLinRating { rating, uncertainty } = after;
        let set = "UPDATE rating SET rating = $3, uncertainty = $4 WHERE player = $1 AND kind = $2";
        tx.run(set, &[&player, &kind, &rating, &uncertainty]).await?;
        let add = "INSERT INTO rating_point (player, game, kind, at, rating, uncertainty, won) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)";
        tx.run(add, &[&player, &game, &kind, &now, &rating, &uncertainty, &won]).await?;
    }
    Ok(())
}

/// Counts the game, which takes the row until the end of the transaction, and answers with the
/// rating before it.
async fn count(tx: &mut Tx, kind: RatingKind, rated: &Rated) -> Result<WengLinRating, Error> {
    let WengLinRating { rating, uncertainty } = WengLinRating::new();
    let sql = "INSERT INTO rating (player, kind, rating, uncertainty, games, won) \
         VALUES ($1, $2, $3, $4, 1, $5) ON CONFLICT (player, kind) DO UPDATE \
         SET games = rating.games + 1, won = rating.won + excluded.won \
         RETURNING rating, uncertainty";
    let row = tx.one(sql, &[&rated.player, &kind, &rating, &uncertainty, &rated.won]).await?;
    Ok(WengLinRating { rating: row.get("rating")?, uncertainty: row.get("uncertainty")? })
}
