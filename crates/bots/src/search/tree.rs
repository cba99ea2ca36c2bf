//! What the search has learnt: for everything a player may have seen, how his decisions fared.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use havana_rules::{Decision, Decisions, Open, Seat};

use crate::{Candidate, shortlist};

/// How many points' worth make a decision look so much better that it is tried e times as often.
const CERTAINTY: f32 = 1.6;
/// How much is tried beside what fares best.
const EXPLORATION: f32 = 0.6;
/// What is expected of an untried decision, less than of the tried ones.
const UNTRIED: f32 = 0.03;

/// All that was learnt; situations are found by what their player has seen.
#[derive(Default)]
pub(super) struct Tree {
    places: HashMap<u64, u32, BuildHasherDefault<AsItIs>>,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

/// What a player may have seen when he has to decide.
struct Node {
    first: u32,
    edges: u32,
    visits: u32,
    total: f32,
}

/// One of his decisions, and how it fared.
struct Edge {
    decision: Decision,
    prior: f32,
    visits: u32,
    total: f32,
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

    /// Adds a situation with the decisions worth a look.
    pub(super) fn grow(&mut self, key: u64, open: &Open, seat: Seat, legal: &Decisions) -> u32 {
        let list = shortlist::of(open, seat, legal);
        let best = list.first().map_or(0.0, |&(_, worth)| worth);
        let weigh = |worth: f32| ((worth - best) / CERTAINTY).exp();
        let sum: f32 = list.iter().map(|&(_, worth)| weigh(worth)).sum();
        let (first, place) = (self.edges.len() as u32, self.nodes.len() as u32);
        self.edges.extend(list.iter().map(|&(decision, worth)| Edge {
            decision,
            prior: weigh(worth) / sum,
            visits: 0,
            total: 0.0,
        }));
        self.nodes.push(Node { first, edges: list.len() as u32, visits: 0, total: 0.0 });
        self.places.insert(key, place);
        place
    }

    /// The decision to try next: one that fared well, or one that was tried too little for how
    /// good it looks.
    pub(super) fn select(&self, node: u32, seat: Seat) -> (Visit, Decision) {
        let Node { first, edges, visits, total } = self.nodes[node as usize];
        let untried = total / (visits.max(1) as f32) - UNTRIED;
        let urge = EXPLORATION * ((visits + 1) as f32).sqrt();
        let (mut best, mut chosen) = (f32::MIN, first);
        for (edge, place) in
            self.edges[first as usize..(first + edges) as usize].iter().zip(first..)
        {
            let fared = if edge.visits == 0 { untried } else { edge.total / edge.visits as f32 };
            let score = fared + urge * edge.prior / (1 + edge.visits) as f32;
            if score > best {
                (best, chosen) = (score, place);
            }
        }
        (Visit { node, edge: chosen, seat }, self.edges[chosen as usize].decision)
    }

    /// Everybody on the way learns how the game went for himself.
    pub(super) fn learn(&mut self, path: &[Visit], shares: [f32; Seat::MAX]) {
        for visit in path {
            let share = shares[visit.seat.index()];
            let node = &mut self.nodes[visit.node as usize];
            node.visits += 1;
            node.total += share;
            let edge = &mut self.edges[visit.edge as usize];
            edge.visits += 1;
            edge.total += share;
        }
    }

    /// The decisions of a situation and how they fared.
    pub(super) fn candidates(&self, key: u64) -> Vec<Candidate> {
        let Some(place) = self.find(key) else { return Vec::new() };
        let node = &self.nodes[place as usize];
        let edges = &self.edges[node.first as usize..(node.first + node.edges) as usize];
        let weigh = |edge: &Edge| Candidate {
            decision: edge.decision,
            expected: edge.total / edge.visits.max(1) as f32,
            tries: edge.visits,
            outlook: None,
        };
        edges.iter().map(weigh).collect()
    }
}

/// What was seen is already well mixed.
#[derive(Default)]
struct AsItIs(u64);

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
