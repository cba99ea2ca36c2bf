//! R4.1, R4.9: whether it makes a difference which of two laid-out cards acts first.
//!
//! Most cards do not affect each other, and then no one is asked. The sequence matters in three
//! cases: one card shows something new before the other asks for a choice, one changes what the
//! other can do, or one changes what a later player's card can do.

use crate::amounts::FEW_COLOURED;
use crate::cards::{
    architect, black_market, conservation, mama, materials_thief, peso_thief, refreshment,
    tax_collector, victims, worker,
};
use crate::components::card::{Card, Cards};
use crate::components::goods::{Goods, Material};
use crate::components::row::RowName;
use crate::components::seat::Seat;
use crate::open::Open;

/// Only these cards show something new, or change what another can do.
const STIRRING: Cards =
    Cards::pair(Card::BlackMarket, Card::Conservation).union(Cards::only(Card::TaxCollector));

/// R4.1: whether the two sequences can end differently.
pub(crate) fn matters(open: &Open, seat: Seat, cards: Cards) -> bool {
    if cards.without(STIRRING) == cards {
        return worker::yields_to_architect(open, cards);
    }
    let (Some(one), Some(other)) = (cards.lowest(), cards.highest()) else { return false };
    (reveals(open, one) && asks(open, seat, other))
        || (reveals(open, other) && asks(open, seat, one))
        || (one == Card::TaxCollector && taxes_into(open, other))
}

/// Whether the card may bring something out of the bag or the pile that is unpredictable.
fn reveals(open: &Open, card: Card) -> bool {
    match card {
        Card::BlackMarket => {
            let bag = open.supply;
            let kinds = Material::ALL.iter().filter(|&&material| bag.of(material) > 0).count();
            let is_first = !open.acted.contains(Card::BlackMarket);
            kinds > 1 && bag.materials() > black_market::wanted(is_first)
        }
        Card::Conservation => {
            let may_fill_up = RowName::ALL.iter().any(|&row| open.row(row).len() == 3);
            conservation::asks(open) && may_fill_up && open.pile.len() > 1
        }
        _ => false,
    }
}

/// Whether the card leaves its player a choice.
fn asks(open: &Open, seat: Seat, card: Card) -> bool {
    match card {
        Card::Refreshment => refreshment::asks(open, seat),
        Card::Conservation => conservation::asks(open),
        Card::TaxCollector => tax_collector::asks(open),
        Card::PesoThief => peso_thief::asks(open),
        Card::MaterialsThief => materials_thief::asks(open),
        Card::Mama => mama::asks(open),
        _ => false,
    }
}

/// Whether what the tax collector takes changes what the other card can do.
fn taxes_into(open: &Open, other: Card) -> bool {
    let mut taxed = victims::taxable(open).map(|seat| open.player(seat).goods);
    match other {
        // A worker sent back to an almost empty stock can be hired again.
        Card::Worker | Card::Architect => {
            let is_first = !open.acted.contains(Card::Worker);
            let wanted =
                if other == Card::Worker { worker::wanted(is_first) } else { architect::WANTED };
            open.supply.workers() < wanted && taxed.any(|goods| goods.workers() > 0)
        }
        // Both take from the same players: the last material goes to the first to take it, unless
        // it can be spared by either, and a fourth coloured material lost to taxes saves the
        // victim from losing two.
        Card::MaterialsThief => {
            let has_none = |goods: Goods| goods.materials() == 0;
            let thief_may_spare = taxed.clone().any(has_none);
            taxed.any(|goods| {
                let is_spared = thief_may_spare && goods.workers() > 0;
                goods.materials() == 1 && !is_spared || goods.coloured() == FEW_COLOURED + 1
            })
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests;
