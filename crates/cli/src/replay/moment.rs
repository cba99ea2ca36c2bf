//! One moment of a game: the table in full, and what may happen next.

use std::io::Write;

use havana_rules::{Decisions, Event, View};
use havana_table::Replay;

use super::Showing;
use crate::board::{self, Detail, LETTERS};
use crate::failure::Failure;
use crate::style::Tone;
use crate::text;
use crate::words::count;

/// The most decisions that are listed; more would hide the table.
const MOST_LISTED: usize = 60;

pub(super) fn write(out: &mut impl Write, showing: &Showing, step: usize) -> Result<(), Failure> {
    showing.check_step(step)?;
    let words = &showing.words;
    let mut replay = Replay::new(showing.record);
    replay.seek(step.saturating_sub(1));
    let mut events: Vec<Event> = Vec::new();
    if step > 0 {
        replay.step(&mut events);
    }
    let open = replay.state().open();
    let inputs = count(showing.record.inputs().len() as u64, "input", "inputs");
    let place = match open.round() {
        0 => "setting up".to_owned(),
        round => format!("round {round}"),
    };
    let title = format!("{}, after {step} of {inputs}: {place}", showing.title);
    writeln!(out, "{}", showing.style.paint(Tone::Strong, &title))?;
    for event in events {
        if let Some(happening) = words.event(&showing.eyes.see(event)) {
            for line in text::wrap("  ", &words.sentence(&happening)) {
                writeln!(out, "{line}")?;
            }
        }
    }
    writeln!(out)?;
    let views = showing.eyes.views(replay.state());
    board::draw(out, words, &views, showing.style, Detail::Full)?;
    writeln!(out, "   {LETTERS}\n")?;
    if let Some(outcome) = open.outcome() {
        writeln!(out, "{}", words.outcome(open, outcome))?;
        return Ok(());
    }
    for line in text::wrap("Waiting for ", &words.waiting(open)) {
        writeln!(out, "{line}")?;
    }
    views.iter().try_for_each(|view| write_legal(out, showing, view))
}

/// All that the viewer may decide now, if they are asked.
fn write_legal(out: &mut impl Write, showing: &Showing, view: &View) -> Result<(), Failure> {
    let mut legal = Decisions::new();
    view.legal(&mut legal);
    let Some(seat) = view.seat().filter(|_| !legal.is_empty()) else { return Ok(()) };
    let name = showing.words.names().of(seat);
    let choices = count(legal.len() as u64, "choice", "choices");
    writeln!(out, "\n{name} has {choices}:")?;
    for (number, &decision) in legal.iter().take(MOST_LISTED).enumerate() {
        let says = showing.words.decision(view.open(), decision);
        for line in text::wrap(&format!("{:>4}  ", number + 1), &says) {
            writeln!(out, "{line}")?;
        }
    }
    if legal.len() > MOST_LISTED {
        writeln!(out, "      and {} more; --json lists all", legal.len() - MOST_LISTED)?;
    }
    Ok(())
}
