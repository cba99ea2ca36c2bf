//! Leaderboards and profiles.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use havana_protocol::api::{Profile, Rank};
use havana_store::RatingKind;
use serde::Deserialize;

use super::asked::{Anyone, Named, Params};
use super::info;
use super::wrong::Refused;
use crate::node::Node;

const MOST_RANKS: u32 = 100;
const MOST_POINTS: u32 = 500;
const MOST_GAMES: u32 = 20;

#[derive(Deserialize)]
pub(super) struct LeaderboardQuery {
    players: Option<u8>,
}

pub(super) async fn leaderboard(
    State(node): State<Node>,
    Params(which): Params<LeaderboardQuery>,
) -> Result<Json<Vec<Rank>>, Refused> {
    let kind = match which.players {
        None | Some(2) => RatingKind::Two,
        Some(3 | 4) => RatingKind::More,
        Some(_) => {
            return Err(Refused::bad("bad-players", "players is 2, or 4 for three and four"));
        }
    };
    Ok(Json(node.store().leaderboard(kind, MOST_RANKS).await?))
}

pub(super) async fn profile(
    State(node): State<Node>,
    Anyone(me): Anyone,
    Named { id, .. }: Named,
) -> Result<Json<Profile>, Refused> {
    let store = node.store();
    let player = store.player(id).await?.filter(|player| !player.gone).ok_or_else(|| {
        Refused::new(StatusCode::NOT_FOUND, "no-such-player", "there is no such player")
    })?;
    let games = store.public_games_of(id, MOST_GAMES).await?;
    Ok(Json(Profile {
        id,
        name: player.name,
        since: player.made,
        two: store.rating_points(id, RatingKind::Two, MOST_POINTS).await?,
        more: store.rating_points(id, RatingKind::More, MOST_POINTS).await?,
        games: info::list(&games, me.map(|me| me.id)),
    }))
}
