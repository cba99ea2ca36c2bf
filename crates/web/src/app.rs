//! The page as a whole: what all parts share, and which page is shown.

use std::cell::{OnceCell, RefCell};
use std::time::Duration;

use havana_words::{Language, Words};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::game::GameController;
use crate::net::NetworkStatus;
use crate::online::ServerStatus;
use crate::pages::{self, Page};
use crate::settings::{self, Settings};
use crate::{art, browser, drag, keys, store, text, thinker};

/// What all parts of the page share.
#[derive(Clone, Copy)]
pub(crate) struct App {
    pub(crate) words: RwSignal<Words>,
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) page: RwSignal<Page>,
    /// The game being played, if there is one.
    pub(crate) game: RwSignal<Option<GameController>>,
    pub(crate) net: NetworkStatus,
    pub(crate) server: ServerStatus,
    /// Whether a table is about to be shown, which takes a moment on a slow machine.
    pub(crate) opening: RwSignal<bool>,
    /// Whether the pictures, all texts and all styles are there; until then only the first page is shown,
    /// which needs none of them.
    pub(crate) is_drawn: RwSignal<bool>,
    /// Whether the log is shown over the table, where it has no place of its own.
    pub(crate) log_open: RwSignal<bool>,
    /// The dialogue shown over the page.
    pub(crate) dialogue: RwSignal<Option<pages::Dialogue>>,
}

thread_local! {
    static APP: OnceCell<App> = const { OnceCell::new() };
    static ROOT: OnceCell<Owner> = const { OnceCell::new() };
    /// What a player has asked for before everything was there.
    static WAITING: RefCell<Option<Box<dyn FnOnce()>>> = const { RefCell::new(None) };
}

/// Makes something that lives as long as the page, not only as long as the part of it that asks.
pub(crate) fn lasting<T>(make: impl FnOnce() -> T) -> T {
    match ROOT.with(|root| root.get().cloned()) {
        Some(root) => root.with(make),
        None => make(),
    }
}

/// What all parts of the page share.
pub(crate) fn app() -> App {
    APP.with(|app| app.get().copied())
        .unwrap_or_else(|| wasm_bindgen::throw_str("the page is not open yet"))
}

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
    settings::speak(words);
    browser::pause(Duration::ZERO).await;
    app().is_drawn.set(true);
    if let Some(begin) = WAITING.with(RefCell::take) {
        begin();
    }
    thinker::prepare();
}

/// Does something as soon as everything is there that pages need; of several such things, the last.
pub(crate) fn when_drawn(act: impl FnOnce() + 'static) {
    if app().is_drawn.get_untracked() {
        act();
    } else {
        WAITING.with(|waiting| waiting.replace(Some(Box::new(act))));
    }
}

fn open_with(settings: &Settings, words: Words) {
    let wanted = take_over();
    let owner = Owner::new();
    owner.set();
    ROOT.with(|root| root.set(owner).ok());
    let shared = App {
        words: RwSignal::new(words),
        settings: RwSignal::new(settings.clone()),
        page: RwSignal::new(Page::of_fragment(&browser::fragment())),
        game: RwSignal::new(None),
        net: NetworkStatus::new(),
        server: ServerStatus::new(),
        opening: RwSignal::new(false),
        is_drawn: RwSignal::new(false),
        log_open: RwSignal::new(false),
        dialogue: RwSignal::new(None),
    };
    APP.with(|app| app.set(shared).ok());
    settings::set_language(words);
    settings::follow(settings);
    follow_address();
    follow_other_windows();
    keys::listen();
    drag::listen();
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
    shared.net.watch();
    shared.server.look();
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
            && let Some(game) = app().game.get_untracked()
        {
            game.hand_to_other_window();
        }
    });
    // The page listens until it is closed.
    std::mem::forget(handle);
}

/// Goes to another page.
pub(crate) fn go(page: Page) {
    // The step of an open dialogue becomes the new page, so that Back does not stop there.
    if browser::is_at_step() {
        browser::replace_fragment(&page.fragment());
    } else {
        let _ = browser::window().location().set_hash(&page.fragment());
    }
    app().dialogue.set(None);
    app().log_open.set(false);
    app().page.set(page);
}
