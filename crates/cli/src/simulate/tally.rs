//! Sums over games. Whole numbers only, so the order of adding does not matter.

use havana_rules::{Ending, Seat, State};
use havana_table::selfplay::Played;

/// Wins are counted in twelfths, so that a win shared by two, three or four divides evenly.
pub(crate) const TWELFTHS: u64 = 12;

/// The sums of some games.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) draws: u64,
    /// The number of games by their number of rounds.
    pub(crate) rounds: Vec<u64>,
    pub(crate) endings: [u64; Ending::ALL.len()],
    pub(crate) seats: [SeatTally; Seat::MAX],
    pub(crate) shared_games: u64,
    pub(crate) winners: u64,
    pub(crate) points_of_winners: u64,
}

/// The sums of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct SeatTally {
    pub(crate) wins: u64,
    pub(crate) shared_wins: u64,
    /// Wins in twelfths; a shared win is divided among the winners.
    pub(crate) twelfths: u64,
    pub(crate) points: u64,
}

impl Tally {
    /// Adds a game that is over.
    pub(crate) fn add(&mut self, state: &State, played: Played) {
        let open = state.open();
        self.games += 1;
        self.decisions += u64::from(played.decisions);
        self.draws += u64::from(played.draws);
        let round = usize::from(open.round());
        if self.rounds.len() <= round {
            self.rounds.resize(round + 1, 0);
        }
        self.rounds[round] += 1;
        self.endings[played.outcome.ending as usize] += 1;
        let winners = played.outcome.winners;
        let is_shared = winners.len() > 1;
        self.shared_games += u64::from(is_shared);
        for seat in open.seats() {
            let points = u64::from(open.player(seat).points());
            let sums = &mut self.seats[seat.index()];
            sums.points += points;
            if winners.contains(seat) {
                sums.wins += 1;
                sums.shared_wins += u64::from(is_shared);
                sums.twelfths += TWELFTHS / winners.len() as u64;
                self.winners += 1;
                self.points_of_winners += points;
            }
        }
    }

    /// Adds the sums of other games.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.draws += other.draws;
        if self.rounds.len() < other.rounds.len() {
            self.rounds.resize(other.rounds.len(), 0);
        }
        self.rounds.iter_mut().zip(&other.rounds).for_each(|(sum, games)| *sum += games);
        self.endings.iter_mut().zip(other.endings).for_each(|(sum, games)| *sum += games);
        for (sums, more) in self.seats.iter_mut().zip(&other.seats) {
            sums.wins += more.wins;
            sums.shared_wins += more.shared_wins;
            sums.twelfths += more.twelfths;
            sums.points += more.points;
        }
        self.shared_games += other.shared_games;
        self.winners += other.winners;
        self.points_of_winners += other.points_of_winners;
    }

    /// The percentile of the number of rounds.
    pub(crate) fn rounds_at(&self, percent: u64) -> u16 {
        let rank = (self.games * percent).div_ceil(100).max(1);
        let mut counted = 0;
        let at = self.rounds.iter().position(|games| {
            counted += games;
            counted >= rank
        });
        at.unwrap_or(0) as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_rounds_that_were_played() {
        let mut rounds = vec![0; 31];
        rounds[10] = 1;
        rounds[20] = 8;
        rounds[30] = 1;
        let tally = Tally { games: 10, rounds, ..Tally::default() };
        assert_eq!(
            [0, 10, 11, 50, 90, 91, 100].map(|p| tally.rounds_at(p)),
            [10, 10, 20, 20, 20, 30, 30]
        );
    }

    #[test]
    fn sums_do_not_depend_on_the_order_of_adding() {
        let one = Tally { games: 1, rounds: vec![0, 1], endings: [1, 0, 0, 0], ..Tally::default() };
        let other = Tally { games: 2, rounds: vec![0, 0, 0, 2], winners: 3, ..Tally::default() };
        let (mut forwards, mut backwards) = (one.clone(), other.clone());
        forwards.merge(&other);
        backwards.merge(&one);
        assert_eq!(forwards, backwards);
        assert_eq!((forwards.games, forwards.rounds), (3, vec![0, 1, 0, 2]));
    }
}
