//! What can be wrong with a described table.

use thiserror::Error;

use crate::components::card::Card;
use crate::components::goods::Goods;
use crate::components::row::{Row, RowName};
use crate::components::seat::Seat;
use crate::config::ConfigWrong;
use crate::pending::Ending;

/// What is wrong with a described table.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum PositionError {
    #[error("{0}")]
    Config(ConfigWrong),
    #[error("no one plays at {0}")]
    NoSuchSeat(Seat),
    #[error("{0} has only one {1}, but it is in two places")]
    CardTwice(Seat, Card),
    #[error("{0} has no card in hand; the discard pile had to be taken back")]
    EmptyHand(Seat),
    #[error("there are {found} {of}, but the game has only {there_are}")]
    TooMany { of: &'static str, found: u32, there_are: u8 },
    #[error("bag and box hold only materials, not {0}")]
    NotMaterials(Goods),
    #[error("the deck has no \"{0}\"")]
    UnknownBuilding(String),
    #[error("\"{0}\" lies in two places")]
    BuildingTwice(String),
    #[error("{found} buildings in the {} row; at most {} fit", name(*.row), Row::WIDTH)]
    RowTooLong { row: RowName, found: usize },
    #[error("{found} buildings in the {} row; it had to be filled up from the pile", name(*.row))]
    RowTooShort { row: RowName, found: usize },
    #[error("rounds are counted from 1")]
    RoundZero,
    #[error("{0} quiet rounds, but the bag is not empty")]
    NotQuiet(u8),
    #[error("{0} has won already")]
    HasWon(Seat),
    #[error("the game is over ({})", .0.clause())]
    Over(Ending),
}

impl From<ConfigWrong> for PositionError {
    fn from(wrong: ConfigWrong) -> Self {
        PositionError::Config(wrong)
    }
}

fn name(row: RowName) -> &'static str {
    match row {
        RowName::Upper => "upper",
        RowName::Lower => "lower",
    }
}
