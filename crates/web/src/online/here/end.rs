//! What to do when an online game is over.

use havana_protocol::api::TableInfo;
use leptos::prelude::*;

use super::OnlineTable;
use super::parts::{ErrorSignal, button, rated, trouble, visit, wait};
use crate::game::GameController;
use crate::part::{computed, when};
use crate::route::OnlinePage;
use crate::server::api;
use crate::text::t;

/// Once more with the same people, or back to the lobby.
pub(crate) fn actions(game: GameController) -> Option<AnyView> {
    let online = OnlineTable::of(game)?;
    let wrong: ErrorSignal = RwSignal::new(None);
    let again = move || {
        let path = format!("games/{}/again", online.table);
        let asked = async move { api::order::<TableInfo>("POST", &path).await };
        wait(wrong, asked, |table| visit(OnlinePage::Table(table.id, None)));
    };
    let sits = online.ask(|game| game.seat().is_some());
    Some(
    view! {
        <p class="about" id="rated">{computed(move || online.info.with(rated))}</p>
        {sits.then(|| button("rematch", "confirm ready", "end-rematch", again))}
        {button("to-lobby", "answer", "lobby-title", || visit(OnlinePage::Lobby))}
        {when(move || online.again.get().is_some(), || view! { <p role="status">{t("end-rematch-waits")}</p> }.into_any())}
        {trouble(wrong)}
    }
    .into_any(),
    )
}
