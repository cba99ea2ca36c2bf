//! R7.4a Worker.

use crate::cards;
use crate::components::card::Card;
use crate::components::seat::Seat;
use crate::event::{Event, Events};
use crate::phases::Progress;
use crate::play::Play;

/// R7.4a: two for the first with this card in a round, one for each later one.
pub(crate) fn wanted(is_first: bool) -> u8 {
    if is_first { 2 } else { 1 }
}

/// R7.4a: as many as are left.
pub(crate) fn begin<E: Events>(play: &mut Play<E>, seat: Seat, is_first: bool) -> Progress {
    hire(play, seat, Card::Worker, wanted(is_first))
}

/// R7.4a, R7.4b: workers come from the stock, if any are left.
pub(crate) fn hire<E: Events>(play: &mut Play<E>, seat: Seat, card: Card, wanted: u8) -> Progress {
    let workers = play.open().supply.workers().min(wanted);
    if workers == 0 {
        return cards::nothing(play, seat, card);
    }
    play.emit(Event::WorkersHired { seat, workers });
    Progress::Done
}
