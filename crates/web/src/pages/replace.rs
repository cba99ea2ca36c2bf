//! Before a new game takes the place of the saved one.

use std::cell::RefCell;

use havana_client::SavedGame;
use leptos::prelude::*;

use crate::app::app;
use crate::game::{self, GameController};
use crate::part::{computed, press};
use crate::route::Dialogue;
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
        WAITING.with(|waiting| waiting.replace(Some(Box::new(move || game::open(make)))));
        app().dialogue.set(Some(Dialogue::Replace));
    } else {
        game::open(make);
    }
}

/// Asks whether the saved game is continued or replaced.
pub(super) fn replace() -> AnyView {
    let saved = store::game().and_then(Result::ok);
    let stands = saved.as_ref().map(standing);
    let about = move || {
        let (round, players) = stands.unwrap_or((1, 2));
        say("home-continue-about", &[("round", round.into()), ("players", players.into())])
    };
    let go_on = move || {
        app().dialogue.set(None);
        if let Some(saved) = saved.clone() {
            game::open(move || GameController::resume(saved));
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

/// The round a saved game is in, and how many play it.
pub(super) fn standing(saved: &SavedGame) -> (u16, usize) {
    let mut replay = havana_table::Replay::new(&saved.record);
    replay.seek(saved.record.inputs().len());
    (replay.state().open().round().max(1), saved.sitters.len())
}
