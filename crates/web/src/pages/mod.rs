//! The pages, and the dialogues over them.

mod aid;
#[cfg(not(feature = "online"))]
mod away;
mod chart;
mod curtain;
mod elsewhere;
mod empty;
mod end;
mod explained;
mod home;
mod keys;
mod malecon;
#[cfg(feature = "online")]
mod online;
mod play;
mod privacy;
#[cfg(feature = "online")]
mod puzzles;
mod replace;
#[cfg(feature = "online")]
mod replay;
mod rules;
mod settings;
mod setup;
mod share;
#[cfg(feature = "online")]
mod shared;
#[cfg(feature = "online")]
mod watch;

use havana_rules::Card;
use leptos::prelude::*;

use crate::app::{app, go};
use crate::art::{Icon, icon};
use crate::game::{self, GameController};
use crate::part::{computed, part, picture, press, when};
use crate::route::{Dialogue, Page};
use crate::text::{t, words};
use crate::{hover, table};

use empty::empty;

/// The page as it stands.
pub(crate) fn view() -> AnyView {
    view! {
        {part(|| Some(match app().page.get() {
            Page::Home => home::home(),
            _ if !app().is_drawn.get() => return None,
            Page::Setup => setup::setup(),
            Page::Play => play::play(),
            Page::Nowhere => nowhere(),
            page => more(&page),
        }))}
        {part(|| app().dialogue.get().filter(|_| app().is_drawn.get()).map(dialogue))}
        {when(is_opening, || view! { <p class="opening" role="status">{t("home-opening")}</p> }.into_any())}
        {hover::hover()}
        <div id="sky" aria-hidden="true"></div>
    }
    .into_any()
}

/// The pages that only the larger program has.
#[cfg(feature = "online")]
fn more(page: &Page) -> AnyView {
    match page {
        Page::Replays => watch::list(),
        Page::Bots => watch::bots(),
        Page::Replay(link) => replay::watch(link),
        Page::Shared(id) => shared::shared(id),
        Page::Online(page) => online::view(page),
        Page::Home | Page::Setup | Page::Play | Page::Nowhere => ().into_any(),
    }
}

#[cfg(not(feature = "online"))]
fn more(page: &Page) -> AnyView {
    away::view(page)
}

/// Whether something is on its way: a table, or the pictures of what is asked for.
fn is_opening() -> bool {
    let needs_pictures = app().page.get() != Page::Home || app().dialogue.get().is_some();
    app().opening.get() || needs_pictures && !app().is_drawn.get()
}

/// Says that a link is damaged, and leads on.
fn nowhere() -> AnyView {
    view! {
        <main class="setup">
            <h1>{t("app-title")}</h1>
            <div id="nowhere" role="alert">{empty(Card::Conservation, "link-broken", "end-home", || go(Page::Home))}</div>
        </main>
    }
    .into_any()
}

fn dialogue(dialogue: Dialogue) -> AnyView {
    let title = move || match dialogue {
        Dialogue::Settings => words().text("settings-title"),
        Dialogue::Keys => words().text("keys-title"),
        Dialogue::Aid => words().text("aid-title"),
        Dialogue::Card(card) => words().card_label(card),
        Dialogue::Player(seat) => {
            let names = game::current().get().map(GameController::names).unwrap_or_default();
            names.get(seat.index()).cloned().unwrap_or_default()
        }
        Dialogue::Rules(_) => words().text("rules-title"),
        Dialogue::Privacy => words().text("privacy-title"),
        Dialogue::Replace => words().text("replace-title"),
    };
    let body = match dialogue {
        Dialogue::Settings => settings::settings(),
        Dialogue::Keys => keys::keys(),
        Dialogue::Aid => aid::aid(),
        Dialogue::Card(card) => explained::explained(card),
        Dialogue::Player(seat) => {
            game::current().get_untracked().map(|game| table::sheet(game, seat)).into_any()
        }
        Dialogue::Rules(clause) => rules::rules(clause),
        Dialogue::Privacy => privacy::privacy(),
        Dialogue::Replace => replace::replace(),
    };
    let close = || app().dialogue.set(None);
    let node = NodeRef::<leptos::html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialogue) = node.get() {
            let _ = dialogue.show_modal();
        }
    });
    view! {
        <dialog class="dialogue" node_ref=node aria-labelledby="dialogue-title" on:close=move |_| close()>
            <header>
                <h2 id="dialogue-title">{computed(title)}</h2>
                <button class="tool" aria-label=t("common-close") on:click=press(close)>
                    {picture("icon", icon(Icon::Close))}</button>
            </header>
            <div class="scroll" tabindex="0">{body}</div>
        </dialog>
    }
    .into_any()
}
