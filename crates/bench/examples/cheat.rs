//! How far a search is from one that sees every hidden card.
//!
//! `cargo run --release -p havana-bench --example cheat -- 1000 3 40`: one search of 1,000
//! simulated games a decision that knows all hands and all face-down cards, among honest ones
//! with the same budget, 3 players, 40 deals, each played once in every seat with the same dice.
//! The budget can be a time, such as `10ms`. With `master` at the end, the honest ones are `master`.

use havana_arena::Interval;
use havana_bench::{part_of_win, shares};
use havana_bots::{Bot, Budget, Search, Settings};
use havana_rules::{Config, Seat, State, Viewer};
use havana_table::{Purpose, Seed, next_input};

/// The series of deals, different from those in which the settings were found.
const SERIES: u64 = 2031;

#[derive(Clone, Copy)]
struct Match {
    budget: Budget,
    honest: Settings,
    players: usize,
    deals: u64,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let Some(plan) = Match::read(&words) else {
        eprintln!("usage: cheat BUDGET PLAYERS DEALS [master]");
        std::process::exit(2);
    };
    let Match { budget, players, deals, .. } = plan;
    let honest = if plan.honest == Settings::MASTER { "master" } else { "search" };
    let shares = shares(deals, players, |deal, place| plan.won(deal, place));
    let Interval { share, low, high } = Interval::of_deals(&shares, players);
    println!(
        "one that sees everything among {honest}:{budget}, {players} players, {deals} deals: wins \
         {:.1} % ({:.1} to {:.1}) of {} games",
        100.0 * share,
        100.0 * low,
        100.0 * high,
        players as u64 * deals,
    );
}

impl Match {
    fn read(words: &[&str]) -> Option<Match> {
        let (&[budget, players, deals], rest) = words.split_first_chunk()?;
        let honest = match rest {
            [] => Settings::BEST,
            ["master"] => Settings::MASTER,
            _ => return None,
        };
        let players = players.parse().ok().filter(|players| (2..=4).contains(players))?;
        Some(Match { budget: budget.parse().ok()?, honest, players, deals: deals.parse().ok()? })
    }

    /// The part of the win of one who cheats in this seat.
    fn won(self, deal: u64, cheat: usize) -> f64 {
        let mut state = State::new(&Config::new(self.players).expect("2 to 4 players"));
        let mut dice = Seed::of_game(SERIES, deal, Purpose::Dice).stream();
        let policy_rng = deal * Seat::MAX as u64 + cheat as u64;
        let mut policy_rng = Seed::of_game(SERIES, policy_rng, Purpose::Decisions).stream();
        let mut search = Search::new(self.budget);
        let mut honest = Search::new(self.budget).with_settings(self.honest);
        while let Some(input) = next_input(&state, &mut dice, |seat, _, _| {
            let reasons = if seat.index() == cheat {
                search.consider_state(&state, seat, &mut policy_rng)
            } else {
                honest.consider(&state.view(Viewer::Seat(seat)), &mut policy_rng)
            };
            reasons.map(|reasons| reasons.choice())
        }) {
            state.apply(input, &mut ()).expect("players keep to the rules");
        }
        part_of_win(&state, cheat)
    }
}
