//! Statistics that rollouts share. Beyond the tree the draws and the others' cards scatter so widely
//! that hardly any information set comes up twice; but which card to lay in a coming round, with
//! these cards in hand and those laid out, is asked again and again.

use havana_rules::{Decision, Decisions, Seat, Seats, State, Viewer};
use rand_core::Rng;

use super::guide::Guide;
use super::info_set::InfoSetKey;
use super::puct::{self, Exploration, Statistics, TEMPERATURE};
use super::tree::Index;
use crate::card_heuristic::CardHeuristic;
use crate::network::{self, Network};
use crate::{policy, weighted};

/// The results of laid cards, by what their owner had in hand and laid out, and by the round.
#[derive(Default)]
pub(super) struct RolloutStatistics {
    index: Index,
    entries: Vec<Entry>,
    lays: Vec<Statistics>,
    path: Vec<Visit>,
    /// Who lays cards by the policy alone, because they have added an entry in this rollout.
    expanded: Seats,
    priors: Vec<f32>,
    /// The network's priors, where an entry has them.
    learned: Vec<f32>,
    exploration: Exploration,
}

/// What a player has in hand and laid out.
#[derive(Clone, Copy)]
struct Entry {
    first: u32,
    /// Where its learned priors begin, if they were needed yet.
    learned: Option<u32>,
    statistics: Statistics,
}

/// A card laid in a rollout.
struct Visit {
    entry: u32,
    lay: u32,
    seat: Seat,
}

impl RolloutStatistics {
    pub(super) fn clear(&mut self) {
        self.index.clear();
        self.entries.clear();
        self.lays.clear();
        self.learned.clear();
    }

    /// Another rollout begins, in which these players lay cards by the policy alone.
    pub(super) fn begin(&mut self, exploration: Exploration, by_policy: Seats) {
        self.exploration = exploration;
        self.path.clear();
        self.expanded = by_policy;
    }

    /// The card that this player lays, and on which.
    pub(super) fn lay(
        &mut self,
        state: &State,
        seat: Seat,
        legal: &Decisions,
        guide: Guide<'_>,
        rng: &mut impl Rng,
    ) -> Option<Decision> {
        if self.expanded.contains(seat) {
            return self.by_policy(state, seat, legal, guide, rng);
        }
        let key = key(state, seat);
        let Some(&place) = self.index.get(&key) else {
            self.expanded.insert(seat);
            let decision = self.by_policy(state, seat, legal, guide, rng)?;
            let chosen = legal.iter().position(|&other| other == decision)?;
            let (place, first) = (self.entries.len() as u32, self.lays.len() as u32);
            self.index.insert(key, place);
            self.entries.push(Entry { first, learned: None, statistics: Statistics::default() });
            self.lays.resize(self.lays.len() + legal.len(), Statistics::default());
            self.path.push(Visit { entry: place, lay: first + chosen as u32, seat });
            return Some(decision);
        };
        let Entry { first, learned, statistics } = self.entries[place as usize];
        self.priors.clear();
        if let Some(network) = guide.network() {
            let from = learned.map_or(self.learned.len(), |from| from as usize);
            if learned.is_none() {
                self.entries[place as usize].learned = Some(from as u32);
                logits(network, state, seat, legal, &mut self.learned);
                puct::softmax(&mut self.learned[from..], 1.0);
            }
            self.priors.extend_from_slice(&self.learned[from..from + legal.len()]);
        } else {
            let heuristic = CardHeuristic::new(state.open(), seat);
            self.priors.extend(legal.iter().map(|&decision| heuristic.lay(decision)));
            puct::softmax(&mut self.priors, TEMPERATURE);
        }
        // The same hand and the same cards laid out always give the same list.
        let lays = &self.lays[first as usize..first as usize + legal.len()];
        let options = lays.iter().copied().zip(self.priors.iter().copied());
        let chosen = puct::select(statistics, options, self.exploration);
        self.path.push(Visit { entry: place, lay: first + chosen as u32, seat });
        legal.get(chosen).copied()
    }

    /// A card by the fast policy alone.
    fn by_policy(
        &mut self,
        state: &State,
        seat: Seat,
        legal: &Decisions,
        guide: Guide<'_>,
        rng: &mut impl Rng,
    ) -> Option<Decision> {
        let Some(network) = guide.network() else {
            return policy::card(state.open(), seat, legal, rng);
        };
        self.priors.clear();
        logits(network, state, seat, legal, &mut self.priors);
        puct::softmax(&mut self.priors, 1.0);
        weighted::draw(legal.iter().copied().zip(self.priors.iter().copied()), 1.0, rng)
    }

    /// Adds a result to every card on the path, each for its own player.
    pub(super) fn backpropagate(&mut self, shares: [f32; Seat::MAX]) {
        for visit in &self.path {
            let share = shares[visit.seat.index()];
            self.entries[visit.entry as usize].statistics.add(share);
            self.lays[visit.lay as usize].add(share);
        }
    }
}

/// Appends what the network thinks of these cards.
fn logits(network: &Network, state: &State, seat: Seat, legal: &Decisions, out: &mut Vec<f32>) {
    let hand = network::hand_of(state, seat);
    network.logits_at(state.open(), (seat, hand), legal.iter().copied(), out);
}

/// What the statistics distinguish when a player lays a card.
fn key(state: &State, seat: Seat) -> InfoSetKey {
    let hand = state.view(Viewer::Seat(seat)).hand();
    InfoSetKey::of(&(seat.index(), state.open().round(), state.open().player(seat).laid(), hand))
}
