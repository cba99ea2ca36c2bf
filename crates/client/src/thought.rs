//! Questions to bots and their answers, as bytes: a bot thinks in a worker that shares no memory
//! with the page.
//!
//! A question carries the record of the game, and the worker that answers it replays it. The record of a
//! game at one screen is no secret to its own machine; the bot itself is handed only its seat's
//! view, as always. So the worker keeps nothing between two questions and can be replaced at any
//! time.

use havana_bots::network::{Network, WeightsWrong};
use havana_bots::{Level, Outlook, Why};
use havana_rules::{Decision, Seat, Viewer};
use havana_table::{Purpose, Record, Replay, Seed};
use serde::{Deserialize, Serialize};

use crate::setup::Sitter;

/// How the bots say that they are ready for questions.
pub const READY: &str = "ready";
/// How many bytes before a question or an answer tell which one it is.
pub const ID_BYTES: usize = 4;
/// The events of a window by which bots are asked, and answer, where no worker starts.
pub const ASKED: &str = "havana-asked";
/// See [`ASKED`].
pub const ANSWERED: &str = "havana-answered";

/// A question: what would a bot of this level do?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// The game so far, in its binary form.
    pub record: Vec<u8>,
    /// The seat that decides.
    pub seat: Seat,
    /// The bot.
    pub bot: Sitter,
    /// The bot that answers instead while the other lacks its weights; `None` if the question waits
    /// for them.
    pub meanwhile: Option<Sitter>,
    /// The seed of the bots' random choices.
    pub seed: u64,
}

impl Ask {
    /// The question as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }
}

/// What a bot thinks of a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// The number of the input it would be.
    pub inputs: u32,
    /// Whose decision it is.
    pub seat: Seat,
    /// The bot that thought.
    pub bot: Sitter,
    /// What it would do, mostly the best.
    pub choice: Decision,
    /// What it weighed, the best first.
    pub weighed: Vec<Weighed>,
}

/// One decision and what is expected of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// The decision.
    pub decision: Decision,
    /// The share of the win, from 0 to 1, if there were tries, else points' worth gained.
    pub expected: f32,
    /// The number of simulated games behind it.
    pub tries: u32,
    /// Points gained in the next rounds, points of the best of the others, and goods by their
    /// worth in points, if they were thought through.
    pub outlook: Option<(f32, f32, f32)>,
    /// What stands out about it.
    pub why: Option<Why>,
}

/// The most decisions that are listed.
const MOST_WEIGHED: usize = 8;

impl Thought {
    /// A thought from bytes; `None` if they are none.
    pub fn from_bytes(bytes: &[u8]) -> Option<Thought> {
        postcard::from_bytes(bytes).ok()
    }
}

/// What a question has to do with weights that are not installed ([`install_weights`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weights {
    /// It does not need them, or they are installed.
    NotMissing,
    /// It can be answered without them, but better with them.
    Wanted,
    /// It can only be answered with them.
    Needed,
}

/// Whether a question lacks weights.
pub fn weights_for(question: &[u8]) -> Weights {
    let ask: Option<Ask> = postcard::from_bytes(question).ok();
    match ask.filter(|ask| lacks_weights(ask.bot)) {
        None => Weights::NotMissing,
        Some(ask) if ask.meanwhile.is_some() => Weights::Wanted,
        Some(_) => Weights::Needed,
    }
}

/// Installs the file of weights with the name that [`havana_bots::network::weights_file`] gives.
pub fn install_weights(bytes: &[u8]) -> Result<(), WeightsWrong> {
    Network::install(bytes)
}

fn lacks_weights(bot: Sitter) -> bool {
    matches!(bot, Sitter::Bot(Level::Master(_))) && Network::installed().is_none()
}

/// Answers a question. No bytes if it is none, if the seat has nothing to decide, or if the bot
/// lacks its weights.
pub fn think(question: &[u8]) -> Vec<u8> {
    let ask: Option<Ask> = postcard::from_bytes(question).ok();
    let thought = ask.as_ref().and_then(weigh);
    thought.and_then(|thought| postcard::to_allocvec(&thought).ok()).unwrap_or_default()
}

pub(crate) fn weigh(ask: &Ask) -> Option<Thought> {
    let bot = if lacks_weights(ask.bot) { ask.meanwhile? } else { ask.bot };
    let Sitter::Bot(level) = bot else { return None };
    let record = Record::from_binary(&ask.record).ok()?;
    let inputs = record.inputs().len();
    let mut replay = Replay::new(&record);
    replay.seek(inputs);
    let view = replay.state().view(Viewer::Seat(ask.seat));
    // Each decision has a generator of its own, so that it does not matter which of them were asked for.
    let mut rng = Seed::of_game(ask.seed, inputs as u64, Purpose::Decisions).stream();
    let reasons = level.bot().consider(&view, &mut rng)?;
    Some(Thought {
        inputs: inputs as u32,
        seat: ask.seat,
        bot,
        choice: reasons.choice(),
        weighed: reasons
            .weighed()
            .take(MOST_WEIGHED)
            .map(|candidate| Weighed {
                decision: candidate.decision,
                expected: candidate.expected,
                tries: candidate.tries,
                outlook: candidate
                    .outlook
                    .map(|Outlook { points, rival_points, goods }| (points, rival_points, goods)),
                why: candidate.why,
            })
            .collect(),
    })
}
