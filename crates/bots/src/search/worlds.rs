//! The sampled states in which games are simulated: everything that the searching player cannot
//! see is sampled, so that it fits what they have seen.

use havana_rules::{State, View};
use havana_table::chance;
use rand_core::Rng;

/// Where worlds come from.
pub(super) enum Worlds {
    /// They are drawn so that they fit a view.
    Fitting(View),
    /// There is only this one.
    Only(State),
}

impl Worlds {
    /// The world of one imagined game.
    pub(super) fn draw(&self, luck: &mut impl Rng) -> State {
        match self {
            Worlds::Only(world) => *world,
            Worlds::Fitting(view) => view.sample(|bound| chance::below(luck, bound)),
        }
    }

    /// Whether cards that lie face down may as well be others.
    pub(super) fn are_uncertain(&self) -> bool {
        matches!(self, Worlds::Fitting(_))
    }
}
