//! The sampled states in which games are simulated: everything that the searching player cannot
//! see is sampled, so that it fits what they have seen.

use havana_rules::{State, View, Viewer};
use havana_table::chance;
use rand_core::Rng;

use super::Settings;

/// If this setting is on, every n-th world changes the searching player's own hidden cards too.
const REDEALT: u32 = 4;

/// Where worlds come from.
pub(super) enum Worlds {
    /// They are drawn so that they fit a view.
    Fitting { view: View, redeal: bool },
    /// There is only this one.
    Only(State),
}

impl Worlds {
    pub(super) fn new(view: &View, settings: Settings) -> Worlds {
        Worlds::Fitting { view: *view, redeal: settings.redeal }
    }

    /// The world of the imagined game of this number.
    pub(super) fn draw(&self, game: u32, luck: &mut impl Rng) -> State {
        let (view, redeal) = match self {
            Worlds::Only(world) => return *world,
            Worlds::Fitting { view, redeal } => (view, *redeal),
        };
        let state = view.sample(|bound| chance::below(luck, bound));
        if redeal && game % REDEALT == REDEALT - 1 {
            return state.view(Viewer::Spectator).sample(|bound| chance::below(luck, bound));
        }
        state
    }

    /// Whether cards that lie face down may as well be others.
    pub(super) fn are_uncertain(&self) -> bool {
        matches!(self, Worlds::Fitting { .. })
    }
}
