//! What players learn beyond the tree. There the draws and the others' cards scatter so widely
//! that hardly anything is seen twice; but which card to lay in a coming round, with these cards
//! in hand and those laid out, is asked again and again.

use core::hash::{Hash, Hasher};

use havana_rules::{Decision, Decisions, Seat, Seats, State, Viewer};
use rand_core::Rng;

use super::bandit::{self, CERTAINTY, Record, Urge};
use super::eyes::Mixer;
use super::tree::Places;
use crate::policy;
use crate::prospects::Prospects;

/// How cards fared, by what their owner had in hand and laid out, and by the round.
#[derive(Default)]
pub(super) struct Habits {
    places: Places,
    situations: Vec<Situation>,
    lays: Vec<Record>,
    path: Vec<Laid>,
    /// Who has met a new situation in this game and continues by priors alone.
    lost: Seats,
    priors: Vec<f32>,
    urge: Urge,
}

/// What a player has in hand and laid out.
struct Situation {
    first: u32,
    record: Record,
}

/// A card laid in an imagined game.
struct Laid {
    situation: u32,
    lay: u32,
    seat: Seat,
}

impl Habits {
    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.situations.clear();
        self.lays.clear();
    }

    /// Another game is imagined.
    pub(super) fn begin(&mut self, urge: Urge) {
        self.urge = urge;
        self.path.clear();
        self.lost = Seats::NONE;
    }

    /// The card that this player lays, and on which.
    pub(super) fn lay(
        &mut self,
        state: &State,
        seat: Seat,
        legal: &Decisions,
        luck: &mut impl Rng,
    ) -> Option<Decision> {
        if self.lost.contains(seat) {
            return policy::card(state.open(), seat, legal, luck);
        }
        let key = key(state, seat);
        let Some(&place) = self.places.get(&key) else {
            self.lost.insert(seat);
            let decision = policy::card(state.open(), seat, legal, luck)?;
            let chosen = legal.iter().position(|&other| other == decision)?;
            let (place, first) = (self.situations.len() as u32, self.lays.len() as u32);
            self.places.insert(key, place);
            self.situations.push(Situation { first, record: Record::default() });
            self.lays.resize(self.lays.len() + legal.len(), Record::default());
            self.path.push(Laid { situation: place, lay: first + chosen as u32, seat });
            return Some(decision);
        };
        let prospects = Prospects::new(state.open(), seat);
        self.priors.clear();
        self.priors.extend(legal.iter().map(|&decision| prospects.lay(decision)));
        bandit::priors(&mut self.priors, CERTAINTY);
        let Situation { first, record } = self.situations[place as usize];
        // The same hand and the same cards laid out always give the same list.
        let lays = &self.lays[first as usize..first as usize + legal.len()];
        let options = lays.iter().copied().zip(self.priors.iter().copied());
        let chosen = bandit::puct(record, options, self.urge);
        self.path.push(Laid { situation: place, lay: first + chosen as u32, seat });
        legal.get(chosen).copied()
    }

    /// Every player learns their own result.
    pub(super) fn learn(&mut self, shares: [f32; Seat::MAX]) {
        for laid in &self.path {
            let share = shares[laid.seat.index()];
            self.situations[laid.situation as usize].record.learn(share);
            self.lays[laid.lay as usize].learn(share);
        }
    }
}

/// What a player sees when they place a card, hashed to a number.
fn key(state: &State, seat: Seat) -> u64 {
    let hand = state.view(Viewer::Seat(seat)).hand();
    let mut mixer = Mixer::default();
    (seat.index(), state.open().round(), state.open().player(seat).laid(), hand).hash(&mut mixer);
    mixer.finish()
}
