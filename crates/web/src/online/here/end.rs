//! What to do when an online game is over.

use havana_protocol::api::TableInfo;
use leptos::prelude::*;

use super::parts::{Trouble, button, rated, trouble, visit, wait};
use super::{Line, Place, api};
use crate::part::{told, when};
use crate::text::t;

/// Once more with the same people, or back to the lobby.
pub(crate) fn actions(line: Line) -> AnyView {
    let wrong: Trouble = RwSignal::new(None);
    let again = move || {
        let path = format!("games/{}/again", line.table);
        let asked = async move { api::order::<TableInfo>("POST", &path).await };
        wait(wrong, asked, |table| visit(Place::Table(table.id, None)));
    };
    let sits = line.ask(|game| game.seat().is_some());
    view! {
        <p class="about" id="rated">{told(move || line.info.with(rated))}</p>
        {sits.then(|| button("rematch", "confirm ready", "end-rematch", again))}
        {button("to-lobby", "answer", "lobby-title", || visit(Place::Lobby))}
        {when(move || line.again.get().is_some(), || view! { <p role="status">{t("end-rematch-waits")}</p> }.into_any())}
        {trouble(wrong)}
    }
    .into_any()
}
