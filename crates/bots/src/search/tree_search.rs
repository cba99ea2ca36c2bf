//! The search itself: iterations of selection, expansion, rollout and backpropagation in one tree.

use havana_rules::{Choice, Decision, Decisions, Input, Seat, Seats, State, View};
use havana_table::next_input;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::Settings;
use super::budget::Meter;
use super::determinization::Determinizations;
use super::face_down::{self, FaceDown};
use super::guide::Guide;
use super::info_set::{InfoSetKey, InfoSetKeys};
use super::mixture::{self, Meeting};
use super::opponent_model::Modelled;
use super::puct::Exploration;
use super::rollout_statistics::RolloutStatistics;
use super::tree::{Tree, Visit};
use crate::{Candidate, network, policy, rollout};

/// A tree, and what is needed to grow it.
#[derive(Default)]
pub(super) struct TreeSearch {
    tree: Tree,
    statistics: RolloutStatistics,
    path: Vec<Visit>,
    legal: Box<Decisions>,
    meetings: Vec<Meeting>,
}

impl TreeSearch {
    /// Begins a new tree and grows it until the budget is spent.
    pub(super) fn run(
        &mut self,
        determinizations: &Determinizations,
        seed: u64,
        meter: Meter,
        (settings, guide): (Settings, Guide<'_>),
        modelled: Option<Modelled<'_>>,
    ) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.tree.clear();
        self.statistics.clear();
        self.meetings.clear();
        let mixes = settings.mix && modelled.is_none();
        let seat = determinizations.view().filter(|view| mixes && mixture::is_for(view));
        let seat = seat.and_then(View::seat);
        let mut iterations = 0;
        while !meter.is_spent(iterations) {
            let how = (settings, guide);
            let shares = self.iterate(determinizations, how, modelled, None, &mut rng);
            self.meetings.extend(seat.and_then(|seat| self.meeting(seat, shares)));
            iterations += 1;
        }
    }

    /// How decisions about cards met in the simulated games, if the cards are to be drawn.
    pub(super) fn meetings(&self) -> &[Meeting] {
        &self.meetings
    }

    /// What this seat and its only opponent did first in the last iteration, if both chose cards.
    fn meeting(&self, seat: Seat, shares: [f32; Seat::MAX]) -> Option<Meeting> {
        let &[first, second, ..] = &self.path[..] else { return None };
        let (own, other) = if first.seat() == seat { (first, second) } else { (second, first) };
        let (decision, place) = self.tree.taken(own);
        let (opponent, _) = self.tree.taken(other);
        let is_meeting = own.seat() != other.seat()
            && matches!(
                (decision, opponent),
                (Decision::Open(..), Decision::Open(..))
                    | (Decision::Lay { .. }, Decision::Lay { .. })
            );
        let share = shares[seat.index()];
        is_meeting.then_some(Meeting { own: place, node: other.node(), opponent, share })
    }

    /// Begins a new tree and tries these decisions in turn, each in the same determinizations, until
    /// the budget is spent; `learn` gets what came of all of them in one determinization.
    pub(super) fn run_each<const COUNT: usize>(
        &mut self,
        determinizations: &Determinizations,
        seed: u64,
        meter: Meter,
        (settings, guide): (Settings, Guide<'_>),
        (seat, decisions): (Seat, [Decision; COUNT]),
        mut learn: impl FnMut([f32; COUNT]),
    ) {
        let mut seeds = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.tree.clear();
        self.statistics.clear();
        let mut iterations = 0;
        while !meter.is_spent(iterations) {
            let rng = Xoshiro256PlusPlus::seed_from_u64(seeds.next_u64());
            learn(decisions.map(|decision| {
                let first = Some(Input::Decision { seat, decision });
                let rng = &mut rng.clone();
                self.iterate(determinizations, (settings, guide), None, first, rng)[seat.index()]
            }));
            iterations += COUNT as u32;
        }
    }

    /// What was found out about the decisions of the searching player.
    pub(super) fn candidates(&self, view: &View) -> Vec<Candidate> {
        self.tree.candidates(InfoSetKey::root(view))
    }

    /// One iteration: down the tree to a new node, on from there by a rollout, and the evaluation
    /// back up. If a first input is given, the tree begins after it.
    fn iterate(
        &mut self,
        determinizations: &Determinizations,
        (settings, guide): (Settings, Guide<'_>),
        modelled: Option<Modelled<'_>>,
        first: Option<Input>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> [f32; Seat::MAX] {
        let mut state = determinizations.sample(rng);
        let horizon = settings.horizon(state.open().round());
        self.path.clear();
        let exploration = settings.exploration(state.open().player_count());
        let by_policy = modelled.map_or(Seats::NONE, |it| it.by_policy(state.open()));
        self.statistics.begin(exploration, by_policy);
        if settings.rechoose && determinizations.are_sampled() {
            self.rechoose_face_down(&mut state, guide, exploration, modelled, rng);
        }
        let mut keys = InfoSetKeys::new(&state);
        if let Some(input) = first {
            state.advance(input, &mut ());
            keys.observe(input, state.open());
        }
        let mut is_new = false;
        while !is_new
            && let Some(input) = next_input(&state, rng, |seat, choice, rng| {
                let key = keys.of(seat);
                let found = self.tree.find(key);
                let node = found.unwrap_or_else(|| {
                    state.legal(seat, &mut self.legal);
                    let hand = || network::hand_of(&state, seat);
                    let (list, temperature) = guide.options(state.open(), seat, hand, &self.legal);
                    self.tree.expand(key, &list, temperature)
                });
                is_new = found.is_none();
                let is_about_cards = matches!(choice, Choice::Opening | Choice::Lay);
                let modelled = modelled.filter(|it| is_about_cards && it.seat != seat);
                let foreseen = modelled.and_then(|it| {
                    let player = (seat, network::hand_of(&state, seat));
                    it.choose(&self.tree, node, state.open(), player, None, rng)
                });
                let (visit, decision) =
                    foreseen.unwrap_or_else(|| self.tree.select(node, seat, exploration));
                self.path.push(visit);
                Some(decision)
            })
        {
            state.advance(input, &mut ());
            if !is_new {
                keys.observe(input, state.open());
            }
        }
        let (legal, statistics) = (&mut self.legal, &mut self.statistics);
        if settings.statistics {
            let lay = |state: &State, seat, legal: &Decisions, rng: &mut _| {
                statistics.lay(state, seat, legal, guide, rng)
            };
            rollout::to_horizon(&mut state, horizon, legal, rng, &mut (), lay);
        } else {
            rollout::to_horizon(&mut state, horizon, legal, rng, &mut (), policy::lay);
        }
        let shares = guide.evaluate(&state);
        self.tree.backpropagate(&self.path, shares);
        self.statistics.backpropagate(shares);
        shares
    }

    /// Lets players with face-down cards choose them again.
    fn rechoose_face_down(
        &mut self,
        state: &mut State,
        guide: Guide<'_>,
        exploration: Exploration,
        modelled: Option<Modelled<'_>>,
        rng: &mut Xoshiro256PlusPlus,
    ) {
        let sampled = *state;
        for laid in FaceDown::all(&sampled) {
            let key = laid.key();
            let node = self.tree.find(key).unwrap_or_else(|| {
                let hand = || laid.held();
                let (list, temperature) =
                    guide.options(state.open(), laid.seat(), hand, &laid.options());
                self.tree.expand(key, &list, temperature)
            });
            let foreseen = modelled.and_then(|it| {
                let player = (laid.seat(), laid.held());
                it.choose(&self.tree, node, sampled.open(), player, laid.cover(), rng)
            });
            let (visit, decision) =
                foreseen.unwrap_or_else(|| self.tree.select(node, laid.seat(), exploration));
            self.path.push(visit);
            state.lay_instead(laid.seat(), face_down::cards_of(decision));
        }
    }
}
