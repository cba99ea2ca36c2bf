//! Players of *Havana*, from a beginner to one that searches.
//!
//! A [`Bot`] is handed a [`View`] and a source of randomness and nothing else, so it cannot know
//! more than a person in its seat. Bots need no clock, no threads and no operating system, except
//! for the clock where a budget is a time.

#![allow(clippy::cast_precision_loss, reason = "counts here are far below the limit")]

mod card_heuristic;
pub mod evaluation;
mod exp;
mod greedy;
mod heuristic;
mod level;
pub mod network;
mod planner;
mod policy;
mod random;
mod reasons;
mod rollout;
mod rollout_summary;
mod search;
mod shortlist;
pub mod value;
mod weighted;
mod why;

pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use planner::Planner;
pub use random::Random;
pub use reasons::{Candidate, Outlook, Reasons};
pub use rollout::rollout;
pub use search::{Budget, Comparison, Knowledge, OpponentModel, Search, Settings};
pub use why::Why;

use havana_rules::{Decision, View};
use rand_core::Rng;

/// A bot: decides from what one seat can see.
pub trait Bot: Send {
    /// Weighs the decisions open to the view's seat; `None` if it is not asked.
    fn consider(&mut self, view: &View, rng: &mut dyn Rng) -> Option<Reasons>;

    /// Decides for the view's seat; `None` if it is not asked.
    fn decide(&mut self, view: &View, rng: &mut dyn Rng) -> Option<Decision> {
        self.consider(view, rng).map(|reasons| reasons.choice())
    }
}
