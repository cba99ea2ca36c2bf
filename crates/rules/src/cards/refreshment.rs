//! R7.1 Refreshment.

use crate::cards;
use crate::components::card::Card;
use crate::components::seat::Seat;
use crate::decision::Decision;
use crate::decisions::Decisions;
use crate::error::{Illegal, Reason};
use crate::event::{Event, Events};
use crate::hidden::Hidden;
use crate::open::Open;
use crate::pending::Choice;
use crate::transition::{Progress, Transition};

/// R7.1: there is a choice as soon as a card lies in the discard pile.
pub(crate) fn asks(open: &Open, seat: Seat) -> bool {
    open.player(seat).discard_size() > 0
}

/// R7.1: the player may take one card back.
pub(crate) fn begin<E: Events>(transition: &mut Transition<E>, seat: Seat) -> Progress {
    if !asks(transition.open(), seat) {
        return cards::nothing(transition, seat, Card::Refreshment);
    }
    transition.ask(Choice::Refreshment);
    Progress::Waiting
}

/// R7.1: any card of the player's own discard pile, or none.
pub(crate) fn offer(open: &Open, own: Hidden, seat: Seat, out: &mut Decisions) {
    out.push(Decision::Refresh(None));
    let discard = own.discard(open.player(seat).laid());
    for card in Card::ALL {
        out.push_if(discard.contains(card), Decision::Refresh(Some(card)));
    }
}

/// R7.1: the card is in the player's discard pile.
pub(crate) fn check(
    open: &Open,
    own: Hidden,
    seat: Seat,
    card: Option<Card>,
) -> Result<(), Illegal> {
    match card {
        Some(card) if !own.discard(open.player(seat).laid()).contains(card) => {
            Err(Illegal::new("R7.1", Reason::NotInDiscard(card)))
        }
        _ => Ok(()),
    }
}

/// R7.1: that a card was taken is seen; which one is not.
pub(crate) fn act<E: Events>(
    transition: &mut Transition<E>,
    seat: Seat,
    card: Option<Card>,
) -> Progress {
    match card {
        Some(card) => transition.emit(Event::CardTakenUp { seat, card: Some(card) }),
        None => transition.emit(Event::ActionDeclined { seat, card: Card::Refreshment }),
    }
    Progress::Done
}
