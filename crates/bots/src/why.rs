//! What a decision is good for, named, as data that words can be made of.

use havana_rules::{BuildingId, Card, Choice, Decision, Goods, Loot, Open, Player, Seat, Step};
use serde::{Deserialize, Serialize};

use crate::card_heuristic::CardHeuristic;
use crate::value;

/// What stands out about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Why {
    /// It buys this building.
    Build {
        /// The building bought.
        building: BuildingId,
    },
    /// It brings this building within reach.
    Reach {
        /// The building to come.
        building: BuildingId,
    },
    /// It keeps this building from another player.
    Deny {
        /// The building that they do not get.
        building: BuildingId,
        /// The other player.
        rival: Seat,
    },
    /// It takes from another player.
    Rob {
        /// The player who loses something.
        rival: Seat,
    },
    /// It keeps thieves and tax collectors away.
    Protect,
    /// It makes one act before the others.
    GoEarly,
    /// It gathers goods.
    Gather,
}

impl Why {
    /// What a decision of this seat is good for at first sight, if anything stands out.
    pub fn at_first_sight(open: &Open, seat: Seat, decision: Decision) -> Option<Why> {
        at_first_sight(open, seat, decision)
    }
}

/// What a decision is good for at first sight.
pub(crate) fn at_first_sight(open: &Open, seat: Seat, decision: Decision) -> Option<Why> {
    match decision {
        Decision::Swap { bring, .. } => Some(Why::Reach { building: bring }),
        Decision::Build { end, .. } => open.end(end).map(|building| Why::Build { building }),
        Decision::Conserve(Some(end)) => {
            let building = open.end(end)?;
            let promised =
                |player: &Player| value::promise(open, building, player.goods(), player.laid());
            let rival = richest(open, seat, promised)?;
            Some(Why::Deny { building, rival })
        }
        Decision::Tax { victim, .. } | Decision::RobPesos { victim } => {
            Some(Why::Rob { rival: victim })
        }
        Decision::RobMaterials { loot: Loot::Nothing, .. } => None,
        Decision::RobMaterials { victim, .. } => Some(Why::Rob { rival: victim }),
        Decision::Mama(colours) => Some(gain(open, seat, colours.goods())),
        Decision::Open(low, high) => {
            let heuristic = CardHeuristic::new(open, seat);
            let first = heuristic.early(low) > heuristic.early(high);
            cards(open, seat, &heuristic, if first { low } else { high })
        }
        Decision::Lay { card, .. } if open.flow().step == Step::Ask(Choice::Lay) => {
            cards(open, seat, &CardHeuristic::new(open, seat), card)
        }
        Decision::Lay { .. }
        | Decision::First(_)
        | Decision::Refresh(_)
        | Decision::Conserve(None)
        | Decision::EndTurn
        | Decision::TakeBack(_) => None,
    }
}

/// The other player who has most of something.
fn richest(open: &Open, seat: Seat, has: impl Fn(&Player) -> f32) -> Option<Seat> {
    let others = open.seats().filter(|&other| other != seat);
    others.max_by(|&one, &other| has(open.player(one)).total_cmp(&has(open.player(other))))
}

/// What goods are good for: the building they bring nearer, or just to have them.
fn gain(open: &Open, seat: Seat, goods: Goods) -> Why {
    let purse = open.player(seat).goods();
    let nearer = |building: BuildingId| {
        let cost = open.deck().cost(building);
        value::completion(cost, purse + goods) - value::completion(cost, purse)
    };
    let best = open.ends().map(|(_, building)| (building, nearer(building)));
    match best.max_by(|one, other| one.1.total_cmp(&other.1)) {
        Some((building, nearer)) if nearer > 0.0 => Why::Reach { building },
        _ => Why::Gather,
    }
}

/// What a card is good for next round.
fn cards(open: &Open, seat: Seat, heuristic: &CardHeuristic, card: Card) -> Option<Why> {
    if heuristic.contested > heuristic.early(card) {
        return Some(Why::GoEarly);
    }
    let rob = |has: fn(&Player) -> f32| {
        let open_to_it = |player: &Player| if player.is_protected() { -1.0 } else { has(player) };
        richest(open, seat, open_to_it).map(|rival| Why::Rob { rival })
    };
    match card {
        Card::Siesta | Card::Refreshment => Some(Why::GoEarly),
        Card::Protection => Some(Why::Protect),
        Card::Conservation => None,
        Card::TaxCollector => rob(|player| value::goods_worth(player.goods())),
        Card::PesoThief => rob(|player| f32::from(player.goods().pesos())),
        Card::MaterialsThief => rob(|player| f32::from(player.goods().coloured())),
        Card::Debris
        | Card::Worker
        | Card::Architect
        | Card::BlackMarket
        | Card::Pesos
        | Card::Mama => Some(Why::Gather),
    }
}
