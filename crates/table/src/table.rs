//! A table at which one game is played.

use core::fmt;

use havana_rules::{Config, Decision, Event, Events, Illegal, Input, Pending, Seat, State};
use thiserror::Error;

use crate::dice::{Dice, DiceError};
use crate::record::{Header, Record};
use crate::undo::{self, NoUndo};

/// The number of an input of a game: its place in the list of inputs, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seq(pub u32);

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Why a table did not carry a decision out. Nothing was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    /// The rules forbid it.
    #[error("{0}")]
    Illegal(Illegal),
    /// The decision was fine, but the dice could not bring the draws it leads to.
    #[error("{0}")]
    Dice(DiceError),
}

impl From<Illegal> for Refused {
    fn from(illegal: Illegal) -> Refused {
        Refused::Illegal(illegal)
    }
}

impl From<DiceError> for Refused {
    fn from(error: DiceError) -> Refused {
        Refused::Dice(error)
    }
}

/// One game being played: its state, its dice, and the list of inputs that led here.
#[derive(Debug)]
pub struct Table {
    header: Header,
    state: State,
    dice: Dice,
    inputs: Vec<Input>,
}

impl Table {
    /// A table set up and waiting for the first decision. What is agreed is a [`Config`], or a
    /// [`Header`] if the players have names.
    pub fn new(
        agreed: impl Into<Header>,
        dice: Dice,
        events: &mut impl Events,
    ) -> Result<Table, DiceError> {
        let mut table = Table::unstarted(agreed, dice);
        table.draw_all(events)?;
        Ok(table)
    }

    /// A table at which nothing has been drawn yet; see [`Table::draw`].
    pub fn unstarted(agreed: impl Into<Header>, dice: Dice) -> Table {
        let header = agreed.into();
        let state = State::new(header.config());
        Table { header, state, dice, inputs: Vec::new() }
    }

    /// A table at which a recorded game continues with new dice.
    pub fn resume(
        record: Record,
        dice: Dice,
        events: &mut impl Events,
    ) -> Result<Table, DiceError> {
        let (header, inputs) = record.into_parts();
        let state = undo::replayed(header.config(), &inputs);
        let mut table = Table { header, state, dice, inputs };
        table.draw_all(events)?;
        Ok(table)
    }

    /// What was agreed before the game.
    pub fn config(&self) -> &Config {
        self.header.config()
    }

    /// What was agreed, and the players' names.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The game as it stands.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What the game is waiting for.
    pub fn pending(&self) -> Pending {
        self.state.pending()
    }

    /// All decisions and draws so far; the place of each is its [`Seq`].
    pub fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// What the table draws with.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// The record of the game so far.
    pub fn record(&self) -> Record {
        Record::of_played(self.header.clone(), self.inputs.clone(), self.state.outcome())
    }

    /// Carries a decision out, and then draws until the next decision is due or the game is over;
    /// or refuses, changes nothing and tells of nothing. Answers with the decision's number.
    pub fn decide(
        &mut self,
        seat: Seat,
        decision: Decision,
        events: &mut impl Events,
    ) -> Result<Seq, Refused> {
        let (state, played, position) = (self.state, self.inputs.len(), self.dice.position());
        let mut happened: Vec<Event> = Vec::new();
        let seq = self.decide_only(seat, decision, &mut happened)?;
        if let Err(error) = self.draw_all(&mut happened) {
            self.state = state;
            self.inputs.truncate(played);
            self.dice.return_to(position);
            return Err(error.into());
        }
        for event in happened {
            events.push(event);
        }
        Ok(seq)
    }

    /// Carries a decision out and leaves the draws that follow to [`Table::draw`].
    pub fn decide_only(
        &mut self,
        seat: Seat,
        decision: Decision,
        events: &mut impl Events,
    ) -> Result<Seq, Illegal> {
        self.apply(Input::Decision { seat, decision }, events)
    }

    /// Draws once, if a draw is due; answers with its number.
    pub fn draw(&mut self, events: &mut impl Events) -> Result<Option<Seq>, DiceError> {
        let Pending::Chance(draw) = self.pending() else { return Ok(None) };
        let position = self.dice.position();
        let drawn = self.dice.cast(draw)?;
        match self.apply(Input::Chance(drawn), events) {
            Ok(seq) => Ok(Some(seq)),
            Err(illegal) => {
                let error = self.dice.misfit(illegal);
                self.dice.return_to(position);
                Err(error)
            }
        }
    }

    /// Takes a seat's own last decision back, as long as nothing was revealed or drawn since and
    /// nothing depends on it; returns the decision that was undone. The game is then the replay
    /// of the shorter list of inputs.
    ///
    /// Meant for a table whose players share one screen; no one else has to agree.
    pub fn undo(&mut self, seat: Seat) -> Result<Decision, NoUndo> {
        let (place, decision) = self.undoable(seat)?;
        self.inputs.remove(place);
        self.state = undo::replayed(self.header.config(), &self.inputs);
        Ok(decision)
    }

    /// What [`Table::undo`] would take back, or why it would not.
    pub fn can_undo(&self, seat: Seat) -> Result<Decision, NoUndo> {
        self.undoable(seat).map(|(_, decision)| decision)
    }

    fn undoable(&self, seat: Seat) -> Result<(usize, Decision), NoUndo> {
        undo::last_decision(self.header.config(), &self.inputs, seat)
    }

    fn draw_all(&mut self, events: &mut impl Events) -> Result<(), DiceError> {
        while self.draw(events)?.is_some() {}
        Ok(())
    }

    fn apply(&mut self, input: Input, events: &mut impl Events) -> Result<Seq, Illegal> {
        self.state.apply(input, events)?;
        self.inputs.push(input);
        Ok(Seq(self.inputs.len() as u32 - 1))
    }
}
