//! The deal of the day: tried, listed, and checked when it is over.

use std::cmp::Reverse;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use data_encoding::HEXLOWER;
use futures_util::stream;
use havana_protocol::api::{DayInfo, DayPlace, PastDay, TableInfo};
use havana_protocol::{Day, Id};
use havana_store::{DayKept, DaySeed, DayTry, Error, Store};
use havana_study::Share;
use serde::Deserialize;

use super::HttpState;
use super::asked::{Anyone, Me, Params, RemotePeer};
use super::games::{as_file, text};
use super::limits::{LimitKey, LimitKind};
use super::lobby::{may_make, may_think, table_info};
use super::wrong::Refused;
use crate::node::{DayWrong, Node};

/// How many tries of a day are listed, and how many records of it are sent.
const MOST_TRIES: u32 = 500;
/// How many past days are listed.
const MOST_DAYS: u32 = 100;
/// What the whole win is in the API.
const WHOLE: i64 = 1000;

pub(super) async fn begin(
    State(node): State<Node>,
    Extension(state): Extension<Arc<HttpState>>,
    Me(me): Me,
    RemotePeer(peer): RemotePeer,
) -> Result<Json<TableInfo>, Refused> {
    let known = node.store().day(node.today(), Some(me.id), 0).await?.mine;
    let game = if let Some(known) = known {
        known
    } else {
        let new = Node::day_table(me.id).ok_or_else(Refused::fault)?;
        may_make(&node, &state, &me).await?;
        may_think(&state, &me, peer, &new)?;
        node.begin_day(&new).await?
    };
    table_info(&node, game, &me).await
}

pub(super) async fn today(
    State(node): State<Node>,
    Anyone(me): Anyone,
) -> Result<Json<DayInfo>, Refused> {
    let today = node.today();
    let kept = node.store().day(today, me.map(|me| me.id), MOST_TRIES).await?;
    Ok(Json(day_info(today, kept)))
}

pub(super) async fn past(State(node): State<Node>) -> Result<Json<Vec<PastDay>>, Refused> {
    let past = node.store().past_days(MOST_DAYS).await?;
    Ok(Json(past.into_iter().map(|(day, tries)| PastDay { day, tries }).collect()))
}

pub(super) async fn show(
    State(node): State<Node>,
    Anyone(me): Anyone,
    Path(day): Path<String>,
) -> Result<Json<DayInfo>, Refused> {
    let day = read(&day)?;
    let kept = node.store().day(day, me.map(|me| me.id), MOST_TRIES).await?;
    Ok(Json(day_info(day, kept)))
}

/// One game of a day.
#[derive(Deserialize)]
pub(super) struct Only {
    game: Option<Id>,
}

/// The records of a day that is over, or one of them, sent while they are read.
pub(super) async fn records(
    State(node): State<Node>,
    Extension(state): Extension<Arc<HttpState>>,
    RemotePeer(peer): RemotePeer,
    Path(day): Path<String>,
    Params(Only { game }): Params<Only>,
) -> Result<Response, Refused> {
    // One record costs no more than any other answer.
    if game.is_none() {
        state.limits.take(LimitKind::Records, LimitKey::address(peer))?;
    }
    let day = read(&day)?;
    let kept = node.store().day(day, None, MOST_TRIES).await?;
    if kept.seed.is_none() {
        return Err(Refused::conflict(
            "day-running",
            "the records of a day are secret until an hour after its end (UTC)",
        ));
    }
    let is_wanted = |one: &DayTry| game.is_none_or(|game| game == one.game);
    let games: Vec<Id> = kept.tries.into_iter().filter(is_wanted).map(|one| one.game).collect();
    let pages = stream::try_unfold(games.into_iter(), move |mut games| {
        let store = node.store().clone();
        async move {
            let Some(game) = games.next() else { return Ok::<_, Error>(None) };
            Ok(Some((page(&store, game).await?, games)))
        }
    });
    let name = format!("havana-{day}.jsonl");
    Ok((as_file(&name), Body::from_stream(pages)).into_response())
}

async fn page(store: &Store, game: Id) -> Result<Bytes, Error> {
    match store.table(game).await? {
        Some(table) => Ok(text(store, &table).await?.into()),
        None => Ok(Bytes::new()),
    }
}

fn read(day: &str) -> Result<Day, Refused> {
    day.parse().map_err(|wrong: havana_protocol::NoDay| Refused::bad("bad-day", wrong.to_string()))
}

/// A day as everyone may know it: games and seed only when it is over.
fn day_info(day: Day, kept: DayKept) -> DayInfo {
    let is_over = kept.seed.is_some();
    let mut tries: Vec<(Option<i64>, DayTry)> =
        kept.tries.into_iter().map(|one| (score(&one), one)).collect();
    // Without luck first, then by result; tries whose luck is not known yet come last.
    tries.sort_by_key(|(score, one)| (Reverse(*score), Reverse(one.won), Reverse(one.points)));
    let places = (1..).zip(tries).map(|(place, (score, one))| DayPlace {
        place,
        player: one.player,
        name: one.name,
        points: one.points,
        won: one.won,
        luck: one.luck.map(thousandths),
        score,
        game: is_over.then_some(one.game),
    });
    DayInfo {
        day,
        seed: kept.seed.map(|DaySeed(bytes)| HEXLOWER.encode(&bytes)),
        mine: kept.mine,
        places: places.collect(),
    }
}

/// The result without what the draws brought, in thousandths of the win.
fn score(one: &DayTry) -> Option<i64> {
    let result = if one.won { WHOLE } else { 0 };
    one.luck.map(|luck| result - thousandths(luck))
}

fn thousandths(luck: i64) -> i64 {
    luck * WHOLE / Share::WHOLE.0
}

impl From<DayWrong> for Refused {
    fn from(wrong: DayWrong) -> Refused {
        match wrong {
            DayWrong::Over => Refused::conflict("day-over", "this day is over; try the next one"),
            DayWrong::Store(error) => error.into(),
            DayWrong::Game(no_game) => no_game.into(),
        }
    }
}
