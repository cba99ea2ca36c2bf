//! A state while an input is applied, and its listener.

use crate::cards;
use crate::components::seat::Seat;
use crate::decision::{Decision, Drawn};
use crate::event::{Event, Events};
use crate::flow::{Drawing, Flow, Step};
use crate::hidden::Hidden;
use crate::open::Open;
use crate::pending::Choice;
use crate::phases::{build, new_card, setup, supplies, turn};
use crate::state::State;

/// A state that is being changed. Its fields are private, so phases and cards can change it only by
/// [`Play::emit`].
pub(crate) struct Play<'a, E: Events> {
    state: &'a mut State,
    events: &'a mut E,
}

impl<'a, E: Events> Play<'a, E> {
    pub(crate) fn new(state: &'a mut State, events: &'a mut E) -> Play<'a, E> {
        Play { state, events }
    }
}

impl<E: Events> Play<'_, E> {
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

    /// Carries out a decision that was found legal.
    ///
    /// It is read where it lies: a list is written byte by byte, and reading a decision back as a
    /// whole right after that would stall the processor.
    #[inline(always)]
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "a copy would be such a reading back")]
    pub(crate) fn decide(&mut self, seat: Seat, decision: &Decision) {
        match *decision {
            Decision::Swap { bring, replace } => setup::swap(self, seat, bring, replace),
            Decision::Open(low, high) => setup::open(self, seat, low, high),
            Decision::First(card) => turn::first(self, card),
            Decision::Refresh(card) => cards::refreshment::act(self, seat, card),
            Decision::Conserve(end) => cards::conservation::act(self, seat, end),
            Decision::Tax { victim, loss } => {
                cards::tax_collector::act(self, seat, victim, loss);
            }
            Decision::RobPesos { victim } => cards::peso_thief::act(self, seat, victim),
            Decision::RobMaterials { victim, loot } => {
                cards::materials_thief::act(self, seat, victim, loot);
            }
            Decision::Mama(colours) => cards::mama::act(self, seat, colours),
            Decision::Build { end, payment } => build::act(self, seat, end, payment),
            Decision::EndTurn => turn::end(self, seat),
            Decision::Lay { card, cover } => new_card::lay(self, seat, card, cover),
            Decision::TakeBack(back) => new_card::take_back(self, seat, back),
        }
    }

    /// Carries out a draw that was found possible.
    #[inline(always)]
    pub(crate) fn draw(&mut self, drawn: Drawn) {
        match drawn {
            Drawn::Ages(oldest_first) => setup::ages(self, oldest_first),
            Drawn::Building(building) => match self.open().flow.step {
                Step::Draw(Drawing::Refill { row, left }) => {
                    build::refill(self, building, row, left);
                }
                _ => setup::building(self, building),
            },
            Drawn::Material(material) => match self.open().flow.step {
                Step::Draw(Drawing::Supplies { left }) => supplies::drawn(self, material, left),
                Step::Draw(Drawing::BlackMarket { left }) => {
                    cards::black_market::drawn(self, material, left);
                }
                Step::Draw(Drawing::FirstMaterial { to }) => setup::material(self, material, to),
                Step::Draw(Drawing::Centre { left }) => setup::centre(self, material, left),
                _ => {}
            },
        }
    }
}
