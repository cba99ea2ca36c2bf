//! Where in the round a game stands. All of it is public.

use serde::{Deserialize, Serialize};

use crate::components::card::Cards;
use crate::components::row::RowName;
use crate::components::seat::Seat;
use crate::pending::{Choice, Outcome};

/// Where a game stands: the step it waits at, whose turn it is, and what that turn still holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Flow {
    /// What is waited for.
    pub step: Step,
    /// The place in the order of play of the player whose turn it is.
    pub turn: u8,
    /// The laid-out cards of that player that have not acted yet.
    pub to_act: Cards,
}

/// A point at which a game waits for a player or for chance, or at which it is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A player is asked.
    Ask(Choice),
    /// Something is drawn.
    Draw(Drawing),
    /// The game is over.
    Over(Outcome),
}

/// What is being drawn, and how much of it is still to come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawing {
    /// R3.3: the order of age.
    Ages,
    /// R2.1: the buildings of the two rows.
    Rows,
    /// R2.3: a player's first material.
    FirstMaterial {
        /// Who gets it.
        to: Seat,
    },
    /// R2.4: the first materials of the centre.
    Centre {
        /// How many are still to come.
        left: u8,
    },
    /// R7.7: materials for the player whose turn it is.
    BlackMarket {
        /// How many are still to come.
        left: u8,
    },
    /// R4.8: new buildings for a row.
    Refill {
        /// The row.
        row: RowName,
        /// How many are still to come.
        left: u8,
    },
    /// R5.1: new materials for the centre.
    Supplies {
        /// How many are still to come.
        left: u8,
    },
}
