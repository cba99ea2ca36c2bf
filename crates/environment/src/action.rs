//! The numbers of the actions, and what each means.

use havana_rules::{
    BuildingId, Card, Cards, Colours, Decision, End, Loot, Loss, Material, Open, Seat,
};

use crate::path::Path;

pub use crate::number::{ACTIONS, Action};

/// What an action means: a whole decision, or one part of a decision that has several.
///
/// Other players are counted from the seat that acts: 1 is the next seat, 2 the one after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// R2.5: two opening cards, the lower one first.
    Open(Card, Card),
    /// R6.1: this card on the lower or the higher of the two laid-out cards.
    Lay {
        /// The card from the hand.
        card: Card,
        /// Whether it covers the higher one.
        on_higher: bool,
    },
    /// R6.3: takes the discard pile back, or not.
    TakeBack(bool),
    /// R4.3: builds nothing more.
    EndTurn,
    /// R4.3: buys the building at this end. If there are several ways to pay, they follow as counts.
    Build(End),
    /// R4.1: the lower or the higher of the two cards acts first.
    First {
        /// Whether it is the higher one.
        higher: bool,
    },
    /// R7.1: the card taken back, or none.
    Refresh(Option<Card>),
    /// R7.3a: the end building removed, or none.
    Conserve(Option<End>),
    /// R7.3b: what the player asked about loses.
    Tax(Loss),
    /// R7.5: the player this many seats further on is robbed.
    RobPesos(u8),
    /// R7.6: the player this many seats further on is robbed of this.
    RobMaterials(u8, Loot),
    /// R7.9, R4.6: this many of what the observation asks for: of a colour for Mama, or of a part of
    /// the cost that is replaced five for one.
    Count(u8),
    /// R2.2: this building comes from the pile; its end follows.
    Bring(BuildingId),
    /// R2.2: it comes to this end.
    Replace(End),
    /// Nothing: for players who are not asked, where all players act at the same time.
    Wait,
}

const OPEN: u8 = 0;
const LAY: u8 = 78;
const TAKE_BACK: u8 = 104;
const END_TURN: u8 = 106;
const BUILD: u8 = 107;
const FIRST: u8 = 111;
const REFRESH: u8 = 113;
const CONSERVE: u8 = 127;
const TAX: u8 = 132;
const ROB_PESOS: u8 = 138;
const ROB_MATERIALS: u8 = 141;
const COUNT: u8 = 204;
const BRING: u8 = 215;
const REPLACE: u8 = 251;
const WAIT: u8 = 255;

/// The ways to rob a player of materials: nothing, one of five, two of five.
const LOOTS: u8 = 21;

impl Part {
    /// The number of this action.
    #[inline(always)]
    pub fn action(self) -> Action {
        Action(match self {
            Part::Open(low, high) => OPEN + pair_number(low, high),
            Part::Lay { card, on_higher } => LAY + 2 * card as u8 + u8::from(on_higher),
            Part::TakeBack(back) => TAKE_BACK + u8::from(!back),
            Part::EndTurn => END_TURN,
            Part::Build(end) => BUILD + end as u8,
            Part::First { higher } => FIRST + u8::from(higher),
            Part::Refresh(card) => REFRESH + card.map_or(0, |card| card as u8 + 1),
            Part::Conserve(end) => CONSERVE + end.map_or(0, |end| end as u8 + 1),
            Part::Tax(Loss::Worker) => TAX,
            Part::Tax(Loss::Material(material)) => TAX + 1 + material as u8,
            Part::RobPesos(further) => ROB_PESOS + further.saturating_sub(1) % 3,
            Part::RobMaterials(further, loot) => {
                ROB_MATERIALS + LOOTS * (further.saturating_sub(1) % 3) + loot_number(loot)
            }
            Part::Count(count) => COUNT + count.min(BRING - COUNT - 1),
            Part::Bring(building) => BRING + u8::from(building),
            Part::Replace(end) => REPLACE + end as u8,
            Part::Wait => WAIT,
        })
    }

    /// What the action with this number means: the inverse of [`Part::action`].
    pub fn of(Action(number): Action) -> Part {
        let end = |number: u8| End::ALL[usize::from(number) % 4];
        match number {
            OPEN..LAY => pair(number),
            LAY..TAKE_BACK => {
                let number = number - LAY;
                Part::Lay { card: card(number / 2), on_higher: number % 2 == 1 }
            }
            TAKE_BACK..END_TURN => Part::TakeBack(number == TAKE_BACK),
            END_TURN => Part::EndTurn,
            BUILD..FIRST => Part::Build(end(number - BUILD)),
            FIRST..REFRESH => Part::First { higher: number > FIRST },
            REFRESH..CONSERVE => Part::Refresh((number - REFRESH).checked_sub(1).map(card)),
            CONSERVE..TAX => Part::Conserve((number - CONSERVE).checked_sub(1).map(end)),
            TAX..ROB_PESOS => {
                let loss = (number - TAX).checked_sub(1).map(material).map(Loss::Material);
                Part::Tax(loss.unwrap_or(Loss::Worker))
            }
            ROB_PESOS..ROB_MATERIALS => Part::RobPesos(number - ROB_PESOS + 1),
            ROB_MATERIALS..COUNT => {
                let number = number - ROB_MATERIALS;
                Part::RobMaterials(number / LOOTS + 1, loot(number % LOOTS))
            }
            COUNT..BRING => Part::Count(number - COUNT),
            BRING..REPLACE => BuildingId::new(number - BRING).map_or(Part::Wait, Part::Bring),
            REPLACE..WAIT => Part::Replace(end(number - REPLACE)),
            WAIT => Part::Wait,
        }
    }

    /// The name of the action, such as `lay(mama, higher)`.
    pub fn name(self) -> String {
        let end = |end: Option<End>| end.map_or("none", End::key);
        let side = |higher: bool| if higher { "higher" } else { "lower" };
        match self {
            Part::Open(low, high) => format!("open({}, {})", low.key(), high.key()),
            Part::Lay { card, on_higher } => format!("lay({}, {})", card.key(), side(on_higher)),
            Part::TakeBack(back) => format!("take_back({})", if back { "yes" } else { "no" }),
            Part::EndTurn => "end_turn".to_owned(),
            Part::Build(at) => format!("build({})", at.key()),
            Part::First { higher } => format!("first({})", side(higher)),
            Part::Refresh(card) => format!("refresh({})", card.map_or("none", Card::key)),
            Part::Conserve(at) => format!("conserve({})", end(at)),
            Part::Tax(Loss::Worker) => "tax(worker)".to_owned(),
            Part::Tax(Loss::Material(material)) => format!("tax({})", material.key()),
            Part::RobPesos(further) => format!("rob_pesos(+{further})"),
            Part::RobMaterials(further, loot) => {
                let loot = match loot {
                    Loot::Nothing => "nothing".to_owned(),
                    Loot::One(one) => one.key().to_owned(),
                    Loot::Two(one, other) => format!("{} {}", one.key(), other.key()),
                };
                format!("rob_materials(+{further}, {loot})")
            }
            Part::Count(count) => format!("count({count})"),
            Part::Bring(building) => format!("bring({})", building.index()),
            Part::Replace(at) => format!("replace({})", at.key()),
            Part::Wait => "wait".to_owned(),
        }
    }
}

fn card(number: u8) -> Card {
    Card::ALL[usize::from(number) % Card::COUNT]
}

fn material(number: u8) -> Material {
    Material::ALL[usize::from(number) % Material::ALL.len()]
}

/// The place of a pair in the list of all 78: by the lower card, then by the higher.
fn pair_number(low: Card, high: Card) -> u8 {
    let (low, high) = (low as u8, high as u8);
    // Before a lower card stand 12 + 11 + … pairs.
    low * (2 * Card::COUNT as u8 - 1 - low) / 2 + high.saturating_sub(low + 1)
}

fn pair(number: u8) -> Part {
    let mut left = number;
    for low in Card::ALL {
        let pairs = Card::COUNT as u8 - 1 - low as u8;
        if left < pairs {
            return Part::Open(low, card(low as u8 + 1 + left));
        }
        left -= pairs;
    }
    Part::Wait
}

fn loot_number(loot: Loot) -> u8 {
    match loot {
        Loot::Nothing => 0,
        Loot::One(one) => 1 + one as u8,
        Loot::Two(one, other) => {
            let (one, other) = (one as u8, other as u8);
            6 + one * (11 - one) / 2 + other.saturating_sub(one)
        }
    }
}

fn loot(number: u8) -> Loot {
    let mut at = 6;
    match number {
        0 => Loot::Nothing,
        1..=5 => Loot::One(material(number - 1)),
        _ => {
            for one in 0..5 {
                if number < at + 5 - one {
                    return Loot::Two(material(one), material(one + number - at));
                }
                at += 5 - one;
            }
            Loot::Nothing
        }
    }
}

fn is_highest(cards: Cards, card: Card) -> bool {
    cards.bits() >> card as u8 == 1
}

/// What an action is about depends on the table: which cards lie there, who sits where.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    seat: Seat,
    players: u8,
    laid: Cards,
    to_act: Cards,
    victim: Option<Seat>,
}

impl Context {
    /// The table from the seat that acts.
    #[inline]
    pub fn new(open: &Open, seat: Seat) -> Context {
        let flow = open.flow();
        let victim = match flow.step {
            havana_rules::Step::Ask(havana_rules::Choice::Tax { victim }) => Some(victim),
            _ => None,
        };
        Context {
            seat,
            players: open.player_count() as u8,
            laid: open.player(seat).laid(),
            to_act: flow.to_act,
            victim,
        }
    }

    /// How many seats after the one that acts this one sits.
    pub fn further(self, other: Seat) -> u8 {
        let (other, seat) = (other.index() as u8, self.seat.index() as u8);
        if other < seat { other + self.players - seat } else { other - seat }
    }

    fn seat_further(self, further: u8) -> Option<Seat> {
        Seat::new((self.seat.index() as u8 + further) % self.players)
    }

    /// The part of a decision after this many others; `None` if it has no more.
    pub fn part(self, decision: Decision, depth: usize) -> Option<Part> {
        self.path(decision).get(depth).map(Part::of)
    }

    /// The actions of a decision.
    #[inline(always)]
    pub(crate) fn path(self, decision: Decision) -> Path {
        let one = |part: Part| Path::new([part.action()]);
        let count = |count: u8| Part::Count(count).action();
        match decision {
            Decision::Mama(Colours { brick, sandstone, loam, glass }) => {
                Path::new([count(brick), count(sandstone), count(loam), count(glass)])
            }
            Decision::Build { end, payment } => {
                let Colours { brick, sandstone, loam, glass } = payment.debris_for;
                let (end, workers) = (Part::Build(end).action(), count(payment.pesos_for_workers));
                Path::new([end, count(brick), count(sandstone), count(loam), count(glass), workers])
            }
            Decision::Swap { bring, replace } => {
                Path::new([Part::Bring(bring).action(), Part::Replace(replace).action()])
            }
            Decision::Open(low, high) => one(Part::Open(low, high)),
            Decision::First(card) => one(Part::First { higher: is_highest(self.to_act, card) }),
            Decision::Refresh(card) => one(Part::Refresh(card)),
            Decision::Conserve(end) => one(Part::Conserve(end)),
            Decision::Tax { loss, .. } => one(Part::Tax(loss)),
            Decision::RobPesos { victim } => one(Part::RobPesos(self.further(victim))),
            Decision::RobMaterials { victim, loot } => {
                one(Part::RobMaterials(self.further(victim), loot))
            }
            Decision::EndTurn => one(Part::EndTurn),
            Decision::Lay { card, cover } => {
                one(Part::Lay { card, on_higher: is_highest(self.laid, cover) })
            }
            Decision::TakeBack(back) => one(Part::TakeBack(back)),
        }
    }

    /// The decision that a single part makes; `None` if it needs more parts, or fits nothing here.
    #[inline]
    pub fn decision(self, part: Part) -> Option<Decision> {
        let of_two = |cards: Cards, higher| if higher { cards.highest() } else { cards.lowest() };
        Some(match part {
            Part::Open(low, high) => Decision::Open(low, high),
            Part::Lay { card, on_higher } => {
                Decision::Lay { card, cover: of_two(self.laid, on_higher)? }
            }
            Part::TakeBack(back) => Decision::TakeBack(back),
            Part::EndTurn => Decision::EndTurn,
            Part::First { higher } => Decision::First(of_two(self.to_act, higher)?),
            Part::Refresh(card) => Decision::Refresh(card),
            Part::Conserve(end) => Decision::Conserve(end),
            Part::Tax(loss) => Decision::Tax { victim: self.victim?, loss },
            Part::RobPesos(further) => Decision::RobPesos { victim: self.seat_further(further)? },
            Part::RobMaterials(further, loot) => {
                Decision::RobMaterials { victim: self.seat_further(further)?, loot }
            }
            Part::Build(_) | Part::Count(_) | Part::Bring(_) | Part::Replace(_) | Part::Wait => {
                return None;
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_means_one_thing_and_leads_back() {
        let mut names = std::collections::BTreeSet::new();
        for number in 0..=255 {
            let part = Part::of(Action(number));
            assert_eq!(part.action(), Action(number), "{part:?}");
            names.insert(part.name());
        }
        assert_eq!(names.len(), ACTIONS);
    }
}
