//! The rollout policy: sensible, a little random, and above all fast.

use havana_rules::{Choice, Decision, Decisions, Goods, Loot, Loss, Material, Open, Seat, State};
use havana_table::chance;
use rand_core::Rng;

use crate::card_heuristic::CardHeuristic;
use crate::heuristic::Heuristic;
use crate::value;

/// The most points that randomness may add to a card.
const NOISE: f32 = 0.8;

/// The decision of a simulated player, out of the legal ones.
pub(crate) fn choose(
    open: &Open,
    seat: Seat,
    choice: Choice,
    legal: &Decisions,
    rng: &mut impl Rng,
) -> Option<Decision> {
    if legal.len() < 2 {
        return legal.first().copied();
    }
    match choice {
        Choice::Lay => card(open, seat, legal, rng),
        Choice::Build => most(legal, |decision| points(open, decision)),
        Choice::Mama | Choice::MaterialsThief => {
            let wanted = wanted(open, seat);
            most(legal, |decision| materials(open, wanted, decision))
        }
        Choice::PesoThief => most(legal, |decision| match decision {
            Decision::RobPesos { victim } => u32::from(open.player(victim).goods().pesos()),
            _ => 0,
        }),
        Choice::Tax { .. } => most(legal, |decision| match decision {
            Decision::Tax { loss: Loss::Material(Material::Debris), .. } => 0,
            Decision::Tax { loss: Loss::Worker, .. } => 1,
            _ => 2,
        }),
        Choice::TakeBack => Some(Decision::TakeBack(true)),
        Choice::Refreshment | Choice::Conservation => {
            let heuristic = Heuristic::new(open, seat);
            let worth = |&decision: &Decision| heuristic.worth(decision);
            legal.iter().copied().max_by(|one, other| worth(one).total_cmp(&worth(other)))
        }
        Choice::Swap | Choice::Opening | Choice::First => {
            legal.get(chance::below(rng, legal.len() as u32) as usize).copied()
        }
    }
}

/// Cards, as [`choose`] lays them.
pub(crate) fn lay(
    state: &State,
    seat: Seat,
    legal: &Decisions,
    rng: &mut impl Rng,
) -> Option<Decision> {
    choose(state.open(), seat, Choice::Lay, legal, rng)
}

/// Of equals the first, which replaces least where a building is paid for.
fn most(legal: &Decisions, rank: impl Fn(Decision) -> u32) -> Option<Decision> {
    legal.iter().copied().rev().max_by_key(|&decision| rank(decision))
}

/// The card that promises most for the coming round, give or take some noise.
pub(crate) fn card(
    open: &Open,
    seat: Seat,
    legal: &Decisions,
    rng: &mut impl Rng,
) -> Option<Decision> {
    let heuristic = CardHeuristic::new(open, seat);
    let mut best = (f32::MIN, None);
    for &decision in legal.iter() {
        let noise = NOISE * (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
        let worth = heuristic.lay(decision) + noise;
        if worth > best.0 {
            best = (worth, Some(decision));
        }
    }
    best.1
}

fn points(open: &Open, decision: Decision) -> u32 {
    let Decision::Build { end, .. } = decision else { return 0 };
    open.end(end).map_or(0, |building| u32::from(open.deck().points(building)))
}

/// What is short of the building that promises most.
fn wanted(open: &Open, seat: Seat) -> Goods {
    let player = open.player(seat);
    let mut best = (0.0, Goods::NONE);
    for (_, building) in open.ends() {
        let promise = value::promise(open, building, player.goods(), player.laid());
        if promise > best.0 {
            best = (promise, open.deck().cost(building).saturating_sub(player.goods()));
        }
    }
    best.1
}

/// Wanted materials count most, then coloured ones, then those of a leader.
fn materials(open: &Open, wanted: Goods, decision: Decision) -> u32 {
    let (goods, bonus) = match decision {
        Decision::Mama(colours) => (colours.goods(), 0),
        Decision::RobMaterials { loot: Loot::Nothing, .. } => return 0,
        Decision::RobMaterials { victim, loot } => {
            (loot.goods(), u32::from(open.player(victim).points()))
        }
        _ => return 0,
    };
    let used = wanted.coloured() - wanted.saturating_sub(goods).coloured();
    200 * u32::from(used) + 200 * u32::from(goods.coloured()) + bonus
}
