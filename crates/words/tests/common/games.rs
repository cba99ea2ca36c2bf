//! Whole games of players who choose at random.

use havana_rules::{Config, Decisions, Event, Pending};
use havana_table::chance::below;
use havana_table::{Dice, Purpose, Seed, Table};
use havana_words::Names;

/// What the players are called: names that stand in no text.
pub(crate) const NAMES: [&str; 4] = ["Xenia", "Quirin", "Yusuf", "Wanda"];

/// The players as somebody reads of them who only watches.
pub(crate) fn names() -> Names {
    Names::new(NAMES, None)
}

/// Plays a game to its end, shows every table at which somebody has to decide, and answers with
/// all that happened.
pub(crate) fn play(players: usize, game: u64, mut watch: impl FnMut(&Table)) -> Vec<Event> {
    let config = Config::new(players).expect("2 to 4 play");
    let mut whim = Seed::of_game(2, game, Purpose::Whims).stream();
    let dice = Dice::seeded(Seed::of_game(2, game, Purpose::Dice));
    let mut events = Vec::new();
    let mut table = Table::new(config, dice, &mut events).expect("seeded dice never run out");
    let mut legal = Decisions::new();
    while let Pending::Decide { seats, .. } = table.pending() {
        watch(&table);
        let seat = seats.lowest().expect("somebody decides");
        table.state().legal(seat, &mut legal);
        let decision = legal[below(&mut whim, legal.len() as u32) as usize];
        table.decide(seat, decision, &mut events).expect("it is legal");
    }
    events
}
