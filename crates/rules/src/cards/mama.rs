//! R7.9 Mama.

use crate::cards;
use crate::components::card::Card;
use crate::components::goods::Colours;
use crate::components::seat::Seat;
use crate::decision::Decision;
use crate::decisions::Decisions;
use crate::error::{Illegal, Reason};
use crate::event::{Event, Events};
use crate::open::Open;
use crate::pending::Choice;
use crate::transition::{Progress, Transition};

/// R7.9: there is a choice if there are several colours and not all are taken.
pub(crate) fn asks(open: &Open) -> bool {
    let colours = open.centre.colours().to_array();
    let kinds = colours.iter().filter(|&&count| count > 0).count();
    kinds > 1
}

/// R7.9: the player chooses the colours; if there is only one, they take half of it.
pub(crate) fn begin<E: Events>(transition: &mut Transition<E>, seat: Seat) -> Progress {
    let open = transition.open();
    if open.centre.only_materials().is_empty() {
        return cards::nothing(transition, seat, Card::Mama);
    }
    if asks(open) {
        transition.ask(Choice::Mama);
        return Progress::Waiting;
    }
    let half = open.coloured_for_mama();
    let only = open.centre.colours().to_array().map(|count| count.min(half));
    take(transition, seat, Colours::from_array(only))
}

/// R7.9: every mix of colours that makes up half.
pub(crate) fn offer(open: &Open, out: &mut Decisions) {
    let half = open.coloured_for_mama();
    let there = open.centre.colours();
    for brick in 0..=there.brick.min(half) {
        let left = half - brick;
        for sandstone in 0..=there.sandstone.min(left) {
            let left = left - sandstone;
            for loam in left.saturating_sub(there.glass)..=there.loam.min(left) {
                let glass = left - loam;
                out.push(Decision::Mama(Colours { brick, sandstone, loam, glass }));
            }
        }
    }
}

/// R7.9: just half, of what is there.
pub(crate) fn check(open: &Open, colours: Colours) -> Result<(), Illegal> {
    let coloured = open.coloured_for_mama();
    if colours.total() != u32::from(coloured) {
        return Err(Illegal::new("R7.9", Reason::HalfIs { coloured }));
    }
    if !open.centre.covers(colours.goods()) {
        return Err(Illegal::new("R7.9", Reason::NotInCentre));
    }
    Ok(())
}

/// R7.9: the chosen colours and half the debris.
pub(crate) fn act<E: Events>(
    transition: &mut Transition<E>,
    seat: Seat,
    colours: Colours,
) -> Progress {
    take(transition, seat, colours)
}

fn take<E: Events>(transition: &mut Transition<E>, seat: Seat, colours: Colours) -> Progress {
    let goods = transition.open().gain(Decision::Mama(colours));
    transition.emit(Event::TakenFromCentre { seat, goods });
    Progress::Done
}
