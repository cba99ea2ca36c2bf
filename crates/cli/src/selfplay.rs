//! `havana selfplay`: plays games that a network learns from.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use havana_arena::Weights;
use havana_bots::Level;
use havana_learning::{Progress, Series, WriteWrong};

use crate::failure::{Failure, Verdict, unwritable};
use crate::options::Common;
use crate::words::{count, thousands};
use crate::{progress, selfplay};

/// Play games that a network learns from
///
/// One bot chooses cards and is learned from, another makes all other decisions. What each player
/// saw, how often the teacher tried each pair of cards and who won is written to a folder, 16 games
/// to a file. The same command continues a run that was stopped. docs/learning.md describes the
/// files; python/training/train.py makes weights of them.
#[derive(Args)]
#[command(after_long_help = selfplay::EXAMPLES)]
pub(crate) struct Arguments {
    /// The folder to write to
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// Number of games, rounded up to whole files
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Numbers of players, game by game in turn, separated by commas
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "2,3,4",
          value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Vec<u8>,
    /// The bot that chooses cards and is learned from; a search
    #[arg(long, value_name = "BOT", default_value = "search:1500")]
    teacher: Level,
    /// The bot that makes all other decisions
    #[arg(long, value_name = "BOT", default_value = "search:300")]
    mover: Level,
    /// Weights of the network instead of the built-in ones
    #[arg(long, value_name = "FILE", value_parser = Weights::read)]
    weights: Option<Weights>,
    #[command(flatten)]
    common: Common,
}

const EXAMPLES: &str = "\
Examples:
  havana selfplay --out samples --games 3000
      Plays 3,000 games and writes them to the folder samples.

  python3 python/training/train.py samples --out weights.bin --curves curves.svg
      Trains a network from them.

  havana selfplay --out more --teacher master:1500 --weights weights.bin --seed 2
      Plays the next round of games with what was learned.";

pub(crate) fn run(arguments: &Arguments) -> Result<Verdict, Failure> {
    let network = arguments.weights.as_ref().map(|weights| Arc::clone(weights.network()));
    let series = Series {
        seed: arguments.common.seed,
        players: arguments.players.iter().map(|&players| players.into()).collect(),
        deck: arguments.common.deck()?,
        teacher: arguments.teacher,
        mover: arguments.mover,
        network,
    };
    let bar = progress::of_games(arguments.games);
    let begun = Instant::now();
    let threads = arguments.common.threads();
    let done = havana_learning::write(&series, &arguments.out, arguments.games, threads, &|all| {
        bar.set_position(all.games);
    });
    bar.finish_and_clear();
    let Progress { games, choices, positions, bytes } = done.map_err(|wrong| match wrong {
        WriteWrong::File(path, error) => Failure::new(unwritable(&path, &error)),
        other => Failure::new(other.to_string()),
    })?;
    println!(
        "{} in {}; written in {:.0?}: {} choices of cards, {} positions, {} kB",
        count(games, "game", "games"),
        arguments.out.display(),
        begun.elapsed(),
        thousands(choices),
        thousands(positions),
        thousands(bytes / 1000),
    );
    Ok(Verdict::Fine)
}
