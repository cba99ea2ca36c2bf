//! One step of an analysed game.

use havana_rules::{Decision, Seat};

use crate::share::{Share, Shares};
use crate::weighing::Weighing;

/// A decision or a draw, and how it moved everyone's share of the win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The number of its first input in the record.
    pub seq: u32,
    /// How many inputs it has: a draw may have several.
    pub inputs: u32,
    /// The round; 0 while the table is set up.
    pub round: u16,
    /// The shares before it. Before a draw they are the average over all that could be drawn.
    pub before: Shares,
    /// The shares after it, which are those before the next step.
    pub after: Shares,
    /// What it is.
    pub kind: StepKind,
}

/// What a step is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// A player decided.
    Decision {
        /// Who.
        seat: Seat,
        /// What they could choose from.
        weighing: Weighing,
    },
    /// Chance decided.
    Draw {
        /// How many different outcomes were possible; 0 if they were sampled.
        outcomes: u32,
        /// The standard error of the luck, by seat.
        error: Shares,
    },
}

impl Step {
    /// How everyone's share changed.
    pub fn change(&self) -> Shares {
        self.after - self.before
    }

    /// What this player's own decision cost them; never positive.
    pub fn own(&self, of: Seat) -> Share {
        match &self.kind {
            StepKind::Decision { seat, weighing } if *seat == of => -weighing.loss,
            _ => Share::NONE,
        }
    }

    /// What the draw brought this player.
    pub fn draw(&self, of: Seat) -> Share {
        match self.kind {
            StepKind::Draw { .. } => self.change().of(of),
            StepKind::Decision { .. } => Share::NONE,
        }
    }

    /// What the others' decisions brought this player: what they choose at this step, and at a
    /// step of the player's own what they had chosen in secret.
    pub fn others(&self, of: Seat) -> Share {
        self.change().of(of) - self.own(of) - self.draw(of)
    }

    /// Whether cards are placed face down, which all choose without seeing the others' choices.
    pub(crate) fn is_secret(&self) -> bool {
        match &self.kind {
            StepKind::Decision { weighing, .. } => {
                matches!(weighing.chosen, Decision::Open(..) | Decision::Lay { .. })
            }
            StepKind::Draw { .. } => false,
        }
    }
}
