//! Information-set Monte Carlo tree search: samples states that fit the view, and remembers for
//! each player only what they would see of them.
//!
//! Every player has their own tree, indexed by what they have seen ([`eyes`]), and in it maximises
//! their own share of the win. Face-down cards, opening pairs and cards taken back thus stay
//! hidden from players who decide after them, as if all had decided at the same time.

mod bandit;
mod budget;
mod eyes;
mod face_down;
mod habits;
mod mind;
mod settings;
mod tree;
mod worlds;

pub use budget::Budget;
pub use settings::Settings;

use havana_rules::{Decisions, Seat, State, View, Viewer};
use rand_core::Rng;

use crate::{Bot, Candidate, Reasons, why};
use budget::Meter;
use mind::Mind;
use worlds::Worlds;

/// Searches through simulated games.
pub struct Search {
    budget: Budget,
    settings: Settings,
    mind: Mind,
    legal: Box<Decisions>,
}

impl Search {
    /// A search with this budget for each decision.
    pub fn new(budget: Budget) -> Search {
        Search { budget, settings: Settings::BEST, mind: Mind::default(), legal: Box::default() }
    }

    /// The same by other settings.
    pub fn with_settings(mut self, settings: Settings) -> Search {
        self.settings = settings;
        self
    }

    /// As [`Bot::consider`], but takes this world for the real one instead of drawing worlds that
    /// fit a view: what would it do, were that so?
    pub fn consider_world(
        &mut self,
        world: &State,
        seat: Seat,
        luck: &mut dyn Rng,
    ) -> Option<Reasons> {
        self.consider_in(&Worlds::Only(*world), &world.view(Viewer::Seat(seat)), luck)
    }

    fn consider_in(&mut self, worlds: &Worlds, view: &View, luck: &mut dyn Rng) -> Option<Reasons> {
        let seat = view.seat()?;
        view.legal(&mut self.legal);
        let why = |decision| why::at_first_sight(view.open(), seat, decision);
        if let [decision] = **self.legal {
            let why = why(decision);
            let certain = Candidate { decision, expected: 0.0, tries: 0, outlook: None, why };
            return Reasons::choosing(0, vec![certain]);
        }
        self.mind.think(worlds, luck.next_u64(), Meter::new(self.budget), self.settings);
        let mut all = self.mind.candidates(view);
        for candidate in &mut all {
            candidate.why = why(candidate.decision);
        }
        let preference = |place: &usize| self.settings.preference(&all[*place]);
        // Of equals the first, which looked best.
        let best = (0..all.len())
            .rev()
            .max_by(|one, other| preference(one).total_cmp(&preference(other)))?;
        Reasons::choosing(best, all)
    }
}

impl Bot for Search {
    fn consider(&mut self, view: &View, luck: &mut dyn Rng) -> Option<Reasons> {
        self.consider_in(&Worlds::Fitting(*view), view, luck)
    }
}
