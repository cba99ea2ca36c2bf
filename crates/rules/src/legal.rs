//! Routing: which file lists the decisions of which choice.

use crate::cards::{conservation, mama, materials_thief, peso_thief, refreshment, tax_collector};
use crate::components::seat::Seat;
use crate::decision::Decisions;
use crate::flow::Step;
use crate::hidden::Hidden;
use crate::open::Open;
use crate::phases::{build, new_card, setup, turn};

/// All that a seat may decide now, given what lies open and what it holds itself.
#[inline]
pub(crate) fn list(open: &Open, own: Hidden, seat: Seat, out: &mut Decisions) {
    out.clear();
    if open.flow.step == Step::Opening {
        if open.still_to_open().contains(seat) {
            setup::offer_opening(out);
        }
        return;
    }
    if open.actor() != seat {
        return;
    }
    match open.flow.step {
        Step::Swap => setup::offer_swap(open, out),
        Step::First => turn::offer_first(open, out),
        Step::Refreshment => refreshment::offer(open, own, seat, out),
        Step::Conservation => conservation::offer(open, out),
        Step::Tax { victim } => tax_collector::offer(open, victim, out),
        Step::PesoThief => peso_thief::offer(open, out),
        Step::MaterialsThief => materials_thief::offer(open, out),
        Step::Mama => mama::offer(open, out),
        Step::Build => build::offer(open, seat, out),
        Step::Lay => new_card::offer_lay(open, own, seat, out),
        Step::TakeBack => new_card::offer_take_back(out),
        Step::DrawAges
        | Step::DealBuilding
        | Step::DealMaterial { .. }
        | Step::DealCentre { .. }
        | Step::BlackMarket { .. }
        | Step::Refill { .. }
        | Step::Supplies { .. }
        | Step::Opening
        | Step::Over(_) => {}
    }
}
