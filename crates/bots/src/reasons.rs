//! Why a bot chose: what it weighed, as data that words can be made of.

use core::ops::{Add, Mul};

use havana_rules::Decision;
use rand_core::Rng;

use crate::{Why, weighted};

/// One decision that was weighed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    pub decision: Decision,
    /// What the bot expects of it: the share of the win, from 0 to 1, if [`Candidate::tries`] is
    /// not 0, and else points' worth gained.
    pub expected: f32,
    /// The number of simulated games behind the expectation.
    pub tries: u32,
    /// What the next rounds bring after it, if they were thought through.
    pub outlook: Option<Outlook>,
    /// What it is good for, if that is known.
    pub why: Option<Why>,
}

/// What the next rounds bring on average.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Outlook {
    /// Points gained.
    pub points: f32,
    /// Points gained by the most successful of the others.
    pub rival_points: f32,
    /// Goods gained or spent, by their worth in points.
    pub goods: f32,
}

impl Add for Outlook {
    type Output = Outlook;

    fn add(self, other: Outlook) -> Outlook {
        Outlook {
            points: self.points + other.points,
            rival_points: self.rival_points + other.rival_points,
            goods: self.goods + other.goods,
        }
    }
}

impl Mul<f32> for Outlook {
    type Output = Outlook;

    fn mul(self, part: f32) -> Outlook {
        Outlook {
            points: self.points * part,
            rival_points: self.rival_points * part,
            goods: self.goods * part,
        }
    }
}

/// What was weighed, and the decision taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Reasons {
    best: Candidate,
    others: Vec<Candidate>,
    choice: Decision,
    /// What may be taken, and how likely; empty if it is the best for certain.
    mixture: Vec<(Decision, f32)>,
}

impl Reasons {
    /// The candidates with the one at this place as the best, which is taken; `None` if there is no
    /// such place.
    pub(crate) fn choosing(place: usize, mut candidates: Vec<Candidate>) -> Option<Reasons> {
        if place >= candidates.len() {
            return None;
        }
        let best = candidates.remove(place);
        candidates.sort_by(|one, other| other.expected.total_cmp(&one.expected));
        Some(Reasons { best, others: candidates, choice: best.decision, mixture: Vec::new() })
    }

    /// The same with a decision drawn from these instead of the best. Their chances add up to 1.
    pub(crate) fn drawing(mut self, mixture: Vec<(Decision, f32)>, rng: &mut dyn Rng) -> Reasons {
        let drawn = weighted::draw(mixture.iter().copied(), 1.0, rng);
        self.choice = drawn.unwrap_or(self.best.decision);
        self.mixture = mixture;
        self
    }

    /// The decision taken: mostly the best, but where no one should foresee it, it may be drawn.
    pub fn choice(&self) -> Decision {
        self.choice
    }

    /// How likely a decision was to be taken after all was weighed, from 0 to 1.
    pub fn chance(&self, decision: Decision) -> f32 {
        if self.mixture.is_empty() {
            return f32::from(u8::from(decision == self.best.decision));
        }
        let found = self.mixture.iter().find(|(other, _)| *other == decision);
        found.map_or(0.0, |&(_, chance)| chance)
    }

    /// The best candidate.
    pub fn best(&self) -> &Candidate {
        &self.best
    }

    /// The other candidates by how much was expected of them.
    pub fn others(&self) -> &[Candidate] {
        &self.others
    }

    /// All candidates, the best first.
    pub fn weighed(&self) -> impl Iterator<Item = &Candidate> + Clone {
        core::iter::once(&self.best).chain(&self.others)
    }
}
