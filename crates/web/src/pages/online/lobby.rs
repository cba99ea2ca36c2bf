//! The lobby: what is going on now, and the ways to a game.

use std::time::Duration;

use havana_protocol::api::{Pace, QuickMatch, Stage, TableInfo};
use havana_rules::Card;
use leptos::prelude::*;

use super::name;
use super::parts::{page, table_line, table_list};
use crate::art;
use crate::online::parts::{
    self, ErrorSignal, again_and_again, button, renew, select, trouble, visit, wait,
};
use crate::pages::empty;
use crate::pages::watch::live;
use crate::part::{computed, flag, memo, part, press, when};
use crate::route::OnlinePage;
use crate::server::api;
use crate::server::server;
use crate::text::{say, t};

/// The paces one can choose from.
pub(super) const PACES: [Pace; 7] = [
    Pace::Live { bank: 600, increment: 15 },
    Pace::Live { bank: 300, increment: 10 },
    Pace::Live { bank: 1800, increment: 30 },
    Pace::Free,
    Pace::Days { hours: 12 },
    Pace::Days { hours: 24 },
    Pace::Days { hours: 72 },
];

/// How many can play.
pub(super) const PLAYERS: [u8; 3] = [2, 3, 4];

/// How many players, in words.
pub(super) fn players(n: u8) -> String {
    say("setup-players-n", &[("n", n.into())])
}

const EVERY: Duration = Duration::from_secs(4);
/// How many games of others are shown.
const MOST_SHOWN: usize = 6;

/// Tables, once they are known.
type Tables = RwSignal<Option<Vec<TableInfo>>>;

/// The lobby. Anyone can look around; a name is asked for when one sits down.
pub(super) fn lobby() -> AnyView {
    page("lobby-title", &OnlinePage::Lobby, inside())
}

fn inside() -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let (open, mine) = (RwSignal::new(None), RwSignal::new(None::<Vec<TableInfo>>));
    let again = RwSignal::new(None::<Vec<TableInfo>>);
    let running = RwSignal::new(None::<Vec<TableInfo>>);
    let known = memo(move || server().me().is_some());
    let look = move || {
        wait(wrong, api::get::<Vec<TableInfo>>("tables"), move |tables| {
            let others = tables.into_iter().filter(|table| table.mine.is_none());
            renew(open, others.collect::<Vec<_>>());
        });
        wait(wrong, api::get::<Vec<TableInfo>>("games"), move |games| {
            let others = games
                .into_iter()
                .filter(|game| game.mine.is_none() && game.stage == Stage::Running);
            renew(running, others.collect::<Vec<_>>());
        });
        if !known.get_untracked() {
            return;
        }
        wait(wrong, api::get::<Vec<TableInfo>>("games?mine"), move |games| {
            let offers = games.iter().filter(|game| game.again.is_some());
            renew(again, offers.cloned().collect::<Vec<_>>());
            let going = |game: &TableInfo| game.stage != Stage::Over;
            renew(mine, games.into_iter().filter(going).collect());
        });
    };
    again_and_again(EVERY, look);
    // Who one is may be known a moment later.
    Effect::new(move |_| {
        if known.get() {
            look();
        }
    });
    // The lists come at once, below everything that stands still; people come before bots.
    let is_known = move || open.with(Option::is_some) && running.with(Option::is_some);
    view! {
        <div class="skyline front" aria-hidden="true" inner_html=art::panorama()></div>
        {part(move || again.get().filter(|again| !again.is_empty()).map(|again| {
            again.iter().map(|game| offer(game, wrong)).collect_view().into_any()
        }))}
        <section aria-label=t("lobby-mine") class:hidden=flag(move || mine.with(|mine| mine.as_ref().is_none_or(Vec::is_empty)))>
            <h2>{t("lobby-mine")}</h2>
            {table_list("my-tables", "games-none", mine.into())}
        </section>
        {quick(wrong)}
        {trouble(wrong)}
        {when(is_known, move || lists(open, running))}
    }
    .into_any()
}

/// The tables that wait for players, the bots that always play, and the games of others.
fn lists(open: Tables, running: Tables) -> AnyView {
    view! {
        <section aria-label=t("lobby-open")>
            <h2>{t("lobby-open")}</h2>
            {tables("open-tables", open, || empty(Card::Worker, "lobby-none", "new-title", || visit(OnlinePage::New)))}
        </section>
        <div class="shows">{live()}</div>
        <section aria-label=t("lobby-now")>
            <h2>{t("lobby-now")}</h2>
            <p class="about" role="status">{computed(move || now(running.get(), open.get()))}</p>
            {tables("running-games", running, || ().into_any())}
        </section>
    }
    .into_any()
}

/// How much is going on, in words.
fn now(running: Option<Vec<TableInfo>>, open: Option<Vec<TableInfo>>) -> String {
    let (Some(running), Some(open)) = (running, open) else { return String::new() };
    let games = say("lobby-games-n", &[("n", running.len().into())]);
    format!("{games} · {}", say("lobby-tables-n", &[("n", open.len().into())]))
}

/// Tables in a list, or what is said where there is none.
fn tables(
    id: &'static str,
    tables: Tables,
    none: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let is_empty = move || tables.with(|tables| tables.as_ref().is_some_and(Vec::is_empty));
    let lines = move || {
        let shown = tables.get()?.into_iter().take(MOST_SHOWN);
        Some(shown.map(table_line).collect_view().into_any())
    };
    view! { <ul class="tables" id=id>{part(lines)}</ul>{when(is_empty, none)} }.into_any()
}

/// A game with the next who come: one press, and a name from those who have none yet.
fn quick(wrong: ErrorSignal) -> AnyView {
    let (seats, pace) = (RwSignal::new(2), RwSignal::new(PACES[0]));
    let asks = RwSignal::new(false);
    let find = move || {
        let wish = QuickMatch { players: seats.get_untracked(), pace: pace.get_untracked() };
        let asked = async move { api::tell::<TableInfo>("POST", "quick", &wish).await };
        wait(wrong, asked, |table| visit(OnlinePage::Table(table.id, None)));
    };
    let go = move || {
        if server().me().is_some() {
            find();
        } else {
            asks.set(true);
        }
    };
    view! {
        <div class="ways">
            <button class="way first" id="quick" on:click=press(go)><b>{t("quick-go")}</b><small>{t("quick-about")}</small></button>
        </div>
        {when(move || asks.get() && server().me().is_none(), move || name::ask("quick-go", find))}
        <details class="quick-options"><summary>{t("quick-options")}</summary>
            {select("quick-players".to_owned(), "setup-players", &PLAYERS, players, seats)}
            {select("quick-pace".to_owned(), "pace-title", &PACES, parts::pace, pace)}
        </details>
        {button("new-table", "answer", "new-title", || visit(OnlinePage::New))}
    }
    .into_any()
}

/// The people of a game that is over want to play again.
fn offer(game: &TableInfo, wrong: ErrorSignal) -> AnyView {
    let names = game
        .seats
        .iter()
        .enumerate()
        .filter(|(place, _)| game.mine.map(usize::from) != Some(*place));
    let names = names.map(|(_, seat)| parts::sitter(seat)).collect::<Vec<_>>().join(", ");
    let id = game.id;
    let join = move || {
        let path = format!("games/{id}/again");
        let asked = async move { api::order::<TableInfo>("POST", &path).await };
        wait(wrong, asked, |table| visit(OnlinePage::Table(table.id, None)));
    };
    view! {
        <p class="notice rematch-offer" role="status"><b>{names}</b>" "{t("end-rematch-waits")}" "
            <button class="confirm ready" on:click=press(join)>{t("end-rematch")}</button></p>
    }
    .into_any()
}
