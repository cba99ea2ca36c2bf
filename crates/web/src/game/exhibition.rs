//! Games of bots to watch, and who won.

use havana_client::{Next, SavedGame, Session, Setup};

use super::desk::{Desk, Source, chances, resumed};

impl Desk {
    /// A game of bots to watch. It leaves the saved game alone.
    pub(crate) fn show(setup: &Setup, seed: Option<u64>) -> Option<Desk> {
        let (dice, bots_seed) = chances(seed);
        let session = Session::begin(setup, dice, bots_seed).ok()?;
        Some(Desk::of(Source::here(session), None, true))
    }

    /// A moment of a replay, to be played on. It leaves the saved game alone too.
    pub(crate) fn try_out(game: SavedGame) -> Option<Desk> {
        Some(Desk::of(Source::here(resumed(game)?), None, true))
    }

    /// Whether the person at the screen has won.
    pub(super) fn has_won(self) -> bool {
        let Next::Over(outcome) = self.next() else { return false };
        self.seat().is_some_and(|seat| outcome.winners.contains(seat))
    }
}
