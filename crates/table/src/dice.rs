//! What a table draws with: seeded, dealt, scripted or recorded dice.

use core::fmt;

use havana_rules::{Draw, Drawn, Illegal, Input};
use rand_chacha::ChaCha8Rng;
use thiserror::Error;

use crate::chance;
use crate::deal::{Deal, DrawCounts};
use crate::record::Record;
use crate::seed::Seed;

/// Where a table's draws come from.
pub struct Dice(Kind);

enum Kind {
    Seeded(Box<ChaCha8Rng>),
    Dealt { deal: Deal, before: DrawCounts },
    Listed { list: DrawList, draws: Vec<Drawn>, used: usize },
}

/// A list that draws can come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawList {
    /// Scripted: exactly these draws.
    Script,
    /// Taken from a game that was played.
    Record,
}

impl fmt::Display for DrawList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DrawList::Script => "script",
            DrawList::Record => "record",
        })
    }
}

/// Why dice could not be cast.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum DiceError {
    /// The game asks for more draws than the list has.
    #[error("the {list} has only {length} draws; the game needs another one")]
    RanOut {
        /// Which list.
        list: DrawList,
        /// How many draws it has.
        length: usize,
    },
    /// The next draw of the list is not one that can be drawn now.
    #[error("draw {} of the {list} does not fit: {illegal}", .place + 1)]
    DoesNotFit {
        /// Which list.
        list: DrawList,
        /// The place of the draw in it, counted from 0.
        place: usize,
        /// What the rules say against it.
        illegal: Illegal,
    },
    /// There is nothing to draw from; the rules never ask then.
    #[error("there is nothing to draw from")]
    NothingThere,
}

impl Dice {
    /// Fair dice: every draw is as likely as it should be, and the same seed gives the same draws.
    pub fn seeded(seed: Seed) -> Dice {
        Dice(Kind::Seeded(Box::new(seed.stream())))
    }

    /// Dice that bring just these draws, one after another.
    pub fn scripted(draws: impl IntoIterator<Item = Drawn>) -> Dice {
        Dice::listed(DrawList::Script, draws)
    }

    /// Dice that bring the draws of a game that was played.
    pub fn recorded(record: &Record) -> Dice {
        let drawn = record.inputs().iter().filter_map(|input| match *input {
            Input::Chance(drawn) => Some(drawn),
            Input::Decision { .. } => None,
        });
        Dice::listed(DrawList::Record, drawn)
    }

    fn listed(list: DrawList, draws: impl IntoIterator<Item = Drawn>) -> Dice {
        Dice(Kind::Listed { list, draws: draws.into_iter().collect(), used: 0 })
    }

    /// Dice that bring the draws of a deal, for a game with these inputs so far.
    pub fn dealt(deal: Deal, inputs: &[Input]) -> Dice {
        Dice(Kind::Dealt { deal, before: DrawCounts::of(inputs) })
    }

    /// How many draws of a list are left; seeded dice never run out.
    pub fn left(&self) -> Option<usize> {
        match &self.0 {
            Kind::Seeded(_) | Kind::Dealt { .. } => None,
            Kind::Listed { draws, used, .. } => Some(draws.len() - used),
        }
    }

    /// Draws what is asked for. Whether a listed draw fits is for the rules to say.
    pub(crate) fn cast(&mut self, draw: Draw) -> Result<Drawn, DiceError> {
        match &mut self.0 {
            Kind::Seeded(stream) => {
                chance::draw(stream.as_mut(), draw).ok_or(DiceError::NothingThere)
            }
            Kind::Dealt { deal, before } => {
                let drawn = deal.draw(before, draw).ok_or(DiceError::NothingThere)?;
                before.add(drawn);
                Ok(drawn)
            }
            Kind::Listed { list, draws, used } => {
                let ran_out = DiceError::RanOut { list: *list, length: draws.len() };
                let drawn = *draws.get(*used).ok_or(ran_out)?;
                *used += 1;
                Ok(drawn)
            }
        }
    }

    /// What to say of the last draw if the rules refuse it.
    pub(crate) fn misfit(&self, illegal: Illegal) -> DiceError {
        match self.0 {
            Kind::Seeded(_) | Kind::Dealt { .. } => DiceError::NothingThere,
            Kind::Listed { list, used, .. } => {
                DiceError::DoesNotFit { list, place: used.saturating_sub(1), illegal }
            }
        }
    }

    /// How far a list is used up.
    pub(crate) fn position(&self) -> usize {
        match self.0 {
            Kind::Seeded(_) | Kind::Dealt { .. } => 0,
            Kind::Listed { used, .. } => used,
        }
    }

    /// Back to an earlier position of a list; only lists can fail, so only they need it.
    pub(crate) fn return_to(&mut self, position: usize) {
        if let Kind::Listed { used, .. } = &mut self.0 {
            *used = position;
        }
    }
}

/// The draws to come stay hidden here too.
impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Seeded(_) => f.write_str("Dice(seeded)"),
            Kind::Dealt { .. } => f.write_str("Dice(dealt)"),
            Kind::Listed { list, .. } => write!(f, "Dice({list})"),
        }
    }
}
