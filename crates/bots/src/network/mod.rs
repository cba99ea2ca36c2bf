//! A network that learned which cards to choose, and who is likely to win, from games of the search.
//!
//! Its weights are one file, made by `python/training`. A program that needs them installs them
//! once; those built into a native program are installed on first use.

mod features;
mod numbers;
mod perceptron;

pub use features::{Features, OTHER, OWN};

use std::sync::OnceLock;

use havana_rules::{Card, Cards, Decision, Open, Seat, State, Viewer};

use crate::exp::exp;
use features::Table;
use numbers::Sparse;
use perceptron::{Perceptron, Widths};
use thiserror::Error;

/// Each pair of different cards is one output of the policy: the two cards that a player will have
/// laid out.
pub const PAIRS: usize = Card::COUNT * (Card::COUNT - 1) / 2;

const MAGIC: &[u8; 8] = b"HAVANANN";
const VERSION: u32 = 1;
/// The longest file of weights.
const LONGEST: usize = 200_000;

/// Why weights cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum WeightsWrong {
    /// It is no file of weights.
    #[error("this is no file of weights")]
    NoWeights,
    /// They were made for another version of this program.
    #[error(
        "the weights have version {0}, this program reads version {VERSION}; train them again \
         with python/training"
    )]
    Version(u32),
    /// The file is damaged.
    #[error("the file of weights is damaged; get it again")]
    Damaged,
    /// Other weights are in use already.
    #[error("other weights are in use already")]
    InUse,
}

/// The network: a perceptron that chooses cards and one that judges a position.
#[derive(Clone, Debug)]
pub struct Network {
    policy: Perceptron,
    value: Perceptron,
    checksum: u64,
}

static INSTALLED: OnceLock<Network> = OnceLock::new();

/// The weights of the level `master`. Constants may read them; only native programs contain them.
const MASTER: &[u8] = include_bytes!("../../weights/master.bin");

/// The checksum of these weights, with which the file ends.
const MASTER_CHECKSUM: u64 = match MASTER.last_chunk() {
    Some(sum) => u64::from_le_bytes(*sum),
    None => 0,
};

/// The name under which a browser finds the weights of `master` that belong to this program.
pub fn weights_file() -> String {
    format!("weights-{MASTER_CHECKSUM:016x}.bin")
}

/// The weights of the level `master`, for a program that passes them on.
#[cfg(not(target_arch = "wasm32"))]
pub const fn weights() -> &'static [u8] {
    MASTER
}

impl Network {
    /// Reads a file of weights.
    pub fn read(bytes: &[u8]) -> Result<Network, WeightsWrong> {
        let is_damaged = WeightsWrong::Damaged;
        let Some(rest) = bytes.strip_prefix(MAGIC) else { return Err(WeightsWrong::NoWeights) };
        if bytes.len() > LONGEST {
            return Err(is_damaged);
        }
        let (body, sum) = rest.split_last_chunk().ok_or(is_damaged)?;
        let (version, _) = body.split_first_chunk().ok_or(is_damaged)?;
        match u32::from_le_bytes(*version) {
            VERSION => {}
            other => return Err(WeightsWrong::Version(other)),
        }
        let checksum = checksum(body);
        if checksum != u64::from_le_bytes(*sum) {
            return Err(is_damaged);
        }
        let mut words = body.as_chunks().0.iter().skip(1).map(|&word| u32::from_le_bytes(word));
        let mut perceptron = |outputs: usize| {
            let mut next = || words.next().map(|word| word as usize).ok_or(is_damaged);
            let inputs = [next()?, next()?, next()?];
            let widths = Widths { others: next()?, first: next()?, second: next()? };
            if inputs != [OWN, OTHER, outputs] || !widths.are_possible() {
                return Err(is_damaged);
            }
            let mut is_short = false;
            let read = Perceptron::read(widths, outputs, |count| {
                let numbers: Vec<f32> = words.by_ref().take(count).map(f32::from_bits).collect();
                is_short |=
                    numbers.len() < count || numbers.iter().any(|number| !number.is_finite());
                numbers
            });
            if is_short { Err(is_damaged) } else { Ok(read) }
        };
        let (policy, value) = (perceptron(PAIRS)?, perceptron(1)?);
        if words.next().is_some() {
            Err(is_damaged)
        } else {
            Ok(Network { policy, value, checksum })
        }
    }

    /// A number that tells these weights from others.
    pub fn checksum(&self) -> u64 {
        self.checksum
    }

    /// Makes weights those of this program, once.
    pub fn install(bytes: &[u8]) -> Result<(), WeightsWrong> {
        INSTALLED.set(Network::read(bytes)?).map_err(|_| WeightsWrong::InUse)
    }

    /// The network of this program: that of installed weights, or else of the built-in ones. A
    /// program in a browser has none built in, because most games do not need them.
    pub fn installed() -> Option<&'static Network> {
        #[cfg(not(target_arch = "wasm32"))]
        if INSTALLED.get().is_none()
            && let Ok(network) = Network::read(MASTER)
        {
            // Another thread may have been faster, with the same weights.
            let _ = INSTALLED.set(network);
        }
        INSTALLED.get()
    }

    /// What each of these decisions about cards is worth trying, as the logarithm of its probability
    /// but for a constant; other decisions are worth 0.
    pub fn logits(
        &self,
        features: &Features,
        laid: Cards,
        decisions: impl Iterator<Item = Decision>,
        out: &mut Vec<f32>,
    ) {
        let hidden = self.policy.hidden_of(features);
        out.extend(decisions.map(|decision| {
            pair_of(decision, laid).map_or(0.0, |pair| self.policy.output(&hidden, pair))
        }));
    }

    /// The same of the player with these cards in hand, from the table itself.
    pub(crate) fn logits_at(
        &self,
        open: &Open,
        (seat, hand): (Seat, Cards),
        decisions: impl Iterator<Item = Decision>,
        out: &mut Vec<f32>,
    ) {
        let table = Table::of(open);
        let others = table.others_of(seat).map(|other| {
            let mut numbers = Sparse::NONE;
            table.write_other(&mut numbers, other, table.acts_before(other, seat));
            self.policy.other(&numbers)
        });
        let mut own = Sparse::NONE;
        table.write_own(&mut own, seat, hand);
        let hidden = self.policy.hidden(&own, others);
        let laid = open.player(seat).laid();
        out.extend(decisions.map(|decision| {
            pair_of(decision, laid).map_or(0.0, |pair| self.policy.output(&hidden, pair))
        }));
    }

    /// How well a player stands, as the logarithm of their share of the win but for a constant.
    pub fn standing(&self, features: &Features) -> f32 {
        self.value.output(&self.value.hidden_of(features), 0)
    }

    /// How well each player stands, as [`Network::standing`] of their view. What each sees of another
    /// is nearly the same for all, so it is computed once.
    fn standings(&self, state: &State) -> [f32; Seat::MAX] {
        let open = state.open();
        let (table, value) = (Table::of(open), &self.value);
        let mut standings = [0.0; Seat::MAX];
        if open.seats().any(|seat| open.player(seat).covered().is_some()) {
            for seat in open.seats() {
                let features = table.features(seat, hand_of(state, seat));
                standings[seat.index()] = self.standing(&features);
            }
            return standings;
        }
        let mut players = [None; Seat::MAX];
        for seat in open.seats() {
            let mut numbers = Sparse::NONE;
            table.write_other(&mut numbers, seat, false);
            let late = value.other(&numbers);
            players[seat.index()] = Some([late, value.with_last(late)]);
        }
        for seat in open.seats() {
            let mut own = Sparse::NONE;
            table.write_own(&mut own, seat, hand_of(state, seat));
            let others = table.others_of(seat).filter_map(|other| {
                let early = usize::from(table.acts_before(other, seat));
                players[other.index()].map(|sums| sums[early])
            });
            standings[seat.index()] = value.output(&value.hidden(&own, others), 0);
        }
        standings
    }

    /// The share of the win that each player can expect; exact once the game is over.
    pub fn evaluate(&self, state: &State) -> [f32; Seat::MAX] {
        let open = state.open();
        if open.outcome().is_some() {
            return crate::evaluation::evaluate(open);
        }
        let mut shares = self.standings(state);
        let best = open.seats().map(|seat| shares[seat.index()]).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for seat in open.seats() {
            let share = exp(shares[seat.index()] - best);
            shares[seat.index()] = share;
            sum += share;
        }
        shares.map(|share| share / sum)
    }
}

/// The cards in a seat's hand.
pub(crate) fn hand_of(state: &State, seat: Seat) -> Cards {
    state.view(Viewer::Seat(seat)).hand().unwrap_or_default()
}

/// The output of the policy for a decision of a player with these cards laid out.
pub fn pair_of(decision: Decision, laid: Cards) -> Option<usize> {
    let pair = match decision {
        Decision::Open(low, high) => Cards::pair(low, high),
        Decision::Lay { card, cover } => laid.without(Cards::only(cover)).union(Cards::only(card)),
        _ => return None,
    };
    let (low, high) = (pair.lowest()? as usize, pair.highest()? as usize);
    // As many pairs have a lower high card as two of those below it can make.
    (low < high).then(|| (0..high).sum::<usize>() + low)
}

/// FNV-1a.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// Whether this choice is one that the policy has learned.
pub(crate) fn knows(open: &Open) -> bool {
    use havana_rules::{Choice, Step};
    matches!(open.flow().step, Step::Ask(Choice::Opening | Choice::Lay))
}
