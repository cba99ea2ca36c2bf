//! What a game is waiting for, as data.

use serde::{Deserialize, Serialize};

use crate::components::building::Buildings;
use crate::components::goods::Goods;
use crate::components::row::RowName;
use crate::components::seat::{Seat, Seats};

/// What must come next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// One of these seats decides, each on its own; only in the opening is there more than one.
    Decide {
        /// Who has a decision to make.
        seats: Seats,
        /// What the decision is about.
        choice: Choice,
    },
    /// Chance decides.
    Chance(Draw),
    /// The game is over.
    Over(Outcome),
}

impl Pending {
    /// Who has a decision to make; nobody while chance decides, and once the game is over.
    pub fn asked(self) -> Seats {
        match self {
            Pending::Decide { seats, .. } => seats,
            Pending::Chance(_) | Pending::Over(_) => Seats::NONE,
        }
    }
}

/// What a decision is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// R2.2: which cheap building comes to which end.
    Swap,
    /// R2.5: two opening cards.
    Opening,
    /// R4.1: which of the two cards acts first.
    First,
    /// R7.1: a card back from the discard pile.
    Refreshment,
    /// R7.3a: an end building to remove.
    Conservation,
    /// R7.3b: what this player loses.
    Tax {
        /// The player who loses something.
        victim: Seat,
    },
    /// R7.5: whose pesos.
    PesoThief,
    /// R7.6: whose materials, and which.
    MaterialsThief,
    /// R7.9: which colours.
    Mama,
    /// R4.3: what to build, or to end the turn.
    Build,
    /// R6.1: which card to lay, and on which.
    Lay,
    /// R6.3: whether to take the discard pile back.
    TakeBack,
}

impl Choice {
    /// Its number among the kinds of choices, in the order of a game. Observations for learners
    /// contain it, so it stays as it is.
    pub fn number(self) -> usize {
        match self {
            Choice::Swap => 0,
            Choice::Opening => 1,
            Choice::First => 2,
            Choice::Refreshment => 3,
            Choice::Conservation => 4,
            Choice::Tax { .. } => 5,
            Choice::PesoThief => 6,
            Choice::MaterialsThief => 7,
            Choice::Mama => 8,
            Choice::Build => 9,
            Choice::Lay => 10,
            Choice::TakeBack => 11,
        }
    }
}

/// What chance is asked for. Everything in the set is equally likely, each piece on its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draw {
    /// R3.3: an order of age for this many players.
    Ages {
        /// How many players.
        players: usize,
    },
    /// R2.1, R4.8: a building of the draw pile.
    Building {
        /// The draw pile.
        from: Buildings,
        /// The row it is laid in.
        row: RowName,
    },
    /// R2.3, R2.4, R5.1, R7.7: a material of the bag.
    Material {
        /// The bag.
        from: Goods,
        /// Where it goes.
        to: Holder,
    },
}

/// Who or what gets goods.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// The centre of the table.
    Centre,
    /// A player.
    Seat(Seat),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; several share it under R8.3.
    pub winners: Seats,
    /// Why the game ended.
    pub ending: Ending,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// R8.1: a player reached the points to win.
    Target,
    /// R8.2: no building is left.
    Buildings,
    /// R8.2: no material is left.
    Materials,
    /// R8.4: nothing was built or removed for twelve rounds with an empty bag.
    Standstill,
}

impl Ending {
    /// All endings.
    pub const ALL: [Ending; 4] =
        [Ending::Target, Ending::Buildings, Ending::Materials, Ending::Standstill];

    /// The clause that ends the game so.
    pub const fn clause(self) -> &'static str {
        match self {
            Ending::Target => "R8.1",
            Ending::Buildings | Ending::Materials => "R8.2",
            Ending::Standstill => "R8.4",
        }
    }
}
