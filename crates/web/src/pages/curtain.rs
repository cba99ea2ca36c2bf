//! The curtain between two people at one screen.

use havana_client::Doing;
use leptos::prelude::*;

use crate::game::GameController;
use crate::part::{computed, part, press};
use crate::text::{say, t};

/// Hides everything until the next person is alone with the screen.
pub(super) fn curtain(game: GameController) -> AnyView {
    let next = move || match game.doing.get() {
        Doing::Curtain(seat) => Some(seat),
        _ => None,
    };
    part(move || {
        next().map(|seat| {
            let name = game.names()[seat.index()].clone();
            let (title, button) = (name.clone(), name);
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                    <div class="shutters" aria-hidden="true"><i></i><i></i></div>
                    <div class="card-of">
                        <h2 id="curtain-title">{computed(move || say("curtain-title", &[("name", title.as_str().into())]))}</h2>
                        <p>{t("curtain-text")}</p>
                        <button class="confirm ready" id="open-curtain" autofocus on:click=press(move || game.open_curtain())>
                            {computed(move || say("curtain-open", &[("name", button.as_str().into())]))}
                        </button>
                    </div>
                </div>
            }
            .into_any()
        })
    })
}
