//! My games, and other people's.

use std::time::Duration;

use havana_protocol::api::TableInfo;
use leptos::prelude::*;

use super::name;
use super::parts::table_list;
use crate::browser;
use crate::online::parts::{ErrorSignal, again_and_again, button, renew, trouble, wait};
use crate::part::{flag, when};
use crate::route::OnlinePage;
use crate::server::api;
use crate::text::t;

const EVERY: Duration = Duration::from_secs(5);

/// My games, and other people's.
pub(super) fn games() -> AnyView {
    name::named("games-title", &OnlinePage::Games, inside)
}

fn inside() -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let (mine, public) = (RwSignal::new(None), RwSignal::new(None));
    again_and_again(EVERY, move || {
        wait(wrong, api::get::<Vec<TableInfo>>("games?mine"), move |games| renew(mine, games));
        wait(wrong, api::get::<Vec<TableInfo>>("games"), move |games| {
            let others = games.into_iter().filter(|game| game.mine.is_none());
            renew(public, others.collect::<Vec<_>>());
        });
    });
    let export = move || {
        wait(wrong, api::get_text("records"), |text| browser::save_file("havana.jsonl", &text));
    };
    // Both lists come at once, so that nothing moves.
    let is_loading = move || {
        mine.with(Option::<Vec<TableInfo>>::is_none)
            || public.with(Option::<Vec<TableInfo>>::is_none)
    };
    let has_played = move || mine.with(|mine| mine.as_ref().is_some_and(|mine| !mine.is_empty()));
    view! {
        {trouble(wrong)}
        <section aria-label=t("games-mine") class:hidden=flag(is_loading)>
            <h2>{t("games-mine")}</h2>
            {table_list("my-games", "games-none", mine.into())}
            {when(has_played, move || button("export", "answer", "games-export", export))}
        </section>
        <section aria-label=t("games-public") class:hidden=flag(is_loading)>
            <h2>{t("games-public")}</h2>
            {table_list("public-games", "games-public-none", public.into())}
        </section>
    }
    .into_any()
}
