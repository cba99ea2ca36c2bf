//! The games and positions that the benchmarks share.

use havana_rules::{Choice, Config, Decisions, Pending, State};
use havana_table::selfplay::{Played, play_out};
use havana_table::{Purpose, Seed};

/// A table of this many players, about to be set up.
///
/// # Panics
/// If there are not 2 to 4 of them.
pub fn table(players: usize) -> State {
    State::new(&Config::new(players).expect("2 to 4 players"))
}

/// Plays one random game.
///
/// # Panics
/// If the rules stop without an end, which the tests show they never do.
pub fn game(start: &State, number: u64, legal: &mut Decisions) -> Played {
    let mut rng = Seed::of_game(0, number, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(0, number, Purpose::Decisions).stream();
    let mut state = *start;
    play_out(&mut state, &mut rng, &mut policy_rng, legal, &mut (), |_| {})
        .expect("every game ends")
}

/// A state of a random game of three in its sixth round or later that waits for this kind of
/// choice.
///
/// # Panics
/// If no game has one.
pub fn middle_game(wanted: Choice) -> State {
    let start = table(3);
    let mut legal = Decisions::new();
    for number in 0.. {
        let mut rng = Seed::of_game(1, number, Purpose::Dice).stream();
        let mut policy_rng = Seed::of_game(1, number, Purpose::Decisions).stream();
        let mut state = start;
        let mut inputs = Vec::new();
        play_out(&mut state, &mut rng, &mut policy_rng, &mut legal, &mut (), |input| {
            inputs.push(input);
        });
        let mut state = start;
        for input in inputs {
            let waits =
                matches!(state.pending(), Pending::Decide { choice, .. } if choice == wanted);
            if waits && state.open().round() >= 6 {
                return state;
            }
            state.advance(input, &mut ());
        }
    }
    unreachable!("some game has a {wanted:?}")
}
