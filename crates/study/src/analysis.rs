//! A whole game, analysed.

use core::ops::Range;

use havana_rules::{Decision, Seat};

use crate::account::Account;
use crate::share::{Share, Shares};
use crate::study::{Finding, Study, What};
use crate::weighing::Weighing;

/// Every step of a game, from the first draw to the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis {
    pub(crate) steps: Vec<Step>,
    players: usize,
}

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

impl Analysis {
    /// The steps of a study so far. The value after the last decision is known only if something
    /// follows it or the game is over, so an unfinished study ends before it.
    pub(crate) fn new(study: &Study, findings: &[Finding]) -> Option<Analysis> {
        let mut steps: Vec<Step> = Vec::with_capacity(findings.len());
        for (part, finding) in study.parts().iter().zip(findings) {
            let (before, after, kind) = match (&part.what, finding) {
                (What::Decision { seat, .. }, Finding::Decision { before, weighing }) => {
                    // The draw before it has evaluated the state that it led to.
                    let before = before.or(steps.last().map(|last| last.after))?;
                    let kind = StepKind::Decision { seat: *seat, weighing: weighing.clone() };
                    (before, study.result, kind)
                }
                (What::Draw { .. }, &Finding::Draw { before, after, error, outcomes }) => {
                    (before, after, StepKind::Draw { outcomes, error })
                }
                _ => return None,
            };
            if let Some(last) = steps.last_mut() {
                last.after = before;
            }
            let round = part.before.open().round();
            steps.push(Step { seq: part.seq, inputs: part.inputs, round, before, after, kind });
        }
        if steps.len() < study.len() {
            steps.pop_if(|last| matches!(last.kind, StepKind::Decision { .. }));
        }
        Some(Analysis { steps, players: study.players })
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
