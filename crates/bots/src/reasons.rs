//! Why a bot chose: what it weighed, as data that words can be made of.

use core::ops::{Add, Mul};

use havana_rules::Decision;

use crate::Why;

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

/// What was weighed, the chosen decision first and the others by how much was expected of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Reasons {
    chosen: Candidate,
    others: Vec<Candidate>,
}

impl Reasons {
    /// The candidates with the one at this place chosen; `None` if there is no such place.
    pub(crate) fn choosing(place: usize, mut candidates: Vec<Candidate>) -> Option<Reasons> {
        if place >= candidates.len() {
            return None;
        }
        let chosen = candidates.remove(place);
        candidates.sort_by(|one, other| other.expected.total_cmp(&one.expected));
        Some(Reasons { chosen, others: candidates })
    }

    /// The decision taken.
    pub fn choice(&self) -> Decision {
        self.chosen.decision
    }

    /// The candidate taken.
    pub fn chosen(&self) -> &Candidate {
        &self.chosen
    }

    /// The candidates passed over, the best first.
    pub fn others(&self) -> &[Candidate] {
        &self.others
    }
}
