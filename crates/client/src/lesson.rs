//! The guided first game: each idea is explained when it first matters, and only once.

mod idea;
mod matters;
mod place;

use havana_bots::Level;
use serde::{Deserialize, Serialize};

use crate::setup::Sitter;

pub use idea::{Idea, Part};
pub use matters::{GOAL, Moment};
pub use place::{Placement, Rect, Side, beside, within};

/// Who sits at the table of a guided game: the learner and the two gentlest bots.
pub const TABLE: [Sitter; 3] =
    [Sitter::Person, Sitter::Bot(Level::Random), Sitter::Bot(Level::Greedy)];

/// The dice of a guided game: with them a sensible learner meets every idea.
pub const SEED: u64 = 2;

/// What a learner has been told so far, and what they are being told.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lesson {
    taught: Vec<Idea>,
    #[serde(skip)]
    shown: Option<Idea>,
    /// Whether something that happened has been explained at this decision already.
    #[serde(skip)]
    told: bool,
}

impl Lesson {
    /// A lesson about to begin.
    pub fn begin() -> Lesson {
        Lesson::default()
    }

    /// The idea to show at this moment. What is being shown stays until it is understood. Any
    /// number of ideas may be about the decision to be made, but only one at a time is about
    /// what happened before: no one wants a lecture while they play.
    pub fn look(&mut self, moment: &Moment<'_>) -> Option<Idea> {
        if self.shown.is_none() {
            let known = |idea: Idea| self.taught.contains(&idea);
            let new = |&idea: &Idea| !known(idea) && idea.builds_on().is_none_or(known);
            let asked = Idea::ALL.into_iter().filter(new).find(|idea| idea.is_asked(moment));
            let told = || Idea::ALL.into_iter().filter(new).find(|idea| idea.is_told(moment));
            self.shown = asked.or_else(|| if self.told { None } else { told() });
            self.told |= asked.is_none() && self.shown.is_some();
        }
        self.shown
    }

    /// The idea being shown.
    pub fn shown(&self) -> Option<Idea> {
        self.shown
    }

    /// The learner has understood what was shown.
    pub fn understood(&mut self) {
        self.taught.extend(self.shown.take());
    }

    /// The learner has decided: they saw what was shown, and new things will happen.
    pub fn decided(&mut self) {
        self.understood();
        self.told = false;
    }

    /// What has been explained, in the order in which it was.
    pub fn taught(&self) -> &[Idea] {
        &self.taught
    }

    /// The number of the step being shown, from 1.
    pub fn number(&self) -> usize {
        self.taught.iter().filter(|idea| idea.is_step()).count() + 1
    }
}
