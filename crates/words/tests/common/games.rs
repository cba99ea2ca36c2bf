//! Whole games of players who choose at random.

use havana_rules::{Choice, Config, Decisions, Event, Pending};
use havana_table::chance::below;
use havana_table::{Dice, Purpose, Seed, Table};
use havana_words::Names;

/// What the players are called: names that stand in no text.
pub(crate) const NAMES: [&str; 4] = ["Xenia", "Quirin", "Yusuf", "Wanda"];

/// The players as a spectator reads about them.
pub(crate) fn names() -> Names {
    Names::new(NAMES, None)
}

/// How many play a game: 2 to 4 in turn.
pub(crate) fn players(game: u64) -> usize {
    2 + (game % 3) as usize
}

/// A game in which no end building is cheap at first, so that one is swapped in (R2.2).
pub(crate) fn game_with_a_swap() -> u64 {
    let swaps = |pending| matches!(pending, Pending::Decide { choice: Choice::Swap, .. });
    (0..10_000)
        .find(|&game| swaps(set_up(game, &mut Vec::new()).pending()))
        .expect("one of many games begins so")
}

fn set_up(game: u64, events: &mut Vec<Event>) -> Table {
    let config = Config::new(players(game)).expect("2 to 4 play");
    let dice = Dice::seeded(Seed::of_game(2, game, Purpose::Dice));
    Table::new(config, dice, events).expect("seeded dice never run out")
}

/// Plays a game to its end, shows every table at which a player has to decide, and returns
/// all that happened.
pub(crate) fn play(game: u64, mut watch: impl FnMut(&Table)) -> Vec<Event> {
    let mut events = Vec::new();
    let mut table = set_up(game, &mut events);
    let mut policy_rng = Seed::of_game(2, game, Purpose::Decisions).stream();
    let mut legal = Decisions::new();
    while let Pending::Decide { seats, .. } = table.pending() {
        watch(&table);
        let seat = seats.lowest().expect("a seat is asked");
        table.state().legal(seat, &mut legal);
        let decision = legal[below(&mut policy_rng, legal.len() as u32) as usize];
        table.decide(seat, decision, &mut events).expect("it is legal");
    }
    events
}
