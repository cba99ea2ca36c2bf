//! What all parts of the page share, and the way from one page to another.

use std::cell::{OnceCell, RefCell};

use havana_rules::Card;
use havana_words::Words;
use leptos::prelude::*;

use crate::browser;
use crate::route::{Dialogue, Page};
use crate::settings::Settings;

/// What all parts of the page share.
#[derive(Clone, Copy)]
pub(crate) struct App {
    pub(crate) words: RwSignal<Words>,
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) page: RwSignal<Page>,
    /// Whether a table is about to be shown, which takes a moment on a slow machine.
    pub(crate) opening: RwSignal<bool>,
    /// Whether the pictures, all texts and all styles are there; until then only the first page is shown,
    /// which needs none of them.
    pub(crate) is_drawn: RwSignal<bool>,
    /// Whether the log is shown over the table, where it has no place of its own.
    pub(crate) log_open: RwSignal<bool>,
    /// The dialogue shown over the page.
    pub(crate) dialogue: RwSignal<Option<Dialogue>>,
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

/// Makes what all parts of the page share.
pub(crate) fn share(settings: Settings, words: Words) {
    let owner = Owner::new();
    owner.set();
    ROOT.with(|root| root.set(owner).ok());
    let shared = App {
        words: RwSignal::new(words),
        settings: RwSignal::new(settings),
        page: RwSignal::new(Page::of_fragment(&browser::fragment())),
        opening: RwSignal::new(false),
        is_drawn: RwSignal::new(false),
        log_open: RwSignal::new(false),
        dialogue: RwSignal::new(None),
    };
    APP.with(|app| app.set(shared).ok());
}

/// Everything is there that pages need.
pub(crate) fn drawn() {
    app().is_drawn.set(true);
    if let Some(begin) = WAITING.with(RefCell::take) {
        begin();
    }
}

/// Does something as soon as everything is there that pages need; of several such things, the last.
pub(crate) fn when_drawn(act: impl FnOnce() + 'static) {
    if app().is_drawn.get_untracked() {
        act();
    } else {
        WAITING.with(|waiting| waiting.replace(Some(Box::new(act))));
    }
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

/// Explains a card.
pub(crate) fn explain(card: Card) {
    app().dialogue.set(Some(Dialogue::Card(card)));
}
