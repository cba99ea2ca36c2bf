//! One moment of a game: the table in full, and what may happen next.

use std::io::Write;

use havana_rules::Event;
use havana_table::Replay;
use havana_transcript::moment;

use super::Showing;
use crate::failure::Failure;
use crate::style::Tone;
use crate::text;
use crate::words::count;

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
    moment::write(out, words, &views, showing.style)?;
    Ok(())
}
