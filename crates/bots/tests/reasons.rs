//! Bots say why: what they weighed, what they expect, and what it is good for.

use havana_bots::{Level, Reasons, Why, evaluation};
use havana_rules::{Config, Decision, Seat, State, Viewer};
use havana_table::{Purpose, Seed, next_input};

/// Plays a game of three among bots of one level and hands on every table with the reasons given.
fn game(name: &str, number: u64, mut look: impl FnMut(&State, Seat, &Reasons)) {
    let level: Level = name.parse().expect("a level");
    let mut state = State::new(&Config::new(3).expect("three players"));
    let mut dice = Seed::of_game(13, number, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(13, number, Purpose::Decisions).stream();
    let mut bot = level.bot();
    while let Some(input) = next_input(&state, &mut dice, |seat, _, _| {
        let reasons = bot.consider(&state.view(Viewer::Seat(seat)), &mut policy_rng)?;
        look(&state, seat, &reasons);
        Some(reasons.choice())
    }) {
        state.apply(input, &mut ()).expect("bots keep to the rules");
    }
    assert!(state.outcome().is_some(), "{name} did not decide");
}

#[test]
fn a_building_that_is_bought_is_named() {
    for name in ["greedy", "planner", "search:50"] {
        let mut bought = 0;
        game(name, 0, |state, _, reasons| {
            if let Decision::Build { end, .. } = reasons.choice() {
                let building = state.open().end(end).expect("a building at that end");
                assert_eq!(reasons.best().why, Some(Why::Build { building }), "{name}");
                bought += 1;
            }
        });
        assert!(bought > 0, "{name}");
    }
}

#[test]
fn the_planner_sees_all_that_a_planner_should() {
    let (mut reach, mut deny, mut rob, mut protect, mut early, mut gather) = (0, 0, 0, 0, 0, 0);
    for number in 0..4 {
        game("planner", number, |state, me, reasons| match reasons.best().why {
            Some(Why::Reach { building }) => {
                assert!(!state.open().player(me).buildings().contains(building));
                reach += 1;
            }
            Some(Why::Deny { rival, .. }) => {
                assert_ne!(rival, me);
                deny += 1;
            }
            Some(Why::Rob { rival }) => {
                assert_ne!(rival, me);
                rob += 1;
            }
            Some(Why::Protect) => protect += 1,
            Some(Why::GoEarly) => early += 1,
            Some(Why::Gather) => gather += 1,
            Some(Why::Build { .. }) | None => {}
        });
    }
    let all = [reach, deny, rob, protect, early, gather];
    assert!(
        all.iter().all(|&times| times > 0),
        "reach, deny, rob, protect, early, gather: {all:?}"
    );
}

#[test]
fn what_is_expected_of_simulated_games_is_a_share_of_the_win() {
    for name in ["planner", "search:50"] {
        game(name, 1, |_, _, reasons| {
            for candidate in reasons.weighed() {
                assert!((0.0..=1.0).contains(&candidate.expected), "{name}: {candidate:?}");
            }
        });
    }
}

#[test]
fn the_shares_of_a_table_make_one_win() {
    game("greedy", 2, |state, _, _| {
        let sum: f32 = evaluation::evaluate(state.open()).iter().sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
    });
}
