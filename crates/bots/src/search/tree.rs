//! The tree: for each information set that a player may be in, the results of their decisions.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use havana_rules::{Decision, Seat};
use rand_core::Rng;

use super::info_set::InfoSetKey;
use super::puct::{self, Exploration, Statistics};
use crate::{Candidate, weighted};

/// All nodes; they are found by their information sets.
#[derive(Default)]
pub(super) struct Tree {
    index: Index,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

/// Places by information set.
pub(super) type Index = HashMap<InfoSetKey, u32, BuildHasherDefault<Prehashed>>;

/// An information set in which a player has to decide.
struct Node {
    first: u32,
    edges: u32,
    statistics: Statistics,
}

/// One of their decisions.
struct Edge {
    decision: Decision,
    prior: f32,
    statistics: Statistics,
}

/// A decision taken on the way down the tree.
#[derive(Clone, Copy)]
pub(super) struct Visit {
    node: u32,
    edge: u32,
    seat: Seat,
}

impl Visit {
    /// Whose decision it was.
    pub(super) fn seat(self) -> Seat {
        self.seat
    }

    /// The node in which it was taken.
    pub(super) fn node(self) -> u32 {
        self.node
    }
}

impl Tree {
    pub(super) fn clear(&mut self) {
        self.index.clear();
        self.nodes.clear();
        self.edges.clear();
    }

    /// The decision that was taken, and its place among those of its node.
    pub(super) fn taken(&self, visit: Visit) -> (Decision, usize) {
        let first = self.nodes[visit.node as usize].first;
        (self.edges[visit.edge as usize].decision, (visit.edge - first) as usize)
    }

    pub(super) fn find(&self, key: InfoSetKey) -> Option<u32> {
        self.index.get(&key).copied()
    }

    /// Adds a node with the decisions worth a look, and what each seems worth.
    pub(super) fn expand(
        &mut self,
        key: InfoSetKey,
        list: &[(Decision, f32)],
        temperature: f32,
    ) -> u32 {
        let mut priors: Vec<f32> = list.iter().map(|&(_, worth)| worth).collect();
        puct::softmax(&mut priors, temperature);
        let (first, place) = (self.edges.len() as u32, self.nodes.len() as u32);
        self.edges.extend(list.iter().zip(priors).map(|(&(decision, _), prior)| Edge {
            decision,
            prior,
            statistics: Statistics::default(),
        }));
        self.nodes.push(Node {
            first,
            edges: list.len() as u32,
            statistics: Statistics::default(),
        });
        self.index.insert(key, place);
        place
    }

    /// The decision to try next.
    pub(super) fn select(
        &self,
        place: u32,
        seat: Seat,
        exploration: Exploration,
    ) -> (Visit, Decision) {
        let node = &self.nodes[place as usize];
        let edges = &self.edges[node.first as usize..(node.first + node.edges) as usize];
        let options = edges.iter().map(|edge| (edge.statistics, edge.prior));
        let chosen = puct::select(node.statistics, options, exploration);
        let visit = Visit { node: place, edge: node.first + chosen as u32, seat };
        (visit, edges[chosen].decision)
    }

    /// A decision drawn by its prior, raised to this power.
    pub(super) fn draw(
        &self,
        place: u32,
        seat: Seat,
        sharpness: i32,
        rng: &mut impl Rng,
    ) -> (Visit, Decision) {
        let node = &self.nodes[place as usize];
        let edges = &self.edges[node.first as usize..(node.first + node.edges) as usize];
        let weight = |edge: &Edge| edge.prior.powi(sharpness);
        let sum: f32 = edges.iter().map(weight).sum();
        let chosen = weighted::draw(edges.iter().map(weight).enumerate(), sum, rng).unwrap_or(0);
        (Visit { node: place, edge: node.first + chosen as u32, seat }, edges[chosen].decision)
    }

    /// This decision of a node, if it is among those worth a look.
    pub(super) fn choose(&self, place: u32, seat: Seat, decision: Decision) -> Option<Visit> {
        let node = &self.nodes[place as usize];
        let edges = &self.edges[node.first as usize..(node.first + node.edges) as usize];
        let chosen = edges.iter().position(|edge| edge.decision == decision)?;
        Some(Visit { node: place, edge: node.first + chosen as u32, seat })
    }

    /// Adds a result to every decision on the path, each for its own player (max^n).
    pub(super) fn backpropagate(&mut self, path: &[Visit], shares: [f32; Seat::MAX]) {
        for visit in path {
            let share = shares[visit.seat.index()];
            self.nodes[visit.node as usize].statistics.add(share);
            self.edges[visit.edge as usize].statistics.add(share);
        }
    }

    /// The decisions of a node and their results.
    pub(super) fn candidates(&self, key: InfoSetKey) -> Vec<Candidate> {
        let Some(place) = self.find(key) else { return Vec::new() };
        let node = &self.nodes[place as usize];
        let edges = &self.edges[node.first as usize..(node.first + node.edges) as usize];
        let weigh = |edge: &Edge| Candidate {
            decision: edge.decision,
            expected: edge.statistics.mean(),
            tries: edge.statistics.visits,
            outlook: None,
            why: None,
        };
        edges.iter().map(weigh).collect()
    }
}

/// Takes a key for its own hash, because keys are well mixed.
#[derive(Default)]
pub(super) struct Prehashed(u64);

impl Hasher for Prehashed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0 << 8 | u64::from(byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
