//! What the pages of online play have in common: their frame, and lists of tables.

use havana_protocol::api::{SeatInfo, Stage, TableInfo};
use havana_rules::{Card, Seat};
use leptos::prelude::*;

use crate::app::go;
use crate::art;
use crate::online::parts::{agreed, sitter, visit};
use crate::pages::empty;
use crate::part::{computed, part, picture, press};
use crate::route::{OnlinePage, Page};
use crate::text::t;

/// A page of online play: a title, the ways to its neighbours, and its body.
pub(super) fn page(title: &'static str, here: &OnlinePage, body: AnyView) -> AnyView {
    let ways = [
        (OnlinePage::Lobby, "lobby-title"),
        (OnlinePage::Games, "games-title"),
        (OnlinePage::Leaders, "leaders-title"),
        (OnlinePage::Account, "account-title"),
    ];
    let ways = ways.map(|(page, key)| {
        let current = (page == *here).then_some("page");
        let id = page.fragment().replace('/', "-");
        view! {
            <button class="quiet" id=format!("to-{id}") aria-current=current on:click=press(move || visit(page.clone()))>{t(key)}</button>
        }
        .into_any()
    });
    view! {
        <main class="setup online">
            <header>
                <button class="quiet" on:click=press(|| go(Page::Home))>{t("common-back")}</button>
                <h1>{t(title)}</h1>
            </header>
            <nav class="choices" aria-label=t("online-title")>{ways.into_iter().collect_view()}</nav>
            {body}
        </main>
    }
    .into_any()
}

/// Something is on its way.
pub(super) fn loading() -> AnyView {
    view! { <p role="status">{t("online-loading")}</p> }.into_any()
}

/// A table in a list, with the way to it.
pub(super) fn table_line(info: TableInfo) -> AnyView {
    let page = OnlinePage::Table(info.id, None);
    let id = info.id.to_string();
    let result = info.result.clone().unwrap_or_default();
    let seats = info.seats.iter().cloned().enumerate().map(|(place, seat)| {
        let (free, result) = (seat == SeatInfo::Free, result.get(place).copied());
        let won = result.is_some_and(|result| result.won);
        let points = result.map(|result| format!(" {}", result.points));
        view! {
            <li class=format!("seat-{place}") class:free=free>
                {Seat::ALL.get(place).map(|&seat| picture("badge", art::seat_badge(seat)))}
                <span>{computed(move || sitter(&seat))}</span><b>{points}</b>
                {won.then(|| view! { " "<mark>{t("table-won")}</mark> }.into_any())}
            </li>
        }
        .into_any()
    });
    let free = info.seats.contains(&SeatInfo::Free);
    let label = match (info.stage, info.mine) {
        (Stage::Waiting, None) if free => "table-join",
        (Stage::Running, None) => "table-watch",
        (Stage::Over, _) => "end-replay",
        _ => "table-open",
    };
    let (my_turn, seats) = (info.my_turn, seats.collect_view());
    view! {
        <li class="table-line" data-table=id class:my-turn=my_turn>
            <ul>{seats}</ul>
            <p class="about">{computed(move || agreed(&info))}</p>
            {my_turn.then(|| view! { <mark>{t("table-your-turn")}</mark> }.into_any())}
            <button class="answer" on:click=press(move || visit(page.clone()))>{t(label)}</button>
        </li>
    }
    .into_any()
}

/// A list of tables, or that there is none.
pub(super) fn table_list(
    id: &'static str,
    none: &'static str,
    tables: Signal<Option<Vec<TableInfo>>>,
) -> AnyView {
    let lines = move || {
        let tables = tables.get()?;
        if tables.is_empty() {
            let nothing = empty(Card::Siesta, none, "new-title", || visit(OnlinePage::New));
            return Some(view! { <li>{nothing}</li> }.into_any());
        }
        Some(tables.into_iter().map(table_line).collect_view().into_any())
    };
    view! { <ul class="tables" id=id>{part(lines)}</ul> }.into_any()
}
