//! Playing a record through while it is read.

use havana_rules::{Input, Outcome, State};

use super::Record;
use super::error::Fault;
use super::header::Header;
use super::limits::MOST_INPUTS;

/// A game being played through again, as far as it has been read.
pub(super) struct Verifier {
    header: Header,
    state: State,
    inputs: Vec<Input>,
}

impl Verifier {
    pub(super) fn new(header: Header) -> Verifier {
        Verifier { state: State::new(header.config()), header, inputs: Vec::new() }
    }

    /// Plays one input, if it is legal.
    pub(super) fn push(&mut self, input: Input) -> Result<(), Fault> {
        if let Some(outcome) = self.state.outcome() {
            return Err(Fault::InputAfterEnd { outcome });
        }
        if self.inputs.len() >= MOST_INPUTS {
            return Err(Fault::TooManyInputs);
        }
        self.state.apply(input, &mut ()).map_err(|illegal| Fault::Illegal { input, illegal })?;
        self.inputs.push(input);
        Ok(())
    }

    /// Whether the outcome written is the one just played.
    pub(super) fn check_outcome(&self, written: Option<Outcome>) -> Result<(), Fault> {
        match (written, self.state.outcome()) {
            (None, Some(played)) => Err(Fault::NoOutcome { played }),
            (Some(written), played) if played != Some(written) => {
                Err(Fault::WrongOutcome { written, played })
            }
            _ => Ok(()),
        }
    }

    /// The record, with the outcome just played.
    pub(super) fn into_record(self) -> Record {
        Record::of_played(self.header, self.inputs, self.state.outcome())
    }
}
