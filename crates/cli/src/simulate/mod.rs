//! `havana simulate`: many games of random players, and what they amount to.

mod in_order;
mod records_file;
mod report;
mod series;
mod summary;
mod tally;

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::thread;
use std::time::Instant;

use clap::Args;
use havana_rules::{Config, Deck};

use crate::failure::{Failure, Verdict};
use crate::input::decks;
use crate::style::Style;
use crate::{progress, simulate};
use series::Series;
use summary::{Speed, Summary};

/// Play many games and sum them up
///
/// Lets random players play: each chooses evenly among all that the rules allow. Prints how fast
/// that went, how long the games were, who won and how they ended.
///
/// A game depends only on the seed, its number and the rules of the table (--players, --deck,
/// --target), so the same seed gives the same games with any number of threads.
#[derive(Args)]
#[command(after_long_help = simulate::EXAMPLES)]
pub(crate) struct Arguments {
    /// How many play: 2, 3 or 4
    #[arg(long, value_name = "N", default_value_t = 4,
          value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 10_000,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    /// The number that all chance grows from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many threads to use; all processors if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// A deck of your own instead of the house deck; see havana deck check
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// The points that win; usually 25, 20 or 15 for 2, 3 or 4 players
    #[arg(long, value_name = "POINTS",
          value_parser = clap::value_parser!(u8).range(1..=i64::from(Config::HIGHEST_TARGET)))]
    target: Option<u8>,
    /// Write every game to this file, for havana replay and havana verify
    ///
    /// About 17 KB a game. The file appears when all games are written; until then they go to a
    /// file with .part after its name.
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  havana simulate --players 4 --games 100000 --seed 7
      A hundred thousand games of four.

  havana simulate --players 2 --games 1000 --records games.jsonl
      Keeps the games; havana replay games.jsonl --game 12 shows the twelfth.

  havana simulate --games 50000 --deck mine.toml --json
      How games go with your own deck, as JSON for another program.";

pub(crate) fn run(arguments: &Arguments) -> Result<Verdict, Failure> {
    let series =
        Series { config: config(arguments)?, seed: arguments.seed, games: arguments.games };
    let threads = match arguments.threads {
        Some(threads) => usize::from(threads),
        None => thread::available_parallelism().map_or(1, usize::from),
    };
    let mut records = match &arguments.records {
        Some(path) => Some(records_file::RecordsFile::create(path)?),
        None => None,
    };
    let bar = progress::of_games(series.games);
    let begun = Instant::now();
    let tally = match &mut records {
        Some(records) => series.play_recorded(threads, &bar, records)?,
        None => series.play(threads, &bar)?,
    };
    let taken = begun.elapsed();
    bar.finish_and_clear();
    if let Some(records) = records {
        records.finish()?;
    }
    let speed = Speed::of(&tally, taken, threads, arguments.records.is_some());
    let summary = Summary::of(&series, &tally, speed, arguments);
    let mut out = BufWriter::new(io::stdout().lock());
    if arguments.json {
        serde_json::to_writer_pretty(&mut out, &summary)?;
        writeln!(out)?;
    } else {
        report::write(&mut out, &summary, Style::of_stdout())?;
    }
    out.flush()?;
    Ok(Verdict::Fine)
}

fn config(arguments: &Arguments) -> Result<Config, Failure> {
    let deck = match &arguments.deck {
        Some(path) => decks::load(path)?,
        None => Deck::house(),
    };
    let config = Config::new(usize::from(arguments.players))
        .map(|config| config.with_deck(deck))
        .and_then(|config| match arguments.target {
            Some(target) => config.with_target(target),
            None => Ok(config),
        });
    config.map_err(|wrong| Failure::new(wrong.to_string()))
}
