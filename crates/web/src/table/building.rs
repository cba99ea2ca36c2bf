//! A building as it lies on the table.

use havana_rules::{BuildingId, Deck, View};
use havana_words::Words;
use leptos::prelude::*;

use super::goods;
use crate::art;
use crate::part::{computed, picture};
use crate::text::words;

/// The face of a building: façade, points, cost.
pub(crate) fn facade(deck: Deck, building: BuildingId, shown: Signal<View>) -> AnyView {
    let architect = deck.needs_architect(building).then(|| {
        view! {
            <span class="needs" title=move || words().text("table-building-architect")
                inner_html=art::symbol(havana_rules::Card::Architect)></span>
        }
    });
    view! {
        {picture("facade", art::building(deck, building))}
        <span class="worth" aria-hidden="true">{deck.points(building).to_string()}</span>
        <span class="plate" aria-hidden="true">
            <span class="called">{computed(move || words().building(deck.key(building)))}</span>
            <span class="price">{goods::cost_for(deck.cost(building), shown)}{architect}</span>
        </span>
    }
    .into_any()
}

/// What a building is, in words.
pub(crate) fn label(words: Words, deck: Deck, building: BuildingId) -> String {
    let mut label = words.say(
        "table-building-label",
        &[
            ("building", words.building(deck.key(building)).into()),
            ("points", words.points(deck.points(building)).into()),
            ("cost", words.goods(deck.cost(building)).into()),
        ],
    );
    if deck.needs_architect(building) {
        label = format!("{label}, {}", words.text("table-building-architect"));
    }
    label
}
