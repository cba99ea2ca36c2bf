//! `havana simulate`: plays many games of bots and prints statistics.

mod in_order;
mod report;
mod series;
mod summary;
mod tally;

use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use havana_bots::Level;
use havana_rules::Config;

use crate::failure::{Failure, Verdict};
use crate::options::Common;
use crate::whole_file::WholeFile;
use crate::{page, progress, simulate};
use series::Series;
use summary::{Speed, Summary};

/// Play many games and print statistics
///
/// Bots play; by default random ones, which choose any legal decision with equal probability.
/// Prints how fast the games were played, how long they were, who won and how they ended.
///
/// A game depends only on the seed, its number, the bots and the settings of the table (--players,
/// --deck, --target). So the same seed gives the same games with any number of threads, unless a
/// bot has a time budget.
#[derive(Args)]
#[command(after_long_help = simulate::EXAMPLES)]
pub(crate) struct Arguments {
    /// Number of players: 2, 3 or 4
    #[arg(long, value_name = "N", default_value_t = 4,
          value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 10_000,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    /// Bots by seat, separated by commas: random, greedy, planner, search:1000
    ///
    /// If there are fewer bots than players, they repeat: a,b at a table of four sit as a,b,a,b.
    /// To find out which bot is stronger, use havana arena, which rotates seats fairly.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "random")]
    bots: Vec<Level>,
    #[command(flatten)]
    common: Common,
    /// Points to win [default: 25, 20 or 15 for 2, 3 or 4 players]
    #[arg(long, value_name = "POINTS",
          value_parser = clap::value_parser!(u8).range(1..=i64::from(Config::HIGHEST_TARGET)))]
    target: Option<u8>,
    /// Write every game to this file, for havana replay and havana verify
    ///
    /// About 17 KB a game. The file appears when all games are written; until then they are in a
    /// file with .part added to its name.
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  havana simulate --players 4 --games 100000 --seed 7
      Plays a hundred thousand games of four players.

  havana simulate --players 2 --games 1000 --records games.jsonl
      Saves the games; havana replay games.jsonl --game 12 shows the twelfth.

  havana simulate --players 3 --games 100 --bots search:500 --records strong.jsonl
      Saves games of a strong bot against itself; havana report --records strong.jsonl shows charts.

  havana simulate --games 50000 --deck mine.toml --json
      Prints statistics for a custom deck, as JSON for another program.";

pub(crate) fn run(arguments: &Arguments) -> Result<Verdict, Failure> {
    let series = series(arguments)?;
    let threads = arguments.common.threads();
    let mut records = match &arguments.records {
        Some(path) => Some(WholeFile::create(path)?),
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
    page::print(&summary, arguments.json, |out, style| report::write(out, &summary, style))?;
    Ok(Verdict::Fine)
}

fn series(arguments: &Arguments) -> Result<Series, Failure> {
    let deck = arguments.common.deck()?;
    let players = usize::from(arguments.players);
    if arguments.bots.len() > players {
        return Err(Failure::new(format!(
            "{} bots for {players} players; name at most {players}",
            arguments.bots.len()
        )));
    }
    let config =
        Config::new(players).map(|config| config.with_deck(deck)).and_then(
            |config| match arguments.target {
                Some(target) => config.with_target(target),
                None => Ok(config),
            },
        );
    let config = config.map_err(|wrong| Failure::new(wrong.to_string()))?;
    let bots = arguments.bots.clone();
    Ok(Series { config, bots, seed: arguments.common.seed, games: arguments.games })
}
