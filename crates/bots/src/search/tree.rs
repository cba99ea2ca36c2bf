//! What the search has learnt: for everything a player may have seen, the results of their
//! decisions.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use havana_rules::{Decision, Seat};

use super::Settings;
use super::bandit::{self, CERTAINTY, Record, Urge};
use crate::Candidate;

/// All that was learnt; situations are found by what their player has seen.
#[derive(Default)]
pub(super) struct Tree {
    places: Places,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

/// An index by what was seen.
pub(super) type Places = HashMap<u64, u32, BuildHasherDefault<AsItIs>>;

/// What a player may have seen when they have to decide.
struct Node {
    first: u32,
    edges: u32,
    record: Record,
}

/// One of their decisions, and its results.
struct Edge {
    decision: Decision,
    prior: f32,
    record: Record,
}

/// A decision taken on the way through the tree.
#[derive(Clone, Copy)]
pub(super) struct Visit {
    node: u32,
    edge: u32,
    seat: Seat,
}

impl Tree {
    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.nodes.clear();
        self.edges.clear();
    }

    pub(super) fn find(&self, key: u64) -> Option<u32> {
        self.places.get(&key).copied()
    }

    /// Adds a situation with the decisions worth a look, and what each seems worth.
    pub(super) fn grow(&mut self, key: u64, list: &[(Decision, f32)], settings: Settings) -> u32 {
        let mut priors: Vec<f32> = list.iter().map(|&(_, worth)| worth).collect();
        bandit::priors(&mut priors, if settings.bias { CERTAINTY } else { f32::INFINITY });
        let (first, place) = (self.edges.len() as u32, self.nodes.len() as u32);
        self.edges.extend(list.iter().zip(priors).map(|(&(decision, _), prior)| Edge {
            decision,
            prior,
            record: Record::default(),
        }));
        self.nodes.push(Node { first, edges: list.len() as u32, record: Record::default() });
        self.places.insert(key, place);
        place
    }

    /// The decision to try next.
    pub(super) fn select(&self, place: u32, seat: Seat, urge: Urge) -> (Visit, Decision) {
        let node = &self.nodes[place as usize];
        let edges = &self.edges[node.first as usize..(node.first + node.edges) as usize];
        let options = edges.iter().map(|edge| (edge.record, edge.prior));
        let chosen = bandit::puct(node.record, options, urge);
        let visit = Visit { node: place, edge: node.first + chosen as u32, seat };
        (visit, edges[chosen].decision)
    }

    /// Every player on the path learns their own result.
    pub(super) fn learn(&mut self, path: &[Visit], shares: [f32; Seat::MAX]) {
        for visit in path {
            let share = shares[visit.seat.index()];
            self.nodes[visit.node as usize].record.learn(share);
            self.edges[visit.edge as usize].record.learn(share);
        }
    }

    /// The decisions of a situation and how they fared.
    pub(super) fn candidates(&self, key: u64) -> Vec<Candidate> {
        let Some(place) = self.find(key) else { return Vec::new() };
        let node = &self.nodes[place as usize];
        let edges = &self.edges[node.first as usize..(node.first + node.edges) as usize];
        let weigh = |edge: &Edge| Candidate {
            decision: edge.decision,
            expected: edge.record.mean(),
            tries: edge.record.visits,
            outlook: None,
            why: None,
        };
        edges.iter().map(weigh).collect()
    }
}

/// What was seen is already well mixed.
#[derive(Default)]
pub(super) struct AsItIs(u64);

impl Hasher for AsItIs {
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
