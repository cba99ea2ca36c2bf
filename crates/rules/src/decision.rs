//! What players decide and what chance brings: the two kinds of input a game has.

use serde::{Deserialize, Serialize};

use crate::components::building::BuildingId;
use crate::components::card::{Card, Cards};
use crate::components::goods::{Colours, Goods, Material};
use crate::components::row::End;
use crate::components::seat::{Lineup, Seat};

/// A choice the rules leave to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[repr(align(8))] // one word, so that a list is filled and read by whole words
pub enum Decision {
    /// R2.2: brings a building from the draw pile to an end of a row.
    Swap {
        /// The building from the pile.
        bring: BuildingId,
        /// The end whose building goes to the pile.
        replace: End,
    },
    /// R2.5: the two opening cards, the lower one first.
    Open(Card, Card),
    /// R4.1: which of the two laid-out cards acts first.
    First(Card),
    /// R7.1: the card taken back from the discard pile, or none.
    Refresh(Option<Card>),
    /// R7.3a: the end building removed, or none.
    Conserve(Option<End>),
    /// R7.3b: what the victim asked about loses.
    Tax {
        /// The player who loses something.
        victim: Seat,
        /// What they lose.
        loss: Loss,
    },
    /// R7.5: whose pesos are taken.
    RobPesos {
        /// The player robbed.
        victim: Seat,
    },
    /// R7.6: whose materials are taken, and which.
    RobMaterials {
        /// The player robbed.
        victim: Seat,
        /// What is taken from them.
        loot: Loot,
    },
    /// R7.9: which coloured materials are taken from the centre.
    Mama(Colours),
    /// R4.3: buys an end building.
    Build {
        /// The end it lies at.
        end: End,
        /// How it is paid for.
        payment: Payment,
    },
    /// R4.3: builds nothing more; the turn is over.
    EndTurn,
    /// R6.1: lays a card face down on one of the two laid-out cards.
    Lay {
        /// The card from the hand.
        card: Card,
        /// The laid-out card it covers.
        cover: Card,
    },
    /// R6.3: takes the whole discard pile back, or not.
    TakeBack(bool),
}

impl Decision {
    /// R2.5: the opening with these two cards, whichever is named first.
    pub fn open(cards: Cards) -> Option<Decision> {
        let (low, high) = (cards.lowest()?, cards.highest()?);
        (cards.len() == 2).then_some(Decision::Open(low, high))
    }
}

/// R7.3b: what a taxed player loses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// A worker, to the stock.
    Worker,
    /// A material, to the box.
    Material(Material),
}

impl Loss {
    /// The loss as goods.
    pub const fn goods(self) -> Goods {
        match self {
            Loss::Worker => Goods::workers_of(1),
            Loss::Material(material) => Goods::material(material, 1),
        }
    }
}

/// R7.6: what a materials thief takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loot {
    /// The victim has no material.
    Nothing,
    /// One material.
    One(Material),
    /// Two materials, in the order of [`Material`].
    Two(Material, Material),
}

impl Loot {
    /// The loot as goods.
    pub fn goods(self) -> Goods {
        match self {
            Loot::Nothing => Goods::NONE,
            Loot::One(material) => Goods::material(material, 1),
            Loot::Two(one, other) => Goods::material(one, 1) + Goods::material(other, 1),
        }
    }
}

/// R4.6: how a building is paid for: which parts of its cost are replaced, five for one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// How many of each coloured material are replaced by five debris each.
    pub debris_for: Colours,
    /// How many workers are replaced by five pesos each.
    pub pesos_for_workers: u8,
}

impl Payment {
    /// The cost paid as printed.
    pub const PLAIN: Payment = Payment {
        debris_for: Colours { brick: 0, sandstone: 0, loam: 0, glass: 0 },
        pesos_for_workers: 0,
    };
}

/// What chance brings when it is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// R3.3: the players' order of age, the oldest first.
    Ages(Lineup),
    /// A building from the draw pile.
    Building(BuildingId),
    /// A material from the bag.
    Material(Material),
}

/// One step of a game. A game is its list of inputs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Input {
    /// A player decides.
    Decision {
        /// Who.
        seat: Seat,
        /// What.
        decision: Decision,
    },
    /// Chance decides.
    Chance(Drawn),
}
