//! One tree being searched: imagining games, and learning from them.

use havana_rules::{Decision, Decisions, Input, Pending, View};
use havana_table::chance;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::Settings;
use super::budget::Meter;
use super::eyes::Eyes;
use super::habits::Habits;
use super::tree::{Tree, Visit};
use super::worlds::Worlds;
use crate::{Candidate, imagine, judgement};

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
        while !meter.is_spent(games) && self.imagine(worlds, games, settings, &mut luck).is_some() {
            games += 1;
        }
    }

    /// What was found out about the decisions of the searching player.
    pub(super) fn candidates(&self, view: &View) -> Vec<Candidate> {
        self.tree.candidates(Eyes::at_first(view))
    }

    /// Imagines one game: through the tree, one step beyond it, and on by habits and the fast
    /// policy.
    fn imagine(
        &mut self,
        worlds: &Worlds,
        game: u32,
        settings: Settings,
        luck: &mut Xoshiro256PlusPlus,
    ) -> Option<()> {
        let mut state = worlds.draw(game, luck);
        let horizon = settings.horizon(state.open().round());
        let mut eyes = Eyes::new(&state);
        self.path.clear();
        self.habits.begin(settings.exploration());
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
                        self.tree.grow(key, state.open(), seat, &self.legal, settings)
                    });
                    let (visit, decision) = self.tree.select(node, seat, settings, luck);
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
        let mut shares = judgement::win_shares(state.open());
        let trust = settings.trust_in_look(game, state.open().seats().count());
        if trust < 1.0 {
            let habits = settings.habits.then_some(&mut self.habits);
            imagine::play_on(&mut state, u16::MAX, &mut self.legal, luck, &mut (), habits)?;
            for (share, end) in shares.iter_mut().zip(judgement::win_shares(state.open())) {
                *share = trust * *share + (1.0 - trust) * end;
            }
        }
        self.tree.learn(&self.path, shares);
        self.habits.learn(shares);
        Some(())
    }
}

fn lays_cards(input: Input) -> bool {
    let Input::Decision { decision, .. } = input else { return false };
    matches!(decision, Decision::Open(..) | Decision::Lay { .. })
}
