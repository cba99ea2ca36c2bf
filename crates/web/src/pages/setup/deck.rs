//! The house deck, or a file of one's own.

use havana_rules::Deck;
use havana_words::FileFault;
use leptos::prelude::*;

use super::SetupProblem;
use crate::browser::OpenedFile;
use crate::part::{choice, computed, flag, part};
use crate::text::{say, t};
use crate::{browser, files};

/// Which buildings are played with.
pub(super) fn deck(deck: RwSignal<Deck>, wrong: RwSignal<Option<SetupProblem>>) -> AnyView {
    let file = RwSignal::new(String::new());
    let hear = move |read: Result<(String, Deck), FileFault>| match read {
        Ok((name, read)) => {
            wrong.set(None);
            file.set(name);
            deck.set(read);
        }
        Err(fault) => wrong.set(Some(SetupProblem::Deck(fault))),
    };
    let read = move |event: leptos::ev::Event| {
        browser::read_file(&event, move |opened| match opened {
            Ok(OpenedFile { name, text }) => {
                files::read_deck(&text, move |read| hear(read.map(|deck| (name, deck))));
            }
            Err(fault) => hear(Err(fault)),
        });
    };
    let is_house = move || deck.get() == Deck::house();
    let loaded = move || say("setup-deck-loaded", &[("file", file.get().into())]);
    view! {
        <fieldset class="choices"><legend>{t("setup-deck")}</legend>
            {choice(None, None, computed(t("setup-deck-house")), is_house, move || deck.set(Deck::house()))}
            <label class="answer file" class:chosen=flag(move || !is_house())>
                {t("setup-deck-own")}
                <input type="file" id="deck-file" accept=".toml,text/plain" aria-label=t("setup-deck-open") on:change=read/>
            </label>
            {part(move || (!is_house()).then(|| view! { <p class="about" id="deck-name" role="status">{computed(loaded)}</p> }.into_any()))}
        </fieldset>
    }
    .into_any()
}
