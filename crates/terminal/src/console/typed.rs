//! What a player types.

use getrandom::SysRng;
use havana_client::Next;
use havana_protocol::{CommandId, Saying, ToServer};
use havana_rules::Decision;
use havana_table::Refused;
use rand_core::{Rng as _, UnwrapErr};

use super::{Console, Job, LOG_LINES, Reply, Source};
use crate::help;
use crate::hint::HINT;
use crate::menu::Picked;
use crate::table;

impl Console {
    /// Takes a line that was typed.
    pub(crate) fn type_line(&mut self, line: &str) {
        let line = line.trim();
        match line {
            "" => {}
            "?" => self.answer(Reply::Page(help::lines(self.words, self.is_online()))),
            "t" => self.show_table(),
            "l" => {
                let from = self.log.len().saturating_sub(LOG_LINES);
                self.answer(Reply::Page(self.log[from..].to_vec()));
            }
            "c" => self.answer(Reply::Page(help::cards(self.words))),
            "h" => self.ask_hint(),
            "u" => self.undo(),
            "q" => self.leave(),
            "b" if self.is_online() => self.say(&ToServer::SitDown),
            _ => match (line.parse::<usize>(), line.strip_prefix("s ")) {
                (Ok(number), _) => self.choose(number),
                (_, Some(said)) if self.is_online() => {
                    let said = said.trim().chars().take(Saying::LONGEST_TEXT).collect();
                    self.say(&ToServer::Say(Saying::Text(said)));
                }
                _ => self.refuse(line),
            },
        }
    }

    /// The player leaves the game.
    pub(crate) fn leave(&mut self) {
        self.has_left = true;
    }

    pub(super) fn answer(&mut self, reply: Reply) {
        self.replies.push_back(reply);
    }

    pub(super) fn notice(&mut self, key: &str) {
        self.answer(Reply::Notice(self.words.say(key, &[])));
    }

    fn refuse(&mut self, line: &str) {
        let Some(menu) = &self.menu else { return self.notice("hint-none") };
        let arguments = [("input", line.to_owned().into()), ("n", menu.len().into())];
        self.answer(Reply::Notice(self.words.say("terminal-wrong", &arguments)));
    }

    fn say(&mut self, message: &ToServer) {
        if let Source::Online(connection) = &mut self.source {
            connection.say(message);
        }
    }

    fn show_table(&mut self) {
        if let Some(view) = self.view() {
            self.answer(Reply::Page(table::lines(&view, self.words, &self.names())));
        }
    }

    fn choose(&mut self, number: usize) {
        let picked = self.menu.as_mut().map_or(Picked::Nothing, |menu| menu.pick(number));
        match picked {
            Picked::Decision(decision) => self.decide(decision),
            Picked::List => self.asked += 1,
            Picked::Nothing => self.refuse(&number.to_string()),
        }
    }

    fn decide(&mut self, decision: Decision) {
        match &mut self.source {
            Source::Here(session) => {
                let Next::Person(seat) = session.next() else { return };
                if let Err(Refused::Illegal(illegal)) = session.decide(seat, decision) {
                    let why = self.words.refusal(&illegal, &self.names());
                    return self.answer(Reply::Notice(why));
                }
            }
            Source::Online(connection) => {
                let mut command = [0; 16];
                UnwrapErr(SysRng).fill_bytes(&mut command);
                connection.decide(CommandId(command), decision);
            }
        }
        self.menu = None;
        self.advance();
    }

    fn undo(&mut self) {
        let Source::Here(session) = &mut self.source else {
            return self.notice("act-undo-online");
        };
        let Some(seat) = session.people().next() else { return };
        match session.undo(seat) {
            Ok(_) => {
                self.begin_again();
                self.notice("act-undone");
            }
            Err(reason) => {
                let reason = self.words.no_undo(&reason, &self.names());
                let says = self.words.say("act-undo-impossible", &[("reason", reason.into())]);
                self.answer(Reply::Notice(says));
            }
        }
    }

    /// There are no hints in games among people.
    fn ask_hint(&mut self) {
        let ask = match &self.source {
            Source::Here(session) => match session.next() {
                Next::Person(seat) => Some(session.ask(seat, HINT)),
                _ => None,
            },
            Source::Online(_) => None,
        };
        match ask {
            Some(ask) => {
                self.jobs.push_back(Job { ask, is_hint: true });
                self.is_hinting = true;
                self.notice("hint-thinking");
            }
            None => self.notice("act-not-now"),
        }
    }
}
