//! Why a record cannot be read: where, what is wrong, and how to fix it.

use core::fmt;
use std::io;

use havana_rules::components::deck::DeckFault;
use havana_rules::{ConfigWrong, Illegal, Input, Outcome, RULES_VERSION};
use thiserror::Error;

use super::FORMAT_VERSION;
use super::deck_hash::DeckHash;
use super::header::NamesWrong;
use super::limits::{LONGEST_BINARY, LONGEST_LINE, MOST_INPUTS};

/// Why a record cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{place}: {fault}")]
pub struct RecordError {
    /// Where the fault lies.
    pub place: FaultPlace,
    /// What it is.
    pub fault: Fault,
}

/// Where in a record a fault lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaultPlace {
    /// This line of a text, counted from 1.
    Line(u64),
    /// The header of a binary record.
    Header,
    /// The input with this sequence number, counted from 0.
    Input(usize),
    /// What comes after the inputs of a binary record.
    End,
}

impl fmt::Display for FaultPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultPlace::Line(line) => write!(f, "line {line}"),
            FaultPlace::Header => f.write_str("header"),
            FaultPlace::Input(number) => write!(f, "input {number}"),
            FaultPlace::End => f.write_str("end"),
        }
    }
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Fault {
    Unreadable(io::ErrorKind),
    LineTooLong,
    TooLong,
    Damaged { says: String },
    CutOff,
    NoHeader,
    NotARecord,
    ForeignFormat { found: u32 },
    ForeignRules { found: u32 },
    DeckHash { written: DeckHash, found: DeckHash },
    Deck(DeckFault),
    Config(ConfigWrong),
    Names(NamesWrong),
    Illegal { input: Input, illegal: Illegal },
    InputAfterEnd { outcome: Outcome },
    AfterOutcome,
    TooManyInputs,
    NoOutcome { played: Outcome },
    WrongOutcome { written: Outcome, played: Option<Outcome> },
    SecondGame,
    Trailing { bytes: usize },
    Checksum,
    NotCanonical,
}

impl Fault {
    pub(super) fn at(self, place: FaultPlace) -> RecordError {
        RecordError { place, fault: self }
    }

    /// Damage in words that may quote the damaged text, made fit for one line.
    pub(super) fn damaged(says: &str) -> Fault {
        const LONGEST: usize = 200;
        let clean = |c: char| if c.is_control() { '\u{fffd}' } else { c };
        let mut short: String = says.chars().take(LONGEST).map(clean).collect();
        if says.chars().nth(LONGEST).is_some() {
            short.push('…');
        }
        Fault::Damaged { says: short }
    }
}

impl RecordError {
    /// The clause of the rules that the record breaks, if that is what is wrong with it.
    pub fn clause(&self) -> Option<&'static str> {
        match self.fault {
            Fault::Illegal { illegal, .. } => Some(illegal.clause),
            Fault::InputAfterEnd { outcome } => Some(outcome.ending.clause()),
            _ => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unreadable(kind) => write!(f, "cannot be read: {kind}; try again"),
            Fault::LineTooLong => {
                write!(
                    f,
                    "longer than {LONGEST_LINE} bytes, so it is not part of a record; remove it"
                )
            }
            Fault::TooLong => write!(
                f,
                "longer than {LONGEST_BINARY} bytes, so it is not a record; choose another file"
            ),
            Fault::Damaged { says } => write!(f, "damaged: {says}; restore it from a copy"),
            Fault::CutOff => f.write_str("cut off in the middle; restore the rest, or remove it"),
            Fault::NoHeader => f.write_str(
                "a game begins with its header, {\"havana\":\"record\",…}; put it before this",
            ),
            Fault::NotARecord => f.write_str("not a record of Havana; choose another file"),
            Fault::ForeignFormat { found } => write!(
                f,
                "written in format {found}; this program reads format {FORMAT_VERSION}: \
                 use one that reads {found}"
            ),
            Fault::ForeignRules { found } => write!(
                f,
                "played under version {found} of the rules; this program knows versions up to \
                 {RULES_VERSION}: use one that knows {found}"
            ),
            Fault::DeckHash { written, found } => write!(
                f,
                "the deck has the hash {found}, but the record says {written}: restore the deck, or \
                 correct the hash"
            ),
            Fault::Deck(fault) => write!(f, "the deck is not valid: {fault}"),
            Fault::Config(wrong) => wrong.fmt(f),
            Fault::Names(wrong) => wrong.fmt(f),
            Fault::Illegal { input, illegal } => write!(
                f,
                "{} is not legal: {illegal}; correct it, or remove it and all that follows",
                of_whom(*input)
            ),
            Fault::InputAfterEnd { outcome } => write!(
                f,
                "the game was over before this ({}); remove all inputs after its end",
                outcome.ending.clause()
            ),
            Fault::AfterOutcome => {
                f.write_str("the outcome is the last line of a game; remove this one")
            }
            Fault::TooManyInputs => write!(
                f,
                "more than {MOST_INPUTS} inputs, and no game has that many; remove the rest"
            ),
            Fault::NoOutcome { played } => {
                write!(f, "the game is over here, but no outcome follows; add: {}", told(*played))
            }
            Fault::WrongOutcome { written, played: Some(played) } => write!(
                f,
                "the record says the outcome is {}, but the game ended with {}; correct it",
                told(*written),
                told(*played)
            ),
            Fault::WrongOutcome { written, played: None } => write!(
                f,
                "the record says the outcome is {}, but the game is not over; add what is missing, \
                 or remove it",
                told(*written)
            ),
            Fault::SecondGame => {
                f.write_str("a second game begins here, where one was expected; remove it")
            }
            Fault::Trailing { bytes } => {
                write!(f, "there are {bytes} extra bytes at the end; remove them")
            }
            Fault::Checksum => {
                f.write_str("damaged: the checksum is wrong; restore it from a copy")
            }
            Fault::NotCanonical => f.write_str("not in the canonical encoding; write it again"),
        }
    }
}

fn of_whom(input: Input) -> String {
    match input {
        Input::Decision { seat, .. } => format!("the decision of {seat}"),
        Input::Chance(_) => "the draw".to_owned(),
    }
}

fn told(outcome: Outcome) -> String {
    super::write_text::outcome_line(outcome)
}
