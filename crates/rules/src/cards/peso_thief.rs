//! R7.5 Peso thief.

use crate::cards::{self, victims};
use crate::components::card::Card;
use crate::components::seat::{Seat, Seats};
use crate::decision::Decision;
use crate::decisions::Decisions;
use crate::error::Illegal;
use crate::event::{Event, Events};
use crate::open::Open;
use crate::pending::Choice;
use crate::transition::{Progress, Transition};

/// R7.5: half their pesos, rounded down.
fn loot(open: &Open, victim: Seat) -> u8 {
    open.player(victim).pesos_to_rob()
}

/// R7.5: there is a choice among several players, unless none of them has anything to take.
pub(crate) fn asks(open: &Open) -> bool {
    is_choice(open, victims::robbable(open))
}

fn is_choice(open: &Open, victims: Seats) -> bool {
    victims.len() > 1 && victims.iter().any(|victim| loot(open, victim) > 0)
}

/// R7.5: the thief names one player; if only one can be named, it is that one.
pub(crate) fn begin<E: Events>(transition: &mut Transition<E>, seat: Seat) -> Progress {
    let open = transition.open();
    let victims = victims::robbable(open);
    if is_choice(open, victims) {
        transition.ask(Choice::PesoThief);
        return Progress::Waiting;
    }
    match victims.lowest() {
        Some(victim) if loot(open, victim) > 0 => steal(transition, seat, victim),
        _ => cards::nothing(transition, seat, Card::PesoThief),
    }
}

/// R7.5: every player who can be named, one without pesos too.
pub(crate) fn offer(open: &Open, out: &mut Decisions) {
    let victims = victims::robbable(open);
    for victim in Seat::ALL {
        out.push_if(victims.contains(victim), Decision::RobPesos { victim });
    }
}

/// R7.5: the player can be named.
pub(crate) fn check(open: &Open, victim: Seat) -> Result<(), Illegal> {
    victims::check(open, "R7.5", victim)
}

/// R7.5: the pesos change hands.
pub(crate) fn act<E: Events>(transition: &mut Transition<E>, seat: Seat, victim: Seat) -> Progress {
    steal(transition, seat, victim)
}

fn steal<E: Events>(transition: &mut Transition<E>, seat: Seat, victim: Seat) -> Progress {
    let pesos = loot(transition.open(), victim);
    transition.emit(Event::PesosStolen { seat, victim, pesos });
    Progress::Done
}
