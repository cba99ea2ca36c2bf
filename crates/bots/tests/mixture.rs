//! At a table of two, `master` draws its cards so that no one can foresee them.

use havana_bots::{Level, Reasons};
use havana_rules::{Choice, Config, Seat, State, Viewer};
use havana_table::{Purpose, Seed, next_input};

/// Plays a game by this bot, and looks at everything it considers.
fn game(bot: &str, players: usize, mut look: impl FnMut(Choice, &Reasons)) {
    let mut bot = bot.parse::<Level>().expect("a bot").bot();
    let mut state = State::new(&Config::new(players).expect("2 to 4 players"));
    let mut dice = Seed::of_game(6, 1, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(6, 1, Purpose::Decisions).stream();
    while let Some(input) = next_input(&state, &mut dice, |seat, choice, _| {
        let reasons = bot.consider(&state.view(Viewer::Seat(seat)), &mut policy_rng)?;
        look(choice, &reasons);
        Some(reasons.choice())
    }) {
        state.advance(input, &mut ());
    }
}

#[test]
fn the_cards_are_drawn_by_their_chances() {
    let (mut drawn, mut others) = (0, 0);
    game("master:200", 2, |choice, reasons| {
        let chances: Vec<f32> =
            reasons.weighed().map(|candidate| reasons.chance(candidate.decision)).collect();
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{choice:?}: {chances:?}");
        assert!(reasons.chance(reasons.choice()) > 0.0, "{choice:?}");
        if chances.iter().any(|&chance| chance > 0.0 && chance < 1.0) {
            assert!(matches!(choice, Choice::Opening | Choice::Lay), "{choice:?}");
            drawn += 1;
        }
        others += usize::from(reasons.choice() != reasons.best().decision);
    });
    assert!(drawn > 5 && others > 0, "{drawn} drawn, {others} not the best");
}

#[test]
fn elsewhere_the_best_is_taken() {
    for (bot, players) in [("master:100", 3), ("master:100+mix=off", 2), ("search:100", 2)] {
        game(bot, players, |_, reasons| {
            assert_eq!(reasons.choice(), reasons.best().decision, "{bot}");
            assert!((reasons.chance(reasons.choice()) - 1.0).abs() < f32::EPSILON, "{bot}");
        });
    }
}

/// The same view and the same seed give the same chances and the same choice.
#[test]
fn the_same_seed_draws_the_same_cards() {
    let mut state = State::new(&Config::new(2).expect("two players"));
    let mut dice = Seed::of_game(6, 1, Purpose::Dice).stream();
    while let Some(input) = next_input(&state, &mut dice, |_, _, _| None) {
        state.advance(input, &mut ());
    }
    let view = state.view(Viewer::Seat(Seat::ALL[0]));
    let considered = |number| {
        let mut rng = Seed::of_game(6, number, Purpose::Decisions).stream();
        let level: Level = "master:200".parse().expect("a bot");
        level.bot().consider(&view, &mut rng).expect("it is asked")
    };
    assert_eq!(considered(1), considered(1));
    let choices: Vec<_> = (0..6).map(|number| considered(number).choice()).collect();
    assert!(choices.iter().any(|choice| *choice != choices[0]), "{choices:?}");
}
