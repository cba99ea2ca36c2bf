//! Lets bots play duplicate deals and prints the share of the wins.
//!
//! `cargo run --release -p havana-bots --example duel -- ONE OTHERS PLAYERS DEALS`: one ONE among
//! OTHERS, each deal played once in every seat with the same dice.

#[path = "support/deals.rs"]
mod deals;

use deals::Deals;
use havana_bots::Level;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [one, others, players, deals] = words.as_slice() else {
        eprintln!("usage: duel ONE OTHERS PLAYERS DEALS");
        std::process::exit(2);
    };
    let level = |name: &str| {
        name.parse::<Level>().unwrap_or_else(|error| {
            eprintln!("{error}");
            std::process::exit(2);
        })
    };
    let (one, others) = (level(one), level(others));
    let players = players.parse().unwrap_or(2).clamp(2, 4);
    let deals = Deals { players, deals: deals.parse().unwrap_or(100), series: 1 };
    let player = |level: Level| move || deals::honest(level.bot());
    println!("{one} among {others}, {}", deals.play(player(one), player(others)));
}
