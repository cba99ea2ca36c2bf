//! A state while an input is applied, and its listener.

use crate::components::seat::Seat;
use crate::event::{Event, Events};
use crate::flow::{Drawing, Flow, Step};
use crate::hidden::Hidden;
use crate::open::Open;
use crate::pending::Choice;
use crate::state::State;

/// Whether something is finished, or an input is needed first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Progress {
    /// Finished: the game continues.
    Done,
    /// The game waits, or it is over.
    Waiting,
}

/// A state that is being changed. Its fields are private, so phases and cards can change it only by
/// [`Transition::emit`].
pub(crate) struct Transition<'a, E: Events> {
    state: &'a mut State,
    events: &'a mut E,
}

impl<'a, E: Events> Transition<'a, E> {
    pub(crate) fn new(state: &'a mut State, events: &'a mut E) -> Transition<'a, E> {
        Transition { state, events }
    }
}

impl<E: Events> Transition<'_, E> {
    pub(crate) fn open(&self) -> &Open {
        &self.state.open
    }

    pub(crate) fn hidden(&self, seat: Seat) -> Hidden {
        self.state.hidden[seat.index()]
    }

    /// Lets an event happen, and tells of it.
    #[inline(always)]
    pub(crate) fn emit(&mut self, event: Event) {
        self.state.open.absorb(&event);
        if let Some(seat) = event.moves_cards_of() {
            let laid = self.state.open.player(seat).laid();
            self.state.hidden[seat.index()].absorb(&event, laid);
        }
        self.events.push(event);
    }

    /// Stops at a step until the next input comes.
    #[inline(always)]
    pub(crate) fn wait_at(&mut self, step: Step) {
        let flow = Flow { step, ..self.state.open.flow };
        self.emit(Event::Waiting { flow });
    }

    /// Stops until the player whose turn it is has decided.
    #[inline(always)]
    pub(crate) fn ask(&mut self, choice: Choice) {
        self.wait_at(Step::Ask(choice));
    }

    /// Stops until the player at this place in the order of play has decided.
    #[inline(always)]
    pub(crate) fn ask_at(&mut self, turn: u8, choice: Choice) {
        let flow = Flow { step: Step::Ask(choice), turn, ..self.state.open.flow };
        self.emit(Event::Waiting { flow });
    }

    /// Stops until something was drawn.
    #[inline(always)]
    pub(crate) fn draw_next(&mut self, drawing: Drawing) {
        self.wait_at(Step::Draw(drawing));
    }
}
