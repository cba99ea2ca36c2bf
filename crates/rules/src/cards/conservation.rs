//! R7.3a Conservation.

use crate::cards;
use crate::components::card::Card;
use crate::components::row::End;
use crate::components::seat::Seat;
use crate::decision::Decision;
use crate::decisions::Decisions;
use crate::ending;
use crate::error::{Illegal, Reason};
use crate::event::{Event, Events};
use crate::open::Open;
use crate::pending::Choice;
use crate::refill;
use crate::transition::{Progress, Transition};

/// R7.3a: only one building a round is removed, by all players together.
pub(crate) fn asks(open: &Open) -> bool {
    !open.removed && open.ends().next().is_some()
}

/// R7.3a: the player may remove an end building.
pub(crate) fn begin<E: Events>(transition: &mut Transition<E>, seat: Seat) -> Progress {
    if !asks(transition.open()) {
        return cards::nothing(transition, seat, Card::Conservation);
    }
    transition.ask(Choice::Conservation);
    Progress::Waiting
}

/// R7.3a: any end building, or none.
pub(crate) fn offer(open: &Open, out: &mut Decisions) {
    out.push(Decision::Conserve(None));
    for end in End::ALL {
        out.push_if(open.end(end).is_some(), Decision::Conserve(Some(end)));
    }
}

/// R7.3a: a building lies at that end.
pub(crate) fn check(open: &Open, end: Option<End>) -> Result<(), Illegal> {
    match end {
        Some(end) if open.end(end).is_none() => {
            Err(Illegal::new("R7.3a", Reason::NoBuildingAt(end)))
        }
        _ => Ok(()),
    }
}

/// R7.3a: the building goes to the box, worth nothing to anyone; R4.8 applies.
pub(crate) fn act<E: Events>(
    transition: &mut Transition<E>,
    seat: Seat,
    end: Option<End>,
) -> Progress {
    let target = end.and_then(|end| Some((end, transition.open().end(end)?)));
    let Some((end, building)) = target else {
        transition.emit(Event::ActionDeclined { seat, card: Card::Conservation });
        return Progress::Done;
    };
    transition.emit(Event::BuildingRemoved { seat, end, building });
    if ending::by_exhaustion(transition) {
        return Progress::Waiting;
    }
    refill::fill_up(transition, end.row())
}
