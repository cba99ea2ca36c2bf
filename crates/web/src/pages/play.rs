//! The page of a game being played.

use havana_client::Doing;
use havana_rules::{Seat, View};
use leptos::prelude::*;

use super::{curtain, elsewhere, end, home};
use crate::app::go;
use crate::game::{self, GameController};
use crate::part::{computed, each, flag, memo, when};
use crate::route::Page;
use crate::text::t;
use crate::{decide, lesson, online, puzzles, store, study, table};

/// The game being played; after closing and reopening the page, the saved one.
pub(super) fn play() -> AnyView {
    if let Some(game) = game::current().get_untracked() {
        return at(game);
    }
    let Some(game) = store::game().and_then(Result::ok).and_then(GameController::resume) else {
        set_timeout(|| go(Page::Home), std::time::Duration::ZERO);
        return home::home();
    };
    game::current().set(Some(game));
    // Before the first picture: the tray then has its size from the beginning.
    untrack(|| game.go_on());
    at(game)
}

/// The table of a game.
pub(crate) fn at(game: GameController) -> AnyView {
    let shown = Signal::from(game.shown);
    let names = game.names();
    let deck = game.shown.with_untracked(|view: &View| view.open().deck());
    let memory_aid = game.memory_aid();
    let own = memo(move || shown.with(View::seat));
    let others = memo(move || {
        let mut seats = shown.with(table::seats_around);
        seats.retain(|&seat| own.get() != Some(seat));
        seats
    });
    let over = move || game.doing.get() == Doing::Over;
    let spoken = Signal::derive(move || game.spoken());
    let (latest, finished) = table::latest(game, own);
    let (panel_names, order_names) = (names.clone(), names);
    let seat = move |seat: Seat| {
        let name = panel_names.get(seat.index()).cloned().unwrap_or_default();
        table::player(Some(game), shown, seat, &name, memory_aid)
    };
    let mine = seat.clone();
    view! {
        <a class="skip-link" href="#decide" on:click=|event| { event.prevent_default(); crate::browser::focus("decide"); }>{t("common-skip-to-table")}</a>
        <main class="play" aria-label=t("table-label") data-players=shown.with_untracked(|v| v.open().player_count())>
            <h1 class="unseen">{t("table-label")}</h1>
            {table::bar(Some(game), shown)}
            {study::way_back(game)}
            {table::order(Some(game), shown, order_names)}
            <div class="players" role="group" tabindex="0" aria-label=t("table-players")>
                {each(move || others.get(), Seat::index, seat)}
            </div>
            {table::board(Some(game), shown)}
            {table::centre(Some(game), shown)}
            <div class="mine">
                {each(move || own.get().into_iter().collect(), Seat::index, mine)}
            </div>
            <div class="tray">
                {online::banner(game)}
                {puzzles::panel(game)}
                {lesson::card(game)}
                {table::since(game)}
                {decide::panel(game, latest)}
                {table::hand(Some(game), shown)}
            </div>
            {table::log(Signal::from(game.log), spoken, deck)}
            <p class="unseen" role="log" aria-live="polite">{computed(move || finished.get())}</p>
            <p class="notice storage" role="status" class:hidden=flag(move || game.kept.get())>{t("error-storage")}</p>
            {online::company(game)}
            {curtain::curtain(game)}
            {elsewhere::elsewhere(game)}
            {when(over, move || end::end(game))}
        </main>
    }
    .into_any()
}
