//! Whether there is a server, in the program without online play.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

use crate::browser;

/// Whether the server this page came from offers online play.
#[derive(Clone, Copy)]
pub(crate) struct ServerStatus {
    is_missing: RwSignal<bool>,
}

impl ServerStatus {
    pub(super) fn new() -> ServerStatus {
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
