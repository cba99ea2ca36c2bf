//! Links to a game: short where a server stores it, else with the whole game in it.

use havana_client::{from_link, to_link};
use havana_table::Record;
use js_sys::{JSON, Reflect};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::Page;
use super::replay::{broken, watching};
use crate::browser;
use crate::part::part;
use crate::text::t;

const PATH: &str = "/api/shared";

/// A link to this game.
pub(super) async fn link(record: &Record) -> String {
    let game = to_link(record);
    // A record in a link has no character that JSON would write in another way.
    let body = format!("{{\"game\":\"{game}\"}}");
    let stored = browser::ask_server("POST", PATH, Some(&body)).await;
    let page = match stored.and_then(|answer| field(&answer, "id")) {
        Some(id) => Page::Shared(id),
        None => Page::Replay(game),
    };
    format!("{}/#{}", browser::origin(), page.fragment())
}

fn field(answer: &str, name: &str) -> Option<String> {
    Reflect::get(&JSON::parse(answer).ok()?, &name.into()).ok()?.as_string()
}

/// The game that a server stores under this id.
pub(super) fn shared(id: &str) -> AnyView {
    let found = RwSignal::new(None::<Option<Record>>);
    // Only letters and digits make an id, so nothing else becomes part of a path.
    let path = id.bytes().all(|byte| byte.is_ascii_alphanumeric()).then(|| format!("{PATH}/{id}"));
    spawn_local(async move {
        let answer = match path {
            Some(path) => browser::ask_server("GET", &path, None).await,
            None => None,
        };
        let record =
            answer.and_then(|answer| field(&answer, "game")).and_then(|game| from_link(&game).ok());
        let _ = found.try_set(Some(record));
    });
    part(move || {
        Some(match found.get() {
            None => view! { <p class="opening" role="status">{t("home-opening")}</p> }.into_any(),
            Some(None) => broken("shared-gone"),
            Some(Some(record)) => watching(record),
        })
    })
}
