//! What a server tells.

use havana_client::online::{News, Status};
use havana_protocol::Saying;

use super::{Console, Reply, Source, Stage, harmless};

impl Console {
    /// Something is new at the server's table.
    pub(crate) fn hear(&mut self, news: &News) {
        match *news {
            News::Begun { again } => {
                self.begin_again();
                if again {
                    self.notice("act-loaded-again");
                }
            }
            News::Happened | News::Company => self.advance(),
            News::Said => self.tell_what_was_said(),
            News::TooLate => {
                self.advance();
                self.notice("act-too-late");
            }
            News::Refused(ref why) => {
                self.advance();
                let why = self.words.command_refusal(why, &self.names());
                self.answer(Reply::Notice(why));
            }
            News::Status(status) => self.tell_status(status),
            News::Closed if self.is_over() => self.stage = Stage::Stored,
            News::Done { .. } | News::Closed | News::Again(_) => {}
        }
    }

    fn tell_status(&mut self, status: Status) {
        match status {
            Status::Opening | Status::Open | Status::Left => {}
            Status::Broken => self.notice("line-broken"),
            Status::Outdated => self.notice("line-outdated"),
            Status::SignedOut => self.notice("line-signed-out"),
            Status::Displaced => self.notice("line-displaced"),
        }
        self.has_left |= status.is_final();
    }

    fn tell_what_was_said(&mut self) {
        let Source::Online(connection) = &self.source else { return };
        let last = connection.game().and_then(|game| game.said().last());
        let Some(said) = last else { return };
        let text = match &said.saying {
            Saying::Phrase(phrase) => {
                let phrase = (*phrase).min(Saying::PHRASES - 1);
                self.words.text(&format!("phrase-{phrase}"))
            }
            Saying::Text(text) => harmless(text),
        };
        let line = format!("{}: {text}", self.names().of(said.seat));
        self.tell([line]);
    }
}
