//! Games that were played, and their records.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use futures_util::stream;
use havana_protocol::api::{Stage, TableInfo};
use havana_protocol::{Id, Timestamp};
use havana_rules::Input;
use havana_store::{Error, SeatHolder, Store, Table};
use havana_table::Record;
use serde::Deserialize;

use super::asked::{Anyone, Me, Named, Params};
use super::limits::{LimitKey, LimitKind};
use super::wrong::Refused;
use super::{HttpState, info};
use crate::node::Node;

const MOST_SHOWN: u32 = 100;
/// In how many of a player's latest games an offer to play again is looked for.
const MOST_OFFERS: usize = 5;
/// How many records are read before they are sent on.
const AT_ONCE: u32 = 16;

#[derive(Deserialize)]
pub(super) struct GamesQuery {
    mine: Option<String>,
}

pub(super) async fn list(
    State(node): State<Node>,
    Anyone(me): Anyone,
    Params(which): Params<GamesQuery>,
) -> Result<Json<Vec<TableInfo>>, Refused> {
    let mine = which.mine.is_some();
    let tables = match (which.mine, &me) {
        (Some(_), Some(me)) => node.store().games_of(me.id, MOST_SHOWN).await?,
        (Some(_), None) => return Err(Refused::sign_in()),
        (None, _) => node.store().public_games(MOST_SHOWN).await?,
    };
    let mut infos = info::list(&tables, me.as_ref().map(|me| me.id));
    if let Some(me) = me.filter(|_| mine) {
        offer_again(node.store(), &tables, &mut infos, me.id).await?;
    }
    Ok(Json(infos))
}

/// Says where the same people want to play again, as long as the player has a free seat there.
async fn offer_again(
    store: &Store,
    tables: &[Table],
    infos: &mut [TableInfo],
    me: Id,
) -> Result<(), Error> {
    let over = tables.iter().zip(infos).filter(|(table, _)| table.stage() == Stage::Over);
    let with_next = over.take(MOST_OFFERS).filter_map(|(table, info)| Some((table.again?, info)));
    for (next, info) in with_next {
        let Some(table) = store.table(next).await? else { continue };
        let free = table.seats.iter().any(|seat| seat.holder == SeatHolder::Free);
        if table.stage() == Stage::Waiting && free && table.seat_of(me).is_none() {
            info.again = Some(next);
        }
    }
    Ok(())
}

pub(super) async fn record(
    State(node): State<Node>,
    Anyone(me): Anyone,
    Named { id, invite }: Named,
) -> Result<Response, Refused> {
    let table = node.store().table(id).await?.ok_or_else(Refused::no_game)?;
    if !info::may_see(&table, me.map(|me| me.id), invite.as_deref()) {
        return Err(Refused::not_for_you());
    }
    if table.stage() != Stage::Over {
        return Err(Refused::new(
            StatusCode::FORBIDDEN,
            "still-running",
            "the record shows hidden cards; it is available when the game is over",
        ));
    }
    let text = text(node.store(), &table).await?;
    Ok((as_file(&format!("havana-{id}.jsonl")), text).into_response())
}

/// All my records, one after another, sent while they are read.
pub(super) async fn records(
    State(node): State<Node>,
    Extension(state): Extension<Arc<HttpState>>,
    Me(me): Me,
) -> Result<Response, Refused> {
    state.limits.take(LimitKind::Records, LimitKey::Player(me.id))?;
    let pages = stream::try_unfold(Some(None), move |after| {
        let (store, me) = (node.store().clone(), me.id);
        async move {
            let Some(after) = after else { return Ok(None) };
            page(&store, me, after).await
        }
    });
    Ok((as_file("havana-records.jsonl"), Body::from_stream(pages)).into_response())
}

/// The last game of a page: when it ended, and which it was.
type Last = (Timestamp, Id);

async fn page(
    store: &Store,
    me: Id,
    after: Option<Last>,
) -> Result<Option<(Bytes, Option<Option<Last>>)>, Error> {
    let games = store.finished_games_of(me, after, AT_ONCE).await?;
    let Some(last) = games.last() else { return Ok(None) };
    let next = last.finished.map(|finished| Some((finished, last.id)));
    let mut texts = String::new();
    for game in &games {
        texts.push_str(&text(store, game).await?);
    }
    Ok(Some((texts.into(), next)))
}

pub(super) async fn text(store: &Store, table: &Table) -> Result<String, Error> {
    let damaged = |error: havana_table::RecordError| Error::Damaged(error.to_string());
    let header = table.header.decode().map_err(damaged)?;
    let moves = store.moves(table.id, 0).await?;
    let inputs: Vec<Input> = moves.into_iter().flat_map(|made| made.inputs).collect();
    Ok(Record::new(header, &inputs).map_err(damaged)?.to_text())
}

pub(super) fn as_file(name: &str) -> [(axum::http::HeaderName, String); 2] {
    [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ]
}
