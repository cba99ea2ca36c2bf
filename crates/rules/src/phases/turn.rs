//! Phase 1: the players' turns, each with two actions and then buildings (R4.1 to R4.3).

use crate::cards::{self, sequence};
use crate::components::card::Card;
use crate::components::seat::Seat;
use crate::decision::Decision;
use crate::decisions::Decisions;
use crate::error::{Illegal, Reason};
use crate::event::{Event, Events};
use crate::open::Open;
use crate::pending::Choice;
use crate::phases::{build, order, supplies};
use crate::transition::{Progress, Transition};

/// R3.2, R6.4: a round begins with the order in which it will be played.
pub(crate) fn begin_round<E: Events>(transition: &mut Transition<E>) {
    let order = order::of_play(transition.open());
    let round = transition.open().round + 1;
    transition.emit(Event::RoundBegan { round, order });
    proceed(transition);
}

impl Open {
    /// R4.1: both laid-out cards are to act. A turn begins with the round, or when the one before
    /// it ends.
    #[inline(always)]
    pub(crate) fn begin_turn(&mut self, turn: u8) {
        self.flow.turn = turn;
        self.flow.to_act = self.player(self.order.at(turn)).laid();
    }

    /// R4.1: whether it is the last turn of the round.
    #[inline(always)]
    pub(crate) fn is_last_turn(&self) -> bool {
        usize::from(self.flow.turn) + 1 == self.player_count()
    }
}

/// R4.1: continues the turns until a player has to decide or something has to be drawn: first
/// the actions, then the buildings, then the next player, and after the last one the supplies.
pub(crate) fn proceed<E: Events>(transition: &mut Transition<E>) {
    loop {
        let seat = transition.open().actor();
        let to_act = transition.open().flow.to_act;
        let progress = match to_act.lowest() {
            None => build::begin(transition, seat),
            Some(_) if to_act.len() == 2 && sequence::matters(transition.open(), seat, to_act) => {
                return transition.ask(Choice::First);
            }
            Some(card) => cards::begin(transition, seat, card),
        };
        if progress == Progress::Waiting {
            return;
        }
        if to_act.is_empty() && finish_turn(transition, seat) == Progress::Waiting {
            return;
        }
    }
}

/// R4.1: continues the turns if what was to be done is finished.
#[inline(always)]
pub(crate) fn proceed_after<E: Events>(transition: &mut Transition<E>, progress: Progress) {
    if progress == Progress::Done {
        proceed(transition);
    }
}

/// R4.1: the turn is over; the next player's begins, or phase 2 after the last.
fn finish_turn<E: Events>(transition: &mut Transition<E>, seat: Seat) -> Progress {
    let is_last = transition.open().is_last_turn();
    transition.emit(Event::TurnEnded { seat });
    if !is_last {
        return Progress::Done;
    }
    supplies::begin(transition);
    Progress::Waiting
}

/// R4.3: building is always voluntary, so a player may end their turn whenever they could build.
pub(crate) fn end<E: Events>(transition: &mut Transition<E>, seat: Seat) {
    let progress = finish_turn(transition, seat);
    proceed_after(transition, progress);
}

/// R4.1: either of the two cards.
pub(crate) fn offer_first(open: &Open, out: &mut Decisions) {
    out.extend(open.flow.to_act.iter().map(Decision::First));
}

/// R4.1: the card is one of the two laid out.
pub(crate) fn check_first(open: &Open, card: Card) -> Result<(), Illegal> {
    if open.flow.to_act.contains(card) {
        Ok(())
    } else {
        Err(Illegal::new("R4.1", Reason::NotLaidOut(card)))
    }
}

/// R4.1: the chosen card acts, and then the other.
pub(crate) fn first<E: Events>(transition: &mut Transition<E>, card: Card) {
    let seat = transition.open().actor();
    let progress = cards::begin(transition, seat, card);
    proceed_after(transition, progress);
}
