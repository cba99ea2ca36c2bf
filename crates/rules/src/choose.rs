//! Routing: listing and deciding in one go, for players who need nothing but the list.

use crate::components::seat::Seat;
use crate::decision::Decision;
use crate::decisions::Decisions;
use crate::event::Events;
use crate::legal;
use crate::pending::Choice;
use crate::phases::{build, new_card, turn};
use crate::transition::Transition;

impl<E: Events> Transition<'_, E> {
    /// Lists what the seat may decide about this choice, and carries out what is picked. Of the
    /// three most frequent choices it is known what can be picked, and not looked up again.
    #[inline(always)]
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        choice: Choice,
        list: &mut Decisions,
        pick: impl FnOnce(&[Decision]) -> Option<&Decision>,
    ) -> Option<()> {
        list.clear();
        let (open, own) = (self.open(), self.hidden(seat));
        match choice {
            Choice::Lay => {
                new_card::offer_lay(open, own, seat, list);
                if let Decision::Lay { card, cover } = *pick(list)? {
                    new_card::lay(self, seat, card, cover);
                }
            }
            Choice::Build => {
                build::offer(open, seat, list);
                match *pick(list)? {
                    Decision::Build { end, payment } => build::act(self, seat, end, payment),
                    _ => turn::end(self, seat),
                }
            }
            Choice::TakeBack => {
                new_card::offer_take_back(list);
                if let Decision::TakeBack(back) = *pick(list)? {
                    new_card::take_back(self, seat, back);
                }
            }
            _ => {
                legal::list(open, own, seat, list);
                let decision = pick(list)?;
                self.decide(seat, decision);
            }
        }
        Some(())
    }
}
