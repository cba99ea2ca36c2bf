//! Why an input is refused: the clause it breaks, and how.

use core::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::components::card::Card;
use crate::components::goods::{Goods, Material};
use crate::components::row::End;
use crate::components::seat::Seat;
use crate::pending::Choice;

/// An input the rules do not allow. Nothing was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{reason} ({clause})")]
pub struct Illegal {
    /// The clause that forbids it, such as `R4.4`.
    pub clause: &'static str,
    /// What is wrong.
    pub reason: Reason,
}

/// What is wrong with an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Reason {
    #[error("the game is over")]
    GameIsOver,
    #[error("something is still to be drawn")]
    ChanceComesFirst,
    #[error("there is nothing to draw now")]
    NoChanceNow,
    #[error("something else must be drawn now")]
    OtherDraw,
    #[error("there is no {0} in the bag")]
    NotInTheBag(Material),
    #[error("that building is not in the draw pile")]
    NotInThePile,
    #[error("no one plays at {0}")]
    NoSuchSeat(Seat),
    #[error("{0} has nothing to decide now")]
    NotYourTurn(Seat),
    #[error("{0} has already chosen")]
    AlreadyChosen(Seat),
    #[error("another decision is due: {0}")]
    OtherChoice(Choice),
    #[error("the building swapped in must be worth 1, 2 or 3 points")]
    NotCheap,
    #[error("there is no building at the {0} end")]
    NoBuildingAt(End),
    #[error("the two cards must be different")]
    SameCardTwice,
    #[error("name the lower card first")]
    OutOfOrder,
    #[error("{0} is not in hand")]
    NotInHand(Card),
    #[error("{0} is not in the discard pile")]
    NotInDiscard(Card),
    #[error("{0} is not laid out")]
    NotLaidOut(Card),
    #[error("the question is what {asked_about} loses")]
    NotThisVictim { asked_about: Seat },
    #[error("{0} does not have that much {1}")]
    NothingOf(Seat, Material),
    #[error("{0} has no worker")]
    NoWorker(Seat),
    #[error("{0} has already acted this round, and others are still to come")]
    AlreadyPlayed(Seat),
    #[error("players cannot rob themselves")]
    Yourself,
    #[error("{0} is protected this round")]
    Protected(Seat),
    #[error("{0} has no more than 3 coloured materials: take only one")]
    OneAtMost(Seat),
    #[error("{0} has materials: take one")]
    MustTake(Seat),
    #[error("half the coloured materials is exactly {coloured}")]
    HalfIs { coloured: u8 },
    #[error("there is not that much of a colour in the centre")]
    NotInCentre,
    #[error("the Architect must be laid out")]
    NeedsArchitect,
    #[error("this replaces more than the building costs")]
    MoreThanItCosts,
    #[error("needs {of} more")]
    Short { of: Goods },
}

impl Illegal {
    pub(crate) const fn new(clause: &'static str, reason: Reason) -> Illegal {
        Illegal { clause, reason }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Swap => f.write_str("which building to swap in, and at which end"),
            Choice::Opening => f.write_str("two opening cards"),
            Choice::First => f.write_str("which card acts first"),
            Choice::Refreshment => f.write_str("which card to take back"),
            Choice::Conservation => f.write_str("which building to remove"),
            Choice::Tax { victim } => write!(f, "what {victim} loses"),
            Choice::PesoThief => f.write_str("whose pesos to steal"),
            Choice::MaterialsThief => f.write_str("whose materials to steal"),
            Choice::Mama => f.write_str("which coloured materials Mama brings"),
            Choice::Build => f.write_str("what to build, or to end the turn"),
            Choice::Lay => f.write_str("which card to place on which"),
            Choice::TakeBack => f.write_str("whether to take back the discard pile"),
        }
    }
}
