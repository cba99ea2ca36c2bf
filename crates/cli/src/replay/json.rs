//! A game as lines of JSON, one for each step, as far as the viewer may see it.

use std::io::Write;

use havana_rules::{
    Card, Decision, Decisions, Drawn, Event, Input, Seat, SeenDecision, State, View,
};
use havana_table::Replay;
use serde::Serialize;

use super::Showing;
use super::eyes::Perspective;
use crate::failure::Failure;

/// Replaces a card that the viewer may not know.
const HIDDEN: &str = "hidden";

#[derive(Serialize)]
struct JsonLine {
    step: usize,
    input: Option<InputSeen>,
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
            serde_json::to_writer(&mut *out, &JsonLine { step, input, events, sight })?;
            writeln!(out)?;
        }
        if only == Some(step) {
            return Ok(());
        }
        let mut events: Vec<Event> = Vec::new();
        let Some(input) = replay.step(&mut events) else { return Ok(()) };
        let seen = events.into_iter().map(|event| showing.eyes.see(event)).collect();
        before = (Some(input_as_seen(showing.eyes, input)), seen);
    }
}

fn sights(eyes: Perspective, state: &State) -> Sights {
    let mut legal = Decisions::new();
    let mut sights = eyes.views(state).into_iter().map(|view| {
        view.legal(&mut legal);
        Sight { view, legal: legal.to_vec() }
    });
    match (eyes, sights.next()) {
        (Perspective::Seat(_) | Perspective::Spectator, Some(sight)) => {
            Sights::One(Box::new(sight))
        }
        (_, first) => Sights::All { seats: first.into_iter().chain(sights).collect() },
    }
}

/// An input in the form it has in records, without what the viewer may not know.
#[derive(Serialize)]
#[serde(untagged)]
enum InputSeen {
    Chance { chance: Drawn },
    Decision { seat: Seat, decision: DecisionSeen },
}

#[derive(Serialize)]
#[serde(untagged)]
enum DecisionSeen {
    Whole(Decision),
    Open { open: [&'static str; 2] },
    Refresh { refresh: &'static str },
    Lay { lay: LaySeen },
}

#[derive(Serialize)]
struct LaySeen {
    card: &'static str,
    cover: Card,
}

fn input_as_seen(eyes: Perspective, input: Input) -> InputSeen {
    let (seat, decision) = match input {
        Input::Chance(chance) => return InputSeen::Chance { chance },
        Input::Decision { seat, decision } => (seat, decision),
    };
    let decision = match decision.seen_by_others() {
        _ if eyes.sees_cards_of(seat) => DecisionSeen::Whole(decision),
        SeenDecision::Opened => DecisionSeen::Open { open: [HIDDEN; 2] },
        SeenDecision::Refreshed => DecisionSeen::Refresh { refresh: HIDDEN },
        SeenDecision::Laid { cover } => DecisionSeen::Lay { lay: LaySeen { card: HIDDEN, cover } },
        SeenDecision::Whole(whole) => DecisionSeen::Whole(whole),
    };
    InputSeen::Decision { seat, decision }
}
