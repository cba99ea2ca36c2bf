//! The game at the table, if there is one.

use std::cell::OnceCell;

use leptos::prelude::*;

use super::GameController;
use crate::app::{app, go, lasting, when_drawn};
use crate::browser;
use crate::route::Page;

thread_local! {
    static CURRENT: OnceCell<RwSignal<Option<GameController>>> = const { OnceCell::new() };
}

/// The game being played, if there is one.
pub(crate) fn current() -> RwSignal<Option<GameController>> {
    CURRENT.with(|current| *current.get_or_init(|| lasting(|| RwSignal::new(None))))
}

/// Shows a game and continues it; the click is confirmed on screen first.
pub(crate) fn open(make: impl FnOnce() -> Option<GameController> + 'static) {
    app().opening.set(true);
    when_drawn(move || {
        browser::after_picture(move || {
            app().opening.set(false);
            let Some(game) = make() else { return };
            if let Some(old) = current().get_untracked() {
                old.leave();
            }
            current().set(Some(game));
            go(Page::Play);
            game.go_on();
        });
    });
}
