//! Before a new game takes the place of the saved one.

use std::cell::RefCell;

use leptos::prelude::*;

use super::{Dialogue, home};
use crate::app::app;
use crate::game::GameController;
use crate::part::{computed, press};
use crate::store;
use crate::text::{say, t};

type PendingGame = Box<dyn FnOnce()>;

thread_local! {
    /// The new game, as long as it is not decided whether it begins.
    static WAITING: RefCell<Option<PendingGame>> = const { RefCell::new(None) };
}

/// Begins a game; if another one is saved, only after asking.
pub(super) fn begin(make: impl FnOnce() -> Option<GameController> + 'static) {
    if matches!(store::game(), Some(Ok(_))) {
        WAITING.with(|waiting| waiting.replace(Some(Box::new(move || home::open(make)))));
        app().dialogue.set(Some(Dialogue::Replace));
    } else {
        home::open(make);
    }
}

/// Asks whether the saved game is continued or replaced.
pub(super) fn replace() -> AnyView {
    let saved = store::game().and_then(Result::ok);
    let stands = saved.as_ref().map(home::standing);
    let about = move || {
        let (round, players) = stands.unwrap_or((1, 2));
        say("home-continue-about", &[("round", round.into()), ("players", players.into())])
    };
    let go_on = move || {
        app().dialogue.set(None);
        if let Some(saved) = saved.clone() {
            home::open(move || GameController::resume(saved));
        }
    };
    let replace = || {
        app().dialogue.set(None);
        if let Some(begin) = WAITING.with(RefCell::take) {
            begin();
        }
    };
    view! {
        <p>{t("replace-text")}</p>
        <button class="confirm ready" id="keep-game" on:click=press(go_on)>
            {t("home-continue")}<small>{computed(about)}</small></button>
        <button class="answer" id="replace-game" on:click=press(replace)>{t("replace-go")}</button>
    }
    .into_any()
}
