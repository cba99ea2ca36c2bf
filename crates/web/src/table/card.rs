//! Action cards, large in the hand and small on the table.

use havana_rules::Card;
use leptos::prelude::*;

use crate::art;
use crate::part::{computed, picture};
use crate::text::words;

/// What stands on a card: picture, name, and where the picture is small its digit over it.
pub(crate) fn tile(card: Card) -> AnyView {
    view! {
        {picture("picture", art::card(card))}
        <span class="name" aria-hidden="true">{computed(move || words().card(card))}</span>
        <span class="digit" aria-hidden="true">{card.digit().to_string()}</span>
    }
    .into_any()
}

/// A card as it lies on the table: digit and symbol.
pub(crate) fn small(card: Card) -> AnyView {
    view! {
        <span class="digit" aria-hidden="true">{card.digit().to_string()}</span>
        {picture("sign", art::symbol(card))}
        {picture("portrait", art::card(card))}
        <span class="name" aria-hidden="true">{computed(move || words().card(card))}</span>
    }
    .into_any()
}
