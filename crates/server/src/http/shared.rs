//! Games that people share by a short link.

use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use havana_protocol::api::{SharedGame, SharedId};
use havana_store::LONGEST_SHARED;
use havana_table::Record;

use super::HttpState;
use super::asked::{Body, Named, RemotePeer};
use super::limits::{LimitKey, LimitKind};
use super::wrong::Refused;
use crate::node::Node;

/// Stores a finished game with the house deck. It is played through first, so nothing but games can
/// be stored.
pub(super) async fn share(
    State(node): State<Node>,
    Extension(state): Extension<Arc<HttpState>>,
    RemotePeer(peer): RemotePeer,
    Body(SharedGame { game }): Body<SharedGame>,
) -> Result<Json<SharedId>, Refused> {
    state.limits.take(LimitKind::Share, LimitKey::address(peer))?;
    let record = URL_SAFE_NO_PAD.decode(&game).map_err(|_| no_record())?;
    // Other decks would stay in memory until the server stops.
    if record.len() > LONGEST_SHARED || !Record::has_house_deck(&record) {
        return Err(no_record());
    }
    let read = Record::from_binary(&record).map_err(|_| no_record())?;
    if read.outcome().is_none() {
        return Err(no_record());
    }
    let id = node.store().share(&record, node.now()).await?;
    Ok(Json(SharedId { id }))
}

/// A shared game.
pub(super) async fn shared(
    State(node): State<Node>,
    Named { id, .. }: Named,
) -> Result<Json<SharedGame>, Refused> {
    let record = node.store().shared(id, node.now()).await?.ok_or_else(Refused::no_game)?;
    Ok(Json(SharedGame { game: URL_SAFE_NO_PAD.encode(record) }))
}

fn no_record() -> Refused {
    let says = format!(
        "only the record of a finished game with the house deck can be shared, in its binary form, \
         as base64url without padding, of at most {LONGEST_SHARED} bytes"
    );
    Refused::bad("bad-record", says)
}
