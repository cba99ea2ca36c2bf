//! Why an input is refused: the clause it breaks, and how.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::components::card::Card;
use crate::components::goods::{Goods, Material};
use crate::components::row::End;
use crate::components::seat::Seat;
use crate::pending::Choice;

/// An input the rules do not allow. Nothing was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The clause that forbids it, such as `R4.4`.
    pub clause: &'static str,
    /// What is wrong.
    pub reason: Reason,
}

/// What is wrong with an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Reason {
    GameIsOver,
    ChanceComesFirst,
    NoChanceNow,
    OtherDraw,
    NotInTheBag(Material),
    NotInThePile,
    NoSuchSeat(Seat),
    NotYourTurn(Seat),
    AlreadyChosen(Seat),
    OtherChoice(Choice),
    NotCheap,
    NoBuildingAt(End),
    SameCardTwice,
    OutOfOrder,
    NotInHand(Card),
    NotInDiscard(Card),
    NotLaidOut(Card),
    NotThisVictim { asked_about: Seat },
    NothingOf(Seat, Material),
    NoWorker(Seat),
    AlreadyPlayed(Seat),
    Yourself,
    Protected(Seat),
    OneAtMost(Seat),
    MustTake(Seat),
    HalfIs { coloured: u8 },
    NotInCentre,
    NeedsArchitect,
    MoreThanItCosts,
    Short { of: Goods },
}

impl Illegal {
    pub(crate) const fn new(clause: &'static str, reason: Reason) -> Illegal {
        Illegal { clause, reason }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.clause)
    }
}

impl core::error::Error for Illegal {}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::GameIsOver => f.write_str("the game is over"),
            Reason::ChanceComesFirst => f.write_str("something is still to be drawn"),
            Reason::NoChanceNow => f.write_str("there is nothing to draw now"),
            Reason::OtherDraw => f.write_str("something else must be drawn now"),
            Reason::NotInTheBag(material) => write!(f, "there is no {material} in the bag"),
            Reason::NotInThePile => f.write_str("that building is not in the draw pile"),
            Reason::NoSuchSeat(seat) => write!(f, "no one plays at {seat}"),
            Reason::NotYourTurn(seat) => write!(f, "{seat} has nothing to decide now"),
            Reason::AlreadyChosen(seat) => write!(f, "{seat} has already chosen"),
            Reason::OtherChoice(choice) => write!(f, "another decision is due: {choice}"),
            Reason::NotCheap => {
                f.write_str("the building swapped in must be worth 1, 2 or 3 points")
            }
            Reason::NoBuildingAt(end) => write!(f, "there is no building at the {end} end"),
            Reason::SameCardTwice => f.write_str("the two cards must be different"),
            Reason::OutOfOrder => f.write_str("name the lower card first"),
            Reason::NotInHand(card) => write!(f, "{card} is not in hand"),
            Reason::NotInDiscard(card) => write!(f, "{card} is not in the discard pile"),
            Reason::NotLaidOut(card) => write!(f, "{card} is not laid out"),
            Reason::NotThisVictim { asked_about } => {
                write!(f, "the question is what {asked_about} loses")
            }
            Reason::NothingOf(seat, material) => {
                write!(f, "{seat} does not have that much {material}")
            }
            Reason::NoWorker(seat) => write!(f, "{seat} has no worker"),
            Reason::AlreadyPlayed(seat) => {
                write!(f, "{seat} has already acted this round, and others are still to come")
            }
            Reason::Yourself => f.write_str("players cannot rob themselves"),
            Reason::Protected(seat) => write!(f, "{seat} is protected this round"),
            Reason::OneAtMost(seat) => {
                write!(f, "{seat} has no more than 3 coloured materials: take only one")
            }
            Reason::MustTake(seat) => write!(f, "{seat} has materials: take one"),
            Reason::HalfIs { coloured } => {
                write!(f, "half the coloured materials is exactly {coloured}")
            }
            Reason::NotInCentre => f.write_str("there is not that much of a colour in the centre"),
            Reason::NeedsArchitect => f.write_str("the Architect must be laid out"),
            Reason::MoreThanItCosts => f.write_str("this replaces more than the building costs"),
            Reason::Short { of } => write!(f, "needs {of} more"),
        }
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
