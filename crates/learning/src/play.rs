//! Playing games to learn from.

use std::sync::Arc;

use havana_bots::network::{Features, Network, pair_of};
use havana_bots::{Bot, Level, Reasons};
use havana_rules::{Cards, Choice, Config, Decision, Deck, Seat, State, Viewer};
use havana_table::{Purpose, Seed, chance, next_input};
use rand_core::Rng;

use crate::sample::{MOST_CANDIDATES, PolicySample, Samples, ValueSample};

/// One choice of cards in so many is drawn by what the search tried, so that games differ and the
/// network also learns what to do after a mistake.
const ONE_DRAWN_IN: u32 = 8;
/// A whole win, in the parts that samples count shares in.
const WHOLE: u8 = 12;

/// Who plays the games.
#[derive(Clone, Debug)]
pub struct Series {
    /// The number that all chance grows from.
    pub seed: u64,
    /// Numbers of players, game by game in turn.
    pub players: Vec<usize>,
    /// The deck that is played with.
    pub deck: Deck,
    /// Chooses cards, and is learned from.
    pub teacher: Level,
    /// Makes all other decisions.
    pub mover: Level,
    /// The network that they play by, instead of the program's.
    pub network: Option<Arc<Network>>,
}

impl Series {
    /// The series on one line, to recognise its folder by.
    pub(crate) fn describe(&self) -> String {
        let Series { seed, players, deck, teacher, mover, .. } = self;
        let costs: Vec<_> = deck.buildings().iter().map(|building| &building.key).collect();
        let deck = if *deck == Deck::house() { "house".to_owned() } else { format!("{costs:?}") };
        let uses_network = teacher.uses_network() || mover.uses_network();
        let network = self.network.as_deref().or(Network::installed());
        let weights = match network.filter(|_| uses_network) {
            Some(network) => format!(", weights {:016x}", network.checksum()),
            None => String::new(),
        };
        format!(
            "seed {seed}, players {players:?}, teacher {teacher}, mover {mover}, deck {deck}{weights}\n"
        )
    }

    fn bot(&self, level: Level) -> Box<dyn Bot> {
        match &self.network {
            Some(network) => level.bot_with(Arc::clone(network)),
            None => level.bot(),
        }
    }

    /// The samples of one game; it depends on the series and the number alone.
    pub fn play(&self, game: u32) -> Samples {
        let mut samples = Samples::default();
        let players = self.players.get(game as usize % self.players.len().max(1));
        let Some(config) = players.and_then(|&players| Config::new(players).ok()) else {
            return samples;
        };
        let mut state = State::new(&config.with_deck(self.deck));
        let stream = |purpose| Seed::of_game(self.seed, game.into(), purpose).stream();
        let (mut dice, mut policy_rng) = (stream(Purpose::Dice), stream(Purpose::Decisions));
        let (mut teacher, mut mover) = (self.bot(self.teacher), self.bot(self.mover));
        while let Some(input) = next_input(&state, &mut dice, |seat, choice, _| {
            let view = state.view(Viewer::Seat(seat));
            if !matches!(choice, Choice::Lay | Choice::Opening) {
                return mover.decide(&view, &mut policy_rng);
            }
            if choice == Choice::Lay && state.open().flow().turn == 0 {
                let features = state.open().seats().map(|seat| features(&state, seat)).collect();
                let (shares, expected) = ([0; Seat::MAX], [None; Seat::MAX]);
                samples.value.push(ValueSample { game, features, shares, expected });
            }
            let reasons = teacher.consider(&view, &mut policy_rng)?;
            let visits = visits(&reasons, state.open().player(seat).laid());
            if !visits.is_empty() {
                let features = features(&state, seat);
                let is_opening = choice == Choice::Opening;
                if let Some(sample) = samples.value.last_mut().filter(|_| !is_opening) {
                    sample.expected[seat.index()] = Some(reasons.best().expected);
                }
                samples.policy.push(PolicySample { game, features, is_opening, visits });
            }
            Some(decide(&reasons, &mut policy_rng))
        }) {
            state.advance(input, &mut ());
        }
        if let Some(outcome) = state.outcome() {
            let part = WHOLE / outcome.winners.len().max(1) as u8;
            let share = |seat| if outcome.winners.contains(seat) { part } else { 0 };
            for sample in &mut samples.value {
                sample.shares = Seat::ALL.map(share);
            }
        }
        samples
    }
}

fn features(state: &State, seat: Seat) -> Features {
    let hand = state.view(Viewer::Seat(seat)).hand().unwrap_or_default();
    Features::of(state.open(), seat, hand)
}

/// How often the search tried each pair; nothing if it did not search.
fn visits(reasons: &Reasons, laid: Cards) -> Vec<(u8, u16)> {
    let all = reasons.weighed();
    let most = all.clone().map(|candidate| candidate.tries).max().unwrap_or(0);
    if most == 0 || reasons.others().is_empty() {
        return Vec::new();
    }
    let scaled = |tries: u32| match u16::try_from(most) {
        Ok(_) => tries as u16,
        Err(_) => (u64::from(tries) * u64::from(u16::MAX) / u64::from(most)) as u16,
    };
    all.filter_map(|candidate| {
        let pair = pair_of(candidate.decision, laid)?;
        Some((pair as u8, scaled(candidate.tries)))
    })
    .take(MOST_CANDIDATES)
    .collect()
}

/// Mostly the choice of the search, now and then one that it tried.
fn decide(reasons: &Reasons, rng: &mut impl Rng) -> Decision {
    let all = reasons.weighed();
    let tries: u32 = all.clone().map(|candidate| candidate.tries).sum();
    if tries == 0 || chance::below(rng, ONE_DRAWN_IN) > 0 {
        return reasons.choice();
    }
    let mut left = chance::below(rng, tries);
    for candidate in all {
        if left < candidate.tries {
            return candidate.decision;
        }
        left -= candidate.tries;
    }
    reasons.choice()
}
