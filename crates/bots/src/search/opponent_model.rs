//! A model of the others, for a search that knows how they play: their cards are drawn by what the
//! model expects of them, instead of being chosen by what works well for them.

use std::collections::HashMap;

use havana_rules::{Card, Cards, Decision, Open, Seat, Seats};
use rand_core::Rng;

use super::info_set::InfoSetKey;
use super::tree::{Tree, Visit};
use crate::weighted;

/// Which cards the others are expected to choose.
#[derive(Clone, Default)]
pub struct OpponentModel {
    sharpness: Option<i32>,
    expected: HashMap<InfoSetKey, Vec<(Decision, f32)>>,
}

/// A model and the seat whose opponents it is about.
#[derive(Clone, Copy)]
pub(super) struct Modelled<'a> {
    pub(super) model: &'a OpponentModel,
    pub(super) seat: Seat,
}

impl OpponentModel {
    /// The others choose by the priors of the search, raised to this power: 1 takes them as they
    /// are, and more makes the most likely choices likelier. By default they search too.
    pub fn by_priors(sharpness: i32) -> OpponentModel {
        OpponentModel { sharpness: Some(sharpness), expected: HashMap::new() }
    }

    /// A player at this table, with these cards in hand, has been found to choose this with this
    /// chance. They are expected to choose what was found, in proportion to all its chances.
    pub fn expect(&mut self, open: &Open, seat: Seat, hand: Cards, found: (Decision, f32)) {
        self.expected.entry(key(open, seat, hand)).or_default().push(found);
    }

    /// Forgets what was expected.
    pub fn forget(&mut self) {
        self.expected.clear();
    }

    /// One of the expected decisions, if there are any; with a card that everyone has seen covered,
    /// only of those that cover it.
    fn draw(
        &self,
        open: &Open,
        (seat, hand): (Seat, Cards),
        seen: Option<Card>,
        rng: &mut impl Rng,
    ) -> Option<Decision> {
        let expected = self.expected.get(&key(open, seat, hand))?;
        let fits = |(decision, _): &(Decision, f32)| match decision {
            Decision::Lay { cover, .. } => seen.is_none_or(|card| card == *cover),
            _ => true,
        };
        let fitting = expected.iter().copied().filter(fits);
        let sum = fitting.clone().map(|(_, chance)| chance).sum();
        weighted::draw(fitting, sum, rng)
    }
}

impl Modelled<'_> {
    /// Who lays cards by the policy alone in rollouts.
    pub(super) fn by_policy(self, open: &Open) -> Seats {
        let is_other = |&seat: &Seat| self.model.sharpness.is_some() && seat != self.seat;
        open.seats().filter(is_other).collect()
    }

    /// The cards that one of the others chooses at a node of the tree, if the model knows.
    pub(super) fn choose(
        self,
        tree: &Tree,
        node: u32,
        open: &Open,
        player: (Seat, Cards),
        seen: Option<Card>,
        rng: &mut impl Rng,
    ) -> Option<(Visit, Decision)> {
        let expected = self.model.draw(open, player, seen, rng);
        let found = expected.and_then(|decision| {
            tree.choose(node, player.0, decision).map(|visit| (visit, decision))
        });
        found.or_else(|| Some(tree.draw(node, player.0, self.model.sharpness?, rng)))
    }
}

/// What a choice of cards depends on and the search does not change: the round, the hand, and which
/// of their cards the others have covered.
fn key(open: &Open, seat: Seat, hand: Cards) -> InfoSetKey {
    let covered = Seat::ALL.map(|other| {
        let is_other = other != seat && other.index() < open.player_count();
        if is_other { open.player(other).covered() } else { None }
    });
    InfoSetKey::of(&(open.round(), seat.index(), hand, covered))
}
