//! R7.4b Architect. That some buildings need it laid out is in `phases/build.rs` (R4.5).

use crate::cards::worker;
use crate::components::card::Card;
use crate::components::seat::Seat;
use crate::event::Events;
use crate::transition::{Progress, Transition};

/// R7.4b: how many workers it brings.
pub(crate) const WANTED: u8 = 1;

/// R7.4b: one worker, if one is left.
pub(crate) fn begin<E: Events>(transition: &mut Transition<E>, seat: Seat) -> Progress {
    worker::hire(transition, seat, Card::Architect, WANTED)
}
