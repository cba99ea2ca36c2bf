//! Phase 2: supplies (R5).

use crate::components::goods::Material;
use crate::event::{Event, Events};
use crate::flow::Drawing;
use crate::pending::Holder;
use crate::phases::new_card;
use crate::transition::Transition;

/// R5.1: the number of pesos and of materials.
const SUPPLIES: u8 = 3;

/// R5.1: three pesos and three materials are added to the centre, or as many as are left.
pub(crate) fn begin<E: Events>(transition: &mut Transition<E>) {
    let supply = transition.open().supply;
    let pesos = supply.pesos().min(SUPPLIES);
    if pesos > 0 {
        transition.emit(Event::PesosFromStock { pesos, to: Holder::Centre });
    }
    match supply.materials().min(SUPPLIES) {
        0 => new_card::begin(transition),
        left => transition.draw_next(Drawing::Supplies { left }),
    }
}

/// R5.1: the materials are drawn blind.
pub(crate) fn drawn<E: Events>(transition: &mut Transition<E>, material: Material, left: u8) {
    transition.emit(Event::MaterialDrawn { material, to: Holder::Centre });
    match left - 1 {
        0 => new_card::begin(transition),
        left => transition.draw_next(Drawing::Supplies { left }),
    }
}
