//! What must hold of the deal of the day.

use havana_protocol::{Day, Id};
use havana_store::{Data, DaySeed};
use havana_table::{Deal, Seed};

use super::Checker;

/// The deal of a game, if it is one of a day.
pub(super) fn deal_of(data: &mut Data, game: Id) -> Option<Deal> {
    data.deal_of(game).map(|DaySeed(bytes)| Deal::new(Seed::from_bytes(bytes)))
}

impl Checker {
    /// A player is told that this game is their try.
    pub(crate) fn tries(&self, player: Option<Id>, game: Id, data: &mut Data) {
        let is_theirs = player.is_some_and(|player| data.tries_of(player).contains(&game));
        if !is_theirs {
            self.journal.fail(format_args!("game {game} is no try of {player:?}"));
        }
    }

    /// Someone is told the seed of a day: no game may count any more that can still be played.
    pub(crate) fn sees_seed(&self, day: Day, seed: DaySeed, data: &mut Data) {
        if data.day_seed(day) != Some(Some(seed)) {
            self.journal.fail(format_args!("the seed of {day} is shown, and it is not closed"));
        }
        let open = data.open_tries(day);
        if !open.is_empty() {
            self.journal.fail(format_args!("the seed of {day} is known, and {open:?} count"));
        }
    }
}
