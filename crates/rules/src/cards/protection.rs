//! R7.2a Protection.

use crate::components::seat::Seat;
use crate::open::Open;
use crate::transition::Progress;

/// R7.2a: no action of its own; it works by lying there.
pub(crate) fn begin() -> Progress {
    Progress::Done
}

/// R7.2a: thieves and tax collectors can take nothing from the player, for the whole round.
pub(crate) fn shields(open: &Open, seat: Seat) -> bool {
    open.player(seat).is_protected()
}
