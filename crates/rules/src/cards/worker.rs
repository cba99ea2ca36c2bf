//! R7.4a Worker.

use crate::cards;
use crate::components::card::{Card, Cards};
use crate::components::goods::Goods;
use crate::components::seat::Seat;
use crate::config::RulesVersion;
use crate::event::{Event, Events};
use crate::open::Open;
use crate::transition::{Progress, Transition};

/// R7.4a: a player who finds the stock empty has not carried the action out, so the next one with
/// this card is first. Under version 1 of the rules the attempt counted.
pub(crate) fn is_carried_out(rules: RulesVersion, stock: Goods) -> bool {
    rules == RulesVersion::One || stock.workers() > 0
}

/// R4.9: whether it matters to a later player with this card if the architect acts before it: the
/// architect may take the last worker, and then the later player is first (R7.4a).
pub(crate) fn yields_to_architect(open: &Open, cards: Cards) -> bool {
    let without_last = open.supply - Goods::workers_of(open.supply.workers().min(1));
    cards == Cards::pair(Card::Worker, Card::Architect)
        && is_carried_out(open.rules, open.supply)
        && !is_carried_out(open.rules, without_last)
        && !open.acted.contains(Card::Worker)
        && open.still_to_come().any(|seat| open.player(seat).laid.contains(Card::Worker))
}

/// R7.4a: two for the first with this card in a round, one for each later one.
pub(crate) fn wanted(is_first: bool) -> u8 {
    if is_first { 2 } else { 1 }
}

/// R7.4a: as many as are left.
pub(crate) fn begin<E: Events>(
    transition: &mut Transition<E>,
    seat: Seat,
    is_first: bool,
) -> Progress {
    hire(transition, seat, Card::Worker, wanted(is_first))
}

/// R7.4a, R7.4b: workers come from the stock, if any are left.
pub(crate) fn hire<E: Events>(
    transition: &mut Transition<E>,
    seat: Seat,
    card: Card,
    wanted: u8,
) -> Progress {
    let workers = transition.open().supply.workers().min(wanted);
    if workers == 0 {
        return cards::nothing(transition, seat, card);
    }
    transition.emit(Event::WorkersHired { seat, workers });
    Progress::Done
}
