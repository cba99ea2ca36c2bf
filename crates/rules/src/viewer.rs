//! Who looks at a table.

use serde::{Deserialize, Serialize};

use crate::components::seat::Seat;

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, who sees their own cards.
    Seat(Seat),
    /// A spectator, who sees no hidden cards.
    Spectator,
}

impl Viewer {
    /// R1.6: whether the viewer may see the hand and the discard pile of this player.
    pub fn sees_hand_of(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
