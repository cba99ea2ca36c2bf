//! What a game is worth to its players.

use havana_rules::{Outcome, Seat};

/// The reward of each seat: the others' stakes go to the winners, so the sum is 0. With `n` players
/// a win alone brings `n - 1`, a loss -1, and `k` players who share a win get `n / k - 1` each.
#[expect(clippy::cast_precision_loss, reason = "there are four players at most")]
pub fn rewards(outcome: Outcome, players: usize) -> [f32; Seat::MAX] {
    let share = players as f32 / outcome.winners.len().max(1) as f32 - 1.0;
    let mut rewards = [0.0; Seat::MAX];
    for (seat, reward) in Seat::ALL.into_iter().zip(&mut rewards).take(players) {
        *reward = if outcome.winners.contains(seat) { share } else { -1.0 };
    }
    rewards
}

#[cfg(test)]
mod tests {
    use super::*;
    use havana_rules::{Ending, Seats};

    #[test]
    #[allow(clippy::float_cmp, reason = "small whole numbers are exact")]
    fn rewards_add_up_to_nothing() {
        let outcome = |winners| Outcome { winners, ending: Ending::Target };
        assert_eq!(rewards(outcome(Seats::only(Seat::ALL[2])), 3), [-1.0, -1.0, 2.0, 0.0]);
        assert_eq!(rewards(outcome(Seats::first(2)), 4), [1.0, 1.0, -1.0, -1.0]);
        assert_eq!(rewards(outcome(Seats::first(2)), 2), [0.0; 4]);
    }
}
