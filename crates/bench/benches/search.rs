//! Times: a thousand simulated games for one decision, in the middle of a game of three.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use havana_bots::{Bot, Budget, Greedy, Search};
use havana_rules::{Choice, Config, State, View, Viewer};
use havana_table::{Purpose, Seed, next_input};

/// The round whose decisions are timed; games of three last about 16.
const MIDDLE: u16 = 7;

/// What the player who is asked for such a decision sees, in a game among greedy players.
///
/// # Panics
/// If no game has one.
fn middle_game(wanted: Choice) -> View {
    for number in 0.. {
        let mut state = State::new(&Config::new(3).expect("three players"));
        let mut dice = Seed::of_game(5, number, Purpose::Dice).stream();
        let mut greedy = Greedy::default();
        let mut found = None;
        while let Some(input) = next_input(&state, &mut dice, |seat, choice, rng| {
            let view = state.view(Viewer::Seat(seat));
            if choice == wanted && state.open().round() == MIDDLE {
                found = Some(view);
                return None;
            }
            greedy.decide(&view, rng)
        }) {
            state.advance(input, &mut ());
        }
        if let Some(view) = found {
            return view;
        }
    }
    unreachable!("some game has a {wanted:?} in its middle")
}

fn thousand_games(criterion: &mut Criterion) {
    let mut group =
        criterion.benchmark_group("search, 1,000 simulated games, middle game of three");
    for choice in [Choice::Lay, Choice::Build, Choice::Mama] {
        let view = middle_game(choice);
        let mut search = Search::new(Budget::Iterations(1_000));
        let mut rng = Seed::of_game(5, 0, Purpose::Decisions).stream();
        group.bench_function(format!("{choice:?}"), |bencher| {
            bencher.iter(|| search.decide(black_box(&view), &mut rng));
        });
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = thousand_games
}
criterion_main!(benches);
