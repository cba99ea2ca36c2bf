//! A game to look at that a server stores.

use havana_client::from_link;
use havana_table::Record;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::replay::{broken, watching};
use super::share::{PATH, field};
use crate::browser;
use crate::part::part;
use crate::text::t;

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
