//! Times: a thousand simulated games for one decision, in the middle of a game of three.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use havana_bots::{Bot, Budget, Greedy, Search};
use havana_rules::{Choice, Config, Input, Pending, State, View, Viewer};
use havana_table::{Purpose, Seed, chance};

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
        loop {
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance(draw) => {
                    Input::Chance(chance::draw(&mut dice, draw).expect("something to draw from"))
                }
                Pending::Decide { seats, choice } => {
                    let seat = seats.lowest().expect("somebody is asked");
                    let view = state.view(Viewer::Seat(seat));
                    if choice == wanted && state.open().round() == MIDDLE {
                        return view;
                    }
                    let decision = greedy.decide(&view, &mut dice).expect("a bot that is asked");
                    Input::Decision { seat, decision }
                }
            };
            state.advance(input, &mut ());
        }
    }
    unreachable!("some game has a {wanted:?} in its middle")
}

fn thousand_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("search, 1,000 imagined games, middle game of three");
    for choice in [Choice::Lay, Choice::Build, Choice::Mama] {
        let view = middle_game(choice);
        let mut search = Search::new(Budget::Iterations(1_000));
        let mut luck = Seed::of_game(5, 0, Purpose::Whims).stream();
        group.bench_function(format!("{choice:?}"), |bencher| {
            bencher.iter(|| search.decide(black_box(&view), &mut luck));
        });
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = thousand_games
}
criterion_main!(benches);
