//! `havana report`: what the game is like, on one page with pictures.

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

/// Show what the game is like: one page with pictures
///
/// Lets bots play against themselves at tables of two, three and four, and writes one HTML file
/// that needs no other: how long games are, who wins, what becomes of each card and each building,
/// how goods flow, how often thieves and taxes hit; each with a picture, a sentence that says what
/// is seen, and the numbers.
///
/// The page depends on the arguments only, with any number of threads; but not if a bot's budget
/// is a time.
#[derive(Args)]
#[command(after_long_help = report::EXAMPLES)]
pub(crate) struct Arguments {
    /// Who plays, with commas between: random, greedy, planner, search:500
    ///
    /// Several bots change seats from game to game; fewer bots than players are gone through
    /// again.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "search:500")]
    bots: Vec<Level>,
    /// How many play at a table, with commas between
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "2,3,4",
          value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Vec<u8>,
    /// How many games to play with each number of players
    #[arg(long, value_name = "N", default_value_t = 200,
          value_parser = clap::value_parser!(u64).range(1..=50_000))]
    games: u64,
    #[command(flatten)]
    common: Common,
    /// Take the games of these record files instead of playing
    ///
    /// As havana simulate --records and havana arena --out write them. All must have the same
    /// deck; games that were broken off are left out.
    #[arg(long, value_name = "FILE", num_args = 1..,
          conflicts_with_all = ["bots", "players", "games", "seed", "deck"])]
    records: Vec<PathBuf>,
    /// The page to write
    #[arg(long, value_name = "FILE", default_value = "report.html")]
    out: PathBuf,
    /// Print all figures as one JSON object instead of a few lines
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  havana report --games 50 --bots greedy
      A first look, in seconds: report.html.

  havana report --games 600 --bots search:500 --deck mine.toml --out mine.html
      How your own deck plays among strong players; takes a while.

  havana report --records arena/games.jsonl --out arena.html
      What the games of an arena were like.";

/// Everything that the page is made of.
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
        let says = "no finished game is in the records; choose other files";
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

/// The command as it can be typed again.
fn shown(command: &[String]) -> String {
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
