//! One moment of a game: the table in full, and what may happen next.

use std::io::{self, Write};

use havana_rules::{Decisions, View};

use crate::board::{self, Detail, LETTERS};
use crate::style::Style;
use crate::text;
use crate::words::{GameWords, count};

/// The most decisions that are listed; more would hide the table.
const MOST_LISTED: usize = 60;

/// Draws the table as these views, all of the same moment, show it, and tells what the game waits
/// for, with the legal decisions of the viewers who are asked.
pub fn write(
    out: &mut impl Write,
    words: &GameWords,
    views: &[View],
    style: Style,
) -> io::Result<()> {
    let Some(open) = views.first().map(View::open) else { return Ok(()) };
    board::draw(out, words, views, style, Detail::Full)?;
    writeln!(out, "   {LETTERS}\n")?;
    if let Some(outcome) = open.outcome() {
        return writeln!(out, "{}", words.outcome(open, outcome));
    }
    for line in text::wrap("Waiting for ", &words.waiting(open)) {
        writeln!(out, "{line}")?;
    }
    views.iter().try_for_each(|view| write_legal(out, words, view))
}

/// All that the viewer may decide now, if they are asked.
fn write_legal(out: &mut impl Write, words: &GameWords, view: &View) -> io::Result<()> {
    let mut legal = Box::new(Decisions::new());
    view.legal(&mut legal);
    let Some(seat) = view.seat().filter(|_| !legal.is_empty()) else { return Ok(()) };
    let name = words.names().of(seat);
    let choices = count(legal.len() as u64, "choice", "choices");
    writeln!(out, "\n{name} has {choices}:")?;
    for (number, &decision) in legal.iter().take(MOST_LISTED).enumerate() {
        let says = words.decision(view.open(), decision);
        for line in text::wrap(&format!("{:>4}  ", number + 1), &says) {
            writeln!(out, "{line}")?;
        }
    }
    if legal.len() > MOST_LISTED {
        writeln!(out, "      and {} more; --json lists all", legal.len() - MOST_LISTED)?;
    }
    Ok(())
}
