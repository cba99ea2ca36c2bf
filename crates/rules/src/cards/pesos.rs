//! R7.8 Pesos.

use crate::cards;
use crate::components::card::Card;
use crate::components::goods::Goods;
use crate::components::seat::Seat;
use crate::event::{Event, Events};
use crate::transition::{Progress, Transition};

/// R7.8: half the pesos in the centre, rounded up.
pub(crate) fn begin<E: Events>(transition: &mut Transition<E>, seat: Seat) -> Progress {
    let half = transition.open().pesos_to_take();
    if half == 0 {
        return cards::nothing(transition, seat, Card::Pesos);
    }
    transition.emit(Event::TakenFromCentre { seat, goods: Goods::pesos_of(half) });
    Progress::Done
}
