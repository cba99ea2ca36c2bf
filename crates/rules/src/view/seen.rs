//! What the other players see of a decision.

use crate::components::card::Card;
use crate::decision::Decision;

/// A decision without the cards that it hides (R1.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenDecision {
    /// R2.5: two cards face down; all are revealed at the same time.
    Opened,
    /// R6.1: which card was covered, but not with which.
    Laid {
        /// The laid-out card below.
        cover: Card,
    },
    /// R7.1: a card was taken back, but not which.
    Refreshed,
    /// Nothing about it is hidden.
    Whole(Decision),
}

impl Decision {
    /// R1.6: this decision as everyone but the player sees it.
    pub fn seen_by_others(self) -> SeenDecision {
        match self {
            Decision::Open(..) => SeenDecision::Opened,
            Decision::Lay { cover, .. } => SeenDecision::Laid { cover },
            Decision::Refresh(Some(_)) => SeenDecision::Refreshed,
            whole => SeenDecision::Whole(whole),
        }
    }
}
