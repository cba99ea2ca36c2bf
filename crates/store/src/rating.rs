//! Ratings: how strong players are, for two and for three to four apart.

use havana_protocol::Id;
use havana_protocol::api::{Rank, RatingPoint};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::db::{Row, ToValue, Value};
use crate::error::Error;
use crate::store::Store;

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

impl ToValue for RatingKind {
    fn to_value(&self) -> Value {
        self.number().to_value()
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

impl Store {
    /// A player's rating, if they have played such games.
    pub async fn rating(&self, player: Id, kind: RatingKind) -> Result<Option<Standing>, Error> {
        self.read("rating", move |tx| {
            Box::pin(async move {
                let sql = "SELECT rating, uncertainty, games, won FROM rating \
                     WHERE player = $1 AND kind = $2";
                tx.row(sql, &[&player, &kind]).await?.as_ref().map(standing).transpose()
            })
        })
        .await
    }

    /// The strongest players with an account and at least [`crate::LEAST_RANKED`] rated games:
    /// ordered by the lower end of the interval, so that one lucky game leads nobody to the top.
    pub async fn leaderboard(&self, kind: RatingKind, limit: u32) -> Result<Vec<Rank>, Error> {
        self.read("leaderboard", move |tx| {
            Box::pin(async move {
                let sql = "SELECT r.player, p.name, r.rating, r.uncertainty, r.games, r.won \
                     FROM rating r JOIN player p ON p.id = r.player \
                     WHERE r.kind = $1 AND r.games >= $4 AND p.login IS NOT NULL \
                     ORDER BY r.rating - $2 * r.uncertainty DESC, r.player LIMIT $3";
                let rows = tx.rows(sql, &[&kind, &DEVIATIONS, &limit, &LEAST_RANKED]).await?;
                rows.iter().map(rank).collect()
            })
        })
        .await
    }

    /// The latest ratings of a player, oldest first.
    pub async fn rating_points(
        &self,
        player: Id,
        kind: RatingKind,
        last: u32,
    ) -> Result<Vec<RatingPoint>, Error> {
        self.read("rating_points", move |tx| {
            Box::pin(async move {
                let sql = "SELECT at, rating, uncertainty, won FROM rating_point \
                     WHERE player = $1 AND kind = $2 ORDER BY at DESC, game DESC LIMIT $3";
                let rows = tx.rows(sql, &[&player, &kind, &last]).await?;
                rows.iter().rev().map(point).collect()
            })
        })
        .await
    }
}

fn rank(found: &Row) -> Result<Rank, Error> {
    let Standing { rating, uncertainty, games, won } = standing(found)?;
    let (player, name) = (found.get("player")?, found.get("name")?);
    Ok(Rank { player, name, rating, uncertainty, games, won })
}

fn point(found: &Row) -> Result<RatingPoint, Error> {
    Ok(RatingPoint {
        at: found.get("at")?,
        rating: found.get("rating")?,
        uncertainty: DEVIATIONS * found.get::<f64>("uncertainty")?,
        won: found.get("won")?,
    })
}

fn standing(found: &Row) -> Result<Standing, Error> {
    Ok(Standing {
        rating: found.get("rating")?,
        uncertainty: DEVIATIONS * found.get::<f64>("uncertainty")?,
        games: found.get("games")?,
        won: found.get("won")?,
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
