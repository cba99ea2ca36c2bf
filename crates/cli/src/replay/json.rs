//! A game as lines of JSON, one for each step, as far as the viewer may see it.

use std::io::Write;

use havana_rules::{Decision, Decisions, Event, Input, State, View};
use havana_table::Replay;
use serde::Serialize;
use serde_json::{Value, json};

use super::Showing;
use super::eyes::Eyes;
use crate::failure::Failure;

/// Stands where a card is that the viewer may not know.
const HIDDEN: &str = "hidden";

#[derive(Serialize)]
struct Line {
    step: usize,
    input: Option<Value>,
    events: Vec<Event>,
    #[serde(flatten)]
    sight: Sights,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Sights {
    One(Box<Sight>),
    All { seats: Vec<Sight> },
}

#[derive(Serialize)]
struct Sight {
    view: View,
    legal: Vec<Decision>,
}

/// Writes one step, or all of them from the empty table to the end.
pub(super) fn write(
    out: &mut impl Write,
    showing: &Showing,
    only: Option<usize>,
) -> Result<(), Failure> {
    if let Some(step) = only {
        showing.check_step(step)?;
    }
    let mut replay = Replay::new(showing.record);
    let mut before = (None, Vec::new());
    loop {
        let step = replay.played();
        if only.is_none_or(|only| only == step) {
            let (input, events) = before;
            let sight = sights(showing.eyes, replay.state());
            serde_json::to_writer(&mut *out, &Line { step, input, events, sight })?;
            writeln!(out)?;
        }
        if only == Some(step) {
            return Ok(());
        }
        let mut events: Vec<Event> = Vec::new();
        let Some(input) = replay.step(&mut events) else { return Ok(()) };
        let seen = events.into_iter().map(|event| showing.eyes.see(event)).collect();
        before = (Some(input_as_seen(showing.eyes, input)?), seen);
    }
}

fn sights(eyes: Eyes, state: &State) -> Sights {
    let mut legal = Decisions::new();
    let mut sights = eyes.views(state).into_iter().map(|view| {
        view.legal(&mut legal);
        Sight { view, legal: legal.to_vec() }
    });
    match (eyes, sights.next()) {
        (Eyes::Seat(_) | Eyes::Spectator, Some(sight)) => Sights::One(Box::new(sight)),
        (_, first) => Sights::All { seats: first.into_iter().chain(sights).collect() },
    }
}

/// An input in the form it has in records, without what the viewer may not know.
fn input_as_seen(eyes: Eyes, input: Input) -> serde_json::Result<Value> {
    let (seat, decision) = match input {
        Input::Chance(drawn) => return Ok(json!({ "chance": serde_json::to_value(drawn)? })),
        Input::Decision { seat, decision } => (seat, decision),
    };
    let decision = match decision {
        _ if eyes.sees_all_of(input) => serde_json::to_value(decision)?,
        Decision::Lay { cover, .. } => json!({ "lay": { "card": HIDDEN, "cover": cover } }),
        Decision::Refresh(_) => json!({ "refresh": HIDDEN }),
        _ => json!({ "open": [HIDDEN, HIDDEN] }),
    };
    Ok(json!({ "seat": seat, "decision": decision }))
}
