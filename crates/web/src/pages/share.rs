//! Links to a game: short where a server stores it, else with the whole game in it.

use havana_client::to_link;
use havana_table::Record;
use js_sys::{JSON, Reflect};

use crate::browser;
use crate::route::Page;

pub(super) const PATH: &str = "/api/shared";

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

/// A field of an answer.
pub(super) fn field(answer: &str, name: &str) -> Option<String> {
    Reflect::get(&JSON::parse(answer).ok()?, &name.into()).ok()?.as_string()
}
