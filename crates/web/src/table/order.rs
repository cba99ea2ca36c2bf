//! The order of the round, from the lowest number to the highest.

use havana_rules::{Choice, Pending, Seat, Step, View};
use leptos::prelude::*;

use crate::art;
use crate::game::GameController;
use crate::part::{computed, each, flag, memo, picture};
use crate::text::{t, words};

/// The order of the round as a strip.
pub(crate) fn order(
    game: Option<GameController>,
    shown: Signal<View>,
    names: Vec<String>,
) -> AnyView {
    let line = memo(move || shown.with(|view| view.open().order().iter().collect::<Vec<_>>()));
    let children = move |seat: Seat| {
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        place(game, shown, seat, name)
    };
    view! {
        <section class="order" aria-label=t("table-order")>
            <ol>{each(move || line.get(), Seat::index, children)}</ol>
        </section>
    }
    .into_any()
}

fn place(game: Option<GameController>, shown: Signal<View>, seat: Seat, name: String) -> AnyView {
    let number = move || {
        let number = shown.with(|view| view.open().player(seat).number());
        number.map_or("–".to_owned(), |number| format!("{number:02}"))
    };
    let acting = move || match game {
        Some(game) => game.acting.get().is_some_and(|acting| acting.seat == seat),
        None => shown.with(|view| is_asked(view, seat)),
    };
    // Players before the one who acts have had their turn.
    let done = move || {
        let place = |seat| shown.with(|view| view.open().order().place_of(seat));
        let acting = game.and_then(|game| game.acting.get()).map(|acting| acting.seat);
        acting.is_some_and(|acting| place(seat) < place(acting))
    };
    view! {
        <li class=format!("seat-{}", seat.index()) data-slide=format!("order-{}", seat.index())
            class:acting=flag(acting) class:done=flag(done)>
            {picture("badge", art::seat_badge(seat))}
            <b>{computed(number)}</b>
            <span class="name">{name}</span>
            <span class="unseen">{computed(move || if acting() {
                words().text("table-order-acting")
            } else if done() {
                words().text("table-order-done")
            } else {
                String::new()
            })}</span>
        </li>
    }
    .into_any()
}

fn is_asked(view: &View, seat: Seat) -> bool {
    match (view.pending(), view.open().flow().step) {
        (_, Step::Ask(Choice::Opening)) => false,
        (Pending::Decide { seats, .. }, _) => seats.contains(seat),
        _ => false,
    }
}
