//! Ratings: how strong players are, for two and for three to four apart.

use havana_protocol::Id;
use havana_protocol::api::{Rank, RatingPoint};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::error::Error;
use crate::row;
use crate::sql::Sql;

/// Which games a rating is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RatingKind {
    /// Those of two.
    Two,
    /// Those of three and four.
    More,
}

impl RatingKind {
    /// The kind of a game with this many seats.
    pub fn of(players: usize) -> RatingKind {
        if players == 2 { RatingKind::Two } else { RatingKind::More }
    }

    pub(crate) fn number(self) -> i64 {
        match self {
            RatingKind::Two => 2,
            RatingKind::More => 4,
        }
    }
}

/// How strong a player is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    pub rating: f64,
    /// Half the width of the interval that it is in with 95 %.
    pub uncertainty: f64,
    /// How many rated games.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
}

/// How many rated games it takes to be on the leaderboard.
pub const LEAST_RANKED: u32 = 10;

/// One standard deviation is stored; this many of them on both sides make a 95% interval.
pub(crate) const DEVIATIONS: f64 = 1.96;

impl Sql {
    pub(crate) async fn rating(
        &self,
        player: Id,
        kind: RatingKind,
    ) -> Result<Option<Standing>, Error> {
        let found = sqlx::query(
            "SELECT rating, uncertainty, games, won FROM rating WHERE player = $1 AND kind = $2",
        )
        .bind(player.number())
        .bind(kind.number())
        .fetch_optional(&self.read)
        .await?;
        found.as_ref().map(standing).transpose()
    }

    pub(crate) async fn leaderboard(
        &self,
        kind: RatingKind,
        limit: u32,
    ) -> Result<Vec<Rank>, Error> {
        let rows = sqlx::query(
            "SELECT r.player, p.name, r.rating, r.uncertainty, r.games, r.won \
             FROM rating r JOIN player p ON p.id = r.player \
             WHERE r.kind = $1 AND r.games >= $4 AND p.login IS NOT NULL \
             ORDER BY r.rating - $2 * r.uncertainty DESC, r.player LIMIT $3",
        )
        .bind(kind.number())
        .bind(DEVIATIONS)
        .bind(i64::from(limit))
        .bind(i64::from(LEAST_RANKED))
        .fetch_all(&self.read)
        .await?;
        let rank = |found: &AnyRow| {
            let Standing { rating, uncertainty, games, won } = standing(found)?;
            let (player, name) = (row::id(found, "player")?, found.try_get("name")?);
            Ok(Rank { player, name, rating, uncertainty, games, won })
        };
        rows.iter().map(rank).collect()
    }

    pub(crate) async fn rating_points(
        &self,
        player: Id,
        kind: RatingKind,
        last: u32,
    ) -> Result<Vec<RatingPoint>, Error> {
        let rows = sqlx::query(
            "SELECT at, rating, uncertainty, won FROM rating_point \
             WHERE player = $1 AND kind = $2 ORDER BY at DESC, game DESC LIMIT $3",
        )
        .bind(player.number())
        .bind(kind.number())
        .bind(i64::from(last))
        .fetch_all(&self.read)
        .await?;
        let point = |found: &AnyRow| {
            Ok(RatingPoint {
                at: row::time(found, "at")?,
                rating: found.try_get("rating")?,
                uncertainty: DEVIATIONS * found.try_get::<f64, _>("uncertainty")?,
                won: row::truth(found, "won")?,
            })
        };
        rows.iter().rev().map(point).collect()
    }
}

fn standing(found: &AnyRow) -> Result<Standing, Error> {
    Ok(Standing {
        rating: found.try_get("rating")?,
        uncertainty: DEVIATIONS * found.try_get::<f64, _>("uncertainty")?,
        games: row::number(found, "games")?,
        won: row::number(found, "won")?,
    })
}

/// What players had before a game becomes what they have after it; the lowest place is the best.
pub(crate) fn rate(players: &[(WengLinRating, usize)]) -> Vec<WengLinRating> {
    let teams: Vec<[WengLinRating; 1]> = players.iter().map(|&(rating, _)| [rating]).collect();
    let placed: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(players)
        .map(|(team, &(_, place))| (&team[..], MultiTeamOutcome::new(place)))
        .collect();
    weng_lin_multi_team(&placed, &WengLinConfig::new()).into_iter().flatten().collect()
}
