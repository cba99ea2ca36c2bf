//! What the players are called, and which of them is reading.

use havana_rules::Seat;

/// The players' names, by seat, and the reader's own seat if they have one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    by_seat: Vec<String>,
    you: Option<Seat>,
}

impl Names {
    /// Names by seat; sentences about `you` are spoken to the reader.
    pub fn new<N: Into<String>>(by_seat: impl IntoIterator<Item = N>, you: Option<Seat>) -> Names {
        Names { by_seat: by_seat.into_iter().map(Into::into).collect(), you }
    }

    /// The same names for another reader.
    #[must_use]
    pub fn read_by(&self, you: Option<Seat>) -> Names {
        Names { by_seat: self.by_seat.clone(), you }
    }

    /// What the player at this seat is called.
    pub fn of(&self, seat: Seat) -> &str {
        self.by_seat.get(seat.index()).map_or("?", String::as_str)
    }

    /// The reader's seat.
    pub fn you(&self) -> Option<Seat> {
        self.you
    }

    /// Whether the reader sits here.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }
}
