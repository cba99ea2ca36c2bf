//! Instructions: the same on every run, so that a change of one in a thousand shows.

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use havana_bench::{game, table};
use havana_rules::{Decisions, State};

fn prepared(players: usize) -> (State, Box<Decisions>) {
    let start = table(players);
    let mut legal = Box::new(Decisions::new());
    game(&start, 0, &mut legal);
    (start, legal)
}

// A hundred random games.
#[library_benchmark]
#[bench::of_two(prepared(2))]
#[bench::of_three(prepared(3))]
#[bench::of_four(prepared(4))]
fn hundred_games((start, mut legal): (State, Box<Decisions>)) -> u32 {
    (0..100).map(|number| black_box(game(&start, number, &mut legal)).decisions).sum()
}

library_benchmark_group!(
    name = self_play;
    benchmarks = hundred_games
);
main!(library_benchmark_groups = self_play);
