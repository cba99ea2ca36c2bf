//! The order of play (R3).

use crate::components::seat::{Lineup, Seat};
use crate::open::Open;

/// R3.2: from the lowest number to the highest. R3.3: equal numbers by points, coloured
/// materials, pesos, workers, debris, the fewer first, and then the younger.
pub(crate) fn of_play(open: &Open) -> Lineup {
    let by_number = |seat| u64::from(open.player(seat).laid().number());
    let (order, tied) = open.oldest_first.sorted_by_key(by_number);
    if tied {
        return open.oldest_first.sorted_by_key(|seat| precedence(open, seat)).0;
    }
    order
}

/// All that comes before age, the weightiest in the highest byte.
fn precedence(open: &Open, seat: Seat) -> u64 {
    let player = open.player(seat);
    u64::from_be_bytes([
        0,
        0,
        player.laid().number(),
        player.points,
        player.goods.coloured(),
        player.goods.pesos(),
        player.goods.workers(),
        player.goods.debris(),
    ])
}
