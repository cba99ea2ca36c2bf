//! The page of a game being played.

use havana_client::Doing;
use havana_rules::{Seat, View};
use leptos::prelude::*;

use super::{Page, curtain, elsewhere, end, home};
use crate::app::{app, go};
use crate::game::Desk;
use crate::part::{each, flag, memo, told, when};
use crate::text::t;
use crate::{decide, lesson, online, puzzles, store, study, table};

/// The game being played; after closing and reopening the page, the saved one.
pub(super) fn play() -> AnyView {
    if let Some(desk) = app().desk.get_untracked() {
        return at(desk);
    }
    let Some(desk) = store::game().and_then(Result::ok).and_then(Desk::resume) else {
        set_timeout(|| go(Page::Home), std::time::Duration::ZERO);
        return home::home();
    };
    app().desk.set(Some(desk));
    // Before the first picture: the tray then has its size from the beginning.
    untrack(|| desk.go_on());
    at(desk)
}

/// The table of a game.
pub(crate) fn at(desk: Desk) -> AnyView {
    let shown = Signal::from(desk.shown);
    let names = desk.names();
    let deck = desk.shown.with_untracked(|view: &View| view.open().deck());
    let memory_aid = desk.memory_aid();
    let own = memo(move || shown.with(View::seat));
    let others = memo(move || {
        let mut seats = shown.with(table::seats_around);
        seats.retain(|&seat| own.get() != Some(seat));
        seats
    });
    let over = move || desk.doing.get() == Doing::Over;
    let spoken = Signal::derive(move || desk.spoken());
    let latest = table::latest(desk, own);
    let (panel_names, order_names) = (names.clone(), names);
    let seat = move |seat: Seat| {
        let name = panel_names.get(seat.index()).cloned().unwrap_or_default();
        table::player(Some(desk), shown, seat, &name, memory_aid)
    };
    let mine = seat.clone();
    view! {
        <a class="skip-link" href="#decide" on:click=|event| { event.prevent_default(); crate::browser::focus("decide"); }>{t("common-skip-to-table")}</a>
        <main class="play" aria-label=t("table-label") data-players=shown.with_untracked(|v| v.open().player_count())>
            <h1 class="unseen">{t("table-label")}</h1>
            {table::bar(Some(desk), shown)}
            {study::way_back(desk)}
            {table::order(Some(desk), shown, order_names)}
            <div class="players" role="group" tabindex="0" aria-label=t("table-players")>
                {each(move || others.get(), Seat::index, seat)}
            </div>
            {table::board(Some(desk), shown)}
            {table::centre(Some(desk), shown)}
            <div class="mine">
                {each(move || own.get().into_iter().collect(), Seat::index, mine)}
            </div>
            <div class="tray">
                {online::banner(desk)}
                {puzzles::panel(desk)}
                {lesson::card(desk)}
                {table::since(desk)}
                {decide::panel(desk, latest)}
                {table::hand(Some(desk), shown)}
            </div>
            {table::log(Signal::from(desk.log), spoken, deck)}
            <p class="unseen" role="log" aria-live="polite">{told(move || latest.get())}</p>
            <p class="notice storage" role="status" class:hidden=flag(move || desk.kept.get())>{t("error-storage")}</p>
            {online::company(desk)}
            {curtain::curtain(desk)}
            {elsewhere::elsewhere(desk)}
            {when(over, move || end::end(desk))}
        </main>
    }
    .into_any()
}
