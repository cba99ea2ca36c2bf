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
use crate::play::Play;

/// R6.3: with this many cards in hand or fewer, the discard pile may be taken back.
const FEW_CARDS: usize = 2;

/// R6.1: one after another in this round's order.
pub(crate) fn begin<E: Events>(play: &mut Play<E>) {
    play.ask_at(0, Choice::Lay);
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
pub(crate) fn lay<E: Events>(play: &mut Play<E>, seat: Seat, card: Card, covered: Card) {
    play.emit(Event::CardLaid { seat, covered, card: Some(card) });
    let next = play.open().flow.turn + 1;
    if usize::from(next) < play.open().player_count() {
        return play.ask_at(next, Choice::Lay);
    }
    for seat in play.open().order.iter() {
        let face_down = play.hidden(seat).face_down.lowest();
        if let (Some(card), Some(covered)) = (face_down, play.open().player(seat).covered()) {
            play.emit(Event::CardRevealed { seat, card, covered });
        }
    }
    ask_to_take_back(play, 0);
}

/// R6.3: players with two cards or fewer may take back their discard pile; with none they must.
/// R6.5: one after another in this round's order.
fn ask_to_take_back<E: Events>(play: &mut Play<E>, from: u8) {
    for place in from..play.open().player_count() as u8 {
        let seat = play.open().order.at(place);
        match play.open().player(seat).hand_size() {
            0 => play.emit(Event::DiscardTakenBack { seat }),
            1..=FEW_CARDS => return play.ask_at(place, Choice::TakeBack),
            _ => {}
        }
    }
    end_round(play);
}

/// R6.3: all or nothing.
pub(crate) fn offer_take_back(out: &mut Decisions) {
    out.push(Decision::TakeBack(true));
    out.push(Decision::TakeBack(false));
}

/// R6.3: the whole pile, or none of it.
pub(crate) fn take_back<E: Events>(play: &mut Play<E>, seat: Seat, back: bool) {
    if back {
        play.emit(Event::DiscardTakenBack { seat });
    } else {
        play.emit(Event::DiscardLeft { seat });
    }
    ask_to_take_back(play, play.open().flow.turn + 1);
}

/// R6.4: then the next round begins, unless nothing moves any more (R8.4).
fn end_round<E: Events>(play: &mut Play<E>) {
    if !ending::by_standstill(play) {
        turn::begin_round(play);
    }
}
