//! `havana arena`: lets bots play each other and shows which is stronger.

mod report;

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use havana_arena::{ArenaError, Entrant, Journal, Plan, Sprt, Tables};

use crate::failure::{Failure, Verdict, unwritable};
use crate::options::Common;
use crate::{arena, page, progress};

/// Let bots play each other and show which is stronger
///
/// Two players: every bot meets every other. Three and four: each bot plays alone among copies of
/// each other one, and all different ones play together if there are enough. Every deal is played
/// in all seat rotations with the same draws, so that luck is equal.
///
/// Prints each share of wins with its 95% confidence interval, a rating for each bot, and how fast
/// it decides. Everything except the speed depends only on the arguments, with any number of
/// threads.
#[derive(Args)]
#[command(after_long_help = arena::EXAMPLES)]
pub(crate) struct Arguments {
    /// Bots, separated by commas: random, greedy, planner, search:1000, exec:./mybot.py
    ///
    /// A program after exec: uses the protocol in docs/bot-protocol.md. Spaces separate its
    /// arguments, and it may not contain a comma. master:1000@FILE plays with the weights of that
    /// file, for comparing two networks.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    bots: Vec<Entrant>,
    /// Numbers of players at a table, separated by commas
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "2",
          value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Vec<u8>,
    /// Which bots meet at tables of three and four
    #[arg(long, value_name = "WHICH", value_enum, default_value_t = Meeting::All)]
    tables: Meeting,
    /// Number of games at each table, rounded up to whole deals
    #[arg(long, value_name = "N", default_value_t = 200,
          value_parser = clap::value_parser!(u64).range(1..=Plan::MOST_GAMES))]
    games: u64,
    #[command(flatten)]
    common: Common,
    /// Store every game in this folder, and continue there if a run was stopped
    ///
    /// havana replay and havana verify read its games.jsonl; index.jsonl says which game is which.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Stop a table early once it is clear which of two shares of wins its first bot has
    ///
    /// For example 0.50,0.55, with 5% error either way. The shares are for two players; at larger
    /// tables, the test uses the same odds against each of the others.
    #[arg(long, value_name = "LOW,HIGH")]
    sprt: Option<Sprt>,
    /// Seconds that a program may think about a decision
    #[arg(long, value_name = "SECONDS", default_value_t = havana_arena::DEFAULT_LIMIT.as_secs_f64(),
          value_parser = seconds)]
    limit: f64,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

/// The tables, as named on the command line.
#[derive(Clone, Copy, ValueEnum)]
enum Meeting {
    /// Each bot alone among copies of each other one, and all different ones together
    All,
    /// Only each bot alone among copies of each one named after it: name the strongest first
    Alone,
}

const EXAMPLES: &str = "\
Examples:
  havana arena --bots random,greedy --games 1000
      Plays a thousand games of two.

  havana arena --bots greedy,planner,search:1000 --players 2,3,4 --games 400 --out arena
      Plays all tables and stores every game; the same command continues a stopped run.

  havana arena --bots search:1000,planner,greedy --players 3,4 --tables alone
      Plays one stronger bot among weaker ones, for each pair.

  havana arena --bots search:1000,planner --games 20000 --sprt 0.50,0.55
      Plays only as many games as needed to tell whether search is stronger.

  havana arena --bots greedy,exec:./mybot.py --limit 2
      Plays your own bot, in any language.";

pub(crate) fn run(arguments: &Arguments) -> Result<Verdict, Failure> {
    let plan = plan(arguments)?;
    let threads = arguments.common.threads();
    let failed = |error: ArenaError| match error {
        ArenaError::File { path, error } => Failure::new(unwritable(&path, &error)),
        other => Failure::new(other.to_string()),
    };
    let mut journal = match &arguments.out {
        Some(folder) => Some(Journal::open(folder, &plan).map_err(failed)?),
        None => None,
    };
    let bar = progress::of_games(plan.most_games());
    let results = havana_arena::run(&plan, threads, journal.as_mut(), &|games| bar.inc(games));
    bar.finish_and_clear();
    let results = results.map_err(failed)?;
    page::print(&results, arguments.json, |out, style| {
        report::write(out, &results, arguments, style)
    })?;
    Ok(Verdict::Fine)
}

fn plan(arguments: &Arguments) -> Result<Plan, Failure> {
    let players = arguments.players.iter().map(|&players| usize::from(players)).collect();
    let limit = Duration::from_secs_f64(arguments.limit);
    let mut plan = Plan::new(arguments.bots.clone(), players, arguments.games, limit)
        .map_err(|wrong| Failure::new(wrong.to_string()))?
        .with_tables(match arguments.tables {
            Meeting::All => Tables::All,
            Meeting::Alone => Tables::Alone,
        });
    plan.seed = arguments.common.seed;
    plan.sprt = arguments.sprt;
    plan.deck = arguments.common.deck()?;
    Ok(plan)
}

/// A time limit within sensible bounds.
fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("choose 0.01 to 3600 seconds".to_owned()),
    }
}
