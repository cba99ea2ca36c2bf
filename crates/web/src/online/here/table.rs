//! A table on a server: the waiting room, then the game, then what was played.

use std::time::Duration;

use havana_client::to_link;
use havana_protocol::Id;
use havana_protocol::api::{Stage, TableInfo};
use leptos::prelude::*;

use super::line::Line;
use super::parts::{
    Trouble, again_and_again, button, invitation, loading, page, renew, trouble, visit, wait,
};
use super::{Place, api, desk, turn, waiting};
use crate::app::app;
use crate::game::Desk;
use crate::pages::{self, Page};
use crate::part::part;
use crate::{browser, files};

/// How often a waiting player checks whether it has begun.
const EVERY: Duration = Duration::from_secs(2);

/// A table on a server, whatever state it is in.
pub(super) fn table(id: Id, invite: Option<String>) -> AnyView {
    let wrong: Trouble = RwSignal::new(None);
    let info = RwSignal::new(None::<TableInfo>);
    let line = RwSignal::new(None::<Line>);
    let at = RwSignal::new(None::<Desk>);
    let query = invitation(invite.as_deref());
    let invite = StoredValue::new(invite);
    let found = move |news: TableInfo| {
        if !matches!(line.try_get_untracked(), Some(None)) {
            return;
        }
        match news.stage {
            Stage::Running => {
                let open = Line::open(news.clone(), invite.get_value(), move |(line, news)| {
                    desk::hear(at, line, news);
                });
                line.set(Some(open));
            }
            Stage::Over if info.with_untracked(Option::is_none) => {
                replay(id, &invitation(invite.get_value().as_deref()), wrong);
            }
            _ => {}
        }
        renew(info, news);
    };
    again_and_again(EVERY, move || {
        let waits =
            info.with_untracked(|info| info.as_ref().is_none_or(|i| i.stage == Stage::Waiting));
        if waits {
            let path = format!("tables/{id}{query}");
            wait(wrong, async move { api::get::<TableInfo>(&path).await }, found);
        }
    });
    on_cleanup(move || {
        turn::quiet();
        if let Some(line) = line.try_get_untracked().flatten() {
            line.leave();
        }
        if let Some(desk) = at.try_get_untracked().flatten() {
            desk::leave(desk);
        }
    });
    // A game that is loaded again has another desk.
    let is_another = |before: Option<&Option<Desk>>, now: Option<&Option<Desk>>| match (before, now)
    {
        (Some(Some(before)), Some(Some(now))) => !before.is_same(*now),
        (Some(None), Some(None)) => false,
        _ => true,
    };
    let shown = Memo::new_with_compare(move |_| at.get(), is_another);
    let here = Place::Table(id, None);
    part(move || {
        if let Some(desk) = shown.get() {
            turn::follow(desk);
            return Some(pages::play::at(desk));
        }
        let room = part(move || {
            Some(match info.get() {
                Some(info) if info.stage == Stage::Waiting => {
                    waiting::room(info, invite.get_value().as_deref(), found)
                }
                _ if wrong.with(Option::is_some) => {
                    button("to-lobby", "confirm ready", "lobby-title", || visit(Place::Lobby))
                }
                _ => loading(),
            })
        });
        Some(page("table-title", &here, view! { {trouble(wrong)}{room} }.into_any()))
    })
}

/// Shows a game that is over.
fn replay(id: Id, query: &str, wrong: Trouble) {
    let path = format!("games/{id}/record{query}");
    wait(wrong, async move { api::get_text(&path).await }, move |text| {
        files::read_record(&text, move |record| {
            let still_here = app().page.with_untracked(
                |page| matches!(page, Page::Online(Place::Table(shown, _)) if *shown == id),
            );
            if let (true, Ok(record)) = (still_here, record) {
                // In its place, so that the way back does not lead here again.
                browser::replace_fragment(&Page::Replay(to_link(&record)).fragment());
            }
        });
    });
}
