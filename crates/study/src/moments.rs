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

    /// The moments that moved someone's share most and for good, in the order of the game.
    pub fn decisive(&self, count: usize) -> Vec<Moment> {
        let moments = self.moments();
        let sizes = (0..moments.len()).map(|place| self.lasting(&moments, place));
        let mut sized: Vec<(Share, Moment)> = sizes.zip(moments.iter().cloned()).collect();
        sized.sort_by_key(|(size, moment)| core::cmp::Reverse((*size, moment.size())));
        sized.truncate(count);
        let mut decisive: Vec<Moment> = sized.into_iter().map(|(_, moment)| moment).collect();
        decisive.sort_by_key(|moment| moment.steps.start);
        decisive
    }

    /// The largest change of anyone's share that a moment made for good: as seen from the moment
    /// before it too, and up to the end of the next one. A value that springs back at once shows
    /// that the rollouts misjudged a state, not that the game turned twice.
    fn lasting(&self, moments: &[Moment], place: usize) -> Share {
        let before: Vec<Shares> = moments[place.saturating_sub(1)..=place]
            .iter()
            .map(|moment| self.steps[moment.steps.start].before)
            .collect();
        let after: Vec<Shares> = moments[place..]
            .iter()
            .take(2)
            .map(|moment| self.steps[moment.steps.end - 1].after)
            .collect();
        let lasting = |seat: Seat| {
            let to = |from: Shares| after.iter().map(move |&to| (to - from).of(seat));
            let changes: Vec<Share> = before.iter().flat_map(|&from| to(from)).collect();
            let is_one_way = changes.iter().all(|&change| change > Share::NONE)
                || changes.iter().all(|&change| change < Share::NONE);
            changes.into_iter().map(Share::size).min().filter(|_| is_one_way).unwrap_or_default()
        };
        self.seats().map(lasting).max().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draws that lead the first of two players through these points.
    fn analysis(points: &[i64]) -> Analysis {
        let shares = |points: i64| {
            let own = Share::of_points(points);
            Shares::each([own, Share::WHOLE - own, Share::NONE, Share::NONE])
        };
        let draw = |(pair, seq): (&[i64], u32)| Step {
            seq,
            inputs: 1,
            round: 1,
            before: shares(pair[0]),
            after: shares(pair[1]),
            kind: StepKind::Draw { outcomes: 2, error: Shares::default() },
        };
        Analysis::new(points.windows(2).zip(0..).map(draw).collect(), 2)
    }

    #[test]
    fn a_value_that_springs_back_decides_nothing() {
        let analysis = analysis(&[50, 52, 10, 51, 53, 70, 71, 72, 100]);
        let decisive: Vec<usize> =
            analysis.decisive(2).iter().map(|moment| moment.steps.start).collect();
        assert_eq!(decisive, [4, 7]);
        let largest = analysis.moments().into_iter().max_by_key(Moment::size);
        assert_eq!(largest.map(|moment| moment.steps.start), Some(1));
    }
}
