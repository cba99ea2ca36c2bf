//! The two rows of buildings, the draw pile, and who sits around.

use havana_client::Spot;
use havana_rules::{BuildingId, Deck, End, RowName, Seat, View};
use leptos::prelude::*;

use super::building;
use super::spot::Pointing;
use crate::game::GameController;
use crate::part::{computed, each, flag, memo, press, word};
use crate::text::{t, words};

/// The two rows of buildings.
pub(crate) fn board(game: Option<GameController>, shown: Signal<View>) -> AnyView {
    let deck = shown.with_untracked(|view| view.open().deck());
    view! {
        <section class="rows" id="rows" aria-label=t("table-rows")>
            {row(game, shown, deck, RowName::Upper)}
            {row(game, shown, deck, RowName::Lower)}
        </section>
    }
    .into_any()
}

fn row(game: Option<GameController>, shown: Signal<View>, deck: Deck, name: RowName) -> AnyView {
    let buildings = memo(move || shown.with(|view| view.open().row(name).as_slice().to_vec()));
    let lot = move |id: BuildingId| lot(game, shown, deck, id);
    view! {
        <ol class="row" aria-label=move || words().row(name)>
            {each(move || buildings.get(), BuildingId::index, lot)}
        </ol>
    }
    .into_any()
}

/// One building in its place.
fn lot(game: Option<GameController>, shown: Signal<View>, deck: Deck, id: BuildingId) -> AnyView {
    let end = memo(move || {
        shown.with(|view| view.open().ends().find(|&(_, at)| at == id).map(|(end, _)| end))
    });
    let spot = Signal::derive(move || end.get().map_or(Spot::Inner(id), Spot::End));
    let place = Pointing::at(game, spot);
    let state = move || {
        let key = if end.get().is_some() { "table-building-end" } else { "table-building-inside" };
        format!("{}; {}", building::label(words(), deck, id), words().text(key))
    };
    view! {
        <li>
            <button class="building" data-slide=format!("building-{}", id.index())
                class:end=flag(move || end.get().is_some())
                class:left=flag(move || matches!(end.get(), Some(End::UpperLeft | End::LowerLeft)))
                class:glows=flag(move || place.glows())
                class:chosen=flag(move || place.chosen())
                aria-label=computed(state)
                aria-pressed=word(move || place.pressed())
                tabindex=word(move || if end.get().is_some() { "0" } else { "-1" })
                on:click=press(move || place.press())>
                {building::facade(deck, id, shown)}
            </button>
        </li>
    }
    .into_any()
}

/// The seats in order around a viewer, whose own seat is last.
pub(crate) fn seats_around(view: &View) -> Vec<Seat> {
    let seats: Vec<Seat> = view.open().seats().collect();
    let first = view.seat().map_or(0, |own| own.index() + 1);
    let (before, after) = seats.split_at(first.min(seats.len()));
    [after, before].concat()
}
