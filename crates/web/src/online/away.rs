//! The pages that this program leaves to the larger one, which has them: the way there.

use havana_client::{Play, SavedGame};
use havana_rules::{Outcome, Seat};
use havana_table::Record;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

use crate::app::go;
use crate::browser;
use crate::game::GameController;
use crate::pages::Page;
use crate::part::{computed, part, press};
use crate::text::{t, words};

/// Where the larger program is: by the name of its file, so that it is found where no server runs.
const ELSEWHERE: &str = "/online.html";
/// What servers call it too.
const SHORT: &str = "/online";

/// A table on a server: here there is none.
#[derive(Clone, Copy)]
pub(crate) enum OnlineTable {}

impl OnlineTable {
    /// Gives the game at the other end an input.
    pub(crate) fn drive(self, _: impl FnOnce(&mut Play)) {
        match self {}
    }
}

/// A try at the deal of the day: here there is none.
#[derive(Clone, Copy)]
pub(crate) enum DayTry {}

impl DayTry {
    pub(crate) fn keep(self, _: SavedGame) -> bool {
        match self {}
    }

    pub(crate) fn finish(self, _: &Record) {
        match self {}
    }
}

pub(crate) fn day_end(_: GameController, of: DayTry) -> AnyView {
    match of {}
}

/// Whether the server this page came from offers online play.
#[derive(Clone, Copy)]
pub(crate) struct ServerStatus {
    is_missing: RwSignal<bool>,
}

impl ServerStatus {
    pub(crate) fn new() -> ServerStatus {
        ServerStatus { is_missing: RwSignal::new(false) }
    }

    /// Finds out whether there is online play: a page that lies somewhere as mere files plays on
    /// without it.
    pub(crate) fn look(self) {
        spawn_local(async move {
            self.is_missing.set(!answers().await);
        });
    }

    /// Whether it is known that there is no online play.
    pub(crate) fn is_missing(self) -> bool {
        self.is_missing.get()
    }
}

/// Whether a server answers. The answer is read to its end: a connection with an unread answer
/// stays busy.
async fn answers() -> bool {
    if !browser::window().navigator().on_line() {
        return false;
    }
    let asked = JsFuture::from(browser::window().fetch_with_str("/api/tables")).await;
    let Ok(answer) = asked.map(JsCast::unchecked_into::<Response>) else { return false };
    match answer.text() {
        Ok(text) => JsFuture::from(text).await.is_ok() && answer.ok(),
        Err(_) => false,
    }
}

pub(crate) fn banner(_: GameController) -> Option<AnyView> {
    None
}

pub(crate) fn company(_: GameController) -> Option<AnyView> {
    None
}

pub(crate) fn beside_name(_: GameController, _: Seat) -> Option<AnyView> {
    None
}

pub(crate) fn judged(_: GameController, outcome: Outcome) -> Outcome {
    outcome
}

pub(crate) fn has_resigned(_: GameController, _: Seat) -> bool {
    false
}

pub(crate) fn awaited(_: GameController) -> String {
    String::new()
}

pub(crate) fn end_actions(online: OnlineTable) -> AnyView {
    match online {}
}

/// Goes over to the larger program, if it can be had: from the server, or because the browser has cached
/// it. Without either, this one stands at its address.
pub(crate) fn view(page: &Page) -> AnyView {
    let location = browser::window().location();
    let path = location.pathname().unwrap_or_default();
    let is_here = [ELSEWHERE, SHORT].contains(&path.as_str());
    let is_missing = RwSignal::new(is_here);
    if !is_here {
        let search = location.search().unwrap_or_default();
        let there = format!("{ELSEWHERE}{search}#{}", page.fragment());
        spawn_local(async move {
            if is_there().await {
                let _ = location.replace(&there);
            } else {
                let _ = is_missing.try_set(true);
            }
        });
    }
    let (title, missing) = match page {
        Page::Online(_) => ("online-title", "wrong-unreachable"),
        _ => ("watch-title", "away-missing"),
    };
    let says = move || words().text(if is_missing.get() { missing } else { "online-loading" });
    let again = || {
        view! {
            <button class="answer" id="try-again" on:click=press(browser::reload)>{t("error-reload")}</button>
        }
        .into_any()
    };
    view! {
        <main class="setup online">
            <header>
                <button class="quiet" on:click=press(|| go(Page::Home))>{t("common-back")}</button>
                <h1>{t(title)}</h1>
            </header>
            <p role="status">{computed(says)}</p>
            {part(move || is_missing.get().then(again))}
        </main>
    }
    .into_any()
}

/// Whether the larger program can be had.
async fn is_there() -> bool {
    let asked = JsFuture::from(browser::window().fetch_with_str(ELSEWHERE)).await;
    asked.map(JsCast::unchecked_into::<Response>).is_ok_and(|answer| answer.ok())
}
