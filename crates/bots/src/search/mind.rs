//! One tree being searched: imagining games, and learning from them.

use havana_rules::{Decision, Decisions, Input, Pending, Seat, View};
use havana_table::chance;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::budget::Meter;
use super::eyes::Eyes;
use super::tree::{Tree, Visit};
use crate::{Candidate, imagine, value};

/// Beyond the tree a game is played on for so many rounds and then judged by its look;
/// `docs/bots.md` says how fewer and more fared.
const ROUNDS: u16 = 3;

/// A tree, and what is needed to grow it.
#[derive(Default)]
pub(super) struct Mind {
    tree: Tree,
    path: Vec<Visit>,
    legal: Box<Decisions>,
}

impl Mind {
    /// Begins a new tree and grows it until the budget is spent.
    pub(super) fn think(&mut self, view: &View, seed: u64, meter: Meter) {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.tree.clear();
        let mut games = 0;
        while !meter.is_spent(games) && self.imagine(view, &mut luck).is_some() {
            games += 1;
        }
    }

    /// What was found out about the decisions of the searching player.
    pub(super) fn candidates(&self, seat: Seat) -> Vec<Candidate> {
        self.tree.candidates(Eyes::at_root(seat))
    }

    /// Imagines one game: through the tree, one step beyond it, and on by the fast policy.
    fn imagine(&mut self, view: &View, luck: &mut Xoshiro256PlusPlus) -> Option<()> {
        let mut state = view.sample(|bound| chance::below(luck, bound));
        let mut eyes = Eyes::new(&state, view.seat()?);
        self.path.clear();
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
                        self.tree.grow(key, state.open(), seat, &self.legal)
                    });
                    let (visit, decision) = self.tree.select(node, seat);
                    self.path.push(visit);
                    eyes.see(seat, decision);
                    (Input::Decision { seat, decision }, found.is_none())
                }
            };
            state.advance(input, &mut ());
            if is_new {
                let horizon = view.open().round() + ROUNDS;
                imagine::play_on(&mut state, horizon, &mut self.legal, luck)?;
                break;
            }
            if lays_cards(input) {
                eyes.see_laid_out(state.open());
            }
        }
        self.tree.learn(&self.path, value::win_shares(state.open()));
        Some(())
    }
}

fn lays_cards(input: Input) -> bool {
    let Input::Decision { decision, .. } = input else { return false };
    matches!(decision, Decision::Open(..) | Decision::Lay { .. })
}
