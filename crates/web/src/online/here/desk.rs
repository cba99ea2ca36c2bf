//! The table shown, when the game is on a server.

use havana_client::online::{Heard, OnlineGame};
use havana_client::{Game, Next};
use havana_protocol::api::TableInfo;
use havana_protocol::{CommandId, ToClient};
use havana_rules::{Decision, Event};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{Line, api};
use crate::browser;
use crate::files;
use crate::game::{Desk, Doing, Notice};

impl Desk {
    /// A game on a server, as it stands.
    pub(crate) fn online(game: OnlineGame, line: Line) -> Desk {
        Desk::over(Game::Online(game), None, Some(line))
    }

    /// Takes one message of the server.
    pub(super) fn hear(self, line: Line, message: ToClient) {
        let now = js_sys::Date::now() as i64;
        let heard = self.game.try_update_value(|game| match game {
            Game::Online(game) => game.hear(message, now),
            Game::Here(_) => Heard::Nothing,
        });
        match heard.unwrap_or(Heard::Nothing) {
            Heard::Nothing => {}
            Heard::Closed => self.fetch_record(line),
            Heard::Happened => self.follow_server(),
            Heard::Company => {
                self.with_online(|game| {
                    line.company.set(game.company().clone());
                    // The words of a player who is gone go with their name.
                    if line.said.with_untracked(Vec::len) != game.said().len() {
                        line.said.set(game.said().to_vec());
                    }
                });
                self.follow_server();
            }
            Heard::Said => {
                self.with_online(|game| line.said.set(game.said().to_vec()));
                line.unread.update(|unread| *unread += 1);
            }
            Heard::Answer(answer) => line.say(&answer),
            Heard::TooLate => {
                self.follow_server();
                self.notice.set(Some(Notice::TooLate));
            }
            // The server's own words are English, and for programs.
            Heard::Refused { .. } => {
                self.follow_server();
                self.notice.set(Some(Notice::NotAccepted));
            }
            Heard::Again(table) => line.again.set(Some(table)),
            Heard::StartOver(welcome) => line.start_over(*welcome),
            Heard::OutOfStep => line.begin_again(),
        }
    }

    fn with_online(self, ask: impl FnOnce(&OnlineGame)) {
        self.with(|game| game.online().map(ask));
    }

    /// Shows what is new, unless that is under way already.
    fn follow_server(self) {
        let news = self.news();
        match (self.doing.get_untracked(), self.with(Game::next)) {
            // What the others choose in secret meanwhile (R2.5) disturbs nobody's own choice.
            (Doing::Deciding(_), Next::Person(_)) if news.is_empty() => {}
            (Doing::Deciding(_), Next::Person(_)) => self.absorb(&news),
            (Doing::Showing, _) => self.queue.update_value(|queue| queue.extend(news)),
            (Doing::Over, _) => {}
            _ => {
                self.draft.set(None);
                self.queue.update_value(|queue| queue.extend(news));
                self.go_on();
            }
        }
    }

    /// What happened that was not handed on yet.
    fn news(self) -> Vec<Event> {
        let taken = self.taken.get_value();
        let news = self.with(|game| game.seen(taken, self.viewer()));
        self.taken.set_value(taken + news.len());
        news
    }

    /// Sends a decision to the server; it is carried out when the server says so.
    pub(crate) fn send(self, line: Line, decision: Decision) {
        // The server has another history than the one this was decided on.
        if !line.is_shown() {
            return;
        }
        let command = CommandId(browser::random_bytes());
        let message = self.game.try_update_value(|game| match game {
            Game::Online(game) => game.decide(command, decision),
            Game::Here(_) => None,
        });
        if let Some(message) = message.flatten() {
            line.say(&message);
        }
        // Another client may have decided for us in the meantime, and that must be shown.
        self.go_on();
    }

    /// Asks for the record of a game whose result is stored.
    pub(super) fn fetch_record(self, line: Line) {
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
