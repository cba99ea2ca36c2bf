//! Times: whole random games, and single steps in the middle of one.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use havana_bench::{game, middle_game, table};
use havana_rules::{Choice, Decisions, Input, Pending, Viewer};

/// Random self-play on one thread, all legal decisions listed at every choice.
fn self_play(criterion: &mut Criterion) {
    const GAMES: u64 = 200;
    let mut group = criterion.benchmark_group("self-play");
    let mut legal = Decisions::new();
    for players in 2..=4 {
        let start = table(players);
        let all = (0..GAMES).map(|number| u64::from(game(&start, number, &mut legal).decisions));
        let decisions: u64 = all.sum();
        for (unit, amount) in [("decisions", decisions), ("games", GAMES)] {
            group.throughput(Throughput::Elements(amount));
            group.bench_function(format!("{players} players, {unit}"), |bencher| {
                bencher.iter(|| {
                    for number in 0..GAMES {
                        black_box(game(&start, number, &mut legal));
                    }
                });
            });
        }
    }
}

/// What a program that studies the game does at every step.
fn single_steps(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("middle game of three");
    let mut legal = Decisions::new();
    for choice in [Choice::Build, Choice::Lay, Choice::Mama, Choice::MaterialsThief] {
        let state = middle_game(choice);
        let Pending::Decide { seats, .. } = state.pending() else { continue };
        let Some(seat) = seats.lowest() else { continue };
        group.bench_function(format!("list the decisions of {choice:?}"), |bencher| {
            bencher.iter(|| state.legal(black_box(seat), &mut legal));
        });
        state.legal(seat, &mut legal);
        let input = Input::Decision { seat, decision: legal[0] };
        group.bench_function(format!("apply a decision of {choice:?}"), |bencher| {
            bencher.iter(|| {
                let mut next = state;
                next.apply(black_box(input), &mut ()).map(|()| next)
            });
        });
    }
    let state = middle_game(Choice::Lay);
    let view = state.view(Viewer::Spectator);
    let mut rng = havana_table::Seed::of_game(0, 0, havana_table::Purpose::Dice).stream();
    group.bench_function("view of a spectator", |bencher| {
        bencher.iter(|| black_box(&state).view(Viewer::Spectator));
    });
    group.bench_function("sample a game from a view", |bencher| {
        bencher.iter(|| view.sample(|bound| havana_table::chance::below(&mut rng, bound)));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(30);
    targets = self_play, single_steps
}
criterion_main!(benches);
