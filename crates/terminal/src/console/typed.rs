//! What a player types.

use havana_client::{Doing, Play};
use havana_protocol::{Saying, ToServer};

use super::{Console, LOG_LINES, Reply};
use crate::help;
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
        self.drive(|play| play.say(message));
    }

    fn show_table(&mut self) {
        if let Some(view) = self.view() {
            self.answer(Reply::Page(table::lines(&view, self.words, &self.names())));
        }
    }

    fn choose(&mut self, number: usize) {
        let picked = self.menu.as_mut().map_or(Picked::Nothing, |menu| menu.pick(number));
        match picked {
            Picked::Decision(decision) => self.drive(|play| play.decide(decision)),
            Picked::List => self.asked += 1,
            Picked::Nothing => self.refuse(&number.to_string()),
        }
    }

    fn undo(&mut self) {
        self.drive(|play| {
            // Nothing is half chosen in a list.
            play.clear_draft();
            play.undo();
        });
    }

    /// There are no hints in games among people.
    fn ask_hint(&mut self) {
        let is_asked = matches!(self.play.doing(), Doing::Deciding(_));
        if self.is_online() || !is_asked {
            return self.notice("act-not-now");
        }
        self.notice("hint-thinking");
        self.drive(Play::ask_hint);
    }
}
