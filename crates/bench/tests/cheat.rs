//! The search that is told everything, the upper reference of strength, uses what it is told.

use havana_bots::{Bot, Budget, Search};
use havana_rules::{Config, Decision, Input, Seat, State, Viewer};
use havana_table::{Purpose, Seed, next_input};

/// A two-player table at which the first player has just placed this card, if they may.
fn after_laying(wanted: fn(Decision) -> bool) -> Option<State> {
    let mut state = State::new(&Config::new(2).expect("two players"));
    let mut dice = Seed::of_game(17, 0, Purpose::Dice).stream();
    let mut bot = Search::new(Budget::Iterations(20));
    loop {
        let input = next_input(&state, &mut dice, |seat, _, rng| {
            bot.decide(&state.view(Viewer::Seat(seat)), rng)
        })?;
        if let Input::Decision { seat, decision: Decision::Lay { .. } } = input
            && state.open().flow().turn == 0
            && state.open().round() > 3
        {
            let mut legal = havana_rules::Decisions::new();
            state.legal(seat, &mut legal);
            let decision = legal.iter().copied().find(|&decision| wanted(decision))?;
            state.advance(Input::Decision { seat, decision }, &mut ());
            return Some(state);
        }
        state.advance(input, &mut ());
    }
}

#[test]
fn a_card_laid_face_down_is_seen_through() {
    let expectations: Vec<Vec<f32>> = [
        after_laying(
            |decision| matches!(decision, Decision::Lay { card, .. } if card.digit() == 9),
        ),
        after_laying(|decision| matches!(decision, Decision::Lay { card, .. } if card.digit() < 3)),
    ]
    .into_iter()
    .flatten()
    .map(|state| {
        let seat: Seat = state.open().actor();
        let mut rng = Seed::of_game(17, 1, Purpose::Decisions).stream();
        let mut search = Search::new(Budget::Iterations(300));
        let knowing = search.consider_state(&state, seat, &mut rng).expect("an answer");
        knowing.others().iter().map(|candidate| candidate.expected).collect()
    })
    .collect();
    assert_eq!(expectations.len(), 2, "the first player can lay either");
    assert_ne!(expectations[0], expectations[1]);
}
