//! Since when it is whose turn. Like everything about a game, it follows from its moves alone, so
//! every server says the same.

use havana_protocol::Timestamp;
use havana_rules::{Seat, Seats};

/// A player's turn, from their first decision until others are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// How many moves there were when it began; no other turn of the seat has this number.
    pub since: u32,
    /// When it began.
    pub at: Timestamp,
}

/// Whose turn it is, of all seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turns([Option<Turn>; Seat::MAX]);

impl Turns {
    /// A move was made at this time, the last of this many; these are asked now. A player who
    /// was asked before continues their turn.
    pub fn moved(&mut self, asked: Seats, moves: u32, at: Timestamp) {
        for seat in Seat::ALL {
            let turn = &mut self.0[seat.index()];
            *turn = asked.contains(seat).then(|| turn.unwrap_or(Turn { since: moves, at }));
        }
    }

    /// The turn of a seat, if it has one.
    pub fn of(&self, seat: Seat) -> Option<Turn> {
        self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_lasts_as_long_as_one_is_asked() {
        let [ana, bob, ..] = Seat::ALL;
        let both: Seats = [ana, bob].into_iter().collect();
        let mut turns = Turns::default();
        let mut told = Vec::new();
        // Both choose in secret, Bob first; Ana plays two decisions, then Bob.
        for (moves, asked) in
            [(1, both), (2, Seats::only(ana)), (3, Seats::only(ana)), (4, Seats::only(bob))]
        {
            turns.moved(asked, moves, Timestamp::from_millis(100 * i64::from(moves)));
            told.push([ana, bob].map(|seat| turns.of(seat).map(|turn| turn.since)));
        }
        let expected = [[Some(1), Some(1)], [Some(1), None], [Some(1), None], [None, Some(4)]];
        assert_eq!(told, expected);
        assert_eq!(turns.of(bob), Some(Turn { since: 4, at: Timestamp::from_millis(400) }));
    }
}
