//! Filling up a row from the pile (R4.8).

use crate::components::building::BuildingId;
use crate::components::row::RowName;
use crate::event::{Event, Events};
use crate::flow::Drawing;
use crate::transition::{Progress, Transition};

/// R4.8: a row is refilled when only this many buildings are left in it.
const FEW: usize = 2;
/// R4.8: with this many from the pile.
const REFILL: usize = 4;

/// R4.8: a row of two is filled up at once, between the two, as far as the pile goes.
pub(crate) fn fill_up<E: Events>(transition: &mut Transition<E>, row: RowName) -> Progress {
    let open = transition.open();
    let left = open.pile.len().min(REFILL) as u8;
    if open.row(row).len() != FEW || left == 0 {
        return Progress::Done;
    }
    transition.draw_next(Drawing::Refill { row, left });
    Progress::Waiting
}

/// R4.8: each new building is laid before the right end.
pub(crate) fn lay<E: Events>(
    transition: &mut Transition<E>,
    building: BuildingId,
    row: RowName,
    left: u8,
) -> Progress {
    let place = transition.open().row(row).len() as u8 - 1;
    transition.emit(Event::BuildingLaid { building, row, place });
    let left = left - 1;
    if left == 0 {
        return Progress::Done;
    }
    transition.draw_next(Drawing::Refill { row, left });
    Progress::Waiting
}
