//! A place where nothing is yet: a picture, a sentence, and the next step.

use havana_rules::Card;
use leptos::prelude::*;

use crate::art;
use crate::part::{picture, press};
use crate::text::t;

/// Says that nothing is here yet, and offers the next step.
pub(crate) fn empty(
    card: Card,
    text: &'static str,
    step: &'static str,
    act: impl FnMut() + 'static,
) -> AnyView {
    view! {
        <div class="empty">
            {picture("picture", art::card(card))}
            <p>{t(text)}</p>
            <button class="answer" on:click=press(act)>{t(step)}</button>
        </div>
    }
    .into_any()
}
