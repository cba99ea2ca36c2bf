//! Routing: which file lists the decisions of which choice.

use crate::cards::{conservation, mama, materials_thief, peso_thief, refreshment, tax_collector};
use crate::components::seat::Seat;
use crate::decisions::Decisions;
use crate::flow::Step;
use crate::hidden::Hidden;
use crate::open::Open;
use crate::pending::Choice;
use crate::phases::{build, new_card, setup, turn};

/// All that a seat may decide now, given what lies open and what it holds itself.
#[inline(always)]
pub(crate) fn list(open: &Open, own: Hidden, seat: Seat, out: &mut Decisions) {
    out.clear();
    let Step::Ask(choice) = open.flow.step else { return };
    if !open.asked(choice).contains(seat) {
        return;
    }
    match choice {
        Choice::Swap => setup::offer_swap(open, out),
        Choice::Opening => setup::offer_opening(out),
        Choice::First => turn::offer_first(open, out),
        Choice::Refreshment => refreshment::offer(open, own, seat, out),
        Choice::Conservation => conservation::offer(open, out),
        Choice::Tax { victim } => tax_collector::offer(open, victim, out),
        Choice::PesoThief => peso_thief::offer(open, out),
        Choice::MaterialsThief => materials_thief::offer(open, out),
        Choice::Mama => mama::offer(open, out),
        Choice::Build => build::offer(open, seat, out),
        Choice::Lay => new_card::offer_lay(open, own, seat, out),
        Choice::TakeBack => new_card::offer_take_back(out),
    }
}
