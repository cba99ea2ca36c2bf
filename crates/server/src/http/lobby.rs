//! Tables: made, found, joined, left, begun.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use havana_protocol::Id;
use havana_protocol::api::{NewTable as Wish, QuickMatch, Stage, TableInfo};
use havana_store::{Freed, NewTable, Table, Taken, User};

use super::asked::{Anyone, Body, LongBody, Me, Named, RemotePeer};
use super::limits::{LimitKey, LimitKind};
use super::wrong::Refused;
use super::{HttpState, info, wish};
use crate::node::{Node, STAND_IN};
use crate::peer::Peer;
use crate::record_header;

/// How many open tables are shown, and searched for a quick game.
const MOST_SHOWN: u32 = 100;
/// How many tables of one player may wait at once.
const MOST_WAITING: u32 = 10;

pub(super) async fn open(
    State(node): State<Node>,
    Anyone(me): Anyone,
) -> Result<Json<Vec<TableInfo>>, Refused> {
    let tables = node.store().open_tables(MOST_SHOWN).await?;
    Ok(Json(info::list(&tables, me.map(|me| me.id))))
}

pub(super) async fn show(
    State(node): State<Node>,
    Anyone(me): Anyone,
    Named { id, invite }: Named,
) -> Result<Json<TableInfo>, Refused> {
    let me = me.map(|me| me.id);
    let table = find(&node, id).await?;
    if !info::may_see(&table, me, invite.as_deref()) {
        return Err(Refused::not_for_you());
    }
    Ok(Json(info::of(&table, me)))
}

pub(super) async fn make(
    State(node): State<Node>,
    Extension(state): Extension<Arc<HttpState>>,
    Me(me): Me,
    RemotePeer(peer): RemotePeer,
    LongBody(wish): LongBody<Wish>,
) -> Result<Json<TableInfo>, Refused> {
    // What cannot be had is refused before a deck is taken.
    let judged = wish::judge(&wish, None, me.id)?;
    may_make(&node, &state, &me).await?;
    may_think(&state, &me, peer, &judged)?;
    let deck = match &wish.deck {
        Some(text) => {
            state.limits.take(LimitKind::Deck, LimitKey::address(peer))?;
            state.limits.take(LimitKind::Deck, LimitKey::Player(me.id))?;
            Some(state.decks.take(node.store(), me.id, text).await?)
        }
        None => None,
    };
    let wished = wish::judge(&wish, deck, me.id)?;
    create(&node, &wished, &me).await
}

pub(super) async fn join(
    State(node): State<Node>,
    Me(me): Me,
    Named { id, invite }: Named,
) -> Result<Json<TableInfo>, Refused> {
    let table = find(&node, id).await?;
    if !info::may_see(&table, Some(me.id), invite.as_deref()) {
        return Err(Refused::not_for_you());
    }
    match sit(&node, id, &me).await? {
        Taken::Sits { .. } | Taken::SatAlready { .. } => table_info(&node, id, &me).await,
        Taken::Full => Err(Refused::conflict("table-full", "every seat of this table is taken")),
        Taken::NotWaiting => Err(already_begun()),
    }
}

pub(super) async fn leave(
    State(node): State<Node>,
    Me(me): Me,
    Named { id, .. }: Named,
) -> Result<StatusCode, Refused> {
    find(&node, id).await?;
    match node.store().free_seat(id, me.id, node.now()).await? {
        Freed::Left | Freed::TableGone => Ok(StatusCode::NO_CONTENT),
        Freed::NotSeated => Err(not_seated()),
        Freed::NotWaiting => Err(already_begun()),
    }
}

pub(super) async fn start(
    State(node): State<Node>,
    Me(me): Me,
    Named { id, .. }: Named,
) -> Result<Json<TableInfo>, Refused> {
    let table = find(&node, id).await?;
    if table.maker != me.id {
        return Err(Refused::new(
            StatusCode::FORBIDDEN,
            "not-yours",
            "only its creator may start the table before every seat is taken",
        ));
    }
    if !node.store().fill_with_bots(id, STAND_IN, node.now(), record_header::named).await? {
        return Err(already_begun());
    }
    node.refresh_table(id).await?;
    table_info(&node, id, &me).await
}

/// Replaces the link: the old one opens nothing any more, and those who watch by it are closed.
pub(super) async fn invite(
    State(node): State<Node>,
    Me(me): Me,
    Named { id, .. }: Named,
) -> Result<Json<TableInfo>, Refused> {
    find(&node, id).await?;
    if node.store().renew_invite(id, me.id).await?.is_none() {
        return Err(Refused::new(
            StatusCode::FORBIDDEN,
            "not-yours",
            "only its creator may replace the link of a table",
        ));
    }
    node.edge().sockets().end_invited(id);
    table_info(&node, id, &me).await
}

pub(super) async fn quick(
    State(node): State<Node>,
    Extension(state): Extension<Arc<HttpState>>,
    Me(me): Me,
    Body(wish): Body<QuickMatch>,
) -> Result<Json<TableInfo>, Refused> {
    let wished = wish::quick(&wish, me.id)?;
    let open = node.store().open_tables(MOST_SHOWN).await?;
    // The longest waiting come first.
    for table in open.iter().rev().filter(|table| wish::fits(table, &wished)) {
        if let Taken::Sits { .. } | Taken::SatAlready { .. } = sit(&node, table.id, &me).await? {
            return table_info(&node, table.id, &me).await;
        }
    }
    may_make(&node, &state, &me).await?;
    create(&node, &wished, &me).await
}

pub(super) async fn again(
    State(node): State<Node>,
    Extension(state): Extension<Arc<HttpState>>,
    Me(me): Me,
    RemotePeer(peer): RemotePeer,
    Named { id, .. }: Named,
) -> Result<Json<TableInfo>, Refused> {
    let table = find(&node, id).await?;
    if table.seat_of(me.id).is_none() {
        return Err(not_seated());
    }
    if table.stage() != Stage::Over {
        return Err(Refused::conflict("still-running", "the game is not over yet"));
    }
    let mut next = table.again;
    if next.is_none() {
        may_make(&node, &state, &me).await?;
        let wished = wish::again(&table, me.id)?;
        may_think(&state, &me, peer, &wished)?;
        let made = node.store().new_table(&wished, node.now(), record_header::named).await?;
        let first = node.store().set_again(id, made.id).await?;
        if first != made.id {
            // Another player was a moment earlier; they meet at that table.
            node.store().delete_table(made.id).await?;
        }
        next = Some(first);
        node.refresh_table(id).await?;
    }
    let next = next.ok_or_else(Refused::no_game)?;
    match sit(&node, next, &me).await? {
        Taken::Full => Err(Refused::conflict("table-full", "every seat of that table is taken")),
        Taken::Sits { .. } | Taken::SatAlready { .. } | Taken::NotWaiting => {
            table_info(&node, next, &me).await
        }
    }
}

/// Whether a player may create another table.
pub(super) async fn may_make(node: &Node, state: &HttpState, me: &User) -> Result<(), Refused> {
    state.limits.take(LimitKind::Table, LimitKey::Player(me.id))?;
    let waiting = node.store().waiting_tables_of(me.id).await?;
    if waiting >= MOST_WAITING && !node.settings().without_limits {
        return Err(Refused::conflict(
            "too-many-tables",
            "you already wait at too many tables; leave one of them first",
        ));
    }
    Ok(())
}

/// Whether the bots of a new table may think: a player has a budget for it, and an address.
pub(super) fn may_think(
    state: &HttpState,
    me: &User,
    peer: Peer,
    wished: &NewTable,
) -> Result<(), Refused> {
    let cost = wish::thinking(wished);
    // A player without a budget takes nothing from the others at the address.
    state.limits.take_many(LimitKind::Thinking, LimitKey::Player(me.id), cost)?;
    state.limits.take_many(LimitKind::ThinkingAtAddress, LimitKey::address(peer), cost)
}

/// Sets a table up; without a free seat its game begins at once.
async fn create(node: &Node, wished: &NewTable, me: &User) -> Result<Json<TableInfo>, Refused> {
    let table = node.store().new_table(wished, node.now(), record_header::named).await?;
    if table.begun.is_some() {
        node.refresh_table(table.id).await?;
        return table_info(node, table.id, me).await;
    }
    Ok(Json(info::of(&table, Some(me.id))))
}

/// Seats a player; with the last one the game begins, and is loaded here.
async fn sit(node: &Node, table: Id, me: &User) -> Result<Taken, Refused> {
    let taken = node.store().take_seat(table, me.id, node.now(), record_header::named).await?;
    if let Taken::Sits { begun: true, .. } | Taken::SatAlready { begun: true, .. } = taken {
        node.refresh_table(table).await?;
    }
    Ok(taken)
}

async fn find(node: &Node, table: Id) -> Result<Table, Refused> {
    node.store().table(table).await?.ok_or_else(Refused::no_game)
}

pub(super) async fn table_info(
    node: &Node,
    table: Id,
    me: &User,
) -> Result<Json<TableInfo>, Refused> {
    Ok(Json(info::of(&find(node, table).await?, Some(me.id))))
}

fn already_begun() -> Refused {
    Refused::conflict("begun", "the game has already begun")
}

fn not_seated() -> Refused {
    Refused::new(StatusCode::FORBIDDEN, "not-seated", "you are not seated at this table")
}
