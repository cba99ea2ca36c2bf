//! R7.7 Black market.

use crate::cards;
use crate::components::card::Card;
use crate::components::goods::Material;
use crate::components::seat::Seat;
use crate::event::{Event, Events};
use crate::flow::Drawing;
use crate::pending::Holder;
use crate::transition::{Progress, Transition};

/// R7.7: two materials for the first with this card in a round, one for each later one.
pub(crate) fn wanted(is_first: bool) -> u8 {
    if is_first { 2 } else { 1 }
}

/// R7.7: from the bag, as many as are left.
pub(crate) fn begin<E: Events>(
    transition: &mut Transition<E>,
    seat: Seat,
    is_first: bool,
) -> Progress {
    match transition.open().supply.materials().min(wanted(is_first)) {
        0 => cards::nothing(transition, seat, Card::BlackMarket),
        left => {
            transition.draw_next(Drawing::BlackMarket { left });
            Progress::Waiting
        }
    }
}

/// R7.7: drawn blind, one after another.
pub(crate) fn drawn<E: Events>(
    transition: &mut Transition<E>,
    material: Material,
    left: u8,
) -> Progress {
    let seat = transition.open().actor();
    transition.emit(Event::MaterialDrawn { material, to: Holder::Seat(seat) });
    let left = left - 1;
    if left == 0 {
        return Progress::Done;
    }
    transition.draw_next(Drawing::BlackMarket { left });
    Progress::Waiting
}
