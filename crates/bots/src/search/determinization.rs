//! Determinizations: complete states in which games are simulated. Everything that the searching
//! player cannot see is sampled, so that it fits what they have seen.

use havana_rules::{State, View};
use havana_table::chance;
use rand_core::Rng;

/// Where determinizations come from.
pub(super) enum Determinizations {
    /// They are sampled from what fits a view.
    Sampled(View),
    /// There is only this one.
    Known(State),
}

impl Determinizations {
    /// The state that one simulated game begins in.
    pub(super) fn sample(&self, rng: &mut impl Rng) -> State {
        match self {
            Determinizations::Sampled(view) => view.sample(|bound| chance::below(rng, bound)),
            Determinizations::Known(state) => *state,
        }
    }

    /// The view that they are sampled from.
    pub(super) fn view(&self) -> Option<&View> {
        match self {
            Determinizations::Sampled(view) => Some(view),
            Determinizations::Known(_) => None,
        }
    }

    /// Whether cards that lie face down may as well be others.
    pub(super) fn are_sampled(&self) -> bool {
        matches!(self, Determinizations::Sampled(_))
    }
}
