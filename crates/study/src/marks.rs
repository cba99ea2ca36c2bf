//! What stands out in a game: mistakes, and draws that moved someone's share.

use havana_rules::Seat;

use crate::analysis::Analysis;
use crate::grade::Grade;
use crate::share::Share;
use crate::step::{Step, StepKind};

/// A draw that moved someone's share by this much stands out, if it is beyond the noise.
const NOTABLE: Share = Share::of_points(3);

/// A step that stands out for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The number of the step.
    pub step: usize,
    /// The player.
    pub seat: Seat,
    /// What it was.
    pub kind: MarkKind,
    /// What it brought the player; negative if they lost.
    pub change: Share,
}

/// Why a step stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkKind {
    /// The player made a mistake or a blunder.
    Mistake,
    /// A draw was good for them.
    Lucky,
    /// A draw was bad for them.
    Unlucky,
}

impl Analysis {
    /// All that stands out, in order.
    pub fn marks(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (place, step) in self.steps().iter().enumerate() {
            match &step.kind {
                StepKind::Decision { seat, weighing } if weighing.grade() >= Grade::Mistake => {
                    let change = -weighing.loss;
                    marks.push(Mark { step: place, seat: *seat, kind: MarkKind::Mistake, change });
                }
                StepKind::Decision { .. } => {}
                StepKind::Draw { error, .. } => {
                    for seat in self.seats() {
                        let change = step.draw(seat);
                        let noise = error.of(seat) + error.of(seat);
                        if change.size() >= NOTABLE && change.size() > noise {
                            let is_bad = change < Share::NONE;
                            let kind = if is_bad { MarkKind::Unlucky } else { MarkKind::Lucky };
                            marks.push(Mark { step: place, seat, kind, change });
                        }
                    }
                }
            }
        }
        marks
    }

    /// When each step begins, in rounds: the steps of a round follow each other evenly. At the end
    /// the time at which the last one is over.
    pub fn times(&self) -> Vec<f64> {
        let mut times = Vec::new();
        for round in self.steps().chunk_by(|one, other| one.round == other.round) {
            let length = round.len() as f64;
            let begin = round.first().map_or(0.0, |step| f64::from(step.round));
            times.extend((0..round.len()).map(|place| begin + place as f64 / length));
        }
        times.push(self.steps().last().map_or(1.0, |step| f64::from(step.round) + 1.0));
        times
    }

    /// A player's share before each step, and after the last.
    pub fn line(&self, seat: Seat) -> Vec<f64> {
        let steps = self.steps().iter();
        let shares = steps.map(|step| step.before).chain(self.steps().last().map(|it| it.after));
        shares.map(|shares| shares.of(seat).part()).collect()
    }

    /// The first step of each round.
    pub fn rounds(&self) -> impl Iterator<Item = &Step> {
        self.steps().chunk_by(|one, other| one.round == other.round).filter_map(<[Step]>::first)
    }
}
