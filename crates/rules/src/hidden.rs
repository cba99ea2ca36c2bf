//! What of a player's cards the others may not see (R1.6).

use serde::{Deserialize, Serialize};
use static_assertions::assert_not_impl_any;

use crate::components::card::Cards;
use crate::event::Event;

/// R1.6: a player's hand, and what they have just placed face down. Their discard pile is all
/// their other cards. Not serialisable: it leaves the crate only in its owner's view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hidden {
    pub(crate) hand: Cards,
    pub(crate) face_down: Cards,
}

assert_not_impl_any!(Hidden: Serialize, Deserialize<'static>);

impl Hidden {
    /// R1.5: all thirteen cards in hand.
    pub(crate) const FRESH: Hidden = Hidden { hand: Cards::ALL, face_down: Cards::NONE };

    /// The discard pile of a player with these cards laid out.
    pub(crate) fn discard(self, laid: Cards) -> Cards {
        Cards::ALL.without(self.hand).without(self.face_down).without(laid)
    }

    /// What an event of this player changes among their hidden cards; `laid` are the cards that
    /// are face up in front of them after it.
    #[inline(always)]
    pub(crate) fn absorb(&mut self, event: &Event, laid: Cards) {
        match *event {
            Event::PairChosen { cards: Some(cards), .. } => {
                self.hand = self.hand.without(cards);
                self.face_down = cards;
            }
            Event::CardLaid { card: Some(card), .. } => {
                self.hand.remove(card);
                self.face_down = Cards::only(card);
            }
            Event::PairRevealed { .. } | Event::CardRevealed { .. } => {
                self.face_down = Cards::NONE;
            }
            Event::CardTakenUp { card: Some(card), .. } => self.hand.insert(card),
            Event::DiscardTakenBack { .. } => self.hand = Cards::ALL.without(laid),
            _ => {}
        }
    }
}
