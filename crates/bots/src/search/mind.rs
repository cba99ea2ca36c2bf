//! One tree being searched: imagining games, and learning from them.

use havana_rules::{Decisions, State, View};
use havana_table::next_input;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::Settings;
use super::bandit::Urge;
use super::budget::Meter;
use super::eyes::Eyes;
use super::face_down::{self, FaceDown};
use super::habits::Habits;
use super::tree::{Tree, Visit};
use super::worlds::Worlds;
use crate::{Candidate, imagine, judgement, shortlist};

/// A tree, and what is needed to grow it.
#[derive(Default)]
pub(super) struct Mind {
    tree: Tree,
    habits: Habits,
    path: Vec<Visit>,
    legal: Box<Decisions>,
}

impl Mind {
    /// Begins a new tree and grows it until the budget is spent.
    pub(super) fn think(&mut self, worlds: &Worlds, seed: u64, meter: Meter, settings: Settings) {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.tree.clear();
        self.habits.clear();
        let mut games = 0;
        while !meter.is_spent(games) {
            self.imagine(worlds, settings, &mut luck);
            games += 1;
        }
    }

    /// What was found out about the decisions of the searching player.
    pub(super) fn candidates(&self, view: &View) -> Vec<Candidate> {
        self.tree.candidates(Eyes::at_first(view))
    }

    /// Imagines one game: through the tree, one step beyond it, and on by habits and the fast
    /// policy.
    fn imagine(&mut self, worlds: &Worlds, settings: Settings, luck: &mut Xoshiro256PlusPlus) {
        let mut state = worlds.draw(luck);
        let horizon = settings.horizon(state.open().round());
        self.path.clear();
        let urge = settings.urge(state.open().player_count());
        self.habits.begin(urge);
        if settings.anew && worlds.are_uncertain() {
            self.lay_anew(&mut state, settings, urge);
        }
        let mut eyes = Eyes::new(&state);
        let mut is_new = false;
        while !is_new
            && let Some(input) = next_input(&state, luck, |seat, _, _| {
                let key = eyes.of(seat);
                let found = self.tree.find(key);
                let node = found.unwrap_or_else(|| {
                    state.legal(seat, &mut self.legal);
                    let list = shortlist::of(state.open(), seat, &self.legal);
                    self.tree.grow(key, &list, settings)
                });
                is_new = found.is_none();
                let (visit, decision) = self.tree.select(node, seat, urge);
                self.path.push(visit);
                Some(decision)
            })
        {
            state.advance(input, &mut ());
            if !is_new {
                eyes.see(input, state.open());
            }
        }
        let (legal, habits) = (&mut self.legal, &mut self.habits);
        if settings.habits {
            let lay = |state: &State, seat, legal: &Decisions, luck: &mut _| {
                habits.lay(state, seat, legal, luck)
            };
            imagine::play_on(&mut state, horizon, legal, luck, &mut (), lay);
        } else {
            let lay = imagine::lay_by_policy;
            imagine::play_on(&mut state, horizon, legal, luck, &mut (), lay);
        }
        let shares = judgement::win_shares(state.open());
        self.tree.learn(&self.path, shares);
        self.habits.learn(shares);
    }

    /// Lets players with face-down cards choose them again.
    fn lay_anew(&mut self, state: &mut State, settings: Settings, urge: Urge) {
        let drawn = *state;
        for laid in FaceDown::all(&drawn) {
            let key = laid.key();
            let node = self
                .tree
                .find(key)
                .unwrap_or_else(|| self.tree.grow(key, &laid.options(state.open()), settings));
            let (visit, decision) = self.tree.select(node, laid.seat(), urge);
            self.path.push(visit);
            state.lay_instead(laid.seat(), face_down::cards_of(decision));
        }
    }
}
