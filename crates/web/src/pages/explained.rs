//! One card explained.

use havana_rules::Card;
use leptos::prelude::*;

use crate::app::app;
use crate::art;
use crate::part::{computed, picture, press};
use crate::route::Dialogue;
use crate::text::{say, words};

/// The card large, what it does, and the way to its rule.
pub(super) fn explained(card: Card) -> AnyView {
    let id = clause(card);
    view! {
        <div class="card-explained">
            {picture("picture", art::card(card))}
            <div class="words">
                <p class="short">{computed(move || words().card_short(card))}</p>
                <p>{computed(move || words().card_help(card))}</p>
                <button class="answer" on:click=press(move || app().dialogue.set(Some(Dialogue::Rules(Some(id)))))>
                    {computed(move || say("rules-why", &[("id", id.into())]))}
                </button>
            </div>
        </div>
    }
    .into_any()
}

/// The clause that says what a card does.
const fn clause(card: Card) -> &'static str {
    match card {
        Card::Siesta => "R7.0",
        Card::Refreshment => "R7.1",
        Card::Protection => "R7.2a",
        Card::Debris => "R7.2b",
        Card::Conservation => "R7.3a",
        Card::TaxCollector => "R7.3b",
        Card::Worker => "R7.4a",
        Card::Architect => "R7.4b",
        Card::PesoThief => "R7.5",
        Card::MaterialsThief => "R7.6",
        Card::BlackMarket => "R7.7",
        Card::Pesos => "R7.8",
        Card::Mama => "R7.9",
    }
}
