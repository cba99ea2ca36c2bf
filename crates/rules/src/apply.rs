//! Routing: which file applies which decision and which draw, after it was checked.

use crate::cards;
use crate::check;
use crate::components::seat::Seat;
use crate::decision::{Decision, Drawn, Input};
use crate::decisions::Decisions;
use crate::error::Illegal;
use crate::event::Events;
use crate::flow::{Drawing, Step};
use crate::legal;
use crate::pending::Choice;
use crate::phases::{build, new_card, setup, supplies, turn};
use crate::refill;
use crate::state::State;
use crate::transition::Transition;

impl State {
    /// Lists all that the seat may decide now, in a stable order; nothing if it is not asked.
    #[inline(always)]
    pub fn legal(&self, seat: Seat, out: &mut Decisions) {
        legal::list(&self.open, self.hidden[seat.index()], seat, out);
    }

    /// Whether the seat may decide so now, and if not, which clause forbids it.
    #[inline]
    pub fn check(&self, seat: Seat, decision: Decision) -> Result<(), Illegal> {
        check::decision(&self.open, self.hidden[seat.index()], seat, decision)
    }

    /// Applies an input and continues to where the next one is needed; or refuses it and
    /// changes nothing.
    #[inline]
    pub fn apply(&mut self, input: Input, events: &mut impl Events) -> Result<(), Illegal> {
        match input {
            Input::Decision { seat, decision } => self.check(seat, decision)?,
            Input::Chance(drawn) => check::drawn(&self.open, drawn)?,
        }
        self.advance(input, events);
        Ok(())
    }

    /// Carries out an input that is known to be legal (a decision taken from the list of
    /// [`State::legal`], a draw of what [`State::pending`] offers) without checking it again: for
    /// simulations. Any other input may break the laws of the game; use [`State::apply`] for it.
    #[inline]
    pub fn advance(&mut self, input: Input, events: &mut impl Events) {
        let mut transition = Transition::new(self, events);
        match input {
            Input::Decision { seat, decision } => transition.decide(seat, &decision),
            Input::Chance(drawn) => transition.draw(drawn),
        }
    }

    /// For random play: lists what the seat may decide about this choice, lets it pick, and applies
    /// that. The same as [`State::legal`] and [`State::advance`] one after the other, and quicker. `None` if
    /// nothing was picked. The seat must be the one that is asked.
    #[inline(always)]
    pub fn choose(
        &mut self,
        seat: Seat,
        choice: Choice,
        list: &mut Decisions,
        events: &mut impl Events,
        pick: impl FnOnce(&[Decision]) -> Option<&Decision>,
    ) -> Option<()> {
        Transition::new(self, events).choose(seat, choice, list, pick)
    }
}

impl<E: Events> Transition<'_, E> {
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
            Decision::Refresh(card) => {
                let progress = cards::refreshment::act(self, seat, card);
                turn::proceed_after(self, progress);
            }
            Decision::Conserve(end) => {
                let progress = cards::conservation::act(self, seat, end);
                turn::proceed_after(self, progress);
            }
            Decision::Tax { victim, loss } => {
                let progress = cards::tax_collector::act(self, seat, victim, loss);
                turn::proceed_after(self, progress);
            }
            Decision::RobPesos { victim } => {
                let progress = cards::peso_thief::act(self, seat, victim);
                turn::proceed_after(self, progress);
            }
            Decision::RobMaterials { victim, loot } => {
                let progress = cards::materials_thief::act(self, seat, victim, loot);
                turn::proceed_after(self, progress);
            }
            Decision::Mama(colours) => {
                let progress = cards::mama::act(self, seat, colours);
                turn::proceed_after(self, progress);
            }
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
                    let progress = refill::lay(self, building, row, left);
                    turn::proceed_after(self, progress);
                }
                _ => setup::building(self, building),
            },
            Drawn::Material(material) => match self.open().flow.step {
                Step::Draw(Drawing::Supplies { left }) => supplies::drawn(self, material, left),
                Step::Draw(Drawing::BlackMarket { left }) => {
                    let progress = cards::black_market::drawn(self, material, left);
                    turn::proceed_after(self, progress);
                }
                Step::Draw(Drawing::FirstMaterial { to }) => setup::material(self, material, to),
                Step::Draw(Drawing::Centre { left }) => setup::centre(self, material, left),
                _ => {}
            },
        }
    }
}
