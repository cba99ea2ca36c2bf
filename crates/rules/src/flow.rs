//! Where in the round a game stands. All of it is public.

use serde::{Deserialize, Serialize};

use crate::components::card::Cards;
use crate::components::row::RowName;
use crate::components::seat::Seat;
use crate::pending::Outcome;

/// Where a game stands: the step it waits at, whose turn it is, and what that turn still holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Flow {
    /// What is waited for.
    pub step: Step,
    /// The place in the order of play of the player whose turn it is.
    pub turn: u8,
    /// The laid-out cards of that player that have not acted yet.
    pub to_act: Cards,
}

/// A step at which a game waits for a player or for chance, or at which it is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is named after the choice or draw it waits for")]
pub enum Step {
    DrawAges,
    DealBuilding,
    Swap,
    DealMaterial { to: Seat },
    DealCentre { left: u8 },
    Opening,
    First,
    Refreshment,
    Conservation,
    Tax { victim: Seat },
    PesoThief,
    MaterialsThief,
    BlackMarket { left: u8 },
    Mama,
    Refill { row: RowName, left: u8 },
    Build,
    Supplies { left: u8 },
    Lay,
    TakeBack,
    Over(Outcome),
}
