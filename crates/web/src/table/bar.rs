//! The bar above the table: where the game stands, and what is always at hand.

use havana_rules::View;
use leptos::prelude::*;

use crate::app::{app, go};
use crate::pages::{Dialogue, Page};
use crate::settings::{self, Speed};
use crate::text::{say, t};

/// The bar above the table.
pub(crate) fn bar(shown: Signal<View>) -> AnyView {
    let round = move || shown.with(|view| view.open().round());
    view! {
        <header class="bar">
            <button class="brand" aria-label=t("common-leave") title=t("common-leave-about")
                on:click=move |_| go(Page::Home)>{t("app-title")}</button>
            <p class="round">{move || say("table-round", &[("n", round().max(1).into())])}</p>
            <nav>
                {speed()}
                {tool("keys-open", "?", Dialogue::Keys)}
                {tool("aid-title", "≡", Dialogue::Aid)}
                {tool("rules-title", "§", Dialogue::Rules(None))}
                {tool("settings-title", "⚙", Dialogue::Settings)}
            </nav>
        </header>
    }
    .into_any()
}

fn tool(key: &'static str, sign: &'static str, dialogue: Dialogue) -> AnyView {
    view! {
        <button class="tool" aria-label=t(key) title=t(key)
            on:click=move |_| app().dialogue.set(Some(dialogue))>
            <span aria-hidden="true">{sign}</span>
        </button>
    }
    .into_any()
}

/// Each click sets the next speed.
fn speed() -> AnyView {
    let now = move || app().settings.with(|settings| settings.speed);
    let next = move |_| {
        let at = Speed::ALL.iter().position(|&speed| speed == now()).unwrap_or(0);
        settings::change(|settings| settings.speed = Speed::ALL[(at + 1) % Speed::ALL.len()]);
    };
    let label = move || {
        let (name, speed) = (crate::text::words().text("speed-label"), crate::text::words().text(now().key()));
        format!("{name}: {speed}")
    };
    view! {
        <button class="tool" aria-label=label title=label on:click=next>
            <span aria-hidden="true">{move || match now() {
                Speed::Slow => "▸",
                Speed::Normal => "▸▸",
                Speed::Fast => "▸▸▸",
                Speed::None => "⏭",
            }}</span>
        </button>
    }
    .into_any()
}
