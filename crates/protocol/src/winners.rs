//! Who wins a game online.

/// How a seat ended, as far as it matters for who wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatAtEnd {
    /// Its points.
    pub points: u8,
    /// Whether it won by the rules of the game.
    pub won_by_rules: bool,
    /// Whether its player stayed: they have not resigned, and no bot plays for them at the end.
    pub stayed: bool,
}

/// Which seats win: a player who has left cannot. If nobody who won by the rules has stayed, the most
/// points of those who did win.
pub fn winners<const N: usize>(seats: [Option<SeatAtEnd>; N]) -> [bool; N] {
    let stayed = || seats.iter().flatten().filter(|seat| seat.stayed);
    let winner_stayed = stayed().any(|seat| seat.won_by_rules);
    let most = stayed().map(|seat| seat.points).max();
    seats.map(|seat| {
        seat.is_some_and(|seat| {
            let wins = if winner_stayed { seat.won_by_rules } else { Some(seat.points) == most };
            seat.stayed && wins
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seat(points: u8, won_by_rules: bool, stayed: bool) -> SeatAtEnd {
        SeatAtEnd { points, won_by_rules, stayed }
    }

    #[test]
    fn a_player_who_has_left_cannot_win() {
        let table = |ana, bea, cem| {
            let seats = [seat(9, true, ana), seat(7, false, bea), seat(7, false, cem)];
            let [ana, bea, cem] = seats.map(Some);
            winners([ana, bea, cem, None])
        };
        assert_eq!(table(true, true, true), [true, false, false, false]);
        assert_eq!(table(false, true, true), [false, true, true, false]);
        assert_eq!(table(false, true, false), [false, true, false, false]);
        assert_eq!(table(false, false, false), [false; 4]);
    }

    #[test]
    fn a_winner_who_stayed_keeps_the_win() {
        let shared = [seat(9, true, false), seat(9, true, true), seat(9, false, true)];
        assert_eq!(winners(shared.map(Some)), [false, true, false]);
    }
}
