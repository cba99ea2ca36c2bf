//! Every game ends.

use crate::driver::over_games;

/// R8.4: the bag is empty after at most 26 rounds, and from then on each of the 36 buildings can
/// put the end off by at most twelve rounds.
const MOST_ROUNDS: u16 = 26 + 37 * 12;

#[test]
fn r8_4_every_game_ends() {
    over_games(1, |_| {
        |step, _| {
            assert!(step.after.open().round() <= MOST_ROUNDS);
            assert!(step.after.open().quiet_rounds() <= 12);
        }
    });
}
