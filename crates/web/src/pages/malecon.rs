//! The buildings of a player along the sea front.

use havana_client::sort_short;
use havana_rules::{Buildings, Deck};
use leptos::prelude::*;

use crate::art;
use crate::part::{computed, picture};
use crate::text::words;

/// The houses of a player along the sea, under a row of flags if there is something to celebrate.
/// Without houses, the town as it was.
pub(super) fn malecon(deck: Deck, buildings: Buildings, celebrates: bool) -> AnyView {
    if buildings.is_empty() {
        return view! { <div class="skyline" aria-hidden="true" inner_html=art::panorama()></div> }
            .into_any();
    }
    let names = move || {
        let name = |building| words().building(deck.key(building));
        let names: Vec<String> = buildings.iter().map(name).collect();
        words().list(&names)
    };
    view! {
        <div class="malecon" class:feast=celebrates role="img" aria-label=computed(names)>
            <div class="flags" aria-hidden="true"></div>
            {scene(deck, buildings)}
        </div>
    }
    .into_any()
}

/// Houses along the sea; the largest stand in the middle.
pub(super) fn scene(deck: Deck, buildings: Buildings) -> AnyView {
    let mut houses: Vec<_> = buildings.iter().collect();
    sort_short(&mut houses, |&building| deck.points(building));
    let (left, right): (Vec<_>, Vec<_>) =
        houses.into_iter().enumerate().partition(|(place, _)| place % 2 == 0);
    let row = left.into_iter().chain(right.into_iter().rev());
    let house = |(_, building)| picture("house", art::building(deck, building));
    view! {
        <span class="houses" aria-hidden="true">{row.map(house).collect_view()}</span>
        <span class="sea-wall" aria-hidden="true"></span>
    }
    .into_any()
}
