//! Buying buildings (R4.3 to R4.7).

use crate::components::bill::Means;
use crate::components::building::BuildingId;
use crate::components::card::Card;
use crate::components::goods::{Colours, Goods};
use crate::components::row::End;
use crate::components::seat::Seat;
use crate::decision::{Decision, Payment};
use crate::decisions::Decisions;
use crate::ending;
use crate::error::{Illegal, Reason};
use crate::event::{Event, Events};
use crate::open::{Open, Player};
use crate::pending::Choice;
use crate::phases::turn;
use crate::refill;
use crate::transition::{Progress, Transition};

/// R4.3: after both actions, a player who can build is asked.
pub(crate) fn begin<E: Events>(transition: &mut Transition<E>, seat: Seat) -> Progress {
    if payable(transition.open(), seat) == [false; 4] {
        return Progress::Done;
    }
    transition.ask(Choice::Build);
    Progress::Waiting
}

/// R4.3, R4.4, R4.6: every end building they can pay for, in every way, or the end of their turn.
pub(crate) fn offer(open: &Open, seat: Seat, out: &mut Decisions) {
    out.push(Decision::EndTurn);
    let goods = open.player(seat).goods;
    let payable = payable(open, seat);
    for end in End::ALL {
        if payable[end as usize]
            && let Some(building) = open.end(end)
        {
            offer_ways(open.deck.cost(building), goods, end, out);
        }
    }
}

/// R4.4: it is at an end. R4.5: the Architect is laid out if needed, and the cost is there.
pub(crate) fn check(open: &Open, seat: Seat, end: End, payment: Payment) -> Result<(), Illegal> {
    let building = open.end(end).ok_or(Illegal::new("R4.4", Reason::NoBuildingAt(end)))?;
    let player = open.player(seat);
    if lacks_architect(open, player, building) {
        return Err(Illegal::new("R4.5", Reason::NeedsArchitect));
    }
    let price = payment
        .price(open.deck.cost(building))
        .ok_or(Illegal::new("R4.6", Reason::MoreThanItCosts))?;
    if player.goods.covers(price) {
        return Ok(());
    }
    Err(Illegal::new("R4.5", Reason::Short { of: price.saturating_sub(player.goods) }))
}

/// R4.5: the cost is paid. R4.7: the building lies open before its owner.
pub(crate) fn act<E: Events>(
    transition: &mut Transition<E>,
    seat: Seat,
    end: End,
    payment: Payment,
) {
    let open = transition.open();
    let (Some(building), row) = (open.end(end), end.row()) else { return };
    let Some(paid) = payment.price(open.deck.cost(building)) else { return };
    transition.emit(Event::Built { seat, end, building, paid });
    if ending::by_points(transition, seat) || ending::by_exhaustion(transition) {
        return;
    }
    let progress = refill::fill_up(transition, row);
    turn::proceed_after(transition, progress);
}

/// R4.5: one architect serves any number of buildings in that turn.
fn lacks_architect(open: &Open, player: &Player, building: BuildingId) -> bool {
    open.deck.needs_architect(building) & !player.laid.contains(Card::Architect)
}

/// R4.4: the ends with a building that they can pay for.
#[inline(always)]
fn payable(open: &Open, seat: Seat) -> [bool; 4] {
    let player = open.player(seat);
    Means::new(player.goods, player.laid.contains(Card::Architect)).cover(open.bills)
}

/// R4.6: lists the ways to pay for a building that can be paid for, those that replace least
/// first.
fn offer_ways(cost: Goods, has: Goods, end: End, out: &mut Decisions) {
    let must = cost.saturating_sub(has).colours();
    let most = cost.colours();
    // The coloured materials they can replace beyond those they must.
    let spare = Payment::fives(has.debris() - cost.debris()) - must.total() as u8;
    if spare == 0 {
        return offer_with(cost, has, end, must, out);
    }
    for brick in must.brick..=most.brick.min(must.brick + spare) {
        let spare = spare - (brick - must.brick);
        for sandstone in must.sandstone..=most.sandstone.min(must.sandstone + spare) {
            let spare = spare - (sandstone - must.sandstone);
            for loam in must.loam..=most.loam.min(must.loam + spare) {
                let spare = spare - (loam - must.loam);
                for glass in must.glass..=most.glass.min(must.glass + spare) {
                    offer_with(cost, has, end, Colours { brick, sandstone, loam, glass }, out);
                }
            }
        }
    }
}

fn offer_with(cost: Goods, has: Goods, end: End, debris_for: Colours, out: &mut Decisions) {
    let must = cost.workers().saturating_sub(has.workers());
    let most = Payment::fives(has.pesos() - cost.pesos()).min(cost.workers());
    for pesos_for_workers in must..=most {
        let payment = Payment { debris_for, pesos_for_workers };
        out.push(Decision::Build { end, payment });
    }
}
