//! Looking at a recorded game again.

use crate::common::*;
use havana_rules::{Events, Pending, State};
use havana_table::{Purpose, Replay, Seed, Table};

#[test]
fn a_replay_shows_what_happened_at_the_table() {
    let mut happened = Vec::new();
    let mut table = Table::new(config(3), dice(8), &mut happened).expect("seeded dice never fail");
    let mut policy_rng = Seed::of_game(SERIES, 8, Purpose::Decisions).stream();
    while decide_at_random(&mut table, &mut policy_rng, &mut happened).is_some() {}

    let record = table.record();
    let moments: Vec<_> = Replay::new(&record).collect();
    assert_eq!(moments.len(), record.inputs().len());
    assert!(moments.iter().enumerate().all(|(number, moment)| moment.seq.0 as usize == number));
    assert!(moments.iter().zip(record.inputs()).all(|(moment, input)| moment.input == *input));
    let seen: Vec<_> = moments.iter().flat_map(|moment| moment.events.clone()).collect();
    assert_eq!(seen, happened);
    assert_eq!(moments.last().map(|moment| moment.state), Some(*table.state()));
}

#[test]
fn a_replay_goes_forwards_and_backwards() {
    let record = random_game(config(2), 8);
    let states: Vec<State> = Replay::new(&record).map(|moment| moment.state).collect();
    let mut replay = Replay::new(&record);
    assert!(matches!(replay.state().pending(), Pending::Chance(_)), "before the first input");
    for played in [30, 10, 31, 1, states.len()] {
        replay.seek(played);
        assert_eq!(replay.played(), played);
        assert_eq!(*replay.state(), states[played - 1]);
    }
    replay.seek(states.len() + 5);
    assert_eq!(replay.played(), states.len(), "not beyond the end");
    assert_eq!(replay.step(&mut ()), None);
    replay.seek(0);
    assert_eq!(*replay.state(), State::new(&config(2)));
}

#[test]
fn any_listener_can_watch() {
    struct Count(usize);
    impl Events for Count {
        fn push(&mut self, _: havana_rules::Event) {
            self.0 += 1;
        }
    }
    let record = short_game();
    let mut count = Count(0);
    let mut replay = Replay::new(&record);
    while replay.step(&mut count).is_some() {}
    assert!(count.0 > record.inputs().len(), "every input leads to an event at least");
    assert_eq!(replay.state().outcome(), record.outcome());
}
