//! Information-set Monte Carlo tree search: imagines worlds that fit the view, and remembers for
//! each player only what he would see of them.

mod eyes;
mod shortlist;
mod tree;

use havana_rules::{Choice, Decision, Decisions, Input, Pending, Seat, State, Step, View};
use havana_table::chance;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Bot, Reasons, policy, value};
use eyes::Eyes;
use tree::{Tree, Visit};

/// How an imagined game is played and judged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Settings {
    /// After so many rounds to come a game is judged by its look, at the same point of the round.
    pub(crate) rounds: u16,
    /// How much is tried beside what seems best.
    pub(crate) exploration: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { rounds: 1, exploration: 0.6 }
    }
}

/// Searches through imagined games.
pub struct Search {
    iterations: u32,
    settings: Settings,
    tree: Tree,
    path: Vec<Visit>,
    legal: Box<Decisions>,
}

impl Search {
    /// A search that imagines so many games for each decision.
    pub fn of_iterations(iterations: u32) -> Search {
        Search {
            iterations,
            settings: Settings::default(),
            tree: Tree::default(),
            path: Vec::new(),
            legal: Box::default(),
        }
    }

    /// Imagines one game and learns from it.
    fn imagine(&mut self, view: &View, seat: Seat, luck: &mut Xoshiro256PlusPlus) -> Option<()> {
        let mut state = view.sample(|bound| chance::below(luck, bound));
        let mut eyes = Eyes::new(&state, seat);
        self.path.clear();
        let horizon = view.open().round() + self.settings.rounds;
        let mut in_tree = true;
        loop {
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance(draw) => {
                    let drawn = chance::draw(luck, draw)?;
                    eyes.all_see(drawn);
                    Input::Chance(drawn)
                }
                Pending::Decide { seats, .. } => {
                    let seat = seats.lowest()?;
                    let decision = if in_tree {
                        let key = eyes.of(seat);
                        let found = self.tree.find(key);
                        let node = found.unwrap_or_else(|| {
                            state.legal(seat, &mut self.legal);
                            self.tree.grow(key, state.open(), seat, &self.legal)
                        });
                        in_tree = found.is_some();
                        let (visit, decision) =
                            self.tree.select(node, seat, self.settings.exploration);
                        self.path.push(visit);
                        eyes.see(seat, decision);
                        decision
                    } else if is_judged(&state, horizon) {
                        break;
                    } else {
                        state.legal(seat, &mut self.legal);
                        policy::choose(state.open(), seat, &self.legal, luck)?
                    };
                    Input::Decision { seat, decision }
                }
            };
            state.advance(input, &mut ());
            if in_tree && lays_cards(input) {
                eyes.see_laid_out(state.open());
            }
        }
        let shares = value::win_shares(state.open());
        self.tree.learn(&self.path, shares);
        Some(())
    }
}

fn lays_cards(input: Input) -> bool {
    let Input::Decision { decision, .. } = input else { return false };
    matches!(decision, Decision::Open(..) | Decision::Lay { .. })
}

/// Games are compared at the beginning of phase 3, when all have had their turn.
fn is_judged(state: &State, horizon: u16) -> bool {
    let flow = state.open().flow();
    flow.step == Step::Ask(Choice::Lay) && flow.turn == 0 && state.open().round() >= horizon
}

impl Bot for Search {
    fn consider(&mut self, view: &View, luck: &mut dyn Rng) -> Option<Reasons> {
        let seat = view.seat()?;
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(luck.next_u64());
        view.legal(&mut self.legal);
        if self.legal.is_empty() {
            return None;
        }
        let needed = if self.legal.len() == 1 { 1 } else { self.iterations };
        self.tree.clear();
        for _ in 0..needed {
            self.imagine(view, seat, &mut luck)?;
        }
        self.tree.reasons(Eyes::at_root(seat))
    }
}
