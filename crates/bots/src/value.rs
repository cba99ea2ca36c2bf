//! What goods and buildings seem worth at first sight.

use havana_rules::{BuildingId, Card, Cards, Goods, Open, Payment};

/// What goods are worth in points when they pay for a building.
pub(crate) const COLOURED: f32 = COLOURED_PARTS as f32 * PART;
pub(crate) const DEBRIS: f32 = DEBRIS_PARTS as f32 * PART;
pub(crate) const PESO: f32 = PESO_PARTS as f32 * PART;
pub(crate) const WORKER: f32 = WORKER_PARTS as f32 * PART;

// Twentieths of a point, so that a purse is summed up in whole numbers, which is faster.
const PART: f32 = 0.05;
const COLOURED_PARTS: u32 = 23;
const DEBRIS_PARTS: u32 = 5;
const PESO_PARTS: u32 = 7;
const WORKER_PARTS: u32 = 17;

/// The share of that worth which goods have while they only lie in a purse.
pub(crate) const KEPT: f32 = 0.55;
/// What a building that can be paid for adds, by its points, until it is bought.
const WITHIN_REACH: f32 = 0.35;
/// The part of that which a second building in reach still adds.
const SECOND: f32 = 0.35;
/// How much of a building's promise is left if it needs the Architect and that is not laid out.
const WITHOUT_ARCHITECT: f32 = 0.7;

/// What goods are worth in points when they pay for a building.
pub fn goods_worth(goods: Goods) -> f32 {
    parts(goods) as f32 * PART
}

#[inline]
fn parts(goods: Goods) -> u32 {
    u32::from(goods.coloured()) * COLOURED_PARTS
        + u32::from(goods.debris()) * DEBRIS_PARTS
        + u32::from(goods.pesos()) * PESO_PARTS
        + u32::from(goods.workers()) * WORKER_PARTS
}

/// How much of a building's cost is there, from 0 to 1, five for one (R4.6) included.
#[inline]
pub fn completion(cost: Goods, purse: Goods) -> f32 {
    let short = cost.saturating_sub(purse);
    if short.is_empty() {
        return 1.0;
    }
    let (by_debris, by_pesos) = Payment::possible(cost, purse);
    let replaced = u32::from(by_debris) * COLOURED_PARTS + u32::from(by_pesos) * WORKER_PARTS;
    1.0 - (parts(short) - replaced) as f32 / parts(cost) as f32
}

/// What a building promises to the owner of a purse.
pub(crate) fn promise(open: &Open, building: BuildingId, purse: Goods, laid: Cards) -> f32 {
    let deck = open.deck();
    let there = completion(deck.cost(building), purse);
    let lacks_architect = deck.needs_architect(building) && !laid.contains(Card::Architect);
    let leave = if lacks_architect { WITHOUT_ARCHITECT } else { 1.0 };
    there * there * leave * f32::from(deck.points(building)) * WITHIN_REACH
}

/// What a purse is worth to a player with these cards laid out, at this table.
pub fn purse_worth(open: &Open, purse: Goods, laid: Cards) -> f32 {
    let (mut best, mut second) = (0.0_f32, 0.0_f32);
    for (_, building) in open.ends() {
        let promise = promise(open, building, purse, laid);
        second = second.max(promise.min(best));
        best = best.max(promise);
    }
    KEPT * goods_worth(purse) + best + SECOND * second
}
