//! Whom a thief may rob (R7.5, R7.6) and a tax collector may tax (R7.3b).

use crate::cards::protection;
use crate::components::seat::{Seat, Seats};
use crate::error::{Illegal, Reason};
use crate::open::Open;

/// R7.3b, R7.2a: the players still to come this round who are not protected, in order.
pub(crate) fn taxable(open: &Open) -> impl Iterator<Item = Seat> + Clone + '_ {
    open.still_to_come().filter(|&seat| !protection::shields(open, seat))
}

/// R7.5: one of the players still to come; for the last in order, any other player. Protected
/// players cannot be named, and a player is not last just because all who are still to come are
/// protected.
pub(crate) fn robbable(open: &Open) -> Seats {
    let (turn, last) = (open.flow.turn, open.is_last_turn());
    let mut robbable = Seats::NONE;
    for place in 0..Seat::MAX as u8 {
        let seat = open.order.at(place);
        let in_reach = place > turn || (last && place != turn);
        let seated = place < open.seated;
        robbable.insert_if(in_reach & seated & !protection::shields(open, seat), seat);
    }
    robbable
}

/// R7.5: whether this player may be robbed, and if not, why.
pub(crate) fn check(open: &Open, clause: &'static str, victim: Seat) -> Result<(), Illegal> {
    let reason = if victim.index() >= open.player_count() {
        Reason::NoSuchSeat(victim)
    } else if victim == open.actor() {
        Reason::Yourself
    } else if !open.is_last_turn() && !open.still_to_come().any(|seat| seat == victim) {
        Reason::AlreadyPlayed(victim)
    } else if protection::shields(open, victim) {
        Reason::Protected(victim)
    } else {
        return Ok(());
    };
    Err(Illegal::new(clause, reason))
}
