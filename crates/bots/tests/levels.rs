//! What every level keeps to: the rules, its seed, and its own view.

use havana_bots::{Bot, Level};
use havana_rules::{Choice, Config, Decision, Input, Pending, State, Viewer};
use havana_table::{Purpose, Seed, chance, next_input};

/// Cheap enough that whole games of each are played in a moment.
const LEVELS: [&str; 5] = ["random", "greedy", "planner", "search:30", "master:30"];
/// Searches by other settings than the usual ones.
const VARIANTS: [&str; 8] = [
    "search:30+rounds=0",
    "search:30+explore=6+statistics=off",
    "search:30+lcb=0",
    "search:30+rechoose=off",
    "search:30+priors=off",
    "search:30+mix=on",
    "master:30+mix=off",
    "master:30+lcb=0",
];

fn level(name: &str) -> Level {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Plays a game among bots of one level; the rules check every decision.
fn game(name: &str, players: usize, number: u64) -> Vec<Decision> {
    let mut state = State::new(&Config::new(players).expect("2 to 4 players"));
    let mut dice = Seed::of_game(7, number, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(7, number, Purpose::Decisions).stream();
    let mut bots: Vec<Box<dyn Bot>> = (0..players).map(|_| level(name).bot()).collect();
    let mut decisions = Vec::new();
    while let Some(input) = next_input(&state, &mut dice, |seat, _, _| {
        bots[seat.index()].decide(&state.view(Viewer::Seat(seat)), &mut policy_rng)
    }) {
        if let Input::Decision { decision, .. } = input {
            decisions.push(decision);
        }
        state.apply(input, &mut ()).unwrap_or_else(|illegal| panic!("{name}: {illegal}"));
    }
    assert!(state.outcome().is_some(), "{name} did not decide");
    decisions
}

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    for name in LEVELS.into_iter().chain(VARIANTS) {
        for players in 2..=4 {
            assert!(!game(name, players, 0).is_empty());
        }
    }
}

/// R2.5: all choose their opening cards at the same time, so any of them may be asked first.
#[test]
fn anybody_may_open_first() {
    let mut dice = Seed::of_game(7, 0, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(7, 0, Purpose::Decisions).stream();
    let mut state = State::new(&Config::new(4).expect("four players"));
    while let Pending::Chance(draw) = state.pending() {
        let drawn = chance::draw(&mut dice, draw).expect("something to draw from");
        state.apply(Input::Chance(drawn), &mut ()).expect("what was drawn is possible");
    }
    let Pending::Decide { seats, choice: Choice::Opening } = state.pending() else {
        panic!("this deal needs no swap");
    };
    for name in LEVELS.into_iter().chain(VARIANTS) {
        for seat in seats.iter() {
            let view = state.view(Viewer::Seat(seat));
            let decision = level(name).bot().decide(&view, &mut policy_rng);
            assert!(matches!(decision, Some(Decision::Open(..))), "{name}, {seat}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_decisions() {
    for name in LEVELS.into_iter().chain(VARIANTS) {
        assert_eq!(game(name, 3, 1), game(name, 3, 1), "{name}");
    }
}

/// With two players or with three: some settings change nothing at one of these tables.
#[test]
fn every_setting_changes_how_a_search_plays() {
    let games = |name| [2, 3].map(|players| game(name, players, 1));
    for name in VARIANTS {
        let (usual, _) = name.split_once('+').expect("a setting");
        assert!(games(name) != games(usual), "{name}");
    }
    assert!(games("master:30") != games("search:30"), "the network changes it too");
}

#[test]
fn a_spectator_is_asked_nothing() {
    let state = State::new(&Config::new(2).expect("two players"));
    let mut policy_rng = Seed::of_game(7, 0, Purpose::Decisions).stream();
    for name in LEVELS {
        let decision = level(name).bot().decide(&state.view(Viewer::Spectator), &mut policy_rng);
        assert_eq!(decision, None, "{name}");
    }
}

#[test]
fn names_are_read_as_they_are_written() {
    for name in LEVELS.into_iter().chain(VARIANTS) {
        assert_eq!(level(name).to_string(), name);
    }
}

#[test]
fn a_wrong_name_is_answered_with_the_right_ones() {
    let error = "grandmaster".parse::<Level>().expect_err("no such level").to_string();
    assert!(error.contains("grandmaster") && error.contains("greedy"), "{error}");
}

#[test]
fn a_wrong_budget_is_answered_with_an_example() {
    for name in
        ["search:", "search:0", "search:many", "search:-3", "search:ms", "search:0ms", "search:5s"]
    {
        let error = name.parse::<Level>().expect_err("no such budget").to_string();
        assert!(error.contains("search:1000"), "{error}");
    }
}

#[test]
fn a_wrong_setting_is_answered_with_an_example() {
    for wrong in ["rounds", "rounds=few", "statistics=maybe", "magic=on", "explore=-1"] {
        let name = format!("search:30+{wrong}");
        let error = name.parse::<Level>().expect_err("no such setting").to_string();
        assert!(error.contains(wrong) && error.contains("search:1000+"), "{error}");
    }
}
