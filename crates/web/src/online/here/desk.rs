//! The table shown, when the game is on a server.

use havana_client::online::{News, OnlineGame, Status};
use havana_protocol::api::TableInfo;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{Line, api};
use crate::app::app;
use crate::files;
use crate::game::Desk;

/// Takes what is new at a table. There is a desk from when all is known of the game.
pub(super) fn hear(at: RwSignal<Option<Desk>>, line: Line, news: News) {
    match (news, at.try_get_untracked().flatten()) {
        (News::Begun { .. }, _) => {
            let desk = begin(line);
            at.set(Some(desk));
            if line.ask(OnlineGame::is_closed) {
                desk.fetch_record(line);
            }
        }
        (News::Status(Status::SignedOut), _) => app().server.look(),
        (news, Some(desk)) => desk.hear(line, &news),
        (_, None) => {}
    }
}

/// Leaves a desk.
pub(super) fn leave(desk: Desk) {
    if app().desk.with_untracked(|shown| shown.is_some_and(|shown| shown.is_same(desk))) {
        app().desk.set(None);
    }
}

/// A desk for the game as it stands, in place of the one shown.
fn begin(line: Line) -> Desk {
    line.company.set(line.ask(|game| game.company().clone()));
    line.said.set(line.ask(|game| game.said().to_vec()));
    line.again.set(line.ask(OnlineGame::again));
    let desk = Desk::of(line.play, Some(line), None);
    line.desk.set_value(Some(desk));
    if let Some(old) = app().desk.get_untracked() {
        old.leave();
    }
    app().desk.set(Some(desk));
    desk
}

impl Desk {
    /// Takes what is new around the table; the game itself has heard of it.
    fn hear(self, line: Line, news: &News) {
        match news {
            News::Closed => self.fetch_record(line),
            News::Company => {
                line.company.set(line.ask(|game| game.company().clone()));
                // The words of a player who is gone go with their name.
                let said = line.ask(|game| game.said().to_vec());
                if line.said.with_untracked(Vec::len) != said.len() {
                    line.said.set(said);
                }
            }
            News::Said => {
                line.said.set(line.ask(|game| game.said().to_vec()));
                line.unread.update(|unread| *unread += 1);
            }
            News::Again(table) => line.again.set(Some(*table)),
            News::Status(_)
            | News::Begun { .. }
            | News::Happened
            | News::Done { .. }
            | News::TooLate
            | News::Refused(_) => {}
        }
    }

    /// Asks for the record of a game whose result is stored.
    fn fetch_record(self, line: Line) {
        if self.record.with_untracked(Option::is_some) {
            return;
        }
        let path = format!("games/{}/record{}", line.table, line.query());
        let about = format!("tables/{}{}", line.table, line.query());
        spawn_local(async move {
            // Whether it was rated is known only now.
            if let Ok(info) = api::get::<TableInfo>(&about).await {
                line.info.try_set(info);
            }
            if let Ok(text) = api::get_text(&path).await {
                files::read_record(&text, move |record| {
                    self.record.try_set(record.ok());
                });
            }
        });
    }
}
