//! A puzzle, and the line of text that stores it.

use core::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use havana_rules::{Config, Decision, Input, Pending, RulesVersion, Seat, State, View, Viewer};
use havana_study::Share;
use havana_table::{Record, Replay};
use thiserror::Error;

use crate::difficulty::BOTS;
use crate::kind::Kind;
use crate::packed;

/// A decision and the share of the win that its player can expect of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Valued {
    /// The decision.
    pub decision: Decision,
    /// The share, in thousandths of the win.
    pub thousandths: i16,
}

impl Valued {
    /// The share of the win.
    pub fn share(self) -> Share {
        Share(Share::WHOLE.0 / 1000 * i64::from(self.thousandths))
    }
}

/// A position in which one decision is clearly best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The game up to the decision. What the deciding player could not know is sampled.
    pub record: Record,
    /// Who decides.
    pub seat: Seat,
    /// What the decisions are worth, the best first. Those that are not listed are worth less.
    pub options: Vec<Valued>,
    /// How many of the options solve the puzzle: the best one, and other ways to pay for the same
    /// building that are worth the same.
    pub right: usize,
    /// How often each of [`BOTS`] misses it, in percent.
    pub missed: [u8; BOTS.len()],
    /// How difficult it is.
    pub rating: u16,
}

/// Why a line holds no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum PuzzleWrong {
    /// It does not have the fields of a puzzle.
    #[error(
        "this is no puzzle: it needs a rating, misses, right answers, players, rules, a game, \
         options and shares"
    )]
    Form,
    /// The game cannot be read.
    #[error("the game of the puzzle cannot be read")]
    Game,
    /// An option is not legal in the position.
    #[error("an option of the puzzle is not legal in its position")]
    Illegal,
}

impl Puzzle {
    /// Reads the line of a puzzle, and checks that its position and its options are legal.
    pub fn parse(line: &str) -> Result<Puzzle, PuzzleWrong> {
        let form = PuzzleWrong::Form;
        let fields: Vec<&str> = line.split(' ').collect();
        let &[rating, missed, right, players, rules, game, options, shares] = &fields[..] else {
            return Err(form);
        };
        let rules = rules.parse().ok().and_then(RulesVersion::from_number).ok_or(form)?;
        let config = Config::new(players.parse().map_err(|_| form)?).map_err(|_| form)?;
        let bytes = URL_SAFE_NO_PAD.decode(game).map_err(|_| PuzzleWrong::Game)?;
        let record = packed::unpack(config.with_rules(rules), &bytes).ok_or(PuzzleWrong::Game)?;
        let possible = packed::possible(&state_of(&record));
        let places: Vec<usize> = numbers(options).ok_or(form)?;
        let shares: Vec<i16> = numbers(shares).ok_or(form)?;
        let right: usize = right.parse().map_err(|_| form)?;
        if places.len() != shares.len() || !(1..places.len()).contains(&right) {
            return Err(form);
        }
        let mut seats = Vec::new();
        let mut options = Vec::new();
        for (place, thousandths) in places.into_iter().zip(shares) {
            let Some(&Input::Decision { seat, decision }) = possible.get(place) else {
                return Err(PuzzleWrong::Illegal);
            };
            seats.push(seat);
            options.push(Valued { decision, thousandths });
        }
        let seat = *seats.first().ok_or(form)?;
        if seats.iter().any(|&other| other != seat) {
            return Err(PuzzleWrong::Illegal);
        }
        Ok(Puzzle {
            record,
            seat,
            options,
            right,
            missed: numbers(missed).and_then(|all: Vec<u8>| all.try_into().ok()).ok_or(form)?,
            rating: rating.parse().map_err(|_| form)?,
        })
    }

    /// The game up to the decision, as the line holds it: the same for no two puzzles.
    pub fn game(&self) -> String {
        URL_SAFE_NO_PAD.encode(packed::pack(&self.record).unwrap_or_default())
    }

    /// What the player who decides sees.
    pub fn view(&self) -> View {
        state_of(&self.record).view(Viewer::Seat(self.seat))
    }

    /// What the decision is about; `None` only if nothing is asked.
    pub fn kind(&self) -> Option<Kind> {
        match self.view().pending() {
            Pending::Decide { choice, .. } => Some(choice.into()),
            Pending::Chance(_) | Pending::Over(_) => None,
        }
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.record.header().config().players()
    }

    /// Whether this decision solves the puzzle.
    pub fn is_right(&self, decision: Decision) -> bool {
        self.options.iter().take(self.right).any(|option| option.decision == decision)
    }
}

/// The end of what is recorded.
fn state_of(record: &Record) -> State {
    let mut replay = Replay::new(record);
    replay.seek(record.inputs().len());
    *replay.state()
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { seat, options, right, missed, rating, record } = self;
        let possible = packed::possible(&state_of(record));
        let place = |option: &Valued| {
            let input = Input::Decision { seat: *seat, decision: option.decision };
            possible.iter().position(|&other| other == input).unwrap_or(possible.len())
        };
        let places: Vec<String> = options.iter().map(|option| place(option).to_string()).collect();
        let shares: Vec<String> =
            options.iter().map(|option| option.thousandths.to_string()).collect();
        let missed = missed.map(|percent| percent.to_string()).join(",");
        let (players, rules) = (self.players(), record.header().config().rules().number());
        let (places, shares) = (places.join(","), shares.join(","));
        write!(f, "{rating} {missed} {right} {players} {rules} {} {places} {shares}", self.game())
    }
}

fn numbers<N: core::str::FromStr>(text: &str) -> Option<Vec<N>> {
    text.split(',').map(|number| number.parse().ok()).collect()
}
