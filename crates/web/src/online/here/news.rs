//! What is new at a table on a server, and what the page does with it.

use havana_client::online::{News, OnlineGame, Status};
use havana_protocol::api::TableInfo;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::OnlineTable;
use crate::app::lasting;
use crate::game::{self, GameController};
use crate::server::{api, server};
use crate::{files, store};

/// Takes what is new at a table. The controller is there once all is known of the game.
pub(crate) fn hear(at: RwSignal<Option<GameController>>, online: OnlineTable, news: News) {
    match (news, at.try_get_untracked().flatten()) {
        (News::Begun { .. }, _) => {
            let game = begin(online);
            at.set(Some(game));
            if online.ask(OnlineGame::is_closed) {
                game.fetch_record(online);
            }
        }
        (News::Status(Status::SignedOut), _) => server().look(),
        (news, Some(game)) => game.hear(online, &news),
        (_, None) => {}
    }
}

/// Leaves a game.
pub(crate) fn leave(game: GameController) {
    if game::current().with_untracked(|shown| shown.is_some_and(|shown| shown.is_same(game))) {
        game::current().set(None);
    }
}

/// A controller of the game as it stands, in place of the one shown.
fn begin(online: OnlineTable) -> GameController {
    online.company.set(online.ask(|game| game.company().clone()));
    online.said.set(online.ask(|game| game.said().to_vec()));
    online.again.set(online.ask(OnlineGame::again));
    let tasks = lasting(|| Callback::new(move |()| online.carry_out()));
    let game = GameController::of(online.play, Some(tasks), None);
    online.game.set_value(Some(game));
    if let Some(old) = game::current().get_untracked() {
        old.leave();
    }
    game::current().set(Some(game));
    game
}

impl GameController {
    /// Takes what is new around the table; the game itself has heard of it.
    fn hear(self, online: OnlineTable, news: &News) {
        match news {
            News::Closed => self.fetch_record(online),
            News::Company => {
                online.company.set(online.ask(|game| game.company().clone()));
                // The words of a player who is gone go with their name.
                let said = online.ask(|game| game.said().to_vec());
                if online.said.with_untracked(Vec::len) != said.len() {
                    online.said.set(said);
                }
            }
            News::Said => {
                online.said.set(online.ask(|game| game.said().to_vec()));
                online.unread.update(|unread| *unread += 1);
            }
            News::Again(table) => online.again.set(Some(*table)),
            News::Status(_)
            | News::Begun { .. }
            | News::Happened
            | News::Done { .. }
            | News::TooLate
            | News::Refused(_) => {}
        }
    }

    /// Asks for the record of a game whose result is stored.
    fn fetch_record(self, online: OnlineTable) {
        if self.record.with_untracked(Option::is_some) {
            return;
        }
        let path = format!("games/{}/record{}", online.table, online.query());
        let about = format!("tables/{}{}", online.table, online.query());
        spawn_local(async move {
            // Whether it was rated is known only now.
            if let Ok(info) = api::get::<TableInfo>(&about).await {
                online.info.try_set(info);
            }
            if let Ok(text) = api::get_text(&path).await {
                files::read_record(&text, move |record| {
                    if let (Ok(record), Some(seat)) = (&record, online.ask(OnlineGame::seat)) {
                        store::keep_own_seat(record, seat);
                    }
                    self.record.try_set(record.ok());
                });
            }
        });
    }
}
