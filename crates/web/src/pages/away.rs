//! The pages that this program leaves to the larger one, which has them: the way there.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

use crate::app::go;
use crate::browser;
use crate::game::{DayTry, GameController};
use crate::part::{computed, part, press};
use crate::route::Page;
use crate::text::{t, words};

/// Where the larger program is: by the name of its file, so that it is found where no server runs.
const ELSEWHERE: &str = "/online.html";
/// What servers call it too.
const SHORT: &str = "/online";

/// No game is a try at the deal of a day here.
pub(super) fn day_end(_: GameController, _: DayTry) -> AnyView {
    ().into_any()
}

/// Goes over to the larger program, if it can be had: from the server, or because the browser has cached
/// it. Without either, this one stands at its address.
pub(super) fn view(page: &Page) -> AnyView {
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
