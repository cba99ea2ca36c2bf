//! `havana report`: how the game plays, on one page with charts.

mod gathering;
mod summary;

use std::path::PathBuf;

use clap::Args;
use havana_bots::Level;
use havana_report::{About, Figures};
use havana_rules::RULES_VERSION;
use serde::Serialize;

use crate::failure::{Failure, Verdict};
use crate::options::{Common, deck_in_words};
use crate::whole_file::WholeFile;
use crate::{page, report};

/// Report on how the game plays: one page with charts
///
/// Lets bots play at tables of two, three and four, and writes one self-contained HTML file: how
/// long games are, who wins, how each card and each building is used, how goods flow, and how
/// often thieves and taxes strike. Each part has a chart, a sentence that explains it, and the
/// numbers.
///
/// The page depends only on the arguments, with any number of threads, unless a bot has a time
/// budget.
#[derive(Args)]
#[command(after_long_help = report::EXAMPLES)]
pub(crate) struct Arguments {
    /// Bots, separated by commas: random, greedy, planner, search:500
    ///
    /// Several bots change seats from game to game. If there are fewer bots than players, they
    /// repeat.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "search:500")]
    bots: Vec<Level>,
    /// Numbers of players at a table, separated by commas
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "2,3,4",
          value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Vec<u8>,
    /// Number of games for each number of players
    #[arg(long, value_name = "N", default_value_t = 200,
          value_parser = clap::value_parser!(u64).range(1..=50_000))]
    games: u64,
    #[command(flatten)]
    common: Common,
    /// Use the games in these record files instead of playing
    ///
    /// havana simulate --records and havana arena --out write such files. All games must have the
    /// same deck; unfinished games are skipped.
    #[arg(long, value_name = "FILE", num_args = 1..,
          conflicts_with_all = ["bots", "players", "games", "seed", "deck"])]
    records: Vec<PathBuf>,
    /// The page to write
    #[arg(long, value_name = "FILE", default_value = "report.html")]
    out: PathBuf,
    /// Print all figures as one JSON object instead of a short summary
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  havana report --games 50 --bots greedy
      Writes report.html for a first look, in seconds.

  havana report --games 600 --bots search:500 --deck mine.toml --out mine.html
      Shows how a custom deck plays among strong players; takes a while.

  havana report --records arena/games.jsonl --out arena.html
      Shows what the games of an arena were like.";

/// Everything on the page.
#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    about: &'a About,
    #[serde(flatten)]
    figures: &'a Figures,
}

pub(crate) fn run(arguments: &Arguments, command: &[String]) -> Result<Verdict, Failure> {
    let file = WholeFile::create(&arguments.out)?;
    let (gathered, about) = if arguments.records.is_empty() {
        let gathered = gathering::play(arguments)?;
        let deck = deck_in_words(&arguments.common.deck_name());
        let bots = arguments.bots.iter().map(ToString::to_string).collect();
        (gathered, about(command, deck, bots, Vec::new()))
    } else {
        let gathering::Read { gathered, bots, remarks } = gathering::read(&arguments.records)?;
        let deck = gathering::deck_of(&gathered);
        (gathered, about(command, deck, bots, remarks))
    };
    let figures = Figures::of(&gathered);
    if figures.tables.is_empty() {
        let says = "the records contain no finished game; choose other files";
        return Err(Failure::new(says));
    }
    let text = havana_report::page::write(&about, &figures)
        .map_err(|not_drawn| Failure::new(not_drawn.to_string()))?;
    file.finish_with(text.as_bytes())?;
    let report = Report { about: &about, figures: &figures };
    page::print(&report, arguments.json, |out, style| {
        summary::write(out, &figures, &arguments.out, style)
    })?;
    Ok(Verdict::Fine)
}

fn about(command: &[String], deck: String, bots: Vec<String>, remarks: Vec<String>) -> About {
    About {
        command: shown(command),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        rules: RULES_VERSION,
        deck,
        bots,
        remarks,
    }
}

/// The command in a form that can be typed again.
pub(crate) fn shown(command: &[String]) -> String {
    let quoted = |word: &String| {
        let is_plain = |letter: char| letter.is_alphanumeric() || "-_./:,=+".contains(letter);
        if !word.is_empty() && word.chars().all(is_plain) {
            word.clone()
        } else {
            format!("'{}'", word.replace('\'', "'\\''"))
        }
    };
    let words = command.iter().skip(1).map(quoted);
    std::iter::once("havana".to_owned()).chain(words).collect::<Vec<_>>().join(" ")
}
