//! Lets bots play duplicate deals and prints each one's share of the wins.
//!
//! `cargo run --release -p havana-bots --example duel -- STRONG WEAK PLAYERS DEALS`: one STRONG
//! among WEAK ones, each deal played once in every seat with the same dice.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use havana_bots::{Bot, Level};
use havana_rules::{Config, Input, Pending, State, Viewer};
use havana_table::{Purpose, Seed, chance};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [strong, weak, players, deals] = words.as_slice() else {
        eprintln!("usage: duel STRONG WEAK PLAYERS DEALS");
        std::process::exit(2);
    };
    let level = |name: &str| {
        name.parse::<Level>().unwrap_or_else(|error| {
            eprintln!("{error}");
            std::process::exit(2);
        })
    };
    let (strong, weak) = (level(strong), level(weak));
    let players: usize = players.parse().unwrap_or(2);
    let deals: u64 = deals.parse().unwrap_or(100);
    let begun = Instant::now();
    let next = AtomicU64::new(0);
    let results: Vec<Tally> = std::thread::scope(|scope| {
        let work = || {
            let mut tally = Tally::default();
            loop {
                let deal = next.fetch_add(1, Ordering::Relaxed);
                if deal >= deals {
                    return tally;
                }
                (0..players).for_each(|seat| tally.game(strong, weak, players, deal, seat));
            }
        };
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or_default()).collect()
    });
    let all = results.iter().fold(Tally::default(), Tally::merged);
    let games = f64::from(all.games);
    let share = all.wins / games;
    let (low, high) = wilson(share, games);
    println!(
        "{strong} against {weak}, {players} players, {games} games: wins {:.1} % ({:.1} to {:.1}), \
         {:.1} rounds, {:.1} s",
        100.0 * share,
        100.0 * low,
        100.0 * high,
        f64::from(all.rounds) / games,
        begun.elapsed().as_secs_f64(),
    );
}

#[derive(Default)]
struct Tally {
    wins: f64,
    games: u32,
    rounds: u32,
}

impl Tally {
    fn merged(self, other: &Tally) -> Tally {
        Tally {
            wins: self.wins + other.wins,
            games: self.games + other.games,
            rounds: self.rounds + other.rounds,
        }
    }

    /// One game with the strong bot in this seat.
    fn game(&mut self, strong: Level, weak: Level, players: usize, deal: u64, place: usize) {
        let Ok(config) = Config::new(players) else { return };
        let mut state = State::new(&config);
        let mut dice = Seed::of_game(1, deal, Purpose::Dice).stream();
        let mut whims = Seed::of_game(1, deal * 4 + place as u64, Purpose::Whims).stream();
        let mut bots: Vec<Box<dyn Bot>> = (0..players)
            .map(|seat| if seat == place { strong.bot() } else { weak.bot() })
            .collect();
        let outcome = loop {
            let input = match state.pending() {
                Pending::Over(outcome) => break outcome,
                Pending::Chance(draw) => chance::draw(&mut dice, draw).map(Input::Chance),
                Pending::Decide { seats, .. } => seats.lowest().and_then(|seat| {
                    let view = state.view(Viewer::Seat(seat));
                    let decision = bots[seat.index()].decide(&view, &mut whims)?;
                    Some(Input::Decision { seat, decision })
                }),
            };
            let Some(input) = input else { return };
            if let Err(illegal) = state.apply(input, &mut ()) {
                eprintln!("a bot broke the rules: {illegal}");
                return;
            }
        };
        let won = outcome.winners.iter().any(|seat| seat.index() == place);
        self.wins += if won { 1.0 / f64::from(outcome.winners.len() as u32) } else { 0.0 };
        self.games += 1;
        self.rounds += u32::from(state.open().round());
    }
}

/// The interval that holds the true share 95 times in 100.
fn wilson(share: f64, games: f64) -> (f64, f64) {
    let z = 1.96_f64;
    let middle = share + z * z / (2.0 * games);
    let width = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    ((middle - width) / scale, (middle + width) / scale)
}
