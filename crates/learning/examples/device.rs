//! Self-play and arena in one small program, for a training machine without Rust:
//! `selfplay FOLDER GAMES SEED TEACHER MOVER THREADS [WEIGHTS]`, or
//! `arena BOTS PLAYERS GAMES SEED THREADS`.

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use havana_arena::{Plan, Tables};
use havana_bots::network::Network;
use havana_learning::{Series, write};
use havana_rules::Deck;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["selfplay", folder, games, seed, teacher, mover, threads, ref weights @ ..] => {
            let network = match weights {
                [path] => Some(Arc::new(Network::read(&std::fs::read(path)?)?)),
                _ => None,
            };
            let series = Series {
                seed: seed.parse()?,
                players: vec![2, 3, 4],
                deck: Deck::house(),
                teacher: teacher.parse()?,
                mover: mover.parse()?,
                network,
            };
            selfplay(&series, folder, games.parse()?, threads.parse()?)
        }
        ["arena", bots, players, games, seed, threads] => {
            let bots = bots.split(',').map(str::parse).collect::<Result<_, _>>()?;
            let players = players.split(',').map(str::parse).collect::<Result<_, _>>()?;
            let mut plan = Plan::new(bots, players, games.parse()?, Duration::from_mins(1))?
                .with_tables(Tables::Alone);
            plan.seed = seed.parse()?;
            arena(&plan, threads.parse()?)
        }
        _ => Err("begin with selfplay or arena".into()),
    }
}

fn selfplay(
    series: &Series,
    folder: &str,
    games: u64,
    threads: usize,
) -> Result<(), Box<dyn Error>> {
    let begun = Instant::now();
    write(series, folder.as_ref(), games, threads, &|all| {
        if all.games.is_multiple_of(256) {
            println!("{all:?} after {:.0?}", begun.elapsed());
        }
    })?;
    Ok(())
}

fn arena(plan: &Plan, threads: usize) -> Result<(), Box<dyn Error>> {
    let results = havana_arena::run(plan, threads, None, &|_| {})?;
    for one in &results.encounters {
        let Some(first) = one.shares.first() else { continue };
        let [share, low, high] = [first.interval.share, first.interval.low, first.interval.high]
            .map(|part| 100.0 * part);
        println!(
            "{} players, {} games: {} {share:.1}% ({low:.1} to {high:.1}), {:.2} of the fair share",
            one.players,
            one.games,
            one.seats.join(", "),
            first.interval.share / first.fair,
        );
    }
    for bot in &results.bots {
        println!("  {}: mean {:.2} ms", bot.name, bot.speed.mean_millis);
    }
    Ok(())
}
