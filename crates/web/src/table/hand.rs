//! One's own hand, sorted by number.

use havana_client::Spot;
use havana_rules::{Card, View};
use leptos::prelude::*;

use super::card;
use super::spot::Pointing;
use crate::game::GameController;
use crate::part::{computed, each, flag, memo, press, word};
use crate::text::{t, words};

/// The viewer's hand.
pub(crate) fn hand(game: Option<GameController>, shown: Signal<View>) -> AnyView {
    let cards =
        memo(move || shown.with(|view| view.hand().map(|hand| hand.iter().collect::<Vec<Card>>())));
    view! {
        <section class="hand" id="hand" aria-label=t("table-your-hand")
            class:hidden=flag(move || cards.with(Option::is_none))>
            <ol>
                {each(move || cards.get().unwrap_or_default(), |card| card as usize, move |card| held(game, card))}
            </ol>
        </section>
    }
    .into_any()
}

fn held(game: Option<GameController>, card: Card) -> AnyView {
    let place = Pointing::to(game, Spot::Hand(card));
    view! {
        <li>
            <button class="card" data-slide=format!("hand-{}", card.key()) data-card=card.key()
                class:glows=flag(move || place.glows())
                class:chosen=flag(move || place.chosen())
                aria-label=computed(move || words().card_in_text(card))
                aria-description=computed(move || words().card_help(card))
                aria-pressed=word(move || place.pressed())
                on:click=press(move || place.press())>
                {card::tile(card)}
            </button>
        </li>
    }
    .into_any()
}
