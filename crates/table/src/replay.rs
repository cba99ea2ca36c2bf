//! Stepping through a recorded game.

use havana_rules::{Event, Events, Input, State};

use crate::record::Record;
use crate::table::Seq;

/// A recorded game being looked at again, one input after another.
///
/// As an iterator it gives every step with its events and the state it led to.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    record: &'a Record,
    state: State,
    next: usize,
}

/// One step of a replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The number of the input.
    pub seq: Seq,
    /// What was decided or drawn.
    pub input: Input,
    /// What it led to, one event after another.
    pub events: Vec<Event>,
    /// The game after it.
    pub state: State,
}

impl<'a> Replay<'a> {
    /// A replay that stands before the first input.
    pub fn new(record: &'a Record) -> Replay<'a> {
        Replay { record, state: State::new(record.header().config()), next: 0 }
    }

    /// The game as it stands at this point.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// How many inputs have been played.
    pub fn played(&self) -> usize {
        self.next
    }

    /// Plays the next input; `None` at the end of the record.
    pub fn step(&mut self, events: &mut impl Events) -> Option<Input> {
        let input = *self.record.inputs().get(self.next)?;
        // A record holds legal inputs only, so this cannot stop a replay before its end.
        self.state.apply(input, events).ok()?;
        self.next += 1;
        Some(input)
    }

    /// Goes to the point where this many inputs have been played, forwards or backwards, at most to
    /// the end.
    pub fn seek(&mut self, played: usize) {
        if played < self.next {
            *self = Replay::new(self.record);
        }
        while self.next < played && self.step(&mut ()).is_some() {}
    }
}

impl Iterator for Replay<'_> {
    type Item = Moment;

    fn next(&mut self) -> Option<Moment> {
        let mut events = Vec::new();
        let seq = Seq(self.next as u32);
        let input = self.step(&mut events)?;
        Some(Moment { seq, input, events, state: self.state })
    }
}
