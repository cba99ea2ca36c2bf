//! A table on a server: the waiting room, then the game, then what was played.

use std::time::Duration;

use havana_client::to_link;
use havana_protocol::Id;
use havana_protocol::api::{Stage, TableInfo};
use havana_rules::Seat;
use leptos::prelude::*;

use super::parts::{loading, page};
use super::{turn, waiting};
use crate::app::app;
use crate::game::GameController;
use crate::online::OnlineTable;
use crate::online::parts::{
    ErrorSignal, again_and_again, button, invitation, renew, trouble, visit, wait,
};
use crate::pages::play;
use crate::part::part;
use crate::route::OnlinePage;
use crate::route::Page;
use crate::server::api;
use crate::{browser, files, online, store};

/// How often a waiting player checks whether it has begun.
const EVERY: Duration = Duration::from_secs(2);

/// A table on a server, whatever state it is in.
pub(super) fn table(id: Id, invite: Option<String>) -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let info = RwSignal::new(None::<TableInfo>);
    let online = RwSignal::new(None::<OnlineTable>);
    let at = RwSignal::new(None::<GameController>);
    let query = invitation(invite.as_deref());
    let invite = StoredValue::new(invite);
    let found = move |news: TableInfo| {
        if !matches!(online.try_get_untracked(), Some(None)) {
            return;
        }
        match news.stage {
            Stage::Running => {
                let open =
                    OnlineTable::open(news.clone(), invite.get_value(), move |(online, news)| {
                        online::hear(at, online, news);
                    });
                online.set(Some(open));
            }
            Stage::Over if info.with_untracked(Option::is_none) => {
                let seat = news.mine.and_then(|seat| Seat::ALL.get(usize::from(seat)).copied());
                replay(id, seat, &invitation(invite.get_value().as_deref()), wrong);
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
        if let Some(online) = online.try_get_untracked().flatten() {
            online.leave();
        }
        if let Some(game) = at.try_get_untracked().flatten() {
            online::leave(game);
        }
    });
    // A game that is loaded again has another controller.
    let is_another = |before: Option<&Option<GameController>>,
                      now: Option<&Option<GameController>>| match (before, now)
    {
        (Some(Some(before)), Some(Some(now))) => !before.is_same(*now),
        (Some(None), Some(None)) => false,
        _ => true,
    };
    let shown = Memo::new_with_compare(move |_| at.get(), is_another);
    let here = OnlinePage::Table(id, None);
    part(move || {
        if let Some(game) = shown.get() {
            turn::follow(game);
            return Some(play::at(game));
        }
        let room = part(move || {
            Some(match info.get() {
                Some(info) if info.stage == Stage::Waiting => {
                    waiting::room(info, invite.get_value().as_deref(), found)
                }
                _ if wrong.with(Option::is_some) => {
                    button("to-lobby", "confirm ready", "lobby-title", || visit(OnlinePage::Lobby))
                }
                _ => loading(),
            })
        });
        Some(page("table-title", &here, view! { {trouble(wrong)}{room} }.into_any()))
    })
}

/// Shows a game that is over, and in which I had this seat.
fn replay(id: Id, seat: Option<Seat>, query: &str, wrong: ErrorSignal) {
    let path = format!("games/{id}/record{query}");
    wait(wrong, async move { api::get_text(&path).await }, move |text| {
        files::read_record(&text, move |record| {
            let still_here = app().page.with_untracked(
                |page| matches!(page, Page::Online(OnlinePage::Table(shown, _)) if *shown == id),
            );
            if let (true, Ok(record)) = (still_here, record) {
                if let Some(seat) = seat {
                    store::keep_own_seat(&record, seat);
                }
                // In its place, so that the way back does not lead here again.
                browser::replace_fragment(&Page::Replay(to_link(&record)).fragment());
            }
        });
    });
}
