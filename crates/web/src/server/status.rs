//! The server this page came from, if it offers online play, and who we are there.

use havana_protocol::api::{Me, NewGuest, TableInfo};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::api::{self, ApiError};
use crate::{browser, store};

/// What is known of the server.
#[derive(Clone, Copy)]
pub(crate) struct ServerStatus {
    is_missing: RwSignal<bool>,
    me: RwSignal<Option<Me>>,
    /// Whether it is known who we are, or that nobody knows us.
    asked: RwSignal<bool>,
}

impl ServerStatus {
    pub(super) fn new() -> ServerStatus {
        ServerStatus {
            is_missing: RwSignal::new(false),
            me: RwSignal::new(None),
            asked: RwSignal::new(false),
        }
    }

    /// Finds out whether the server offers online play: a page that lies somewhere as mere files
    /// plays on without it. Only a player who has been here before is asked for by name.
    pub(crate) fn look(self) {
        if !browser::window().navigator().on_line() {
            self.is_missing.set(true);
            self.asked.set(true);
            return;
        }
        spawn_local(async move {
            if store::is_known() {
                match api::get::<Me>("me").await {
                    Ok(me) => self.set(Some(me)),
                    Err(failure) if failure.is_stranger() => self.set(None),
                    Err(_) => self.is_missing.set(true),
                }
            } else if api::get::<Vec<TableInfo>>("tables").await.is_ok() {
                self.set(None);
            } else {
                self.is_missing.set(true);
            }
            self.asked.set(true);
        });
    }

    /// Whether it is known that there is no online play.
    pub(crate) fn is_missing(self) -> bool {
        self.is_missing.get()
    }

    /// Whether all is known that can be.
    pub(crate) fn is_asked(self) -> bool {
        self.asked.get()
    }

    /// Who I am, if the server knows me.
    pub(crate) fn me(self) -> Option<Me> {
        self.me.get()
    }

    /// I am signed in now, or not.
    pub(crate) fn set(self, me: Option<Me>) {
        store::keep_known(me.is_some());
        self.is_missing.set(false);
        if self.me.get_untracked() != me {
            self.me.set(me);
        }
    }

    /// Makes sure that I have a name: the one given, unless I have one already.
    pub(crate) async fn introduce(self, name: String) -> Result<(), ApiError> {
        if self.me.with_untracked(Option::is_some) {
            return Ok(());
        }
        let me = api::tell("POST", "guest", &NewGuest { name }).await?;
        self.set(Some(me));
        Ok(())
    }
}
