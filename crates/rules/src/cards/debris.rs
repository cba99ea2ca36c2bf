//! R7.2b Debris.

use crate::cards;
use crate::components::card::Card;
use crate::components::goods::{Goods, Material};
use crate::components::seat::Seat;
use crate::event::{Event, Events};
use crate::play::{Play, Progress};

/// R7.2b: all debris from the centre.
pub(crate) fn begin<E: Events>(play: &mut Play<E>, seat: Seat) -> Progress {
    let debris = play.open().centre.debris();
    if debris == 0 {
        return cards::nothing(play, seat, Card::Debris);
    }
    let goods = Goods::material(Material::Debris, debris);
    play.emit(Event::TakenFromCentre { seat, goods });
    Progress::Done
}
