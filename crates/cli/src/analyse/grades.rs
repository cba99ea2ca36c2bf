//! How often a player earned each grade.

use havana_rules::Seat;
use havana_study::{Analysis, Grade};
use serde::Serialize;
use std::collections::BTreeMap;

use crate::words::count;

/// How often each grade was given, and what the decisions lost in all.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub(super) struct Grades {
    /// Decisions with more than one option.
    pub(super) decisions: u64,
    /// The points of winning chance that they lost.
    pub(super) lost: f64,
    /// How often each grade was given.
    #[serde(rename = "grades")]
    given: BTreeMap<&'static str, u64>,
}

impl Grades {
    pub(super) fn of(analysis: &Analysis, seat: Seat) -> Grades {
        let mut grades = Grades::default();
        for (_, weighing) in analysis.decisions(seat) {
            let grade = weighing.grade();
            if grade != Grade::Forced {
                grades.decisions += 1;
                grades.lost += weighing.loss.points();
                *grades.given.entry(grade.key()).or_default() += 1;
            }
        }
        grades
    }

    pub(super) fn add(&mut self, other: &Grades) {
        self.decisions += other.decisions;
        self.lost += other.lost;
        for (grade, count) in &other.given {
            *self.given.entry(grade).or_default() += count;
        }
    }

    pub(super) fn of_grade(&self, grade: Grade) -> u64 {
        self.given.get(grade.key()).copied().unwrap_or(0)
    }

    /// `44 decisions: 20 best, 12 too close to call, 2 mistakes`.
    pub(super) fn in_words(&self) -> String {
        let given = Grade::ALL.into_iter().filter(|&grade| self.of_grade(grade) > 0);
        let given: Vec<String> = given
            .map(|grade| {
                let (one, many) = in_words(grade);
                count(self.of_grade(grade), one, many)
            })
            .collect();
        let decisions = count(self.decisions, "decision", "decisions");
        format!("{decisions} with a choice: {}", given.join(", "))
    }
}

/// A grade in words, for one decision and for many.
pub(super) const fn in_words(grade: Grade) -> (&'static str, &'static str) {
    match grade {
        Grade::Forced => ("forced", "forced"),
        Grade::Best => ("best", "best"),
        Grade::TooClose => ("too close to call", "too close to call"),
        Grade::Fine => ("fine", "fine"),
        Grade::Inaccuracy => ("inaccuracy", "inaccuracies"),
        Grade::Mistake => ("mistake", "mistakes"),
        Grade::Blunder => ("blunder", "blunders"),
    }
}
