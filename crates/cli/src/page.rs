//! Results on the standard output: as a page for people, or as JSON for programs.

use std::io::{self, BufWriter, Write};

use serde::Serialize;

use crate::failure::Failure;
use crate::style::{Style, Tone};

/// A page being written.
pub(crate) struct Page<'a, W> {
    pub(crate) out: &'a mut W,
    pub(crate) style: Style,
}

impl<W: Write> Page<'_, W> {
    pub(crate) fn heading(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", self.style.paint(Tone::Strong, text))
    }

    pub(crate) fn faint(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", self.style.paint(Tone::Faint, text))
    }
}

/// Prints the results: as JSON if requested, otherwise as the page that `write` makes of them.
pub(crate) fn print<R: Serialize>(
    results: &R,
    as_json: bool,
    write: impl FnOnce(&mut dyn Write, Style) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    if as_json {
        serde_json::to_writer_pretty(&mut out, results)?;
        writeln!(out)?;
    } else {
        write(&mut out, Style::of_stdout())?;
    }
    out.flush()?;
    Ok(())
}
