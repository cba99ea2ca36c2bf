//! Shares of the win as whole numbers, so that sums are exact.

use core::iter::Sum;
use core::ops::{Add, AddAssign, Neg, Sub};

use havana_rules::{Outcome, Seat};
use serde::{Deserialize, Serialize};

/// A share of the win, or a difference of two, in units of which [`Share::WHOLE`] make the win.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Share(pub i64);

impl Share {
    /// The whole win; two, three and four winners share it without a rest.
    pub const WHOLE: Share = Share(1_200_000_000);
    /// Nothing.
    pub const NONE: Share = Share(0);

    /// The share nearest to a part of 1.
    pub fn of(part: f64) -> Share {
        Share((part * Share::WHOLE.0 as f64).round() as i64)
    }

    /// This many percentage points.
    pub const fn of_points(points: i64) -> Share {
        Share(points * (Share::WHOLE.0 / 100))
    }

    /// The share as a part of 1.
    pub fn part(self) -> f64 {
        self.0 as f64 / Share::WHOLE.0 as f64
    }

    /// The share in percentage points.
    pub fn points(self) -> f64 {
        100.0 * self.part()
    }

    /// Its distance from nothing.
    pub const fn size(self) -> Share {
        Share(self.0.abs())
    }
}

impl Add for Share {
    type Output = Share;

    fn add(self, other: Share) -> Share {
        Share(self.0 + other.0)
    }
}

impl AddAssign for Share {
    fn add_assign(&mut self, other: Share) {
        *self = *self + other;
    }
}

impl Sub for Share {
    type Output = Share;

    fn sub(self, other: Share) -> Share {
        Share(self.0 - other.0)
    }
}

impl Neg for Share {
    type Output = Share;

    fn neg(self) -> Share {
        Share(-self.0)
    }
}

impl Sum for Share {
    fn sum<I: Iterator<Item = Share>>(shares: I) -> Share {
        shares.fold(Share::NONE, Add::add)
    }
}

/// A share for each seat; seats without a player have none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Shares([Share; Seat::MAX]);

impl Shares {
    /// The share of this seat.
    pub const fn of(self, seat: Seat) -> Share {
        self.0[seat.index()]
    }

    /// By seat.
    pub const fn by_seat(self) -> [Share; Seat::MAX] {
        self.0
    }

    /// These shares, by seat.
    pub(crate) const fn each(shares: [Share; Seat::MAX]) -> Shares {
        Shares(shares)
    }

    /// An equal share for each of this many players.
    pub fn equal(players: usize) -> Shares {
        Shares::whole([1.0; Seat::MAX].map(|part| part / players as f64), players)
    }

    /// The result of a game.
    pub fn of_outcome(outcome: Outcome) -> Shares {
        let winners = outcome.winners;
        let each = Share(Share::WHOLE.0 / winners.iter().count().max(1).cast_signed() as i64);
        Shares(Seat::ALL.map(|seat| if winners.contains(seat) { each } else { Share::NONE }))
    }

    /// Shares nearest to these parts of 1 that together are exactly the whole win: what rounding
    /// leaves goes to the last player.
    pub(crate) fn whole(parts: [f64; Seat::MAX], players: usize) -> Shares {
        let mut shares = parts.map(Share::of);
        shares[players..].fill(Share::NONE);
        let others: Share = shares[..players - 1].iter().copied().sum();
        shares[players - 1] = Share::WHOLE - others;
        Shares(shares)
    }
}

impl Sub for Shares {
    type Output = Shares;

    fn sub(self, other: Shares) -> Shares {
        Shares(Seat::ALL.map(|seat| self.of(seat) - other.of(seat)))
    }
}

impl Add for Shares {
    type Output = Shares;

    fn add(self, other: Shares) -> Shares {
        Shares(Seat::ALL.map(|seat| self.of(seat) + other.of(seat)))
    }
}

impl Sum for Shares {
    fn sum<I: Iterator<Item = Shares>>(all: I) -> Shares {
        all.fold(Shares::default(), Add::add)
    }
}

/// A mean of shares in which each counts by its weight. It is exact but for the last unit, and
/// again exactly the whole win.
pub(crate) fn weighted_mean(all: &[(Shares, u128)], players: usize) -> Shares {
    let total: u128 = all.iter().map(|&(_, weight)| weight).sum();
    let mut mean = Shares::default();
    for seat in &Seat::ALL[..players - 1] {
        let units = |shares: Shares| u128::from(shares.of(*seat).0.unsigned_abs());
        let sum: u128 = all.iter().map(|&(shares, weight)| units(shares) * weight).sum();
        // Half a total is added so that the quotient is rounded and not cut.
        mean.0[seat.index()] = Share(((sum + total / 2) / total.max(1)) as i64);
    }
    let others: Share = mean.0[..players - 1].iter().copied().sum();
    mean.0[players - 1] = Share::WHOLE - others;
    mean
}

#[cfg(test)]
mod tests {
    use super::*;
    use havana_rules::{Ending, Seats};

    #[test]
    fn results_share_the_win_without_a_rest() {
        for players in 1..=4 {
            let outcome = Outcome { winners: Seats::first(players), ending: Ending::Buildings };
            let all: Share = Shares::of_outcome(outcome).by_seat().into_iter().sum();
            assert_eq!(all, Share::WHOLE, "{players} winners");
        }
    }

    #[test]
    fn means_are_the_whole_win_too() {
        let thirds = Shares::equal(3);
        let first = Shares::whole([1.0, 0.0, 0.0, 0.0], 3);
        let mean = weighted_mean(&[(thirds, 2), (first, 1)], 3);
        assert_eq!(mean.by_seat().into_iter().sum::<Share>(), Share::WHOLE);
        assert!((mean.of(Seat::ALL[0]).part() - 5.0 / 9.0).abs() < 1e-9);
    }
}
