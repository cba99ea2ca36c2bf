//! A whole game, analysed.

use core::ops::Range;

use havana_rules::Seat;

use crate::account::Account;
use crate::step::{Step, StepKind};
use crate::weighing::Weighing;

/// Every step of a game, from the first draw to the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis {
    pub(crate) steps: Vec<Step>,
    players: usize,
}

impl Analysis {
    pub(crate) fn new(steps: Vec<Step>, players: usize) -> Analysis {
        Analysis { steps, players }
    }

    /// All steps, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The seats of the players.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::ALL.into_iter().take(self.players)
    }

    /// The decisions of one player: the number of the step, and what they could choose from.
    pub fn decisions(&self, of: Seat) -> impl Iterator<Item = (usize, &Weighing)> {
        self.steps.iter().enumerate().filter_map(move |(place, step)| match &step.kind {
            StepKind::Decision { seat, weighing } if *seat == of => Some((place, weighing)),
            _ => None,
        })
    }

    /// How a player's share came about.
    pub fn account(&self, of: Seat) -> Account {
        Account::new(&self.steps, of)
    }

    /// Runs of steps in which cards are placed in secret, up to where they are revealed.
    pub fn reveals(&self) -> Vec<Range<usize>> {
        let mut reveals: Vec<Range<usize>> = Vec::new();
        for (place, _) in self.steps.iter().enumerate().filter(|(_, step)| step.is_secret()) {
            match reveals.last_mut() {
                Some(last) if last.end == place => last.end += 1,
                _ => reveals.push(place..place + 1),
            }
        }
        reveals
    }
}
