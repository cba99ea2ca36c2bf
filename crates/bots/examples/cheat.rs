//! How far a search is from one that sees every hidden card.
//!
//! `cargo run --release -p havana-bots --features cheat --example cheat -- 1000 3 40`: one search
//! of 1,000 imagined games a decision that knows all hands and all cards laid face down, among
//! honest ones with the same budget, 3 players, 40 deals, each played once in every seat.

#[path = "support/deals.rs"]
mod deals;

use deals::{Deals, Player};
use havana_bots::{Budget, Search};

fn main() {
    let words: Vec<u32> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [budget, players, deals] = words[..] else {
        eprintln!("usage: cheat IMAGINED_GAMES PLAYERS DEALS");
        std::process::exit(2);
    };
    let search = || Search::new(Budget::Iterations(budget));
    let cheat = || -> Player {
        let mut search = search();
        Box::new(move |state, seat, luck| {
            search.consider_knowing(state, seat, luck).map(|reasons| reasons.choice())
        })
    };
    let honest = || deals::honest(Box::new(search()));
    let result = Deals { players: players as usize, count: deals.into(), series: 1 };
    println!("one that sees everything among search:{budget}, {}", result.play(cheat, honest));
}
