//! The bar above the table: where the game stands, and what is always at hand.

use havana_rules::{Choice, Drawing, Step, View};
use leptos::prelude::*;

use crate::app::{app, go};
use crate::art::{Icon, icon};
use crate::game::GameController;
use crate::part::{computed, picture, press};
use crate::preferences;
use crate::route::{Dialogue, Page};
use crate::settings::Speed;
use crate::text::{say, t, words};

/// The bar above the table.
pub(crate) fn bar(game: Option<GameController>, shown: Signal<View>) -> AnyView {
    // What is being shown may be ahead of what the table waits for.
    let acts =
        move || game.is_some_and(|game| game.acting.get().is_some_and(|it| it.card.is_some()));
    let phase = move || if acts() { "table-phase-actions" } else { shown.with(phase) };
    let round = move || shown.with(|view| view.open().round());
    // Its name begins with what stands on it, so that people who speak to their computer can name it.
    let leave = || format!("{}: {}", words().text("app-title"), words().text("common-leave"));
    view! {
        <header class="bar">
            <button class="brand" aria-label=computed(leave) title=t("common-leave-about")
                on:click=press(move || go(Page::Home))>{t("app-title")}</button>
            <p class="round">
                <b>{computed(move || say("table-round", &[("n", round().max(1).into())]))}</b>
                <span>{computed(move || words().text(phase()))}</span>
            </p>
            <nav>
                {speed()}
                <button class="tool log-tool" id="open-log" aria-label=t("table-log") title=t("table-log")
                    on:click=press(|| app().log_open.update(|open| *open = !*open))>
                    {picture("icon", icon(Icon::Log))}</button>
                {tool("keys-open", Icon::Keys, Dialogue::Keys)}
                {tool("aid-title", Icon::Help, Dialogue::Aid)}
                {tool("rules-title", Icon::Rules, Dialogue::Rules(None))}
                {tool("settings-title", Icon::Gear, Dialogue::Settings)}
            </nav>
        </header>
    }
    .into_any()
}

/// The key of the phase of the round.
fn phase(view: &View) -> &'static str {
    match view.open().flow().step {
        Step::Ask(Choice::Opening | Choice::Lay | Choice::TakeBack) => "table-phase-cards",
        Step::Draw(Drawing::Supplies { .. }) => "table-phase-supplies",
        Step::Ask(Choice::Swap) | Step::Draw(Drawing::Rows | Drawing::Ages) => "table-log-setup",
        _ => "table-phase-actions",
    }
}

fn tool(key: &'static str, sign: Icon, dialogue: Dialogue) -> AnyView {
    view! {
        <button class=format!("tool {key}") aria-label=t(key) title=t(key)
            on:click=press(move || app().dialogue.set(Some(dialogue)))>
            {picture("icon", icon(sign))}
        </button>
    }
    .into_any()
}

/// Each click sets the next speed.
fn speed() -> AnyView {
    let now = move || app().settings.with(|settings| settings.speed);
    let next = move |_| {
        let at = Speed::ALL.iter().position(|&speed| speed == now()).unwrap_or(0);
        preferences::change(|settings| settings.speed = Speed::ALL[(at + 1) % Speed::ALL.len()]);
    };
    let label = move || format!("{}: {}", words().text("speed-label"), words().text(now().key()));
    view! {
        <button class="tool" aria-label=computed(label) title=computed(label) on:click=next>
            <span class="icon" inner_html=move || icon(match now() {
                Speed::Slow => Icon::StepOn,
                Speed::Normal => Icon::Play,
                Speed::Fast => Icon::Speed,
                Speed::None => Icon::Skip,
            })></span>
        </button>
    }
    .into_any()
}
