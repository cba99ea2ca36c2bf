//! The player aid: what each card gives, by what one needs.

use leptos::prelude::*;

use havana_rules::Card;

use crate::art;
use crate::text::{t, words};

const GROUPS: [(&str, &str); 9] = [
    ("aid-pesos", "aid-pesos-text"),
    ("aid-coloured", "aid-coloured-text"),
    ("aid-debris", "aid-debris-text"),
    ("aid-workers", "aid-workers-text"),
    ("aid-cards", "aid-cards-text"),
    ("aid-safety", "aid-safety-text"),
    ("aid-harm", "aid-harm-text"),
    ("aid-five", "aid-five-text"),
    ("aid-target", "aid-target-text"),
];

/// The player aid, and every card explained.
pub(super) fn aid() -> AnyView {
    let groups = GROUPS.into_iter().map(|(title, text)| {
        view! { <dt>{t(title)}</dt><dd>{t(text)}</dd> }
    });
    let cards = Card::ALL.into_iter().map(|card| {
        view! {
            <li>
                <span class="picture" aria-hidden="true" inner_html=art::card(card)></span>
                <p><b>{move || words().card_label(card)}</b><br/>{move || words().card_help(card)}</p>
            </li>
        }
    });
    view! {
        <p>{t("aid-about")}</p>
        <dl class="aid">{groups.collect_view()}</dl>
        <ul class="cards-explained">{cards.collect_view()}</ul>
    }
    .into_any()
}
