//! Open tables, and the ways to a game.

use std::time::Duration;

use havana_protocol::api::{Pace, QuickMatch, TableInfo};
use leptos::prelude::*;

use super::parts::{
    Trouble, again_and_again, button, renew, select, table_list, trouble, visit, wait,
};
use super::{Place, api, name, parts};
use crate::part::{flag, part, press};
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

/// The lobby.
pub(super) fn lobby() -> AnyView {
    name::named("lobby-title", &Place::Lobby, inside)
}

fn inside() -> AnyView {
    let wrong: Trouble = RwSignal::new(None);
    let (open, mine) = (RwSignal::new(None), RwSignal::new(None::<Vec<TableInfo>>));
    let again = RwSignal::new(None::<Vec<TableInfo>>);
    again_and_again(EVERY, move || {
        wait(wrong, api::get::<Vec<TableInfo>>("tables"), move |tables| {
            let others = tables.into_iter().filter(|table| table.mine.is_none());
            renew(open, others.collect::<Vec<_>>());
        });
        wait(wrong, api::get::<Vec<TableInfo>>("games?mine"), move |games| {
            let offers = games.iter().filter(|game| game.again.is_some());
            renew(again, offers.cloned().collect::<Vec<_>>());
            let going = |game: &TableInfo| game.stage != havana_protocol::api::Stage::Over;
            renew(mine, games.into_iter().filter(going).collect());
        });
    });
    let (seats, pace) = (RwSignal::new(2), RwSignal::new(PACES[0]));
    let quick = move || {
        let wish = QuickMatch { players: seats.get_untracked(), pace: pace.get_untracked() };
        let asked = async move { api::tell::<TableInfo>("POST", "quick", &wish).await };
        wait(wrong, asked, |table| visit(Place::Table(table.id, None)));
    };
    view! {
        {part(move || again.get().filter(|again| !again.is_empty()).map(|again| {
            again.iter().map(|game| offer(game, wrong)).collect_view().into_any()
        }))}
        <section aria-label=t("lobby-mine") class:hidden=flag(move || mine.with(|mine| mine.as_ref().is_none_or(Vec::is_empty)))>
            <h2>{t("lobby-mine")}</h2>
            {table_list("my-tables", "games-none", mine.into())}
        </section>
        <fieldset class="quick"><legend>{t("quick-title")}</legend>
            <p class="about">{t("quick-about")}</p>
            {select("quick-players".to_owned(), "setup-players", &PLAYERS, players, seats)}
            {select("quick-pace".to_owned(), "pace-title", &PACES, parts::pace, pace)}
            {button("quick", "confirm ready", "quick-go", quick)}
        </fieldset>
        {button("new-table", "confirm ready", "new-title", || visit(Place::New))}
        <section aria-label=t("lobby-open")>
            <h2>{t("lobby-open")}</h2>
            {table_list("open-tables", "lobby-none", open.into())}
        </section>
        {trouble(wrong)}
    }
    .into_any()
}

/// The people of a game that is over want to play again.
fn offer(game: &TableInfo, wrong: Trouble) -> AnyView {
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
        wait(wrong, asked, |table| visit(Place::Table(table.id, None)));
    };
    view! {
        <p class="notice rematch-offer" role="status"><b>{names}</b>" "{t("end-rematch-waits")}" "
            <button class="confirm ready" on:click=press(join)>{t("end-rematch")}</button></p>
    }
    .into_any()
}
