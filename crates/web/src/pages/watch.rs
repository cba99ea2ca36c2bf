//! Games to watch: a live table of bots, a featured game, the reader's own, and files.

use havana_client::{Plan, to_link};
use havana_rules::{Buildings, Card, Deck};
use havana_table::{Record, Replay};
use havana_words::FileFault;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{empty, home, malecon, play, setup};
use crate::app::{app, go};
use crate::game::{self, GameController};
use crate::part::{computed, flag, part, picture, press, sure_button, when};
use crate::route::{OnlinePage, Page};
use crate::text::{names_of, say, t, words};
use crate::{art, browser, files, store};

/// The games that can be watched, and the way to open others.
pub(super) fn list() -> AnyView {
    let wrong = RwSignal::new(None::<FileFault>);
    let games = RwSignal::new(store::finished());
    let open = move |event: leptos::ev::Event| {
        let hear = move |read: Result<Record, FileFault>| match read {
            Ok(record) => go(Page::Replay(to_link(&record))),
            Err(fault) => wrong.set(Some(fault)),
        };
        browser::read_file(&event, move |opened| match opened {
            Ok(file) => files::read_record(&file.text, hear),
            Err(fault) => wrong.set(Some(fault)),
        });
    };
    let broken = move || {
        let reason = wrong.with(|wrong| wrong.as_ref().map(|fault| words().file_fault(fault)));
        reason.map(|reason| say("replay-broken", &[("reason", reason.into())])).unwrap_or_default()
    };
    let lines = move || games.get().into_iter().map(|record| kept(games, &record)).collect_view();
    view! {
        <main class="setup">
            <header><button class="quiet" on:click=press(move || go(Page::Home))>{t("common-back")}</button><h1>{t("watch-title")}</h1></header>
            <div class="shows">{live()}{featured(wrong)}{puzzles()}</div>
            <p class="notice" role="status" class:hidden=flag(move || wrong.with(Option::is_none))>{computed(broken)}</p>
            <section class="own">
                <h2>{t("replay-saved")}</h2>
                {when(move || games.with(Vec::is_empty), || empty(Card::Siesta, "replay-saved-none", "home-play-now", home::play_now))}
                <ul class="saved">{lines}</ul>
            </section>
            <section>
                <label class="answer file">{t("replay-open-file")}
                    <input type="file" id="record-file" accept=".jsonl,.json,text/plain" on:change=open/></label>
                <p class="about">{t("replay-open-about")}</p>
            </section>
        </main>
    }
    .into_any()
}

/// The way to the live table, with the faces of its cards.
pub(crate) fn live() -> AnyView {
    let faces = [Card::Worker, Card::Mama, Card::MaterialsThief, Card::Architect];
    let faces = faces.map(|card| picture("picture", art::card(card)));
    view! {
        <button class="show" id="watch-bots" on:click=press(|| go(Page::Bots))>
            <span class="scene fan" aria-hidden="true">{faces.into_iter().collect_view()}</span>
            <span class="words"><b>{t("watch-live")}</b><small>{t("watch-live-about")}</small></span>
        </button>
    }
    .into_any()
}

/// The way to the featured game, which is loaded when it is wanted.
fn featured(wrong: RwSignal<Option<FileFault>>) -> AnyView {
    let watch = move || {
        spawn_local(async move {
            let link = browser::fetch_named("featured").await;
            // The page may have been left in the meantime.
            if app().page.get_untracked() != Page::Replays {
                return;
            }
            match link {
                Some(link) => go(Page::Replay(link.trim().to_owned())),
                None => wrong.set(Some(FileFault::no_reader())),
            }
        });
    };
    let deck = Deck::house();
    let shown = ["cinema", "grand_hotel", "capitol", "cathedral", "lighthouse", "rum_bar"];
    let mut buildings = Buildings::default();
    shown.into_iter().filter_map(|key| deck.find(key)).for_each(|it| buildings.insert(it));
    view! {
        <button class="show" id="watch-featured" on:click=press(watch)>
            <span class="scene">{malecon::scene(deck, buildings)}</span>
            <span class="words"><b>{t("watch-featured")}</b><small>{t("watch-featured-about")}</small></span>
        </button>
    }
    .into_any()
}

/// The way to the puzzles.
fn puzzles() -> AnyView {
    let faces = [Card::Architect, Card::TaxCollector, Card::Conservation, Card::Pesos];
    let faces = faces.map(|card| picture("picture", art::card(card)));
    view! {
        <button class="show" id="to-puzzles" on:click=press(|| go(Page::Online(OnlinePage::Puzzles)))>
            <span class="scene fan" aria-hidden="true">{faces.into_iter().collect_view()}</span>
            <span class="words"><b>{t("puzzles-title")}</b><small>{t("puzzles-about")}</small></span>
        </button>
    }
    .into_any()
}

/// A game of the reader.
fn kept(games: RwSignal<Vec<Record>>, record: &Record) -> AnyView {
    let names = names_of(record).join(", ");
    let mut end = Replay::new(record);
    end.seek(record.inputs().len());
    let round = end.state().open().round();
    let (link, gone) = (to_link(record), record.clone());
    let title = move || {
        say("replay-saved-game", &[("names", names.as_str().into()), ("round", round.into())])
    };
    view! {
        <li>
            <button class="answer" on:click=press(move || go(Page::Replay(link.clone())))>{computed(title)}</button>
            {sure_button("quiet", None, ["replay-delete", "replay-delete-really"], move || {
                store::forget_finished(&gone);
                games.set(store::finished());
            })}
        </li>
    }
    .into_any()
}

/// A live table of bots.
pub(super) fn bots() -> AnyView {
    if let Some(own) = game::current().get_untracked() {
        // It is saved, and continues from there.
        own.leave();
    }
    untrack(next_game);
    on_cleanup(|| {
        if let Some(shown) = game::current().get_untracked() {
            shown.leave();
        }
        game::current().set(None);
    });
    part(|| game::current().get().map(play::at))
}

/// The next game of bots.
pub(super) fn next_game() {
    let game = GameController::show(&setup::of_levels(&Plan::EXHIBITION), setup::seed());
    game::current().set(game);
    if let Some(game) = game {
        game.go_on();
    }
}
