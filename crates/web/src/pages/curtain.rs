//! The curtain between two people at one screen.

use havana_client::Doing;
use havana_rules::{Seat, View};
use leptos::prelude::*;

use crate::art;
use crate::game::GameController;
use crate::part::{computed, part, picture, press};
use crate::text::{say, t, words};

/// Hides everything that is not for all until the next person is alone with the screen.
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
                <div class=format!("curtain seat-{}", seat.index()) role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                    <div class="shutters" aria-hidden="true"><i></i><i></i></div>
                    <div class="card-of">
                        {picture("badge", art::seat_badge(seat))}
                        <h2 id="curtain-title">{computed(move || say("curtain-title", &[("name", title.as_str().into())]))}</h2>
                        <p>{t("curtain-text")}</p>
                        {standing(game)}
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

/// The points of everyone, which all may see.
fn standing(game: GameController) -> AnyView {
    let names = game.names();
    let line = move |(seat, points): (Seat, u8)| {
        let name = names[seat.index()].clone();
        view! {
            <li class=format!("seat-{}", seat.index())>
                {picture("badge", art::seat_badge(seat))}<span class="name">{name}</span><b>{computed(move || words().points(points))}</b></li>
        }
    };
    let points = game.shown.with_untracked(|view: &View| {
        let open = view.open();
        open.seats().map(|seat| (seat, open.player(seat).points())).collect::<Vec<_>>()
    });
    view! { <ul class="standing">{points.into_iter().map(line).collect_view()}</ul> }.into_any()
}
