//! Opens the page: loads what it needs, and follows the browser from then on.

use std::time::Duration;

use havana_words::{Language, Words};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::app::{self, app};
use crate::route::Page;
use crate::server::server;
use crate::settings::Settings;
use crate::{art, browser, drag, game, keys, net, pages, preferences, store, text, thinker};

/// Opens the first page, once its texts are at hand; all other texts, the pictures and the bots follow.
/// Each step is a task of its own: between them the first page still answers.
pub(crate) fn open() {
    set_timeout(|| wasm_bindgen_futures::spawn_local(load()), Duration::ZERO);
}

async fn load() {
    let settings = Settings::kept();
    let words = match settings.language() {
        Language::English => Words::of_first_page(),
        other => text::load(other).await.unwrap_or_else(Words::of_first_page),
    };
    set_timeout(move || open_with(&settings, words), Duration::ZERO);
}

/// Loads what the first page does without.
async fn load_rest() {
    let pictures = art::ask();
    let language = app().settings.with_untracked(Settings::language);
    let texts = text::ask(language);
    browser::load_styles().await;
    art::load(pictures).await;
    let words = text::load_surely(language, texts).await;
    // A task of its own, so that a click need not wait for the texts and for what follows from them.
    browser::pause(Duration::ZERO).await;
    preferences::speak(words);
    browser::pause(Duration::ZERO).await;
    app::drawn();
    thinker::prepare();
}

fn open_with(settings: &Settings, words: Words) {
    let wanted = take_over();
    app::share(settings.clone(), words);
    preferences::set_language(words);
    preferences::follow(settings);
    follow_address();
    follow_other_windows();
    keys::listen();
    drag::listen();
    preferences::listen();
    mount_to_body(pages::view);
    follow_dialogue();
    if let Some(wanted) = wanted {
        browser::click(&wanted);
    }
    // A mark that says from when on the page can be used.
    if let Some(clock) = browser::window().performance() {
        let _ = clock.mark("havana-open");
    }
    wasm_bindgen_futures::spawn_local(load_rest());
    net::watch(|| server().look());
    server().look();
}

/// Takes away the page that was there before the program; answers which of its buttons was pressed.
fn take_over() -> Option<String> {
    let loading = browser::document().get_element_by_id("loading")?;
    if let Ok(Some(skyline)) = loading.query_selector(".skyline") {
        art::keep_panorama(skyline.inner_html());
    }
    loading.remove();
    loading.get_attribute("data-wanted")
}

/// The browser's back and forward buttons change the page.
fn follow_address() {
    let follow = Closure::<dyn FnMut()>::new(|| {
        let page = Page::of_fragment(&browser::fragment());
        if app().page.get_untracked() != page {
            app().dialogue.set(None);
            app().page.set(page);
        }
    });
    browser::window().set_onhashchange(Some(follow.as_ref().unchecked_ref()));
    follow.forget();
}

/// A dialogue is a step of the browser's history, so Back closes it and leaves the page as it is.
fn follow_dialogue() {
    browser::forget_step();
    Effect::new(move |was_open: Option<bool>| {
        let is_open = app().dialogue.with(Option::is_some);
        match (was_open.unwrap_or(false), is_open) {
            (false, true) => browser::add_step(),
            (true, false) if browser::is_at_step() => browser::go_back(),
            _ => {}
        }
        is_open
    });
    let back = Closure::<dyn FnMut()>::new(|| {
        if !browser::is_at_step() && app().dialogue.with_untracked(Option::is_some) {
            app().dialogue.set(None);
        }
    });
    browser::window().set_onpopstate(Some(back.as_ref().unchecked_ref()));
    back.forget();
}

/// A game is played in one window at a time: the last that opened it.
fn follow_other_windows() {
    let handle = window_event_listener(leptos::ev::storage, |event| {
        if event.key().as_deref() == Some(store::WINDOW)
            && let Some(game) = game::current().get_untracked()
        {
            game.hand_to_other_window();
        }
    });
    // The page listens until it is closed.
    std::mem::forget(handle);
}
