//! What a server tells.

use havana_client::online::{Connection, News, Status};
use havana_protocol::Saying;

use super::{Console, Stage, harmless};

impl Console {
    /// Something is new at the server's table.
    pub(super) fn hear(&mut self, news: &News) {
        match *news {
            News::Said => self.tell_what_was_said(),
            News::Status(status) => self.tell_status(status),
            News::Closed if self.is_over() => self.stage = Stage::Stored,
            // The game has heard of these.
            News::Begun { .. }
            | News::Happened
            | News::Company
            | News::TooLate
            | News::Refused(_)
            | News::Done { .. }
            | News::Closed
            | News::Again(_) => {}
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
        let game = self.play.connection().and_then(Connection::game);
        let Some(said) = game.and_then(|game| game.said().last()) else { return };
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
