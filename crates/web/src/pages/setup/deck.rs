//! The house deck, or a file of one's own.

use havana_rules::Deck;
use leptos::prelude::*;

use crate::part::{choice, flag, told};
use crate::text::{say, t};
use crate::{browser, files};

/// Which buildings are played with.
pub(super) fn deck(deck: RwSignal<Deck>, wrong: RwSignal<Option<String>>) -> AnyView {
    let read = move |event: leptos::ev::Event| {
        let hear = move |read: Result<Deck, String>| match read {
            Ok(read) => {
                wrong.set(None);
                deck.set(read);
            }
            Err(reason) => {
                wrong.set(Some(say("setup-deck-wrong", &[("reason", reason.into())])));
            }
        };
        browser::read_file(&event, move |text| files::read_deck(&text.unwrap_or_default(), hear));
    };
    let is_house = move || deck.get() == Deck::house();
    view! {
        <fieldset class="choices"><legend>{t("setup-deck")}</legend>
            {choice(None, None, told(t("setup-deck-house")), is_house, move || deck.set(Deck::house()))}
            <label class="answer file" class:chosen=flag(move || !is_house())>
                {t("setup-deck-own")}
                <input type="file" id="deck-file" accept=".toml,text/plain" aria-label=t("setup-deck-open") on:change=read/>
            </label>
        </fieldset>
    }
    .into_any()
}
