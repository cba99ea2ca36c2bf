//! The page of the puzzles: one after another, each at a table of its own.

use leptos::prelude::*;

use super::play;
use crate::app::go;
use crate::game;
use crate::part::{part, press};
use crate::puzzles;
use crate::route::Page;
use crate::text::t;

pub(super) fn page() -> AnyView {
    if let Some(own) = game::current().get_untracked() {
        // It is saved, and continues from there.
        own.leave();
    }
    game::current().set(None);
    let has_failed = RwSignal::new(false);
    untrack(move || puzzles::open(has_failed));
    on_cleanup(|| {
        if let Some(shown) = game::current().get_untracked() {
            shown.leave();
        }
        game::current().set(None);
        puzzles::close();
    });
    part(move || match game::current().get() {
        Some(game) => Some(play::at(game)),
        None => Some(waiting(has_failed)),
    })
}

fn waiting(has_failed: RwSignal<bool>) -> AnyView {
    let again = move || puzzles::open(has_failed);
    view! {
        <main class="setup" id="puzzles">
            <header>
                <button class="quiet" on:click=press(|| go(Page::Home))>{t("common-back")}</button>
                <h1>{t("puzzles-title")}</h1>
            </header>
            {part(move || Some(if has_failed.get() {
                view! {
                    <p class="notice" role="alert">{t("puzzles-failed")}</p>
                    <button class="answer" id="puzzles-again" on:click=press(again)>{t("puzzles-again")}</button>
                }
                .into_any()
            } else {
                view! { <p role="status">{t("puzzles-loading")}</p> }.into_any()
            }))}
        </main>
    }
    .into_any()
}
