//! The moments that decided a game.

use core::ops::Range;

use havana_rules::Seat;

use crate::analysis::Analysis;
use crate::share::{Share, Shares};
use crate::step::{Step, StepKind};

/// A decision, a draw, or cards that were placed in secret and revealed together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Its steps.
    pub steps: Range<usize>,
    /// What it is.
    pub kind: MomentKind,
    /// How everyone's share changed.
    pub change: Shares,
}

/// What a moment is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MomentKind {
    /// A player decided.
    Decision(Seat),
    /// Chance decided.
    Draw,
    /// Everyone placed a card, and all were revealed.
    Reveal,
}

impl Moment {
    /// The largest change of anyone's share.
    pub fn size(&self) -> Share {
        self.change.by_seat().into_iter().map(Share::size).max().unwrap_or_default()
    }
}

impl Analysis {
    /// The whole game in moments, in order.
    pub fn moments(&self) -> Vec<Moment> {
        let mut reveals = self.reveals().into_iter().peekable();
        let mut moments = Vec::new();
        let mut place = 0;
        while let Some(step) = self.steps.get(place) {
            let (steps, kind) = match (&step.kind, reveals.next_if(|next| next.start == place)) {
                (_, Some(reveal)) => (reveal, MomentKind::Reveal),
                (StepKind::Decision { seat, .. }, None) => {
                    (place..place + 1, MomentKind::Decision(*seat))
                }
                (StepKind::Draw { .. }, None) => (place..place + 1, MomentKind::Draw),
            };
            place = steps.end;
            let change = self.steps[steps.clone()].iter().map(Step::change).sum();
            moments.push(Moment { steps, kind, change });
        }
        moments
    }

    /// The moments that moved someone's share most, in the order of the game.
    pub fn decisive(&self, count: usize) -> Vec<Moment> {
        let mut moments = self.moments();
        moments.sort_by_key(|moment| core::cmp::Reverse(moment.size()));
        moments.truncate(count);
        moments.sort_by_key(|moment| moment.steps.start);
        moments
    }
}
