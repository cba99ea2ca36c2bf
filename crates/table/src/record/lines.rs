//! Lines of a stream, one at a time, none longer than is allowed.

use std::io::{self, BufRead};

use super::error::{Fault, FaultPlace, RecordError};
use super::limits::LONGEST_LINE;

/// Reads lines and counts them. Only one line is in memory at a time.
pub(super) struct Lines<R> {
    input: R,
    line: Vec<u8>,
    number: u64,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Lines<R> {
        Lines { input, line: Vec::new(), number: 0 }
    }

    /// The number of the line read last, counted from 1.
    pub(super) fn number(&self) -> u64 {
        self.number
    }

    /// The line read last, without its end.
    pub(super) fn line(&self) -> &[u8] {
        self.line.trim_ascii()
    }

    /// Reads the next line that is not blank; `false` at the end. A line that is too long is
    /// passed over, so that reading can continue after it.
    pub(super) fn read(&mut self) -> Result<bool, RecordError> {
        loop {
            if !self.read_any().map_err(|fault| fault.at(FaultPlace::Line(self.number)))? {
                return Ok(false);
            }
            if !self.line().is_empty() {
                return Ok(true);
            }
        }
    }

    fn read_any(&mut self) -> Result<bool, Fault> {
        self.line.clear();
        let (mut begun, mut fits) = (false, true);
        loop {
            let available = match self.input.fill_buf() {
                Ok(available) => available,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(Fault::Unreadable(error.kind())),
            };
            if available.is_empty() && !begun {
                return Ok(false);
            }
            if !begun {
                begun = true;
                self.number += 1;
            }
            let end = available.iter().position(|&byte| byte == b'\n');
            let part = &available[..end.unwrap_or(available.len())];
            fits &= self.line.len() + part.len() <= LONGEST_LINE;
            if fits {
                self.line.extend_from_slice(part);
            }
            let (used, at_end) = (part.len(), available.is_empty() || end.is_some());
            self.input.consume(used + usize::from(end.is_some()));
            if at_end {
                return if fits { Ok(true) } else { Err(Fault::LineTooLong) };
            }
        }
    }
}
