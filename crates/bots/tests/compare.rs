//! Two decisions beside each other.

use havana_bots::{Bot, Budget, Greedy, Search};
use havana_rules::{Config, Decision, Decisions, Input, Pending, Seat, State, Viewer};
use havana_table::{Purpose, Seed, chance};

/// A game of greedy players at the moment at which one can win by building, and that decision.
fn won() -> (State, Seat, Decision) {
    let mut state = State::new(&Config::new(3).expect("3 players"));
    let mut dice = Seed::of_game(8, 1, Purpose::Dice).stream();
    let (mut bot, mut legal) = (Greedy::default(), Decisions::new());
    loop {
        let input = match state.pending() {
            Pending::Over(_) => panic!("the game was won by building"),
            Pending::Chance(draw) => Input::Chance(chance::draw(&mut dice, draw).expect("some")),
            Pending::Decide { seats, .. } => {
                let seat = seats.lowest().expect("one is asked");
                state.legal(seat, &mut legal);
                for &decision in legal.iter() {
                    let mut after = state;
                    after.advance(Input::Decision { seat, decision }, &mut ());
                    if after.outcome().is_some() && legal.contains(&Decision::EndTurn) {
                        return (state, seat, decision);
                    }
                }
                let view = state.view(Viewer::Seat(seat));
                let decision = bot.decide(&view, &mut dice).expect("it is asked");
                Input::Decision { seat, decision }
            }
        };
        state.advance(input, &mut ());
    }
}

#[test]
fn a_win_at_once_is_better_than_ending_the_turn() {
    let (state, seat, wins) = won();
    let view = state.view(Viewer::Seat(seat));
    let compare = |first, second| {
        let mut rng = Seed::of_game(8, 2, Purpose::Decisions).stream();
        let mut search = Search::new(Budget::Iterations(200));
        search.compare(&view, first, second, &mut rng).expect("it is asked")
    };
    let found = compare(wins, Decision::EndTurn);
    assert_eq!(found.determinizations, 100, "each has half of the budget");
    assert!((found.first - 1.0).abs() < 1e-9 && found.second < 1.0, "{found:?}");
    assert!(found.error > 0.0 && found.first - found.second > 2.0 * found.error, "{found:?}");
    assert_eq!(found, compare(wins, Decision::EndTurn), "the same seed gives the same result");
    let turned = compare(Decision::EndTurn, wins);
    assert!((turned.second - 1.0).abs() < 1e-9, "{turned:?}");
}
