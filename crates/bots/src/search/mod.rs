//! Information-set Monte Carlo tree search: samples states that fit the view, and remembers for
//! each player only what they would see of them.
//!
//! Every player has their own tree, indexed by what they have seen ([`eyes`]), and in it maximises
//! their own share of the win. Face-down cards, opening pairs and cards taken back thus stay
//! hidden from players who decide after them, as if all had decided at the same time.

mod bandit;
mod budget;
mod compare;
mod eyes;
mod face_down;
mod habits;
mod mind;
mod settings;
mod tree;
mod worlds;

pub use budget::Budget;
pub use compare::Comparison;
pub(crate) use habits::Habits;
pub use settings::Settings;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

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
    stop: Arc<AtomicBool>,
    minds: Vec<Mind>,
    legal: Box<Decisions>,
}

impl Search {
    /// A search with this budget for each decision, on one thread.
    pub fn new(budget: Budget) -> Search {
        Search {
            budget,
            settings: Settings::BEST,
            stop: Arc::default(),
            minds: vec![Mind::default()],
            legal: Box::default(),
        }
    }

    /// The same by other settings.
    pub fn with_settings(mut self, settings: Settings) -> Search {
        self.settings = settings;
        self
    }

    /// The same with this many trees, which share the budget and are searched at the same time
    /// where there are threads. Their number is part of what a seed repeats.
    pub fn with_trees(mut self, trees: usize) -> Search {
        self.minds.resize_with(trees.max(1), Mind::default);
        self
    }

    /// A switch for other threads: while it is on, the search answers with what it has found.
    pub fn stop_switch(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
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
        self.think(worlds, luck);
        let mut all = Vec::new();
        for mind in &self.minds {
            merge(&mut all, mind.candidates(view));
        }
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

    fn think(&mut self, worlds: &Worlds, luck: &mut dyn Rng) {
        let trees = self.minds.len();
        let seeds: Vec<u64> = self.minds.iter().map(|_| luck.next_u64()).collect();
        let meter = Meter::new(self.budget.shared_by(trees), &self.stop);
        let settings = self.settings;
        let work = self.minds.iter_mut().zip(seeds);
        #[cfg(not(target_arch = "wasm32"))]
        if trees > 1 {
            std::thread::scope(|scope| {
                for (mind, seed) in work {
                    scope.spawn(move || mind.think(worlds, seed, meter, settings));
                }
            });
            return;
        }
        for (mind, seed) in work {
            mind.think(worlds, seed, meter, settings);
        }
    }
}

impl Bot for Search {
    fn consider(&mut self, view: &View, luck: &mut dyn Rng) -> Option<Reasons> {
        self.consider_in(&Worlds::new(view, self.settings), view, luck)
    }
}

/// Adds up what several trees found; they look at the same decisions.
fn merge(all: &mut Vec<Candidate>, more: Vec<Candidate>) {
    for other in more {
        match all.iter_mut().find(|one| one.decision == other.decision) {
            Some(one) => {
                let tries = one.tries + other.tries;
                let sum = one.expected * one.tries as f32 + other.expected * other.tries as f32;
                one.expected = sum / tries.max(1) as f32;
                one.tries = tries;
            }
            None => all.push(other),
        }
    }
}
