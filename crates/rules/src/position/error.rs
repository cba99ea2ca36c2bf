//! What can be wrong with a described table.

use core::fmt;

use crate::components::card::Card;
use crate::components::goods::Goods;
use crate::components::row::{Row, RowName};
use crate::components::seat::Seat;
use crate::config::ConfigWrong;
use crate::pending::Ending;

/// What is wrong with a described table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum PositionError {
    Config(ConfigWrong),
    NoSuchSeat(Seat),
    CardTwice(Seat, Card),
    EmptyHand(Seat),
    TooMany { of: &'static str, found: u32, there_are: u8 },
    NotMaterials(Goods),
    UnknownBuilding(String),
    BuildingTwice(String),
    RowTooLong { row: RowName, found: usize },
    RowTooShort { row: RowName, found: usize },
    RoundZero,
    NotQuiet(u8),
    HasWon(Seat),
    Over(Ending),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Config(wrong) => wrong.fmt(f),
            PositionError::NoSuchSeat(seat) => write!(f, "no one plays at {seat}"),
            PositionError::CardTwice(seat, card) => {
                write!(f, "{seat} has only one {card}, but it is in two places")
            }
            PositionError::EmptyHand(seat) => {
                write!(f, "{seat} has no card in hand; the discard pile had to be taken back")
            }
            PositionError::TooMany { of, found, there_are } => {
                write!(f, "there are {found} {of}, but the game has only {there_are}")
            }
            PositionError::NotMaterials(goods) => {
                write!(f, "bag and box hold only materials, not {goods}")
            }
            PositionError::UnknownBuilding(key) => write!(f, "the deck has no \"{key}\""),
            PositionError::BuildingTwice(key) => write!(f, "\"{key}\" lies in two places"),
            PositionError::RowTooLong { row, found } => {
                write!(f, "{found} buildings in the {} row; at most {} fit", name(*row), Row::WIDTH)
            }
            PositionError::RowTooShort { row, found } => write!(
                f,
                "{found} buildings in the {} row; it had to be filled up from the pile",
                name(*row)
            ),
            PositionError::RoundZero => f.write_str("rounds are counted from 1"),
            PositionError::NotQuiet(rounds) => {
                write!(f, "{rounds} quiet rounds, but the bag is not empty")
            }
            PositionError::HasWon(seat) => write!(f, "{seat} has won already"),
            PositionError::Over(ending) => write!(f, "the game is over ({})", ending.clause()),
        }
    }
}

impl core::error::Error for PositionError {}

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
