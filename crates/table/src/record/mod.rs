//! The record of a game: what was agreed, every decision and draw, and how it ended.
//!
//! A [`Record`] in memory is always a legal game: it comes from a table, or it was verified by
//! playing it through. `docs/records.md` describes both forms on disk.

mod binary;
mod deck_hash;
mod encoded;
mod error;
mod header;
mod inputs;
mod limits;
mod lines;
mod parse_line;
mod read_text;
mod verify;
mod wire;
mod write_text;

use havana_rules::{Input, Outcome};

pub use binary::MAGIC;
pub use deck_hash::DeckHash;
pub use encoded::EncodedHeader;
pub use error::{Fault, FaultPlace, RecordError};
pub use header::{Header, NamesWrong};
pub use inputs::{decode_inputs, encode_inputs};
pub use limits::{LONGEST_BINARY, LONGEST_LINE, LONGEST_NAME, MOST_INPUTS};
pub use read_text::{Game, Games};
pub use write_text::{header_line, input_line, outcome_line};

use verify::Verifier;

/// The version of both forms of a record: it rises whenever a program that knows only the version
/// before would misread a record.
pub const FORMAT_VERSION: u32 = 1;

/// A game as it was played, legal from the first input to the last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    header: Header,
    inputs: Vec<Input>,
    outcome: Option<Outcome>,
}

impl Record {
    /// The record of these inputs, if they make a legal game.
    pub fn new(header: impl Into<Header>, inputs: &[Input]) -> Result<Record, RecordError> {
        let mut verifier = Verifier::new(header.into());
        for (number, &input) in inputs.iter().enumerate() {
            verifier.push(input).map_err(|fault| fault.at(FaultPlace::Input(number)))?;
        }
        Ok(verifier.into_record())
    }

    /// The record of a game that was just played through.
    pub(crate) fn of_played(
        header: Header,
        inputs: Vec<Input>,
        outcome: Option<Outcome>,
    ) -> Record {
        Record { header, inputs, outcome }
    }

    pub(crate) fn into_parts(self) -> (Header, Vec<Input>) {
        (self.header, self.inputs)
    }

    /// What was agreed before the game, and who played.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// All decisions and draws, in order.
    pub fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// How the game ended; `None` if it was still running when this was recorded.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}
