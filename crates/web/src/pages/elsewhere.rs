//! The page of a game that another window plays now.

use havana_client::Doing;
use leptos::prelude::*;

use crate::app::go;
use crate::game::{self, GameController};
use crate::part::{press, when};
use crate::route::Page;
use crate::store;
use crate::text::t;

/// Covers the table and offers to continue in this window.
pub(super) fn elsewhere(game: GameController) -> AnyView {
    let card = || {
        view! {
            <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="elsewhere-title">
                <div class="card-of">
                    <h2 id="elsewhere-title">{t("elsewhere-title")}</h2>
                    <p>{t("elsewhere-text")}</p>
                    <button class="confirm ready" id="play-here" autofocus on:click=press(play_here)>{t("elsewhere-here")}</button>
                    <button class="answer" on:click=press(|| go(Page::Home))>{t("end-home")}</button>
                </div>
            </div>
        }
        .into_any()
    };
    when(move || game.doing.get() == Doing::Elsewhere, card)
}

/// Continues with the game as the other window left it; it may be over there.
fn play_here() {
    if let Some(Ok(saved)) = store::game() {
        game::open(move || GameController::resume(saved));
    } else {
        game::current().set(None);
        go(Page::Home);
    }
}
