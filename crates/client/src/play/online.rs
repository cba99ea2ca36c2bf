//! A game on a server.

use havana_protocol::{CommandId, ToServer};
use havana_rules::{Decision, Event};

use super::{Doing, Notice, Play, Source, Task};
use crate::draft::Draft;
use crate::online::{Connection, News, Output};
use crate::session::Next;

impl Play {
    /// The socket is open; see [`Connection::opened`].
    pub fn opened(&mut self, now: i64) {
        self.drive(|connection| connection.opened(now));
    }

    /// A frame came; see [`Connection::frame`].
    pub fn frame(&mut self, frame: &[u8], now: i64) {
        self.drive(|connection| connection.frame(frame, now));
    }

    /// The socket is closed; see [`Connection::closed`].
    pub fn closed(&mut self, code: Option<u16>, now: i64) {
        self.drive(|connection| connection.closed(code, now));
    }

    /// Time has passed; see [`Connection::tick`].
    pub fn tick(&mut self, now: i64) {
        self.drive(|connection| connection.tick(now));
    }

    /// When to call [`Play::tick`]; earlier does no harm.
    pub fn deadline(&self) -> Option<i64> {
        self.connection().and_then(Connection::deadline)
    }

    /// Connects again after the connection was given up.
    pub fn come_back(&mut self, now: i64) {
        self.drive(|connection| connection.come_back(now));
    }

    /// Sends a message. If the connection is broken it is lost, and the player must say it again.
    pub fn say(&mut self, message: &ToServer) {
        self.drive(|connection| connection.say(message));
    }

    /// Sends a decision under a random id until the server answers; it is applied when the server
    /// says so.
    pub fn submit(&mut self, command: CommandId, decision: Decision) {
        self.drive(|connection| {
            connection.decide(command, decision);
        });
        // Another client may have decided for us in the meantime, and that must be shown.
        self.start();
    }

    /// Gives the connection an input, and follows what it says.
    pub(super) fn drive(&mut self, input: impl FnOnce(&mut Connection)) {
        if let Source::Online(connection) = &mut self.source {
            input(connection);
            self.follow_connection();
        }
    }

    pub(super) fn follow_connection(&mut self) {
        while let Source::Online(connection) = &mut self.source
            && let Some(output) = connection.poll()
        {
            match output {
                Output::News(news) => {
                    self.do_task(Task::News(news.clone()));
                    self.hear(&news);
                }
                output => self.do_task(Task::Socket(output)),
            }
        }
    }

    fn hear(&mut self, news: &News) {
        match news {
            News::Begun { again } => {
                self.begin();
                if *again {
                    self.notice = Some(Notice::LoadedAgain);
                }
            }
            News::Happened | News::Company => self.follow_server(),
            News::TooLate => {
                self.follow_server();
                self.notice = Some(Notice::TooLate);
            }
            News::Refused(why) => {
                self.follow_server();
                self.notice = Some(Notice::NotAccepted(why.clone()));
            }
            News::Status(_) | News::Said | News::Done { .. } | News::Closed | News::Again(_) => {}
        }
    }

    /// The game as it stands is shown, in place of the one before.
    fn begin(&mut self) {
        self.queue.clear();
        self.planned.clear();
        self.clear();
        (self.doing, self.acting) = (Doing::Showing, None);
        self.shown = self.game().map(|game| game.view(game.first_viewer()));
        self.taken = self.seen().len();
        self.do_task(Task::Retell);
        self.go_on();
    }

    /// Shows what is new, unless that is under way already.
    fn follow_server(&mut self) {
        let news = self.take_news();
        match (self.doing, self.next()) {
            // What the others choose in secret meanwhile (R2.5) disturbs nobody's own choice.
            (Doing::Deciding(_), Next::Person(seat)) => {
                self.absorb(&news);
                let fresh = self.shown.as_ref().and_then(Draft::new);
                let is_same = |fresh: &Draft| {
                    self.draft.as_ref().is_some_and(|draft| draft.asks_the_same(fresh))
                };
                if !fresh.as_ref().is_some_and(is_same) {
                    self.clear();
                    self.let_decide(seat);
                }
            }
            (Doing::Showing, _) => self.queue.extend(news),
            (Doing::Over, _) => {}
            _ => {
                self.draft = None;
                self.queue.extend(news);
                self.go_on();
            }
        }
    }

    /// What happened that was not handed on yet.
    fn take_news(&mut self) -> Vec<Event> {
        let (from, viewer) = (self.taken, self.viewer());
        let news = self.game().map(|game| game.seen(from, viewer)).unwrap_or_default();
        self.taken += news.len();
        news
    }
}
