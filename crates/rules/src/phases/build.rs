//! Buying buildings (R4.3 to R4.8).

use crate::components::building::BuildingId;
use crate::components::card::Card;
use crate::components::goods::{Colours, Goods, Material};
use crate::components::row::{End, RowName};
use crate::components::seat::Seat;
use crate::decision::{Decision, Decisions, Payment};
use crate::error::{Illegal, Reason};
use crate::event::{Event, Events};
use crate::flow::Step;
use crate::open::{Open, Player};
use crate::phases::{Progress, ending, turn};
use crate::play::Play;

/// R4.8: a row is filled up when only so many buildings are left in it.
const FEW: usize = 2;
/// R4.8: with so many from the pile.
const REFILL: usize = 4;

/// R4.3: after both actions, whoever can build is asked.
pub(crate) fn begin<E: Events>(play: &mut Play<E>, seat: Seat) -> Progress {
    let open = play.open();
    let player = open.player(seat);
    let can_build = open.ends().any(|(_, building)| Ways::to_pay(open, player, building).is_some());
    if !can_build {
        return Progress::Done;
    }
    play.wait_at(Step::Build);
    Progress::Waiting
}

/// R4.3, R4.4, R4.6: every end building he can pay for, in every way, or the end of his turn.
pub(crate) fn offer(open: &Open, seat: Seat, out: &mut Decisions) {
    out.push(Decision::EndTurn);
    let player = open.player(seat);
    for (end, building) in open.ends() {
        if let Some(ways) = Ways::to_pay(open, player, building) {
            ways.offer(end, out);
        }
    }
}

/// R4.4: it lies at an end. R4.5: the architect lies out if it needs him, and the cost is there.
pub(crate) fn check(open: &Open, seat: Seat, end: End, payment: Payment) -> Result<(), Illegal> {
    let building = open.end(end).ok_or(Illegal::new("R4.4", Reason::NoBuildingAt(end)))?;
    let player = open.player(seat);
    if lacks_architect(open, player, building) {
        return Err(Illegal::new("R4.5", Reason::NeedsArchitect));
    }
    let price = price(open.deck.cost(building), payment)?;
    if player.goods.covers(price) {
        return Ok(());
    }
    Err(Illegal::new("R4.5", Reason::Short { of: price.saturating_sub(player.goods) }))
}

/// R4.5: the cost is paid. R4.7: the building lies open before its owner.
pub(crate) fn act<E: Events>(play: &mut Play<E>, seat: Seat, end: End, payment: Payment) {
    let open = play.open();
    let (Some(building), row) = (open.end(end), end.row()) else { return };
    let Ok(paid) = price(open.deck.cost(building), payment) else { return };
    play.emit(Event::Built { seat, end, building, paid });
    if ending::by_points(play, seat) || ending::by_exhaustion(play) {
        return;
    }
    if fill_up(play, row) == Progress::Done {
        turn::proceed(play);
    }
}

/// R4.8: a row of two is filled up at once, between the two, as far as the pile goes.
pub(crate) fn fill_up<E: Events>(play: &mut Play<E>, row: RowName) -> Progress {
    let open = play.open();
    let left = open.pile.len().min(REFILL) as u8;
    if open.row(row).len() != FEW || left == 0 {
        return Progress::Done;
    }
    play.wait_at(Step::Refill { row, left });
    Progress::Waiting
}

/// R4.8: each new building is laid before the right end.
pub(crate) fn refill<E: Events>(play: &mut Play<E>, building: BuildingId, row: RowName, left: u8) {
    let place = play.open().row(row).len() as u8 - 1;
    play.emit(Event::BuildingLaid { building, row, place });
    match left - 1 {
        0 => turn::proceed(play),
        left => play.wait_at(Step::Refill { row, left }),
    }
}

/// R4.5: one architect serves any number of buildings in that turn.
fn lacks_architect(open: &Open, player: &Player, building: BuildingId) -> bool {
    open.deck.needs_architect(building) && !player.laid.contains(Card::Architect)
}

/// R4.6: what is paid: five debris for a coloured material, five pesos for a worker.
pub(crate) fn price(cost: Goods, payment: Payment) -> Result<Goods, Illegal> {
    let replaced =
        payment.debris_for.goods() + Goods::workers_of(payment.pesos_for_workers.min(127));
    if !cost.covers(replaced) {
        return Err(Illegal::new("R4.6", Reason::MoreThanItCosts));
    }
    // The limits of a deck keep five for one below 128 of anything.
    let debris = Payment::FIVE * payment.debris_for.total() as u8;
    let pesos = Payment::FIVE * payment.pesos_for_workers;
    Ok(cost - replaced + Goods::material(Material::Debris, debris) + Goods::pesos_of(pesos))
}

/// R4.6: the ways to pay for one building: how much of each part of its cost must and may be
/// replaced.
struct Ways {
    must: [u8; 4],
    cost: [u8; 4],
    /// How many coloured materials five debris each can replace, in all.
    most_coloured: u8,
    workers_must: u8,
    workers_most: u8,
}

impl Ways {
    /// The ways to pay, if there are any.
    #[inline]
    fn to_pay(open: &Open, player: &Player, building: BuildingId) -> Option<Ways> {
        if lacks_architect(open, player, building) {
            return None;
        }
        let (cost, has) = (open.deck.cost(building), player.goods);
        let debris = has.debris().checked_sub(cost.debris())?;
        let pesos = has.pesos().checked_sub(cost.pesos())?;
        let workers_must = cost.workers().saturating_sub(has.workers());
        let (colours, have) = (cost.colours().to_array(), has.colours().to_array());
        let must = core::array::from_fn(|colour| colours[colour].saturating_sub(have[colour]));
        let ways = Ways {
            must,
            cost: colours,
            most_coloured: debris / Payment::FIVE,
            workers_must,
            workers_most: (pesos / Payment::FIVE).min(cost.workers()),
        };
        let payable =
            must.iter().sum::<u8>() <= ways.most_coloured && workers_must <= ways.workers_most;
        payable.then_some(ways)
    }

    /// Lists them, those that replace least first.
    fn offer(&self, end: End, out: &mut Decisions) {
        if self.most_coloured == 0 {
            return self.offer_with(end, Colours::default(), out);
        }
        let [brick, sandstone, loam, glass] = self.must;
        let left = self.most_coloured - self.must.iter().sum::<u8>();
        for brick in brick..=self.cost[0].min(brick + left) {
            let left = left - (brick - self.must[0]);
            for sandstone in sandstone..=self.cost[1].min(sandstone + left) {
                let left = left - (sandstone - self.must[1]);
                for loam in loam..=self.cost[2].min(loam + left) {
                    let left = left - (loam - self.must[2]);
                    for glass in glass..=self.cost[3].min(glass + left) {
                        self.offer_with(end, Colours { brick, sandstone, loam, glass }, out);
                    }
                }
            }
        }
    }

    fn offer_with(&self, end: End, debris_for: Colours, out: &mut Decisions) {
        for pesos_for_workers in self.workers_must..=self.workers_most {
            let payment = Payment { debris_for, pesos_for_workers };
            out.push(Decision::Build { end, payment });
        }
    }
}
