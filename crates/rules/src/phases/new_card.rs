//! Phase 3: a new card (R6).

use crate::components::card::Card;
use crate::components::seat::Seat;
use crate::decision::Decision;
use crate::decisions::Decisions;
use crate::ending;
use crate::error::{Illegal, Reason};
use crate::event::{Event, Events};
use crate::hidden::Hidden;
use crate::open::Open;
use crate::pending::Choice;
use crate::phases::turn;
use crate::transition::Transition;

/// R6.3: with this many cards in hand or fewer, the discard pile may be taken back.
const FEW_CARDS: usize = 2;

/// R6.1: one after another in this round's order.
pub(crate) fn begin<E: Events>(transition: &mut Transition<E>) {
    transition.ask_at(0, Choice::Lay);
}

/// R6.1: any card of the hand on either of the two.
#[inline(always)]
pub(crate) fn offer_lay(open: &Open, own: Hidden, seat: Seat, out: &mut Decisions) {
    let laid = open.player(seat).laid();
    let (Some(low), Some(high)) = (laid.lowest(), laid.highest()) else { return };
    let (on_low, on_high) = (&LAYS[low as usize], &LAYS[high as usize]);
    for card in Card::ALL {
        let held = own.hand.contains(card);
        out.push_both_if(held, on_low[card as usize], on_high[card as usize]);
    }
}

/// R6.1: every card on every card, by the covered one. Copied as whole words they can be read back
/// at once; put together byte by byte they would make the reader wait.
static LAYS: [[Decision; Card::COUNT]; Card::COUNT] = {
    let mut lays = [[Decision::EndTurn; Card::COUNT]; Card::COUNT];
    let mut cover = 0;
    while cover < Card::COUNT {
        let mut card = 0;
        while card < Card::COUNT {
            lays[cover][card] = Decision::Lay { card: Card::ALL[card], cover: Card::ALL[cover] };
            card += 1;
        }
        cover += 1;
    }
    lays
};

/// R6.1: the card is in hand, the covered one laid out.
pub(crate) fn check_lay(
    open: &Open,
    own: Hidden,
    seat: Seat,
    card: Card,
    cover: Card,
) -> Result<(), Illegal> {
    if !own.hand.contains(card) {
        return Err(Illegal::new("R6.1", Reason::NotInHand(card)));
    }
    if !open.player(seat).laid().contains(cover) {
        return Err(Illegal::new("R6.1", Reason::NotLaidOut(cover)));
    }
    Ok(())
}

/// R6.1: laid face down; after the last player, R6.2: all are revealed together.
pub(crate) fn lay<E: Events>(
    transition: &mut Transition<E>,
    seat: Seat,
    card: Card,
    covered: Card,
) {
    transition.emit(Event::CardLaid { seat, covered, card: Some(card) });
    let next = transition.open().flow.turn + 1;
    if usize::from(next) < transition.open().player_count() {
        return transition.ask_at(next, Choice::Lay);
    }
    for seat in transition.open().order.iter() {
        let face_down = transition.hidden(seat).face_down.lowest();
        if let (Some(card), Some(covered)) = (face_down, transition.open().player(seat).covered()) {
            transition.emit(Event::CardRevealed { seat, card, covered });
        }
    }
    ask_to_take_back(transition, 0);
}

/// R6.3: players with two cards or fewer may take back their discard pile; with none they must.
/// R6.5: one after another in this round's order.
fn ask_to_take_back<E: Events>(transition: &mut Transition<E>, from: u8) {
    for place in from..transition.open().player_count() as u8 {
        let seat = transition.open().order.at(place);
        match transition.open().player(seat).hand_size() {
            0 => transition.emit(Event::DiscardTakenBack { seat }),
            1..=FEW_CARDS => return transition.ask_at(place, Choice::TakeBack),
            _ => {}
        }
    }
    end_round(transition);
}

/// R6.3: all or nothing.
pub(crate) fn offer_take_back(out: &mut Decisions) {
    out.push(Decision::TakeBack(true));
    out.push(Decision::TakeBack(false));
}

/// R6.3: the whole pile, or none of it.
pub(crate) fn take_back<E: Events>(transition: &mut Transition<E>, seat: Seat, back: bool) {
    if back {
        transition.emit(Event::DiscardTakenBack { seat });
    } else {
        transition.emit(Event::DiscardLeft { seat });
    }
    ask_to_take_back(transition, transition.open().flow.turn + 1);
}

/// R6.4: then the next round begins, unless nothing moves any more (R8.4).
fn end_round<E: Events>(transition: &mut Transition<E>) {
    if !ending::by_standstill(transition) {
        turn::begin_round(transition);
    }
}
