//! One tree being searched: imagining games, and learning from them.

use havana_rules::{Decision, Decisions, Input, Pending, Seat, State, View};
use havana_table::chance;
use rand_core::{Rng, SeedableRng};
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
        while !meter.is_spent(games)
            && self.imagine(worlds, games, settings, None, &mut luck).is_some()
        {
            games += 1;
        }
    }

    /// Begins a new tree and tries these decisions in turn, each in the same worlds, until the
    /// budget is spent; `learn` is told what came of all of them in one world.
    pub(super) fn try_each<const COUNT: usize>(
        &mut self,
        worlds: &Worlds,
        seed: u64,
        meter: Meter,
        settings: Settings,
        (seat, decisions): (Seat, [Decision; COUNT]),
        mut learn: impl FnMut([f32; COUNT]),
    ) -> Option<()> {
        let mut seeds = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.tree.clear();
        self.habits.clear();
        let mut games = 0;
        while !meter.is_spent(games) {
            let luck = Xoshiro256PlusPlus::seed_from_u64(seeds.next_u64());
            let mut shares = [0.0; COUNT];
            for (share, decision) in shares.iter_mut().zip(decisions) {
                let first = Some((seat, decision));
                let found = self.imagine(worlds, games, settings, first, &mut luck.clone())?;
                *share = found[seat.index()];
            }
            learn(shares);
            games += COUNT as u32;
        }
        Some(())
    }

    /// What was found out about the decisions of the searching player.
    pub(super) fn candidates(&self, view: &View) -> Vec<Candidate> {
        self.tree.candidates(Eyes::at_first(view))
    }

    /// Imagines one game: through the tree, one step beyond it, and on by habits and the fast
    /// policy. If a first decision is given, the tree begins after it.
    fn imagine(
        &mut self,
        worlds: &Worlds,
        game: u32,
        settings: Settings,
        first: Option<(Seat, Decision)>,
        luck: &mut Xoshiro256PlusPlus,
    ) -> Option<[f32; Seat::MAX]> {
        let mut state = worlds.draw(game, luck);
        let horizon = settings.horizon(state.open().round());
        self.path.clear();
        let urge = settings.urge(state.open().player_count());
        self.habits.begin(urge);
        if settings.anew && worlds.are_uncertain() {
            self.lay_anew(&mut state, settings, urge, luck);
        }
        let mut eyes = Eyes::new(&state);
        if let Some((seat, decision)) = first {
            let input = Input::Decision { seat, decision };
            eyes.see(seat, decision);
            state.advance(input, &mut ());
            if lays_cards(input) {
                eyes.see_laid_out(state.open());
            }
        }
        loop {
            let (input, is_new) = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance(draw) => {
                    let drawn = chance::draw(luck, draw)?;
                    eyes.all_see(drawn);
                    (Input::Chance(drawn), false)
                }
                Pending::Decide { seats, .. } => {
                    let seat = seats.lowest()?;
                    let key = eyes.of(seat);
                    let found = self.tree.find(key);
                    let node = found.unwrap_or_else(|| {
                        state.legal(seat, &mut self.legal);
                        let list = shortlist::of(state.open(), seat, &self.legal);
                        self.tree.grow(key, &list, settings)
                    });
                    let (visit, decision) = self.tree.select(node, seat, urge, luck);
                    self.path.push(visit);
                    eyes.see(seat, decision);
                    (Input::Decision { seat, decision }, found.is_none())
                }
            };
            state.advance(input, &mut ());
            if is_new {
                let habits = settings.habits.then_some(&mut self.habits);
                imagine::play_on(&mut state, horizon, &mut self.legal, luck, &mut (), habits)?;
                break;
            }
            if lays_cards(input) {
                eyes.see_laid_out(state.open());
            }
        }
        let shares = judgement::win_shares(state.open());
        self.tree.learn(&self.path, shares);
        self.habits.learn(shares);
        Some(shares)
    }

    /// Lets players with face-down cards choose them again.
    fn lay_anew(
        &mut self,
        state: &mut State,
        settings: Settings,
        urge: Urge,
        luck: &mut Xoshiro256PlusPlus,
    ) {
        let drawn = *state;
        for laid in FaceDown::all(&drawn) {
            let key = laid.key();
            let node = self
                .tree
                .find(key)
                .unwrap_or_else(|| self.tree.grow(key, &laid.options(state.open()), settings));
            let (visit, decision) = self.tree.select(node, laid.seat(), urge, luck);
            self.path.push(visit);
            state.lay_instead(laid.seat(), face_down::cards_of(decision));
        }
    }
}

fn lays_cards(input: Input) -> bool {
    let Input::Decision { decision, .. } = input else { return false };
    matches!(decision, Decision::Open(..) | Decision::Lay { .. })
}
