//! Lets bots play duplicate deals and prints the share of the wins.
//!
//! `cargo run --release -p havana-bots --example duel -- ONE OTHERS PLAYERS DEALS SERIES`: one
//! ONE among OTHERS, each deal played once in every seat with the same dice. Another series has
//! other deals.

#[path = "support/deals.rs"]
mod deals;

use deals::Deals;
use havana_bots::Level;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [one, others, players, deals, series] = words.as_slice() else {
        eprintln!("usage: duel ONE OTHERS PLAYERS DEALS SERIES");
        std::process::exit(2);
    };
    let level = |name: &str| {
        name.parse::<Level>().unwrap_or_else(|error| {
            eprintln!("{error}");
            std::process::exit(2);
        })
    };
    let (one, others) = (level(one), level(others));
    let number = |word: &str| {
        word.parse::<u64>().unwrap_or_else(|_| {
            eprintln!("\"{word}\" is no number");
            std::process::exit(2);
        })
    };
    let players = number(players).clamp(2, 4) as usize;
    let deals = Deals { players, count: number(deals), series: number(series) };
    let player = |level: Level| move || deals::honest(level.bot());
    println!("{one} among {others}, {}", deals.play(player(one), player(others)));
}
