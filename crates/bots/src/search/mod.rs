//! Information-set Monte Carlo tree search: samples states that fit the view, and remembers for
//! each player only what they would see of them.
//!
//! Every player has their own tree, indexed by what they have seen ([`info_set`]), and in it
//! maximises their own share of the win. Face-down cards, opening pairs and cards taken back thus stay
//! hidden from players who decide after them, as if all had decided at the same time.

mod budget;
mod compare;
mod determinization;
mod equilibrium;
mod face_down;
mod guide;
mod info_set;
mod mixture;
mod opponent_model;
mod puct;
mod rollout_statistics;
mod settings;
mod tree;
mod tree_search;

pub use budget::Budget;
pub use compare::Comparison;
pub use opponent_model::OpponentModel;
pub use settings::{Knowledge, Settings};

use std::sync::Arc;

use havana_rules::{Decision, Decisions, Seat, State, View, Viewer};
use rand_core::Rng;

use crate::network::Network;
use crate::{Bot, Candidate, Reasons, why};
use budget::Meter;
use determinization::Determinizations;
use guide::Guide;
use opponent_model::Modelled;
use tree_search::TreeSearch;

/// Searches through simulated games.
pub struct Search {
    budget: Budget,
    settings: Settings,
    network: Option<Arc<Network>>,
    tree: TreeSearch,
    legal: Box<Decisions>,
}

impl Search {
    /// A search with this budget for each decision.
    pub fn new(budget: Budget) -> Search {
        Search {
            budget,
            settings: Settings::BEST,
            network: None,
            tree: TreeSearch::default(),
            legal: Box::default(),
        }
    }

    /// The same by other settings.
    pub fn with_settings(mut self, settings: Settings) -> Search {
        self.settings = settings;
        self
    }

    /// The same with this network instead of the program's, if the settings ask for one.
    pub fn with_network(mut self, network: Arc<Network>) -> Search {
        self.network = Some(network);
        self
    }

    /// As [`Bot::consider`], but with this state as the only determinization: what would it do if
    /// it knew everything?
    pub fn consider_state(
        &mut self,
        state: &State,
        seat: Seat,
        rng: &mut dyn Rng,
    ) -> Option<Reasons> {
        let known = Determinizations::Known(*state);
        self.consider_in(&known, &state.view(Viewer::Seat(seat)), None, rng)
    }

    /// As [`Bot::consider`], but the others choose their cards by a model: what would it do if it
    /// knew how they play?
    pub fn consider_against(
        &mut self,
        view: &View,
        model: &OpponentModel,
        rng: &mut dyn Rng,
    ) -> Option<Reasons> {
        let modelled = Modelled { model, seat: view.seat()? };
        self.consider_in(&Determinizations::Sampled(*view), view, Some(modelled), rng)
    }

    fn consider_in(
        &mut self,
        determinizations: &Determinizations,
        view: &View,
        modelled: Option<Modelled<'_>>,
        rng: &mut dyn Rng,
    ) -> Option<Reasons> {
        let seat = view.seat()?;
        view.legal(&mut self.legal);
        let why = |decision| why::at_first_sight(view.open(), seat, decision);
        if let [decision] = **self.legal {
            let why = why(decision);
            let certain = Candidate { decision, expected: 0.0, tries: 0, outlook: None, why };
            return Reasons::choosing(0, vec![certain]);
        }
        let (meter, seed) = (Meter::new(self.budget), rng.next_u64());
        let guide = Guide::new(self.settings, self.network.as_deref());
        self.tree.run(determinizations, seed, meter, (self.settings, guide), modelled);
        let mut all = self.tree.candidates(view);
        for candidate in &mut all {
            candidate.why = why(candidate.decision);
        }
        let preference = |place: &usize| self.settings.preference(&all[*place]);
        // Of equals the first, which looked best.
        let best = (0..all.len())
            .rev()
            .max_by(|one, other| preference(one).total_cmp(&preference(other)))?;
        let decisions: Vec<Decision> = all.iter().map(|candidate| candidate.decision).collect();
        let reasons = Reasons::choosing(best, all)?;
        Some(match mixture::chances(&decisions, self.tree.meetings()) {
            Some(chances) => reasons.drawing(decisions.into_iter().zip(chances).collect(), rng),
            None => reasons,
        })
    }
}

impl Bot for Search {
    fn consider(&mut self, view: &View, rng: &mut dyn Rng) -> Option<Reasons> {
        self.consider_in(&Determinizations::Sampled(*view), view, None, rng)
    }
}
