//! What a connected client must know.

use std::time::Duration;

use havana_client::online::OnlineGame;
use havana_protocol::Id;
use havana_store::Data;

use super::Checker;
use super::replica::Replica;

impl Checker {
    /// A client has been connected for longer than news takes, and nothing goes wrong: if the last
    /// change is older than that too, they know everything.
    pub(crate) fn knows(
        &self,
        person: usize,
        id: Id,
        game: &OnlineGame,
        spread: Duration,
        data: &mut Data,
    ) {
        let state = self.state();
        let Some(table) = data.table(id) else { return };
        if state.changed.get(&id).is_none_or(|at| at.elapsed() < spread) {
            return;
        }
        let wrong = |what: &str| {
            self.journal.fail(format_args!("game {id}: person {person} never hears of {what}"));
        };
        let happened = state.games.get(&id).map_or(0, |replica| Replica::events(replica).len());
        if game.events().len() < happened {
            wrong("the last moves");
        }
        for (told, stored) in game.company().seats.iter().zip(&table.seats) {
            if told.stand_in != stored.stand_in || told.resigned != stored.resigned {
                wrong("who plays for whom");
            }
        }
        let last = |numbers: Option<u32>| numbers.unwrap_or(0);
        let stored = last(data.said(id).last().map(|said| said.number));
        if last(game.said().iter().map(|said| said.number).max()) < stored {
            wrong("what was said");
        }
        if table.finished.is_some() && !game.is_closed() {
            wrong("the end");
        }
    }
}
