//! Reading the text form, one game at a time.

use core::iter::FusedIterator;
use std::io::BufRead;

use super::Record;
use super::error::{Fault, FaultPlace, RecordError};
use super::lines::Lines;
use super::parse_line::{Body, body, header, is_header};
use super::verify::Verifier;

/// A game read from a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The line of its header, counted from 1.
    pub first_line: u64,
    /// Its record.
    pub record: Record,
}

/// Reads one game after another from a text of any length, each verified by playing it through.
///
/// After a game with a fault it continues with the next header; only a stream that cannot be read
/// ends it early.
pub struct Games<R> {
    lines: Lines<R>,
    at: At,
    begun: u64,
}

/// Where the reader stands between two games.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    /// Before the first line.
    Start,
    /// After the outcome of a game.
    Outcome,
    /// After a fault: all lines up to the next header are passed over.
    Rubble,
    /// The line read last is a header, not used yet.
    Header,
    /// Nothing more is read.
    End,
}

impl<R: BufRead> Games<R> {
    /// The games of this stream.
    pub fn new(input: R) -> Games<R> {
        Games { lines: Lines::new(input), at: At::Start, begun: 0 }
    }

    /// How many games have begun so far, sound or not. It tells which game a fault is in: if it
    /// did not rise, the fault lies after that game.
    pub fn begun(&self) -> u64 {
        self.begun
    }

    /// Passes over the next game without looking into it, or at what lies before it; `false` if
    /// there is none. Fails only if the stream cannot be read.
    pub fn pass(&mut self) -> Result<bool, RecordError> {
        if matches!(self.at, At::Start | At::Outcome) {
            self.at = At::Rubble;
        }
        self.begin_game().inspect_err(|_| self.at = At::End)
    }

    fn read_game(&mut self) -> Result<Option<Game>, RecordError> {
        if !self.begin_game()? {
            return Ok(None);
        }
        let first_line = self.lines.number();
        let header = header(self.lines.line()).map_err(|fault| self.here(fault))?;
        let mut verifier = Verifier::new(header);
        let mut last_line = first_line;
        while self.read_line()? {
            let body = body(self.lines.line()).map_err(|fault| self.here(fault))?;
            match body {
                Body::Input(input) => verifier.push(input).map_err(|fault| self.here(fault))?,
                Body::Outcome(outcome) => {
                    verifier.check_outcome(Some(outcome)).map_err(|fault| self.here(fault))?;
                    self.at = At::Outcome;
                    return Ok(Some(Game { first_line, record: verifier.into_record() }));
                }
            }
            last_line = self.lines.number();
        }
        verifier.check_outcome(None).map_err(|fault| fault.at(FaultPlace::Line(last_line)))?;
        Ok(Some(Game { first_line, record: verifier.into_record() }))
    }

    /// Goes to the header of the next game; `false` if there is none.
    fn begin_game(&mut self) -> Result<bool, RecordError> {
        let found = self.find_header()?;
        if found {
            self.begun += 1;
            // Until a game is found sound, whatever comes before the next header belongs to it.
            self.at = At::Rubble;
        }
        Ok(found)
    }

    /// Goes to the next header; `false` if there is none.
    fn find_header(&mut self) -> Result<bool, RecordError> {
        while !matches!(self.at, At::Header | At::End) {
            match self.read_line() {
                Ok(false) => {}
                Ok(true) => self.pass_over()?,
                Err(error) if self.at == At::Rubble && error.fault == Fault::LineTooLong => {}
                Err(error) => return Err(error),
            }
        }
        Ok(self.at == At::Header)
    }

    /// Passes over a line outside of any game, if a fault told before has led there.
    fn pass_over(&self) -> Result<(), RecordError> {
        match self.at {
            At::Rubble | At::Header | At::End => Ok(()),
            At::Start => Err(self.here(Fault::NoHeader)),
            At::Outcome => {
                let fault = body(self.lines.line()).err().unwrap_or(Fault::AfterOutcome);
                Err(self.here(fault))
            }
        }
    }

    /// Reads the next line of a game; `false` at the next header and at the end.
    fn read_line(&mut self) -> Result<bool, RecordError> {
        if !self.lines.read()? {
            self.at = At::End;
            return Ok(false);
        }
        if is_header(self.lines.line()) {
            self.at = At::Header;
            return Ok(false);
        }
        Ok(true)
    }

    fn here(&self, fault: Fault) -> RecordError {
        fault.at(FaultPlace::Line(self.lines.number()))
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = Result<Game, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        let game = self.read_game();
        if let Err(error) = &game {
            match (&error.fault, self.at) {
                (Fault::Unreadable(_), _) => self.at = At::End,
                // A missing outcome is noticed only when the next header is already read.
                (_, At::Header | At::End) => {}
                (_, At::Start | At::Outcome | At::Rubble) => self.at = At::Rubble,
            }
        }
        game.transpose()
    }
}

impl<R: BufRead> FusedIterator for Games<R> {}

impl Record {
    /// Reads the one game of a text and verifies it by playing it through.
    pub fn from_text(text: impl AsRef<[u8]>) -> Result<Record, RecordError> {
        let mut games = Games::new(text.as_ref());
        let game = games.next().unwrap_or(Err(Fault::NoHeader.at(FaultPlace::Line(1))))?;
        if games.find_header()? {
            return Err(games.here(Fault::SecondGame));
        }
        Ok(game.record)
    }
}
