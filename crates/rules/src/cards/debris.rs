//! R7.2b Debris.

use crate::cards;
use crate::components::card::Card;
use crate::components::goods::{Goods, Material};
use crate::components::seat::Seat;
use crate::event::{Event, Events};
use crate::transition::{Progress, Transition};

/// R7.2b: all debris from the centre.
pub(crate) fn begin<E: Events>(transition: &mut Transition<E>, seat: Seat) -> Progress {
    let debris = transition.open().centre.debris();
    if debris == 0 {
        return cards::nothing(transition, seat, Card::Debris);
    }
    let goods = Goods::material(Material::Debris, debris);
    transition.emit(Event::TakenFromCentre { seat, goods });
    Progress::Done
}
