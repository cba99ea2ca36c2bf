//! The first page: one click, and a game has begun.

use havana_client::lesson as lessons;
use havana_client::{Plan, SavedGame};
use leptos::prelude::*;

use super::{replace, setup};
use crate::app::{app, go};
use crate::game::{self, GameController};
use crate::part::{computed, flag, press, when};
use crate::route::{Dialogue, OnlinePage, Page};
use crate::server::server;
use crate::text::{say, t, words};
use crate::{art, lesson, net, store};

/// The first page.
pub(super) fn home() -> AnyView {
    let saved = store::game();
    let broken = saved.as_ref().and_then(|saved| saved.as_ref().err().cloned());
    let kept = saved.and_then(Result::ok);
    view! {
        <main class="home">
            <div class="skyline" aria-hidden="true" inner_html=art::panorama()></div>
            <h1>{t("app-title")}</h1>
            <p class="subtitle">{t("app-subtitle")}</p>
            {broken.map(|fault| when(move || app().is_drawn.get(), move || {
                let fault = fault.clone();
                view! {
                    <p class="notice" role="status">{computed(move || say("error-saved-broken", &[("reason", words().file_fault(&fault).into())]))}</p>
                }
                .into_any()
            }))}
            <nav class="ways">
                {kept.map(go_on_with)}
                <button class="way first" id="play-now" on:click=press(play_now)>
                    <b>{t("home-play-now")}</b><small>{t("home-play-now-about")}</small>
                </button>
                <button class="way" id="learn" on:click=press(learn)>
                    <b>{t("home-learn")}</b><small>{t("home-learn-about")}</small>
                </button>
                {way()}
                <button class="way" id="to-setup" on:click=press(move || go(Page::Setup))>
                    <b>{t("home-setup")}</b><small>{t("home-setup-about")}</small>
                </button>
                <button class="way" id="to-day" on:click=press(|| go(Page::Online(OnlinePage::Day)))><b>{t("day-title")}</b></button>
                <button class="way" id="to-replays" on:click=press(move || go(Page::Replays))><b>{t("home-replay")}</b></button>
                <button class="way" id="to-rules" on:click=press(move || app().dialogue.set(Some(Dialogue::Rules(None))))><b>{t("home-rules")}</b></button>
                <button class="way" id="to-aid" on:click=press(move || app().dialogue.set(Some(Dialogue::Aid)))><b>{t("home-aid")}</b></button>
                <button class="way" id="to-settings" on:click=press(move || app().dialogue.set(Some(Dialogue::Settings)))><b>{t("home-settings")}</b></button>
            </nav>
            {net::view()}
        </main>
    }
    .into_any()
}

fn go_on_with(saved: SavedGame) -> AnyView {
    let (round, players) = replace::standing(&saved);
    let about =
        move || say("home-continue-about", &[("round", round.into()), ("players", players.into())]);
    view! {
        <button class="way first" id="continue" on:click=press(move || {
            let saved = saved.clone();
            game::open(move || GameController::resume(saved));
        })>
            <b>{t("home-continue")}</b><small>{about}</small>
        </button>
    }
    .into_any()
}

/// A game at once, against three bots as strong as the reader has chosen.
pub(super) fn play_now() {
    replace::begin(|| {
        let (stars, _) = store::strength();
        GameController::begin(&setup::of_levels(&Plan::against(stars)), setup::seed()).ok()
    });
}

/// A guided game against the gentlest bots.
pub(super) fn learn() {
    replace::begin(|| {
        let setup = setup::of_levels(&lessons::TABLE);
        let game = GameController::begin(&setup, setup::seed().or(Some(lessons::SEED))).ok()?;
        lesson::begin(game);
        Some(game)
    });
}

/// The way to online play from the first page. It is always in its place, so that nothing moves
/// when the server has answered; where there is no server it cannot be pressed, and says why.
fn way() -> AnyView {
    let server = server();
    view! {
        <button class="way" id="to-online" disabled=flag(move || server.is_missing())
            on:click=press(|| go(Page::Online(OnlinePage::Lobby)))>
            <b>{t("online-title")}</b>
            <small class="either">
                <span class:absent=flag(move || server.is_missing())>{t("online-about")}</span>
                <span class:absent=flag(move || !server.is_missing())>{t("online-missing")}</span>
            </small>
        </button>
    }
    .into_any()
}
