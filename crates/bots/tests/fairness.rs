//! A bot decides on its view alone: what lies hidden cannot reach it.

use havana_bots::{Bot, Budget, Level, Reasons, Search};
use havana_rules::{Config, Decision, Input, State, View, Viewer};
use havana_table::{Purpose, Seed, chance, next_input};

const LEVELS: [&str; 4] = ["random", "greedy", "planner", "search:100"];

/// The same rng for everyone who is asked.
fn considered(bot: &mut dyn Bot, view: &View) -> Option<Reasons> {
    bot.consider(view, &mut Seed::of_game(11, 0, Purpose::Decisions).stream())
}

/// Positions in which the second player lays a card and cannot see what the first one has laid.
fn positions() -> Vec<State> {
    let mut found = Vec::new();
    let mut state = State::new(&Config::new(3).expect("three players"));
    let mut dice = Seed::of_game(11, 1, Purpose::Dice).stream();
    let mut player = Level::Greedy.bot();
    while found.len() < 4
        && let Some(input) = next_input(&state, &mut dice, |seat, _, rng| {
            player.decide(&state.view(Viewer::Seat(seat)), rng)
        })
    {
        if let Input::Decision { decision: Decision::Lay { .. }, .. } = input
            && state.open().flow().turn == 1
        {
            found.push(state);
        }
        state.apply(input, &mut ()).expect("greedy keeps to the rules");
    }
    found
}

#[test]
fn games_that_look_alike_are_decided_alike() {
    let mut rng = Seed::of_game(11, 2, Purpose::Decisions).stream();
    for state in positions() {
        let viewer = Viewer::Seat(state.open().actor());
        let view = state.view(viewer);
        let mut other = view.sample(|bound| chance::below(&mut rng, bound));
        while other == state {
            other = view.sample(|bound| chance::below(&mut rng, bound));
        }
        for name in LEVELS {
            let level: Level = name.parse().expect("a level");
            let one = considered(level.bot().as_mut(), &view);
            let two = considered(level.bot().as_mut(), &other.view(viewer));
            assert!(one.is_some() && one == two, "{name}");
        }
    }
}

#[test]
fn what_a_bot_was_asked_before_does_not_matter() {
    let positions = positions();
    for name in LEVELS {
        let level: Level = name.parse().expect("a level");
        let mut used = level.bot();
        for state in &positions {
            let view = state.view(Viewer::Seat(state.open().actor()));
            let fresh = considered(level.bot().as_mut(), &view);
            assert_eq!(considered(used.as_mut(), &view), fresh, "{name}");
        }
    }
}

#[test]
fn a_search_by_time_keeps_to_it() {
    let state = positions()[0];
    let view = state.view(Viewer::Seat(state.open().actor()));
    let begun = std::time::Instant::now();
    let mut search = Search::new(Budget::Milliseconds(20));
    assert!(considered(&mut search, &view).is_some());
    assert!(begun.elapsed() >= std::time::Duration::from_millis(20));
}
