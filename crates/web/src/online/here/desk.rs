//! The table shown, when the game is on a server.

use havana_client::Next;
use havana_client::online::{News, OnlineGame, Status};
use havana_protocol::api::TableInfo;
use havana_rules::{Decision, Event};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{Line, api};
use crate::app::app;
use crate::files;
use crate::game::{Desk, Doing, Notice, Source};

/// Takes what is new at a table. There is a desk from when all is known of the game.
pub(super) fn hear(at: RwSignal<Option<Desk>>, line: Line, news: News) {
    match (news, at.try_get_untracked().flatten()) {
        (News::Begun { again }, old) => {
            let desk = begin(line, old);
            at.set(Some(desk));
            desk.go_on();
            if again {
                desk.notice.set(Some(Notice::LoadedAgain));
            }
            if line.ask(OnlineGame::is_closed) {
                desk.fetch_record(line);
            }
        }
        (News::Status(Status::SignedOut), _) => app().server.look(),
        (news, Some(desk)) => desk.hear(line, &news),
        (_, None) => {}
    }
}

/// Leaves a desk, and the table that it shows.
pub(super) fn leave(desk: Desk) {
    desk.leave();
    if app().desk.with_untracked(|shown| shown.is_some_and(|shown| shown.is_same(desk))) {
        app().desk.set(None);
    }
}

/// A desk for the game as it stands, in place of the one shown.
fn begin(line: Line, old: Option<Desk>) -> Desk {
    line.company.set(line.ask(|game| game.company().clone()));
    line.said.set(line.ask(|game| game.said().to_vec()));
    line.again.set(line.ask(OnlineGame::again));
    let desk = Desk::over(Source::Online(line), None);
    for old in [old, app().desk.get_untracked()].into_iter().flatten() {
        old.leave();
    }
    app().desk.set(Some(desk));
    desk
}

impl Desk {
    /// Takes what is new.
    fn hear(self, line: Line, news: &News) {
        match news {
            News::Status(_) | News::Begun { .. } | News::Done { .. } => {}
            News::Closed => self.fetch_record(line),
            News::Happened => self.follow_server(),
            News::Company => {
                line.company.set(line.ask(|game| game.company().clone()));
                // The words of a player who is gone go with their name.
                let said = line.ask(|game| game.said().to_vec());
                if line.said.with_untracked(Vec::len) != said.len() {
                    line.said.set(said);
                }
                self.follow_server();
            }
            News::Said => {
                line.said.set(line.ask(|game| game.said().to_vec()));
                line.unread.update(|unread| *unread += 1);
            }
            News::TooLate => {
                self.follow_server();
                self.notice.set(Some(Notice::TooLate));
            }
            News::Refused(why) => {
                self.follow_server();
                self.notice.set(Some(Notice::NotAccepted(why.clone())));
            }
            News::Again(table) => line.again.set(Some(*table)),
        }
    }

    /// Shows what is new, unless that is under way already.
    fn follow_server(self) {
        let news = self.news();
        match (self.doing.get_untracked(), self.next()) {
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
        if !line.is_current() {
            return;
        }
        line.decide(decision);
        // Another client may have decided for us in the meantime, and that must be shown.
        self.go_on();
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
