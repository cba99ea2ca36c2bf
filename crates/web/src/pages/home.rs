//! The first page: one click, and a game has begun.

use havana_client::lesson as lessons;
use havana_client::{Plan, SavedGame};
use leptos::prelude::*;

use super::{Dialogue, Page, replace, setup};
use crate::app::{app, go, when_drawn};
use crate::game::GameController;
use crate::online::{self, OnlinePage};
use crate::part::{computed, press, when};
use crate::text::{say, t, words};
use crate::{art, browser, lesson, store};

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
                {online::way()}
                <button class="way" id="to-setup" on:click=press(move || go(Page::Setup))>
                    <b>{t("home-setup")}</b><small>{t("home-setup-about")}</small>
                </button>
                <button class="way" id="to-day" on:click=press(|| go(Page::Online(OnlinePage::Day)))><b>{t("day-title")}</b></button>
                <button class="way" id="to-replays" on:click=press(move || go(Page::Replays))><b>{t("home-replay")}</b></button>
                <button class="way" id="to-rules" on:click=press(move || app().dialogue.set(Some(Dialogue::Rules(None))))><b>{t("home-rules")}</b></button>
                <button class="way" id="to-aid" on:click=press(move || app().dialogue.set(Some(Dialogue::Aid)))><b>{t("home-aid")}</b></button>
                <button class="way" id="to-settings" on:click=press(move || app().dialogue.set(Some(Dialogue::Settings)))><b>{t("home-settings")}</b></button>
            </nav>
            {app().net.view()}
        </main>
    }
    .into_any()
}

fn go_on_with(saved: SavedGame) -> AnyView {
    let (round, players) = standing(&saved);
    let about =
        move || say("home-continue-about", &[("round", round.into()), ("players", players.into())]);
    view! {
        <button class="way first" id="continue" on:click=press(move || {
            let saved = saved.clone();
            open(move || GameController::resume(saved));
        })>
            <b>{t("home-continue")}</b><small>{about}</small>
        </button>
    }
    .into_any()
}

/// The round a saved game is in, and how many play it.
pub(super) fn standing(saved: &SavedGame) -> (u16, usize) {
    let mut replay = havana_table::Replay::new(&saved.record);
    replay.seek(saved.record.inputs().len());
    (replay.state().open().round().max(1), saved.sitters.len())
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

/// Shows a game and continues it; the click is confirmed on screen first.
pub(crate) fn open(make: impl FnOnce() -> Option<GameController> + 'static) {
    app().opening.set(true);
    when_drawn(move || {
        browser::after_picture(move || {
            app().opening.set(false);
            let Some(game) = make() else { return };
            if let Some(old) = app().game.get_untracked() {
                old.leave();
            }
            app().game.set(Some(game));
            go(Page::Play);
            game.go_on();
        });
    });
}
